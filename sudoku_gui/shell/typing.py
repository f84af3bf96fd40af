"""Typing: what the keys of the board and of the pad do to the puzzle, and what the play panel says of it."""

from functools import partial

from PySide6.QtCore import QObject, Slot

from solver_core.sudoku.cells import DIGITS
from sudoku_gui.document.document import Document, Mode
from sudoku_gui.panes.board.digit_pad import Face
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.shell.watching import Watching
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import commands as deeds
from sudoku_gui.wording import window as words

_DEEDS = {Mode.NOTES: deeds.noted, Mode.CENTRE: deeds.noted, Mode.COLOURS: deeds.coloured}
"""What a digit typed is called in the undo menu, where it is not simply typed."""

_FACES = {Mode.NOTES: Face.NOTES, Mode.CENTRE: Face.NOTES, Mode.COLOURS: Face.COLOURS}
"""What the keys of the pad show, where not digits."""


class Typing(QObject):
    """Writes what is typed, where that is allowed.

    Args:
        parent: the window.
        document: what is written in.
        watching: asked before an edit.
        board: whose keys write.
        panel: whose pad writes, and which shows mode, counts and time.
        info_bar: where it is said why nothing was written.
    """

    def __init__(
        self,
        parent: QObject,
        document: Document,
        watching: Watching,
        *,
        board: BoardView,
        panel: PlayPanel,
        info_bar: InfoBar,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._watching = watching
        self._board = board
        self._panel = panel
        self._info_bar = info_bar
        board.digit_typed.connect(self.type_digit)
        board.note_typed.connect(self.type_note)
        board.mode_typed.connect(self._mode_typed)
        panel.digit_pad.digit_pressed.connect(self._pad_pressed)
        document.clock.ticked.connect(self._show_time)
        self._show_time(document.clock.elapsed)

    @Slot(int, int)
    def type_digit(self, cell: int, digit: int) -> None:
        """Do with a digit in a cell what the mode says, or clear it with 0."""
        if not self._may_write(cell, is_locked=self._document.is_locked(cell)):
            return
        deed = _DEEDS.get(self._document.mode, deeds.typed) if digit else deeds.typed
        self._watching.before_edit(partial(self._document.place, cell, digit, deed(cell, digit)))

    @Slot(int, int, bool)
    def type_note(self, cell: int, digit: int, centre: bool) -> None:  # noqa: FBT001 - a slot
        """Write a note in a cell, whatever is being typed, or take it away."""
        if self._may_write(cell, is_locked=self._document.puzzle.givens[cell] != 0):
            note = partial(self._document.toggle_note, cell, digit, deeds.noted(cell, digit), centre=centre)
            self._watching.before_edit(note)

    def switch_mode(self, mode: Mode) -> None:
        """Write in this way from now on or, where that is so already, write digits again."""
        self._document.set_mode(Mode.DIGITS if self._document.mode is mode else mode)

    def show_state(self) -> None:
        """Say what typing does now, and how far the puzzle is."""
        mode, puzzle = self._document.mode, self._document.puzzle
        self._panel.show_state(words.mode_hint(mode), words.count(puzzle), _FACES.get(mode, Face.DIGITS))
        board = puzzle.board.digits
        self._panel.digit_pad.show_counts([board.count(digit) for digit in DIGITS])

    def _may_write(self, cell: int, *, is_locked: bool) -> bool:
        if self._watching.is_off_cursor:
            self._info_bar.show_message(
                self.tr("This puzzle belongs to the tour. Leave the tour to write in your own.")
            )
            return False
        if is_locked:
            self._info_bar.show_message(words.locked(cell), "info")
        return not is_locked

    @Slot(str)
    def _mode_typed(self, mode: str) -> None:
        self.switch_mode(Mode(mode))

    @Slot(int)
    def _pad_pressed(self, digit: int) -> None:
        if self._board.selected is not None:
            self.type_digit(self._board.selected, digit)

    @Slot(object)
    def _show_time(self, elapsed: int) -> None:
        self._panel.show_time(words.time(elapsed), words.time_told(elapsed))
