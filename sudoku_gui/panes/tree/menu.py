"""What can be done with a node of the search tree."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import baseline as words

Fill = Callable[[QMenu, Target], object]
"""Adds what can be done with a target, wherever it is."""


class TreeMenu(Guarded, QMenu):
    """The menu of a node; goes when it is closed.

    Args:
        parent: the drawing.
        other: what the node selected before is called; "" where there is none.

    Signals:
        present_wanted: compare with the present position.
        selected_wanted: compare with the node selected before.
        going_wanted: let the search go there.
    """

    present_wanted = Signal()
    selected_wanted = Signal()
    going_wanted = Signal()

    def __init__(self, parent: QWidget, other: str) -> None:
        super().__init__(parent)
        self.setObjectName("tree_menu")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        go = self.addAction(words.go_there())
        go.setObjectName("go_there")
        go.triggered.connect(self.going_wanted)
        self.addSeparator()
        present = self.addAction(words.compare_with_present())
        present.setObjectName("compare_with_present")
        present.triggered.connect(self.present_wanted)
        selected = self.addAction(words.compare_with_selected(other) if other else words.compare_with_none())
        selected.setObjectName("compare_with_selected")
        selected.setEnabled(bool(other))
        selected.triggered.connect(self.selected_wanted)

    def add_rest(
        self, target: Target, place: QPoint, fill: Fill | None, want: Callable[[Target, QPoint], None]
    ) -> None:
        """What can be done with the node's choice: all of it, or an entry that asks for it.

        Args:
            target: the choice.
            place: where that menu opens.
            fill: adds it here; None: it has a menu of its own.
            want: asks for that menu.
        """
        self.addSeparator()
        if fill is not None:
            fill(self, target)
            return
        more = self.addAction(words.more_to_do())
        more.setObjectName("more")

        def ask() -> None:
            want(target, place)

        more.triggered.connect(ask)
