"""The dialog for the tree shows how much of it is drawn."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_gui.features.tree_view.file_dialog import TreeDialog, TreeSettings
from sudoku_gui.player.player import Player
from tests.gui.parts import choose, confirmed


def test_the_tree_is_described_in_numbers(parent: QWidget, player_midway: Player, qtbot: QtBot) -> None:
    dialog = TreeDialog(parent, player_midway)
    dialog.show()
    choose(dialog, "most", "300")
    assert dialog.facts.text() == "All 111 nodes."
    choose(dialog, "most", "100")
    assert dialog.facts.text().startswith("The top 100 of 111 nodes")
    choose(dialog, "kind", "dot")
    assert confirmed(dialog, qtbot) == TreeSettings("dot", 100)
