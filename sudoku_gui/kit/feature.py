"""What a feature declares: actions, each above the method that does it, and panes.

::

    class Hints(Feature):
        @Action("hint", mark("Hint"), keys=("F2",), icon="hint", tip=mark("Show the next hint"))
        def advance(self) -> None: ...

Where an action stands in menus and toolbar, `shell/menus.py` says.
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
    """One action, which is declared by calling it with a method; several may stand above one.

    Texts are in English and marked for translation. Questions get the feature, and are asked again when `Feature.context`
    says that something has changed.
    """

    id: str  # the QAction's objectName
    text: str  # as the menu shows it, with & before its mnemonic
    do: Callable[..., object] = _nothing
    _: KW_ONLY
    keys: tuple[str, ...] = ()  # its shortcuts, in Qt's portable spelling
    short: str = ""  # as a button shows it; "" if that is the text
    tip: str = ""  # one sentence on what it does; "" if the text says it all
    icon: str = ""  # its picture's name; "" for none
    group: str = ""  # the exclusive group that it belongs to; "" for none
    when_watching: bool = False  # its shortcuts hold only while a search is watched
    enabled: Callable[..., bool] | None = None  # whether it can be used; None: always
    checked: Callable[..., bool] | None = None  # whether it is on; None: it is not asked
    visible: Callable[..., bool] | None = None  # whether menus and toolbar show it; None: always
    name: Callable[..., str] | None = None  # its text now, translated; None: always `text`
    picture: Callable[..., str] | None = None  # its icon now; None: always `icon`

    def __call__(self, method: _Method) -> _Method:
        """Declare that a method does this."""
        vars(method).setdefault(_DECLARED, []).insert(0, self)
        return method

    def of(self, feature: object, do: Callable[..., object]) -> "Action":
        """The same, done and asked of one feature."""
        asked: Any = {
            name: partial(question, feature)
            for name in _QUESTIONS
            if (question := getattr(self, name)) is not None
        }
        return replace(self, do=do, **asked)


class Feature(QObject):
    """A part of the program, made once with what all share. It knows no other feature.

    A feature overrides the hooks that it needs.

    Attributes:
        figures: what its panes show in films and on paper.
    """

    figures: ClassVar[tuple[Figure, ...]] = ()

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self.context = context

    def actions(self) -> Iterator[Action]:
        """Its actions: those above its methods, in the order of the source; an override may add others."""
        for kind in reversed(type(self).__mro__):
            for name, method in vars(kind).items():
                for one in getattr(method, _DECLARED, ()):
                    yield one.of(self, getattr(self, name))

    def panes(self) -> Iterable[PaneSpec]:
        """Its panes, in the order of the source."""
        return ()

    def begin(self) -> None:
        """All features, actions and panes are there."""

    def cancel(self) -> bool:
        """Stop what is under way; returns whether there was anything to stop."""
        return False

    def take_back(self) -> bool:
        """Take back, for Escape, the latest of what is shown; returns whether there was anything."""
        return False

    def stop(self) -> None:
        """The window is about to close: end what is under way."""

    def may_close(self) -> bool:
        """Whether the window may close: all that must be stored is."""
        return True

    def close(self) -> None:
        """Give up what would outlive the window, which closes now."""
