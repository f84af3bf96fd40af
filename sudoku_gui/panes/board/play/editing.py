"""Edits that are chosen in a menu: of the selected cells, or of the whole board."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import edits
from sudoku_gui.document.document import Document
from sudoku_gui.panes.board.play import command_text as commands
from sudoku_gui.panes.board.play.solving import BoardCommand, PuzzleSearch
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.widgets.info_bar import InfoBar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QAction


class Editing(BoardCommand):
    """Clears cells, fills in notes, makes entries givens and givens entries, and begins again."""

    def __init__(
        self, parent: QObject, document: Document, watching: PuzzleSearch, info_bar: InfoBar, board: BoardView
    ) -> None:
        super().__init__(parent, document, watching, info_bar)
        self._board = board

    def clear_cells(self) -> None:
        """Remove digit, notes and colours of the selected cells; givens stay."""
        if cells := self._board.cells:
            self._change(partial(edits.cleared, cells=cells), commands.typed(cells, 0))

    def enter(self, cell: int, digit: int) -> None:
        """Enter a digit as a given or, in a puzzle without givens, as an entry."""
        enter = edits.with_entries if self._document.puzzle.givens.is_empty else edits.with_givens
        self._change(partial(enter, cells=(cell,), digit=digit), commands.typed((cell,), digit))

    def fill_candidates(self) -> None:
        self._change(edits.with_all_candidates, commands.FILLED_CANDIDATES)

    def make_givens(self, cells: Sequence[int] = CELLS) -> None:
        self._change(partial(edits.with_cells_given, cells=cells), commands.MADE_GIVENS)

    def make_entries(self, cells: Sequence[int] = CELLS) -> None:
        self._change(partial(edits.with_cells_entered, cells=cells), commands.MADE_ENTRIES)

    def restart(self) -> None:
        self._watching.before_edit(self._restart)

    def select_all(self) -> None:
        """Select all cells, and give the board the keyboard."""
        here = self._board.selected or 0
        self.select((*(cell for cell in CELLS if cell != here), here))

    def select_alike(self) -> None:
        """Select the cells that hold the same as that with the cursor."""
        if not self._board.yields_keys:
            self._board.select_alike()
            self._board.setFocus()

    def select(self, cells: Sequence[int]) -> None:
        """Select cells, and give the board the keyboard."""
        if not self._board.yields_keys:
            self._board.select_all_of(cells)
            self._board.setFocus()

    def show_state(self, actions: "Mapping[str, QAction]") -> None:
        """Enable the commands that would change the puzzle, and disable the others."""
        puzzle = self._document.puzzle
        is_written = bool(puzzle.entries.filled or puzzle.corner.marked or puzzle.centre.marked)
        has_space = 0 < puzzle.board.filled < len(CELLS)
        for name, is_possible in (
            ("clear_entries", puzzle.entries.filled > 0),
            ("restart", is_written or puzzle.colours.marked > 0),
            ("fill_candidates", has_space),
            ("make_givens", puzzle.entries.filled > 0),
            ("make_entries", puzzle.givens.filled > 0),
            ("check", puzzle.entries.filled > 0),
        ):
            actions[name].setEnabled(is_possible)

    def _restart(self) -> None:
        self._document.restart(commands.RESTARTED)
        self._info_bar.show_message(
            self.tr("The puzzle has been restarted. Undo restores your work and the time.")
        )

    def _change(self, edit: Callable[[Puzzle], Puzzle], text: str) -> None:
        def change() -> None:
            self._document.change_to(edit(self._document.puzzle), text)

        self._watching.before_edit(change)
