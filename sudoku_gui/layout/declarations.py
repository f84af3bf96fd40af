"""Declarations of features: actions and panes above their methods, keys, and figures for films and paper.

Their texts are English literals, which are translated without being marked; those in tables are marked there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtGui import QKeySequence

from solver_core.cover import Problem
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate

DECLARED: Final = "declared"
"""The attribute of a method that has its actions, or its pane."""

_QUESTIONS: Final = ("enabled", "checked", "visible", "name", "picture")

_Method = TypeVar("_Method", bound=Callable[..., object])


def _unbound() -> Any:
    """Stand for the method of an action or a pane that is not bound to a feature yet."""


class _Declaration:
    """A decorator of the method that does what is declared; a method may have several."""

    __slots__ = ()

    def __call__(self, method: _Method) -> _Method:
        """Store this on the method, before what the decorators below have stored."""
        vars(method).setdefault(DECLARED, []).insert(0, self)
        return method


@dataclass(frozen=True, slots=True)
class Action(_Declaration):
    """An action, used as a decorator of its method.

    The callables get the feature, and are called again when `Context.changed` is emitted.
    """

    id: str  # the QAction's objectName
    text: str  # in the menu, with & before its mnemonic
    do: Callable[..., object] = _unbound
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

    def of(self, feature: object, do: Callable[..., object]) -> "Action":
        """This action of one feature: it calls ``do`` and asks that feature for its state."""
        asked: Any = {
            name: partial(question, feature)
            for name in _QUESTIONS
            if (question := getattr(self, name)) is not None
        }
        return replace(self, do=do, **asked)


ASKED_FOR: Final = 99
"""The place among the tabs of a pane that is closed there until somebody asks for it."""


@dataclass(frozen=True, slots=True)
class PaneSpec(_Declaration):
    """A pane, used as a decorator of the method that imports and builds its view when it is first shown."""

    id: str  # the object name of its view, by which layouts, tours and the glossary of help terms know it
    english: str  # its title
    slots: Mapping[str, int]  # its slots in the arrangements, with its place among the tabs
    build: Callable[[], Any] = _unbound  # its view, a widget
    suits: Callable[..., bool] = lambda *_feature: (
        True
    )  # whether there is something to show; else it is closed

    @property
    def title(self) -> str:
        """The title of the pane in the user's language."""
        return translate("window", self.english)

    def of(self, feature: object, build: Callable[[], Any]) -> "PaneSpec":
        return replace(self, build=build, suits=partial(self.suits, feature))


class KeySection(NamedTuple):
    """What keys do in one part of the window, for the list of all keys."""

    title: str
    rows: Sequence[tuple[str, str]]  # what it does, and its keys as they are shown


def native(*keys: str) -> str:
    """Keys as this system shows them; given in Qt's portable spelling."""
    portable, shown = QKeySequence.SequenceFormat.PortableText, QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key, portable).toString(shown) for key in keys)


@dataclass(frozen=True, slots=True)
class Figure:
    """A pane in films and on paper: a view on a player of its own, in no window that anybody sees."""

    id: str  # of the pane
    english: str  # what it is called
    build: Callable[[Player, Selection, Theme], Any]  # the view, a widget
    suits: Callable[[Problem], bool] = lambda _: True  # whether there is something to show

    @property
    def title(self) -> str:
        return translate("export_dialogs", self.english)
