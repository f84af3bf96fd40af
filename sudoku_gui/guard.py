"""No exception leaves a method that Qt calls: C++ cannot pass it on, and a painter that stays open crashes the program.

Whatever overrides a virtual method of Qt derives from `Guarded`. An exception in such a method is reported, painters
that it left open are ended, and Qt gets a harmless answer; in place of a picture there is a message. A test looks for
overrides that are not guarded.
"""

import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from types import FrameType, FunctionType, TracebackType
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPalette
from shiboken6 import isValid

_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # sys.excepthook prints what is not handled elsewhere

_Answer = Callable[[Any], object]
"""From the object whose method has failed to the answer that Qt gets."""


def _paint_failure(widget: Any) -> None:
    """Paint a message in place of the picture, which is tried again when Qt next asks for it."""
    if not isValid(widget):
        return
    canvas = widget.viewport() if hasattr(widget, "viewport") else widget
    painter, palette = QPainter(canvas), canvas.palette()
    painter.fillRect(canvas.rect(), palette.color(QPalette.ColorRole.Window))
    painter.setPen(palette.color(QPalette.ColorRole.WindowText))
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(
        canvas.rect().adjusted(8, 8, -8, -8),
        flags,
        QCoreApplication.translate("guard", "This view could not be drawn."),
    )
    painter.end()


def _constant(value: object) -> _Answer:
    return lambda _: value


def _answers(value: object, *names: str) -> dict[str, _Answer]:
    return dict.fromkeys(names, _constant(value))


_EVENTS: Final = (
    *("mousePress", "mouseRelease", "mouseDoubleClick", "mouseMove", "wheel", "tablet", "enter", "leave"),
    *("keyPress", "keyRelease", "focusIn", "focusOut", "inputMethod", "contextMenu", "action"),
    *("show", "hide", "close", "move", "resize", "change", "timer", "child", "custom"),
    *("dragEnter", "dragMove", "dragLeave", "drop"),
)

ANSWERS: Final[Mapping[str, _Answer]] = {
    "paintEvent": _paint_failure,
    **_answers(None, *(f"{name}Event" for name in _EVENTS)),
    **_answers(False, "event", "eventFilter", "viewportEvent", "focusNextPrevChild", "hasHeightForWidth"),
    **_answers(QSize(16, 16), "sizeHint", "minimumSizeHint"),
    **_answers(-1, "heightForWidth", "indexOfChild", "id"),
    **_answers(0, "pixelMetric"),
    **_answers(
        None, "accept", "reject", "done", "dataChanged", "keyboardSearch", "loadResource", "commitData"
    ),
    **_answers(None, "insertFromMimeData", "updateGeometries", "scrollContentsBy"),
    # models
    **_answers(None, "data", "headerData", "mimeData"),
    **_answers(False, "setData", "hasChildren", "canFetchMore", "dropMimeData"),
    **_answers(0, "rowCount", "columnCount", "childCount"),
    "flags": _constant(Qt.ItemFlag.NoItemFlags),
    "index": lambda _: QModelIndex(),
    # delegates
    **_answers(None, "paint", "initStyleOption", "createEditor", "setEditorData", "setModelData"),
    **_answers(False, "editorEvent", "helpEvent", "mergeWith"),
    # what screen readers ask; a model's parent is an index, an interface's is an interface
    **_answers(None, "child", "childAt", "focusChild"),
    "parent": lambda asked: None if hasattr(asked, "childCount") else QModelIndex(),
    "role": _constant(QAccessible.Role.NoRole),
    "state": lambda _: QAccessible.State(),
    "text": _constant(""),
    "rect": lambda _: QRect(),
    # the rest
    **_answers(None, "run", "redo", "undo"),
}
"""What Qt gets, by the method that has failed."""


class Guarded:
    """A mixin, named before the class of Qt: ``class View(Guarded, QWidget)``."""

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        ours = {name for base in cls.__mro__ if not is_of_qt(base) for name in vars(base)}
        for name in ANSWERS.keys() & ours:
            override = override_of(cls, name)
            if override is not None and not is_guarded(override):
                setattr(cls, name, _guarded(name, override, ANSWERS[name]))


def override_of(kind: type, name: str) -> FunctionType | None:
    """The function that stands before a method of Qt; None where Qt's own is called, or where Qt has none."""
    holders = [base for base in kind.__mro__ if name in vars(base)]
    method = vars(holders[0])[name] if holders else None
    has_original = any(is_of_qt(base) for base in holders)
    return method if has_original and isinstance(method, FunctionType) else None


def is_of_qt(kind: type) -> bool:
    """Whether a class is one of Qt's."""
    return kind.__module__.startswith("PySide6.")


def is_guarded(function: FunctionType) -> bool:
    """Whether no exception leaves a function."""
    return function.__code__ is _CALL


def _guarded(name: str, function: FunctionType, answer: _Answer) -> Callable[..., object]:
    @wraps(function)
    def call(self: Any, *args: Any, **kwargs: Any) -> object:
        try:
            return function(self, *args, **kwargs)
        except BaseException as error:
            if getattr(type(self), name) is not call:
                raise  # it was not Qt that called, but an override of this one by way of super(): that answers
            _end_painters(error.__traceback__, args)
            _report(self, name, error)
            return answer(self)

    return call


_CALL: Final = _guarded("", override_of, _constant(None)).__code__  # type: ignore[arg-type]  # only its code is wanted


def _end_painters(traceback: TracebackType | None, lent: tuple[object, ...]) -> None:
    """End what was begun where it failed, the last first; one that Qt has lent still paints other rows."""
    begun = [
        value
        for frame in _frames(traceback)
        for value in frame.f_locals.values()
        if isinstance(value, QPainter) and not any(value is one for one in lent)
    ]
    for painter in reversed(begun):
        if isValid(painter) and painter.isActive():
            painter.end()


def _frames(traceback: TracebackType | None) -> Iterator[FrameType]:
    while traceback is not None:
        yield traceback.tb_frame
        traceback = traceback.tb_next


def _report(owner: object, name: str, error: BaseException) -> None:
    """Log it, and pass it to the hook, once for each place of an object: it may fail sixty times a second."""
    reported: set[object] = vars(owner).setdefault("_reported", set())
    *_, last = _frames(error.__traceback__)
    kind = name, type(error), last.f_code, last.f_lineno
    if kind not in reported:
        reported.add(kind)
        _log.error("%s.%s failed", type(owner).__qualname__, name, exc_info=error)
        sys.excepthook(type(error), error, error.__traceback__)
