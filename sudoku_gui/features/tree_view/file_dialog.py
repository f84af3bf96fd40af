"""The dialog that asks how much of the tree is to be written."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.export_form import ExportForm
from sudoku_gui.player.player import Player
from sudoku_gui.translation import translate
from sudoku_gui.wording.names import number

NODES: Final = ("100", "300", "1000", "5000")


@dataclass(frozen=True, slots=True)
class TreeSettings:
    """The choices for an export: "svg" or "dot", and the largest number of nodes."""

    kind: str
    most: int


class TreeDialog(ExportForm):
    """Chooses kind and number of nodes."""

    def __init__(self, parent: QWidget, player: Player) -> None:
        super().__init__(parent, "export_tree", translate("export_dialogs", "Export the Tree"))
        self._player = player
        self.kinds(("svg", "dot"), "svg")
        nodes = translate("export_dialogs", "{count} nodes")
        rows = [(most, nodes.format(count=number(int(most)))) for most in NODES]
        self.chooser("most", self.tr("At &most:"), rows, "300")
        player.length_changed.connect(self.refresh)
        player.began.connect(self.reject)
        self.refresh()

    @property
    def settings(self) -> TreeSettings:
        return TreeSettings(self.value("kind"), int(self.value("most")))

    def refresh(self) -> None:
        """Show how many nodes there are, and how many are drawn."""
        search, most = self._player.search, self.settings.most
        if search is None:
            return
        with search.background_run.reading() as (tree, _):
            walked = tree.walked
        if not walked:
            self.show_facts(self.tr("This search has no node yet."), can_go=False)
            return
        text = translate("export_facts", "All {walked} nodes.")
        if walked > most:
            text = translate(
                "export_facts",
                "The top {most} of {walked} nodes; the number left out is shown where they were.",
            )
        text = text.format(walked=number(walked), most=number(most))
        if not search.background_run.finished:
            unknown = translate("export_facts", "This run is known up to there; its end is not known yet.")
            text = f"{text} {unknown}"
        self.show_facts(text)
