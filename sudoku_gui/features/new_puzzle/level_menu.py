"""The menu of New Puzzle: levels and what else there is, the last choice first."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

Choice: TypeAlias = tuple[str, str, Callable[[], object]]
"""A name, its text, and what it does."""


class LevelMenu(QMenu):
    """Return takes the first entry, which was chosen last."""

    def __init__(self, parent: QWidget, title: str, choices: Sequence[Choice], last: str) -> None:
        super().__init__(parent)
        self.setObjectName("new_puzzle_menu")
        self.setAccessibleName(title)
        for name, text, do in sorted(choices, key=lambda choice: choice[0] != last):
            action = self.addAction(f"&{text}")
            action.setObjectName(f"new_{name}")
            action.triggered.connect(do)
            if name == last:
                self.addSeparator()

    def show_at(self, at: QPoint) -> None:
        """Show it at a point of the screen, with the first entry selected."""
        self.popup(at, self.actions()[0])
        self.setActiveAction(self.actions()[0])
