"""Finishing a puzzle: it is noticed, celebrated quietly, and remembered once for each puzzle.

What Solve has filled in is not the user's; hints are told apart.
"""

from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sudoku_gui.document.solve_record import SolveRecord
from sudoku_gui.panes.board.overlays import Wave
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import commands, finishing

if TYPE_CHECKING:
    from sudoku_gui.shell.parts import WindowParts

_CELLS = 81


class Finishing(QObject):
    """Follows the edits of the puzzle until its board is full.

    Undo and redo, and opening a puzzle that is solved, finish nothing.
    """

    def __init__(self, window: "WindowParts") -> None:
        super().__init__(window)
        self._window = window
        self._document = document = window.document
        self.wave = Wave(window.theme, window.boards)
        self._is_opening = False
        self._edits = 0
        self._forget()
        document.leaving.connect(self._begin_opening)
        document.opened.connect(self._end_opening)
        document.undo_stack.indexChanged.connect(self._on_edited)
        window.workspace.hint_session.used.connect(self.note_hint)

    def note_hint(self) -> None:
        """A hint was shown: the present puzzle is solved with hints from now on."""
        self._had_hint = True

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self.wave.use_theme(theme)

    # --- noticing -----------------------------------------------------------------------------------

    def _forget(self) -> None:
        """Begin with the puzzle that is open now."""
        self._is_finished = self._document.is_solved
        self._has_warned = self._document.puzzle.board.filled == _CELLS
        self._had_hint = False

    def _begin_opening(self) -> None:
        self._is_opening = True
        self.wave.stop()

    def _end_opening(self) -> None:
        self._is_opening = False
        self._forget()

    def _on_edited(self, index: int) -> None:
        stack = self._document.undo_stack
        is_newest = 0 < index == stack.count()
        if self._is_opening or not is_newest or self._document.puzzle.board.filled < _CELLS:
            return
        if self._document.is_solved:
            self._finish()
        elif not self._has_warned:
            self._has_warned = True
            self._say_wrong()

    def _finish(self) -> None:
        if self._is_finished:
            return
        stack = self._document.undo_stack
        codes = [stack.text(index) for index in range(stack.index())]
        if commands.SOLVED in codes or not self._document.puzzle.givens.filled:
            return
        self._is_finished = True
        self._celebrate()
        with_hints = self._had_hint or any(code.startswith(commands.HINT) for code in codes)
        self._report(with_hints=with_hints)

    def _celebrate(self) -> None:
        board = self._window.board
        if board.animated and board.isVisible() and self._window.preferences["celebrate"] == "yes":
            self.wave.begin(board.selected if board.selected is not None else _CELLS // 2)

    # --- telling ------------------------------------------------------------------------------------

    def _report(self, *, with_hints: bool) -> None:
        puzzle, library = self._document.timed_puzzle, self._window.workspace.library
        level = puzzle.header("L").strip()
        record = SolveRecord(str(puzzle.givens), level, puzzle.elapsed, with_hints, int(time()))
        earlier = [
            one.elapsed
            for one in library.solves()
            if one.level == level and one.givens != record.givens and not one.with_hints
        ]
        library.add_solve(record)
        board = puzzle.board
        self._window.info_bar.show_message(
            finishing.report(record, min(earlier, default=None)),
            "info",
            self._offers(),
            applies=lambda: self._document.puzzle.board == board,
        )

    def _offers(self) -> list[tuple[str, Callable[[], object]]]:
        """What may come next: another puzzle of the list, a new one, and all times."""
        window, puzzles = self._window, self._window.workspace.open_list
        offers: list[tuple[str, Callable[[], object]]] = []
        row = puzzles.chosen_row
        if self._document.source.number is not None and row is not None and row + 1 < puzzles.count:
            offers.append((finishing.next_puzzle(), window.library_controller.next))
        elif (action := window.actions_by_id.by_id.get("new_puzzle")) is not None:
            offers.append((finishing.next_puzzle(), action.trigger))
        offers.append((finishing.statistics(), window.play_records.show))
        return offers

    def _say_wrong(self) -> None:
        check = self._window.actions_by_id.by_id.get("check")
        actions = [(finishing.check(), check.trigger)] if check is not None else []
        board = self._document.puzzle.board
        self._window.info_bar.show_message(
            finishing.full_but_wrong(), "info", actions, applies=lambda: self._document.puzzle.board == board
        )
