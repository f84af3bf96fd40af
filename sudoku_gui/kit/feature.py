"""Features and what they declare: actions, each above its method, and panes.

::

    class Hints(Feature):
        @Action("hint", mark("Hint"), keys=("F2",), icon="hint", tip=mark("Show the next hint"))
        def advance(self) -> None: ...

`shell/menus.py` places actions in menus and toolbar.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import KW_ONLY, dataclass, replace
from functools import partial
from typing import Any, ClassVar, Final, TypeVar

from PySide6.QtCore import QObject

from sudoku_gui.context import Context
from sudoku_gui.layout.panes import PaneSpec
from sudoku_gui.widgets.figure import Figure

_DECLARED: Final = "declared_actions"
_QUESTIONS: Final = ("enabled", "checked", "visible", "name", "picture")

_Method = TypeVar("_Method", bound=Callable[..., object])


def _nothing() -> None:
    """What an action does before it is bound to a feature."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action, used as a decorator of its method; a method may have several.

    Texts are in English and marked for translation. The callables get the feature, and are called again when `Context.changed`
    is emitted.
    """

    id: str  # the QAction's objectName
    text: str  # in the menu, with & before its mnemonic
    do: Callable[..., object] = _nothing
    _: KW_ONLY
    keys: tuple[str, ...] = ()  # its shortcuts, in Qt's portable spelling
    short: str = ""  # on a button; "" if equal to the text
    tip: str = ""  # one sentence on what it does; "" if the text says it all
    icon: str = ""  # its picture's name; "" for none
    group: str = ""  # the exclusive group that it belongs to; "" for none
    when_watching: bool = False  # its shortcuts hold only while a search is watched
    enabled: Callable[..., bool] | None = None  # whether it can be used; None: always
    checked: Callable[..., bool] | None = None  # whether it is checked; None: not checkable
    visible: Callable[..., bool] | None = None  # whether menus and toolbar show it; None: always
    name: Callable[..., str] | None = None  # its text now, translated; None: always `text`
    picture: Callable[..., str] | None = None  # its icon now; None: always `icon`

    def __call__(self, method: _Method) -> _Method:
        """Declare this action for a method."""
        vars(method).setdefault(_DECLARED, []).insert(0, self)
        return method

    def of(self, feature: object, do: Callable[..., object]) -> "Action":
        """This action bound to one feature."""
        asked: Any = {
            name: partial(question, feature)
            for name in _QUESTIONS
            if (question := getattr(self, name)) is not None
        }
        return replace(self, do=do, **asked)


class Feature(QObject):
    """A part of the program, created once with the shared context. It knows no other feature.

    A feature overrides the hooks that it needs.

    Attributes:
        figures: what its panes show in films and on paper.
        parts: features of its own, which are asked with it: every hook passes on to them unless it is overridden.
    """

    figures: ClassVar[tuple[Figure, ...]] = ()
    parts: tuple["Feature", ...] = ()

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context

    def actions(self) -> Iterator[Action]:
        """Its actions: those declared on its methods, in source order; overrides may add others."""
        for kind in reversed(type(self).__mro__):
            for name, method in vars(kind).items():
                for one in getattr(method, _DECLARED, ()):
                    yield one.of(self, getattr(self, name))
        for part in self.parts:
            yield from part.actions()

    def panes(self) -> Iterable[PaneSpec]:
        """The panes of the feature, in order."""
        return ()

    def begin(self) -> None:
        """Called once all features, actions and panes exist."""
        for part in self.parts:
            part.begin()

    def cancel(self) -> bool:
        """Stop the running job, if any; returns whether there was one."""
        return any(part.cancel() for part in self.parts)

    def take_back(self) -> bool:
        """Handle Escape by closing the latest thing shown; returns whether there was any."""
        return any(part.take_back() for part in self.parts)

    def stop(self) -> None:
        """End everything that is running, because the window is about to close."""
        for part in self.parts:
            part.stop()

    def may_close(self) -> bool:
        """Whether the window may close, because everything is stored."""
        return all(part.may_close() for part in self.parts)

    def close(self) -> None:
        """Release what would outlive the closing window."""
        for part in self.parts:
            part.close()
