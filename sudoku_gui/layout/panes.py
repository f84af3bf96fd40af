"""The declaration of a pane by its feature."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from sudoku_gui.translation import translate


class PaneSpec(NamedTuple):
    """A pane, whose view is imported and built when first shown."""

    id: str  # the object name of its view, by which layouts, tours and the glossary of help terms know it
    english: str  # its title, marked in the context "window"
    build: Callable[[], QWidget]
    slots: Mapping[str, int]  # its slots in the arrangements, with its place among the tabs

    @property
    def title(self) -> str:
        """The title of the pane in the user's language."""
        return translate("window", self.english)
