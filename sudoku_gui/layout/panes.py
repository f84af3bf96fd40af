"""A pane of the window, as the feature that has it declares it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from sudoku_gui.translation import translate


class PaneSpec(NamedTuple):
    """A pane, whose view is imported and built when it is first seen."""

    id: str  # the object name of its view, by which layouts, tours and the glossary of help terms know it
    english: str  # its title, marked in the context "window"
    build: Callable[[], QWidget]
    slots: Mapping[str, int]  # where the arrangements have it, and as which of the tabs there

    @property
    def title(self) -> str:
        """The title of the pane in the user's language."""
        return translate("window", self.english)
