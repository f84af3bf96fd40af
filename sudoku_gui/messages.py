"""Messages to the user, one at a time; `InfoBar` shows them."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from sudoku_gui.player.job import Reply, Work

KINDS: Final = ("info", "error", "question", "done")

_LONGEST: Final = 1000
"""Characters of a message: a damaged file may be quoted, and Qt crashes over some millions."""

Button: TypeAlias = tuple[str, Callable[[], object]]
"""The label of a button, and what it does."""
Answer: TypeAlias = Callable[[str | None], object]
"""Gets the answer to a question: of the button, "" where the message was closed, None if another one came."""


class Messages(QObject):
    """The message that is shown, and what can be done about it.

    Attributes:
        text: what is said; "" while nothing is shown.
        kind: one of `KINDS`.
        actions: label and action of each button.
        seconds: after which the message goes by itself; None: never, unless it is an info without actions.

    Signals:
        shown: a message took the place of the one before.
        text_changed: the text of the message changed; nothing else did.
        dismissed: the message has gone, by itself or closed.
    """

    shown = Signal()
    text_changed = Signal()
    dismissed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.text, self.kind = "", "info"
        self.actions: Sequence[Button] = ()
        self.seconds: float | None = None
        self._applies: Callable[[], bool] | None = None
        self._asked: Answer | None = None
        self._standing: Callable[[], object] | None = None  # shows a message that stays
        self._is_standing = False  # whether it is shown

    def show_message(
        self,
        text: str,
        kind: str = "info",
        actions: Sequence[Button] = (),
        seconds: float | None = None,
        applies: Callable[[], bool] | None = None,
        *,
        stays: bool = False,
    ) -> None:
        """Show a message in place of the one before.

        Args:
            text: what has happened and, for an error, how to fix it; a very long one is cut.
            kind: "info", "error", "question" or "done", for the end of a puzzle.
            actions: label and action of each button; pressing one closes the message, then does the action.
            seconds: after which it goes by itself; None: some seconds for an info without actions, never
                for others.
            applies: asked when the puzzle or the position has changed; the message goes when it returns False.
            stays: whether it comes back after other messages, until it is closed itself or no longer applies.
        """
        if kind not in KINDS:
            raise ValueError(f"{kind!r} is no kind of message; use one of {', '.join(KINDS)}")
        asked, self._asked = self._asked, None
        self.text, self.kind, self.actions, self.seconds = _cut(text), kind, actions, seconds
        self._applies, self._is_standing = applies, stays
        if stays:
            again = partial(self.show_message, text, kind, actions, seconds, applies, stays=True)
            self._standing = lambda: again() if applies is None or applies() else None
        self.shown.emit()
        if asked is not None:
            asked(None)

    def ask(self, text: str, answers: Mapping[str, str], kind: str = "question") -> Work[str | None]:
        """Show a message with these buttons, labels by their answers, and wait for one; see `Answer`."""
        answer: Reply[str | None] = Reply()
        self.show_question(text, answers, answer.give, kind)
        return (yield from answer.wait())

    def show_question(
        self, text: str, answers: Mapping[str, str], give: Answer, kind: str = "question"
    ) -> None:
        """Show a message with these buttons, and call a function with the answer."""
        self.show_message(text, kind, [(label, partial(give, answer)) for answer, label in answers.items()])
        self._asked = give

    def update_text(self, text: str) -> None:
        """Change the text of the message; its buttons stay, and nothing is announced again."""
        self.text = _cut(text)
        self.text_changed.emit()

    def press(self, action: Callable[[], object]) -> None:
        """Close the message, then do the action of one of its buttons."""
        self._asked = None  # the action answers
        self.dismiss()
        action()

    def review(self) -> None:
        """Close a message that no longer applies."""
        if self._applies is not None and not self._applies():
            self.dismiss()

    def dismiss(self) -> bool:
        """Close the message; returns whether there was one."""
        if not self.text:
            return False
        self.text, self.actions, self._applies = "", (), None
        asked, self._asked = self._asked, None
        standing, self._standing = (None if self._is_standing else self._standing), None
        self.dismissed.emit()
        if asked is not None:
            asked("")
        if standing is not None and not self.text:
            standing()
        return True


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
