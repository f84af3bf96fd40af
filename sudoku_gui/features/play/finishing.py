"""Finishing a puzzle: it is noticed, celebrated quietly, and remembered once for each puzzle.

What Solve has filled in is not the user's; hints are distinguished.
"""

from collections.abc import Callable
from time import time

from sudoku_gui.context import Context
from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.features.play.overlays import SolvedAnimation
from sudoku_gui.kit.feature import Feature
from sudoku_gui.translation import translate
from sudoku_gui.wording import command_text as commands
from sudoku_gui.wording import window as window_words
from sudoku_gui.wording.joining import sentences

_CELLS = 81


class Finishing(Feature):
    """Follows the edits of the puzzle until its board is full.

    Undo and redo, and opening a puzzle that is solved, finish nothing.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._document = document = context.document
        self.animation = SolvedAnimation(context.theme, context.board)
        context.theme_changed.connect(self.animation.use_theme)
        context.hint_session.used.connect(self.record_hint)
        self._forget()
        document.leaving.connect(self._begin_opening)
        document.opened.connect(self._forget)
        document.undo_stack.indexChanged.connect(self._on_edited)

    def record_hint(self) -> None:
        """Record that a hint was shown: the present puzzle is solved with hints from now on."""
        self._had_hint = True

    # --- noticing -----------------------------------------------------------------------------------

    def _forget(self) -> None:
        self._is_opening = False
        self._is_finished = self._document.is_solved
        self._has_warned = self._document.puzzle.board.filled == _CELLS
        self._had_hint = False

    def _begin_opening(self) -> None:
        self._is_opening = True
        self.animation.stop()

    def _on_edited(self, index: int) -> None:
        stack = self._document.undo_stack
        is_newest = 0 < index == stack.count()
        if self._is_opening or not is_newest or self._document.puzzle.board.filled < _CELLS:
            return
        if self._document.is_solved:
            self._finish()
        elif not self._has_warned:
            self._has_warned = True
            self._report_wrong()

    def _finish(self) -> None:
        if self._is_finished:
            return
        stack = self._document.undo_stack
        codes = [stack.text(index) for index in range(stack.index())]
        givens = self._document.puzzle.givens
        if commands.SOLVED in codes or givens.is_empty or givens.filled == _CELLS or self._document.is_typed:
            return
        self._is_finished = True
        self._celebrate()
        self._report(with_hints=self._had_hint or any(code.startswith(commands.HINT) for code in codes))

    def _celebrate(self) -> None:
        board = self.context.board
        if board.animated and board.isVisible() and self.context.preferences["celebrate"] == "yes":
            self.animation.begin(board.selected if board.selected is not None else _CELLS // 2)

    # --- messages -----------------------------------------------------------------------------------

    def _report(self, *, with_hints: bool) -> None:
        puzzle = self._document.timed_puzzle
        level = puzzle.header("L").strip()
        record = SolveRecord(puzzle.givens.code, level, puzzle.elapsed, with_hints, int(time()))
        earlier = [
            one.elapsed
            for one in self.context.library.solves()
            if one.level == level and one.givens != record.givens and not one.with_hints
        ]
        self.context.library.add_solve(record)
        self._messages.show_message(
            _report(record, window_words.level(level), min(earlier, default=None)),
            "done",
            self._offers(),
            applies=self._document.while_board_stays(),
            stays=True,
        )

    def _offers(self) -> list[tuple[str, Callable[[], object]]]:
        """The offers after a solution: another puzzle of the list or of the level, and all times."""
        puzzles, row = self.context.open_list, self.context.open_list.chosen_row
        is_listed = self._document.source.number is not None and row is not None and row + 1 < puzzles.count
        actions = self.context.actions
        following = actions["next_puzzle" if is_listed else "another_puzzle"].trigger
        return [
            (self.tr("Next Puzzle"), following),
            (self.tr("My Statistics"), actions["play_records"].trigger),
        ]

    def _report_wrong(self) -> None:
        actions = [(self.tr("Check"), self.context.actions["check"].trigger)]
        text = self.tr("The board is full, but not everything is right yet.")
        self._messages.show_message(text, "info", actions, applies=self._document.while_board_stays())


def _report(record: SolveRecord, level: str, best: int | None) -> str:
    """Time, level and best time; ``best`` is the quickest earlier one of this level without hints, in milliseconds."""
    time = window_words.time(record.elapsed)
    if record.with_hints:
        parts = [translate("finishing", "Solved with hints in {time}.").format(time=time)]
    else:
        parts = [translate("finishing", "Solved by you in {time}, without hints.").format(time=time)]
    if level:
        parts.append(translate("finishing", "Level: {level}.").format(level=level))
    if best is not None:
        parts.append(_compared(record, best))
    return sentences(parts)


def _compared(record: SolveRecord, best: int) -> str:
    if record.elapsed < best and not record.with_hints:
        if record.level:
            return translate("finishing", "That is your best time at this level.")
        return translate("finishing", "That is your best time.")
    time = window_words.time(best)
    if record.level:
        return translate("finishing", "Your best time at this level is {time}.").format(time=time)
    return translate("finishing", "Your best time is {time}.").format(time=time)
