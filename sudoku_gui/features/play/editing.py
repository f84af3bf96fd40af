"""Edits that are chosen in a menu: of the selected cells, or of the whole board."""

from collections.abc import Callable, Sequence
from functools import partial

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import edits
from sudoku_gui.features.play.solving import BoardCommand
from sudoku_gui.layout.declarations import Action
from sudoku_gui.translation import translate
from sudoku_gui.wording import command_text as commands


class Editing(BoardCommand):
    """Clears cells, fills in notes, makes entries givens and givens entries, and begins again."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        context.requests.cells.connect(self.select)
        context.requests.digit.connect(self.enter)
        self._has_stopped = False  # undo, or redo, at the start of play, and said so
        self._document.undo_stack.indexChanged.connect(self._go_on)

    @Action(
        "undo",
        "&Undo",
        keys=("Ctrl+Z",),
        icon="undo",
        tip="Undo the last change",
        enabled=lambda self: self._document.undo_stack.canUndo(),
        name=lambda self: self._undone(),
    )
    def undo(self) -> None:
        self._watching.before_edit(partial(self._travel, backward=True))

    @Action(
        "redo",
        "&Redo",
        keys=("Ctrl+Shift+Z", "Ctrl+Y"),
        icon="redo",
        tip="Redo the last undone change",
        enabled=lambda self: self._document.undo_stack.canRedo(),
        name=lambda self: self._redone(),
    )
    def redo(self) -> None:
        self._watching.before_edit(partial(self._travel, backward=False))

    def _travel(self, *, backward: bool) -> None:
        """Undo or redo; at the start of play only the second time."""
        document, before = self._document, self._document.puzzle.givens
        if document.starts_play(backward=backward) and not self._has_stopped:
            self._has_stopped = True
            text = self.tr("The givens are complete. Redo once more goes on playing.")
            if backward:
                text = self.tr("You started playing here. Undo once more leads back to the givens.")
            self._report(text)
            return
        (document.undo_stack.undo if backward else document.undo_stack.redo)()
        after = document.puzzle.givens
        changed = [cell for cell in CELLS if before[cell] != after[cell]]
        if document.is_typed and len(changed) == 1:
            self._board.select(changed[0] if backward else min(changed[0] + 1, 80))

    def _go_on(self) -> None:
        if self._has_stopped:
            self._has_stopped = False
            self._messages.dismiss()

    @Action(
        "clear_cell", "Cle&ar Cell", tip="Remove digit, notes and colours of the selected cells; givens stay"
    )
    def clear_cells(self) -> None:
        if cells := self._board.cells:
            self._change(partial(edits.cleared, cells=cells), commands.typed(cells, 0))

    def enter(self, cell: int, digit: int) -> None:
        """Enter a digit as a given or, in a puzzle without givens, as an entry."""
        enter = edits.with_entries if self._document.puzzle.givens.is_empty else edits.with_givens
        self._change(partial(enter, cells=(cell,), digit=digit), commands.typed((cell,), digit))

    @Action(
        "fill_candidates",
        "&Fill In All Candidates",
        keys=("Shift+F2",),
        tip="Write all candidates of the empty cells as notes",
        enabled=lambda self: 0 < self._document.puzzle.board.filled < len(CELLS),
    )
    def fill_candidates(self) -> None:
        self._change(edits.with_all_candidates, commands.FILLED_CANDIDATES)

    @Action(
        "make_givens",
        "Ma&ke Entries Givens",
        tip="Make all digits on the board givens",
        enabled=lambda self: self._document.puzzle.entries.filled > 0,
    )
    def make_all_givens(self) -> None:
        self.make_givens(CELLS)

    @Action(
        "make_entries",
        "Make Gi&vens Entries",
        tip="Make all digits on the board entries, so that they can be changed",
        enabled=lambda self: self._document.puzzle.givens.filled > 0,
    )
    def make_all_entries(self) -> None:
        self.make_entries(CELLS)

    def make_givens(self, cells: Sequence[int]) -> None:
        self._change(partial(edits.with_cells_given, cells=cells), commands.MADE_GIVENS)

    def make_entries(self, cells: Sequence[int]) -> None:
        self._change(partial(edits.with_cells_entered, cells=cells), commands.MADE_ENTRIES)

    @Action(
        "restart",
        "Res&tart",
        tip="Remove entries, notes and colours, and reset the time; undo restores them",
        enabled=lambda self: self._document.is_written,
    )
    def restart(self) -> None:
        self._watching.before_edit(self._restart)

    @Action("select_all", "Select All Cells", tip="Select all cells (Ctrl+A on the board)")
    def select_all(self) -> None:
        if not self._board.yields_keys:
            self._board.select_all()
            self._board.setFocus()

    @Action(
        "select_alike",
        "Select S&imilar Cells",
        tip="Select the cells with the same digit, or else the same notes or colours (Ctrl+Shift+A on the board, or a double click)",
    )
    def select_alike(self) -> None:
        if not self._board.yields_keys:
            self._board.select_alike()
            self._board.setFocus()

    def select(self, cells: Sequence[int]) -> None:
        """Select cells, and give the board the keyboard."""
        if not self._board.yields_keys:
            self._board.select_all_of(cells)
            self._board.setFocus()

    def _restart(self) -> None:
        self._document.restart(commands.RESTARTED)
        text = self.tr("The puzzle has been restarted. Undo restores your work and the time.")
        self._messages.show_message(text)

    def _change(self, edit: Callable[[Puzzle], Puzzle], text: str) -> None:
        def change() -> None:
            self._document.change_to(edit(self._document.puzzle), text)

        self._watching.before_edit(change)

    def _undone(self) -> str:
        """Undo, and what; with nothing, neither the space nor the colon of a translation stays."""
        name = commands.name(self._document.undo_stack.undoText())
        return translate("window", "&Undo {action}").format(action=name).rstrip(" :")

    def _redone(self) -> str:
        name = commands.name(self._document.undo_stack.redoText())
        return translate("window", "&Redo {action}").format(action=name).rstrip(" :")
