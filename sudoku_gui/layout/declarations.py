"""What features declare: actions above the methods that do them, panes, and figures for films and paper."""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from PySide6.QtWidgets import QWidget

from solver_core.cover import Problem
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate

DECLARED: Final = "declared_actions"
"""The attribute of a method that has its actions."""

_QUESTIONS: Final = ("enabled", "checked", "visible", "name", "picture")

_Method = TypeVar("_Method", bound=Callable[..., object])


def _nothing() -> None:
    """What an action does before it is bound to a feature."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action, used as a decorator of its method; a method may have several.

    Texts are in English and marked for translation. The callables get the feature, and are called again when
    `Context.changed` is emitted.
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
        vars(method).setdefault(DECLARED, []).insert(0, self)
        return method

    def of(self, feature: object, do: Callable[..., object]) -> "Action":
        """This action bound to one feature."""
        asked: Any = {
            name: partial(question, feature)
            for name in _QUESTIONS
            if (question := getattr(self, name)) is not None
        }
        return replace(self, do=do, **asked)


ASKED_FOR: Final = 99
"""The place among the tabs of a pane that is closed there until somebody asks for it."""


class PaneSpec(NamedTuple):
    """A pane, whose view is imported and built when first shown."""

    id: str  # the object name of its view, by which layouts, tours and the glossary of help terms know it
    english: str  # its title, marked in the context "window"
    build: Callable[[], QWidget]
    slots: Mapping[str, int]  # its slots in the arrangements, with its place among the tabs
    suits: Callable[[], bool] = lambda: True  # whether there is something to show; else it is closed

    @property
    def title(self) -> str:
        """The title of the pane in the user's language."""
        return translate("window", self.english)


@dataclass(frozen=True, slots=True)
class Figure:
    """What a pane shows in films and on paper: a view on a player of its own, in no window that anybody sees."""

    id: str  # of the pane
    english: str  # what it is called, marked for translation in "export_dialogs"
    build: Callable[[Player, Selection, Theme], QWidget]
    suits: Callable[[Problem], bool] = lambda _: True  # whether there is something to show

    @property
    def title(self) -> str:
        return translate("export_dialogs", self.english)
