"""The declaration of an action above the method that does it."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

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
