"""Asks how much of the search tree is to be written, and for whom."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from sudoku_gui.export import dialog_text as facts
from sudoku_gui.export import dialog_text as words
from sudoku_gui.export.form import Choices, ExportForm
from sudoku_gui.player.player import Player
from sudoku_gui.wording.names import number

MOST: Final = ("100", "300", "1000", "5000")


@dataclass(frozen=True, slots=True)
class TreeOrder:
    """What was chosen: "svg" or "dot", and at most so many nodes."""

    kind: str
    most: int

    @property
    def ending(self) -> str:
        """Of the file."""
        return f".{self.kind}"


class TreeDialog(ExportForm):
    """Chooses kind and number of nodes.

    Signals:
        ordered: a file is wanted.
            order: a `TreeOrder`.

    Args:
        parent: the window it belongs to.
        player: whose tree it is.
        choices: what was chosen the last time.
    """

    ordered = Signal(object)

    def __init__(self, parent: QWidget, player: Player, choices: Choices) -> None:
        super().__init__(
            parent,
            "export_tree",
            QCoreApplication.translate("export_dialogs", "Save the Search Tree"),
            choices,
        )
        self._player = player
        kinds = [(kind, words.kind(kind)) for kind in ("svg", "dot")]
        self._kind = self.chooser("kind", words.format_(), kinds, "svg")
        rows = [(most, words.nodes(number(int(most)))) for most in MOST]
        self._most = self.chooser("most", self.tr("At &most:"), rows, "300")
        self.changed.connect(self.refresh)
        self.accepted.connect(self._order)
        player.length_changed.connect(self.refresh)
        player.began.connect(self.reject)
        self.refresh()

    @property
    def order(self) -> TreeOrder:
        """What is chosen."""
        return TreeOrder(self._kind.currentData(), int(self._most.currentData()))

    def refresh(self) -> None:
        """Say how many nodes there are."""
        search = self._player.search
        if search is None:
            return
        with search.background_run.reading() as (tree, _):
            walked = tree.walked
        if walked:
            self.show_facts(
                facts.tree_facts(walked, self.order.most, is_finished=search.background_run.finished)
            )
        else:
            self.show_facts(self.tr("This search has no node yet."), can_go=False)

    def _order(self) -> None:
        self.ordered.emit(self.order)
