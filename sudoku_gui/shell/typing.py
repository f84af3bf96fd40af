"""Typing: what the keys of the board and of the pad do to the puzzle, and what the play panel shows of it."""

from functools import partial

from PySide6.QtCore import QObject, Slot

from solver_core.sudoku.cells import DIGITS
from sudoku_gui.document.document import Document, Mode
from sudoku_gui.panes.board.digit_pad import Face
from sudoku_gui.panes.board.play_panel import PlayPanel
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.shell.watching import Watching
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import commands
from sudoku_gui.wording import window as words
from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP, translate
from sudoku_gui.wording.names import cell_name

_COMMANDS = {Mode.NOTES: commands.noted, Mode.CENTRE: commands.noted, Mode.COLOURS: commands.coloured}
"""How the undo menu calls what was typed, by mode."""

_FACES = {Mode.NOTES: Face.NOTES, Mode.CENTRE: Face.NOTES, Mode.COLOURS: Face.COLOURS}
"""What the keys of the pad show instead of digits."""


_HINTS = {
    Mode.GIVENS: QT_TRANSLATE_NOOP("window", "You are typing the digits printed in the puzzle."),
    Mode.DIGITS: QT_TRANSLATE_NOOP("window", "You are typing your own digits; the givens are locked."),
    Mode.NOTES: QT_TRANSLATE_NOOP("window", "You are writing small notes, each in its own place."),
    Mode.CENTRE: QT_TRANSLATE_NOOP("window", "You are writing small notes in the middle of the cells."),
    Mode.COLOURS: QT_TRANSLATE_NOOP("window", "You are colouring cells: each of 1 to 9 is a colour."),
}


class Typing(QObject):
    """Writes what is typed on the board or the pad of the panel, where that is allowed."""

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
        """Write a digit in a cell as the mode has it, or clear the cell with 0."""
        if not self._may_write(cell, is_locked=self._document.is_locked(cell)):
            return
        command = _COMMANDS.get(self._document.mode, commands.typed) if digit else commands.typed
        self._watching.before_edit(partial(self._document.place, cell, digit, command(cell, digit)))

    @Slot(int, int, bool)
    def type_note(self, cell: int, digit: int, centre: bool) -> None:  # noqa: FBT001 - a slot
        """Toggle a note in a cell, in any mode."""
        if self._may_write(cell, is_locked=self._document.puzzle.givens[cell] != 0):
            note = partial(
                self._document.toggle_note, cell, digit, commands.noted(cell, digit), centre=centre
            )
            self._watching.before_edit(note)

    def switch_mode(self, mode: Mode) -> None:
        """Change to a mode or, if it is on already, back to digits."""
        self._document.set_mode(Mode.DIGITS if self._document.mode is mode else mode)

    def clear_entries(self) -> None:
        """Remove all digits that the user has entered."""
        self._watching.before_edit(partial(self._document.clear_entries, commands.CLEARED))

    def show_state(self) -> None:
        """Show what typing does now, and how far the puzzle is."""
        mode, puzzle = self._document.mode, self._document.puzzle
        self._panel.show_state(
            translate("window", _HINTS[mode]), words.count(puzzle), _FACES.get(mode, Face.DIGITS)
        )
        board = puzzle.board.digits
        self._panel.digit_pad.show_counts([board.count(digit) for digit in DIGITS])

    def _may_write(self, cell: int, *, is_locked: bool) -> bool:
        if self._watching.is_off_cursor:
            self._info_bar.show_message(
                self.tr("This puzzle belongs to the tour. Leave the tour to write in your own.")
            )
            return False
        if is_locked:
            text = translate("window", "{cell} is a given. To change it, choose Enter Givens (Ctrl+G).")
            self._info_bar.show_message(text.format(cell=cell_name(cell)))
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
        time = words.time(elapsed)
        spoken = translate("window", "Time spent on this puzzle: {time}").format(time=time)
        self._panel.show_time(time, spoken)
