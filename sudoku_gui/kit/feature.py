"""What a feature declares: the actions of menus, toolbar, shortcuts and help, each above the method that does it.

::

    class Hints(Feature):
        @Action("hint", mark("Hint"), keys=("F2",), icon="hint", tip=mark("Show the next hint"))
        def advance(self) -> None: ...

Where an action stands in menus and toolbar, `shell/menus.py` says.
"""

from collections.abc import Callable, Iterator
from dataclasses import KW_ONLY, dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

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
    short: str = ""  # as a button shows it; "" where that is the text
    tip: str = ""  # one sentence on what it does; "" where the text says it all
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


def declared_actions(feature: object) -> Iterator[Action]:
    """The actions that stand above the methods of a feature, in the order of the source."""
    for kind in reversed(type(feature).__mro__):
        for name, method in vars(kind).items():
            for one in getattr(method, _DECLARED, ()):
                yield one.of(feature, getattr(feature, name))
