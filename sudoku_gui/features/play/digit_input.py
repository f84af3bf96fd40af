"""Typing: what the keys of the board and of the pad do to the puzzle, and what the play panel shows of it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal

from solver_core.sudoku.cells import DIGITS
from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.context import Context
from sudoku_gui.document import edits
from sudoku_gui.document.document import Mode
from sudoku_gui.features.play.digit_pad import PadFace
from sudoku_gui.features.play.play_panel import PlayPanel
from sudoku_gui.features.play.solving import BoardCommand
from sudoku_gui.layout.declarations import Action
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.board.keys import GO_BACK, NEXT_ROW
from sudoku_gui.wording import command_text as commands
from sudoku_gui.wording import window as words
from sudoku_gui.wording.names import cell_name, colour_name

tr = Texts("window")

_COMMANDS = {Mode.NOTES: commands.noted, Mode.CENTRE: commands.noted, Mode.COLOURS: commands.coloured}
"""How the undo menu calls what was typed, by mode."""

_FACES = {Mode.NOTES: PadFace.NOTES, Mode.CENTRE: PadFace.NOTES, Mode.COLOURS: PadFace.COLOURS}
"""Signs on the keys of the pad in place of digits."""

_HINTS = {
    Mode.GIVENS: tr.mark("You are typing the digits printed in the puzzle."),
    Mode.DIGITS: tr.mark("You are typing your own digits; the givens are locked."),
    Mode.NOTES: tr.mark("You are writing small notes, each in its own place."),
    Mode.CENTRE: tr.mark("You are writing small notes in the middle of the cells."),
    Mode.COLOURS: tr.mark("You are colouring cells or, while a digit is highlighted, its notes."),
}

_MODES = {
    Mode.GIVENS: Action(
        "mode_givens", "Enter &Givens", keys=("Ctrl+G",), tip="Type the digits printed in the puzzle"
    ),
    Mode.DIGITS: Action(
        "mode_digits",
        "Enter &Digits",
        keys=("Ctrl+D",),
        short="Digit",
        tip="Type your own digits; the givens are locked",
    ),
    Mode.NOTES: Action(
        "mode_notes",
        "Write Corner &Notes",
        short="Corner",
        tip="Type small notes, each in its own place (X, or Shift with a digit, on the board)",
    ),
    Mode.CENTRE: Action(
        "mode_centre",
        "&Write Centre Notes",
        short="Centre",
        tip="Type small notes side by side (C, or Ctrl with a digit, on the board)",
    ),
    Mode.COLOURS: Action(
        "mode_colours",
        "Colour Cell&s",
        short="Colour",
        tip="Colour cells with the digits 1 to 9 (V on the board)",
    ),
}


class Typing(BoardCommand):
    """Writes what is typed on the board or the pad of the panel, where that is allowed.

    Where the user prefers to choose the digit first, a digit becomes the active one, and clicks write it.

    Signals:
        active_changed: another digit is active, 1 to 9, or 0 for none.
    """

    active_changed = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._panel: PlayPanel | None = None
        self.active = 0  # the digit, or the number of the colour, that clicks write; 0 where they only select
        board, document = self._board, self._document
        board.digit_typed.connect(self._digit_typed)
        board.step_typed.connect(self._step_typed)
        board.note_typed.connect(self._note_typed)
        board.mode_typed.connect(lambda mode: self.switch_mode(Mode(mode)))
        board.cells_clicked.connect(self._cells_clicked)
        document.clock.elapsed_changed.connect(self._show_time)
        document.opened.connect(self.drop_active)
        document.changed.connect(self.show_state)
        document.mode_changed.connect(self._mode_changed)
        context.status.changed.connect(self.show_state)
        self._preferences.changed.connect(self._preference_changed)
        self.context.highlights.changed.connect(self.show_state)
        self._reached: int | None = None  # the cell to which the digit typed last has led
        self._mode_changed()
        document.clears_peers = self._preferences["tidy_notes"] == "yes"

    def use_panel(self, panel: PlayPanel) -> None:
        """Write what is pressed on the pad of a panel, and show there what typing does."""
        self._panel = panel
        panel.digit_pad.digit_pressed.connect(self._pad_pressed)
        panel.digit_pad.digit_held.connect(lambda digit: self.context.highlights.toggle(str(digit)))
        self.active_changed.connect(panel.digit_pad.show_active)
        self._show_time(self._document.clock.elapsed)
        self.show_state()

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        for mode, declared in _MODES.items():
            is_on = partial(lambda self, mode: self._document.mode is mode, self, mode)
            yield replace(declared, do=partial(self.switch_mode, mode), group="mode", checked=is_on)

    @Action(
        "start_playing",
        "Start Pla&ying",
        keys=("Ctrl+Return", "Ctrl+Enter"),
        tip="Lock the digits printed in the puzzle, and start the clock",
        enabled=lambda self: self._document.is_typed and not self._document.is_blank,
    )
    def start_playing(self) -> None:
        self._watching.before_edit(self.context.starting.start)

    def type_digit(self, cells: Sequence[int], digit: int, mode: Mode | None = None) -> None:
        """Write a digit in cells as the mode has it, or clear them with 0.

        Without a mode it is the present one, in which colours are for notes while their digit is highlighted.
        """
        if mode is None and self._coloured_note:
            self.colour_note(cells, self._coloured_note, digit)
            return
        mode = mode or self._document.mode
        if self._check_writable(cells, mode):
            command = _COMMANDS.get(mode, commands.typed) if digit else commands.typed
            enter = partial(self._document.place_in, cells, digit, command(cells, digit), mode)
            self._watching.before_edit(enter)

    @property
    def _coloured_note(self) -> int:
        # 0 where cells are coloured.
        return self.context.highlights.digit if self._document.mode is Mode.COLOURS else 0

    def colour_note(self, cells: Sequence[int], candidate: int, number: int) -> None:
        """Toggle a colour of the note of a digit in those cells that have it, or clear its colours with 0."""
        notes = edits.notes(self._document.puzzle)
        noted = [cell for cell in cells if notes[cell] >> candidate - 1 & 1]
        if not noted:
            text = self.tr(
                "No selected cell has the note {digit}. Colours go to notes while a digit is highlighted."
            )
            self._messages.show_message(text.format(digit=candidate))
        elif self._check_writable(noted, Mode.COLOURS):
            enter = partial(
                self._document.place_in,
                noted,
                number,
                commands.note_coloured(noted, number),
                Mode.COLOURS,
                candidate,
            )
            self._watching.before_edit(enter)

    def _note_typed(self, cells: Sequence[int], digit: int, centre: bool) -> None:  # noqa: FBT001 - a slot
        self.type_digit(cells, digit, Mode.CENTRE if centre else Mode.NOTES)

    def switch_mode(self, mode: Mode) -> None:
        """Change to a mode or, if it is on already, back to digits; each but that for givens starts to play."""
        if mode is Mode.GIVENS:
            self._document.set_mode(mode)
        else:
            mode = Mode.DIGITS if self._document.mode is mode else mode
            self._document.start_playing(commands.STARTED, mode)

    @Action(
        "clear_entries",
        "Clear All &Entries",
        keys=("Ctrl+Backspace",),
        icon="clear_entries",
        tip="Remove all digits that you have entered; notes and colours stay",
        enabled=lambda self: self._document.puzzle.entries.filled > 0,
    )
    def clear_entries(self) -> None:
        self._watching.before_edit(partial(self._document.clear_entries, commands.CLEARED))

    def show_state(self) -> None:
        """Show what typing does now, and how far the puzzle is."""
        mode, puzzle = self._document.mode, self._document.puzzle
        if self._panel is None:
            return
        self._panel.show_state(
            self._hint(mode),
            words.about(puzzle),
            words.count(puzzle, is_typed=mode is Mode.GIVENS),
            PadFace.STEPS if self._board.types_on else _FACES.get(mode, PadFace.DIGITS),
        )
        self._panel.show_typing(is_typed=mode is Mode.GIVENS, is_complete=self._is_complete)
        board = puzzle.board.digits
        self._panel.digit_pad.show_counts([board.count(digit) for digit in DIGITS])
        self._board.active_digit = 0 if mode is Mode.COLOURS else self.active

    @property
    def _is_complete(self) -> bool:
        return self.context.status.answer is SurveyAnswer.FOUND and not self._document.is_solved

    # --- the digit first ------------------------------------------------------------------------------

    def activate(self, digit: int) -> None:
        """Let clicks write a digit, or with 0, or where they do already, only select."""
        digit = 0 if digit == self.active else digit
        if digit != self.active:
            self.active = digit
            self.show_state()
            self._board.announce(self._hint(self._document.mode))
            self.active_changed.emit(digit)

    def drop_active(self) -> bool:
        """Let clicks only select; returns whether they wrote."""
        was_active = self.active != 0
        self.activate(0)
        return was_active

    @property
    def _comes_first(self) -> bool:
        return self._preferences["digit_first"] == "yes" and not self._board.yields_keys

    def _cells_clicked(self, cells: Sequence[int]) -> None:
        """Write the active digit, or remove it where all have it; a given makes its own digit the active one."""
        if not self.active or not self._comes_first:
            return
        digit, mode, puzzle = self.active, self._document.mode, self._document.puzzle
        free = [cell for cell in cells if not self._document.is_locked(cell)]
        if not free:
            if puzzle.givens[cells[-1]] != digit:
                self.activate(puzzle.givens[cells[-1]])
        elif mode in {Mode.DIGITS, Mode.GIVENS} and all(puzzle.board[cell] == digit for cell in free):
            self.type_digit(free, 0)
        else:
            self.type_digit(cells, digit)

    def _hint(self, mode: Mode) -> str:
        if self._coloured_note and not self.active:
            text = self.tr("You are colouring the notes {digit}, which are highlighted.")
            return text.format(digit=self._coloured_note)
        if mode is Mode.GIVENS and not self.active:
            return self._typing_hint()
        if not self.active:
            return tr(_HINTS[mode])
        if mode is Mode.COLOURS:
            text = self.tr("Click cells to give them the colour {colour}. Press Esc to stop.")
            return text.format(colour=colour_name(self.active))
        if mode in {Mode.NOTES, Mode.CENTRE}:
            text = self.tr("Click cells to write the note {digit}. Press Esc to stop.")
        else:
            text = self.tr("Click cells to enter {digit}. Press Esc to stop.")
        return text.format(digit=self.active)

    def _typing_hint(self) -> str:
        if self._document.is_blank and self._board.types_on:
            return self.tr("Type the printed digits; 0 or Space leaves a cell empty.")
        if self._document.is_blank:
            return self.tr("Type the printed digits.")
        if self._is_complete:
            return self.tr("The puzzle has one solution: you can start playing.")
        return tr(_HINTS[Mode.GIVENS])

    # --- what is pressed ------------------------------------------------------------------------------

    def _check_writable(self, cells: Sequence[int], mode: Mode) -> bool:
        """Whether something may be written into these cells; if not, a message says why."""
        if self._watching.watches_other_puzzle:
            text = self.tr("This puzzle belongs to the tour. Leave the tour to write in your own.")
            self._messages.show_message(text)
            return False
        are_locked = all(self._document.is_locked(cell, mode) for cell in cells)
        if not are_locked or self._document.is_solved:
            return not are_locked  # what is said of the end stays
        text = tr("The selected cells are givens. To change them, choose Enter Givens (Ctrl+G).")
        if len(cells) == 1:
            text = tr("{cell} is a given. To change it, choose Enter Givens (Ctrl+G).")
        self._messages.show_message(text.format(cell=cell_name(cells[0])))
        return False

    def _digit_typed(self, cells: Sequence[int], digit: int) -> None:
        if digit and self._comes_first:
            self.activate(digit)
        else:
            self.type_digit(cells, digit)

    def _step_typed(self, step: int) -> None:
        """Write a digit and go to the next cell, leave this one empty, go back, or go to the next row."""
        here = self._board.selected or 0
        if step == NEXT_ROW:
            there = here if here >= 72 else here // 9 * 9 + 9
        elif step == GO_BACK:
            is_kept = here == self._reached or not self._document.puzzle.board[here]
            there = max(here - is_kept, 0)
            self.type_digit((there,), 0)
        else:
            there = min(here + 1, 80)
            self.type_digit((here,), step)
        self._reached = there if step >= 0 and there != here else None
        self._board.select(there)

    def _pad_pressed(self, digit: int) -> None:
        if self._board.types_on and len(self._board.cells) == 1:
            self._step_typed(digit)
        elif self._board.cells or self._comes_first:
            self._digit_typed(self._board.cells, digit)

    def _preference_changed(self, key: str) -> None:
        if key in {"digit_first", "type_on"}:
            self.drop_active()
            self._mode_changed()
        elif key == "tidy_notes":
            self._document.clears_peers = self._preferences[key] == "yes"

    def _mode_changed(self) -> None:
        preferences = self._preferences
        goes_on = preferences["type_on"] == "yes" and preferences["digit_first"] == "no"
        self._board.types_on = goes_on and self._document.is_typed
        self.show_state()

    def _show_time(self, elapsed: int) -> None:
        time = words.time(elapsed)
        if self._panel is None:
            return
        spoken = tr("Time spent on this puzzle: {time}", time=time)
        self._panel.show_time(time, spoken)
