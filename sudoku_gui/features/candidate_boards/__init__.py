"""The pane Candidate Boards: by cells, rows, columns and boxes during the search for a Sudoku."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Figure, KeySection, PaneSpec, native
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording.names import is_sudoku

tr_keys = Texts("keys")


def _figure(player: Player, selection: Selection, theme: Theme) -> QWidget:
    from sudoku_gui.features.candidate_boards.view import CandidateBoards

    return CandidateBoards(player, selection, theme)


class CandidateBoardsFeature(Feature):
    """Declares the pane Candidate Boards, and its picture for films."""

    figures = (Figure("candidate_boards", "The candidate boards", _figure, is_sudoku),)

    def key_sections(self) -> Iterable[KeySection]:
        rows = [
            (tr_keys("To the next candidate"), tr_keys("Arrows")),
            (tr_keys("Select a candidate of the column"), tr_keys("1 to 9")),
            (tr_keys("To the next board"), native("PgUp", "PgDown")),
        ]
        yield KeySection(translate("window", "Candidate Boards"), rows)

    @PaneSpec(
        "candidate_boards",
        "Candidate Boards",
        {"watch.top": 2, "study.middle": 3, "present.links": 3},
        suits=lambda self: is_sudoku(self.context.player.problem),
    )
    def build(self) -> QWidget:
        from sudoku_gui.features.candidate_boards.view import CandidateBoards

        return CandidateBoards(self.context.player, self.context.selection, self.context.theme)
