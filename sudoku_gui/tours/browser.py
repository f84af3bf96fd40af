"""A text of a tour: Markdown that can be selected, with links to terms."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sudoku_gui.widgets.rich_text import RichText

_SCHEME: Final = "term:"


class TourText(RichText):
    """Leads to terms, and nowhere else.

    Signals:
        term_wanted: a link to a term was followed.
            term: which.
    """

    term_wanted = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.link_followed.connect(self._lead)

    def say(self, text: str, speak: Callable[[str], str] = str) -> None:
        """Say something else in Markdown; "" says nothing. ``speak``: how a screen reader puts it."""
        self.show_markdown(text)
        self.setAccessibleName(speak(self.told()))

    def _lead(self, link: str) -> None:
        if link.startswith(_SCHEME):
            self.term_wanted.emit(link.removeprefix(_SCHEME))
