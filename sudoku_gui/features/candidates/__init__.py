"""Nine small boards, each with the places that are left for a digit."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.panes import PaneSpec
from sudoku_gui.translation import Texts

mark = Texts("window").mark


class CandidatesFeature(Feature):
    """A pane of Watch, Study and presentations."""

    def panes(self) -> Iterable[PaneSpec]:
        yield PaneSpec(
            "candidate_boards",
            mark("Candidate Boards"),
            self._build,
            {"watch.top": 2, "study.middle": 3, "present.top": 3},
        )

    def _build(self) -> QWidget:
        from sudoku_gui.features.candidates.view import CandidateBoards

        return CandidateBoards(self.context.player, self.context.selection, self.context.theme)
