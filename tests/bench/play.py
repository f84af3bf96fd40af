"""Plays as people do, and measures it: ``python -m tests.bench.play`` prints a table and what went wrong.

=============  ==================================================================================================
new            from Ctrl+N and a level to its puzzle painted
hint           from F2 to the hint painted, by level of the puzzle, with the process under way
cancel         from Esc to the end of a search for all steps of one of the hardest puzzles
played         a puzzle of each level to its end by hints, by keys: with wrong digits and notes, undo, a pause, other
               modes, the process killed, and the board changed while a hint is on its way
=============  ==================================================================================================

Times are milliseconds: median, 99th percentile, longest; then the longest time in which the event loop answered nobody,
and the same as processor time.
"""

import argparse
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

from PySide6.QtCore import QProcess, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from solver_core.hints import Difficulty, Position
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.solving import solve
from sudoku_gui.app import create
from sudoku_gui.document.document import Source
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.document.stock import Stock
from sudoku_gui.features.hints.controller import Hints
from sudoku_gui.features.new_puzzle import NewPuzzle
from sudoku_gui.shell.gc_control import control_garbage
from sudoku_gui.shell.main_window import MainWindow
from tests.bench.timing import Row, measured, settle, timed

HARDEST = Grid.parse("98.7..6..5..9..7......4..3.6..8..5...5...2.....8......1.........6..791.....1...56")
_MOST = 600
"""Hints that a puzzle takes at most."""
_REPORTED = {Stage.PLACE, Stage.FAULT, Stage.NO_STEP, Stage.FAILED}


def new_puzzles(window: MainWindow, times: int) -> list[float]:
    """One puzzle after the other from the stock."""
    found = []
    for number in range(times):
        level = tuple(Difficulty)[number % len(Difficulty)]
        found.append(timed(partial(window.feature(NewPuzzle).open_level, level)))
        settle(0.05)
    return found


def hints(window: MainWindow, level: Difficulty, puzzles: int, each: int) -> list[float]:
    """Some hints of some puzzles, done as they come."""
    hint_session, found = window.feature(Hints).hint_session, []
    for made in Stock(Path("none")).of_level(level)[:puzzles]:
        window.document.open(Puzzle(made.givens), Source())
        for _ in range(each):
            found.append(timed(window.feature(Hints).advance, lambda: hint_session.stage in _REPORTED))
            if hint_session.stage is not Stage.PLACE:
                break
            hint_session.perform("hint")
            settle(0.01)
    return found


def cancelling(window: MainWindow, times: int) -> list[float]:
    """A search is under way for half a second, then ended."""
    hint_session, found = window.feature(Hints).hint_session, []
    for _ in range(times):
        window.document.open(Puzzle(HARDEST), Source())
        hint_session.finder.ask("path", _position(window), hint_session.techniques)
        settle(0.5)
        if hint_session.finder.is_busy:
            found.append(timed(hint_session.finder.cancel))
    return found


def _position(window: MainWindow) -> Position:
    return Position.of(window.document.puzzle)


class Player:
    """Somebody at the keyboard who makes mistakes.

    Attributes:
        faults: what should not have happened.
    """

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window = window
        self._chance = Random(seed)
        self.faults: list[str] = []

    def play(self, level: Difficulty) -> float:
        """A new puzzle of a level to its end; seconds that it took."""
        window = self._window
        window.feature(NewPuzzle).open_level(level)
        settle(0.1)
        givens = window.document.puzzle.givens
        solution = solve(givens)
        assert solution is not None
        began = perf_counter()
        for _ in range(_MOST):
            if window.document.is_solved:
                break
            if self._chance.random() < 0.3:
                self._be_clumsy(solution)
            self._take_a_hint(level)
        else:
            self.faults.append(f"{level}: {givens} is not solved after {_MOST} hints")
        if window.document.puzzle.board != solution:
            self.faults.append(f"{level}: {givens} ends as {window.document.puzzle.board}")
        settle(0.3)
        solved = [record for record in window.context.library.solves() if record.givens == str(givens)]
        if not _until(lambda: any(one.givens == str(givens) for one in window.context.library.solves())):
            self.faults.append(f"{level}: {givens} is not among the solved puzzles")
        elif solved and not solved[0].with_hints:
            self.faults.append(f"{level}: {givens} counts as solved without hints")
        return perf_counter() - began

    def _take_a_hint(self, level: Difficulty) -> None:
        window, hint_session = self._window, self._window.feature(Hints).hint_session
        _press(window, "F2")
        if self._chance.random() < 0.03:
            for process in hint_session.finder.process.findChildren(QProcess):
                if process.processId():  # 0, before it has started, would be everybody here
                    os.kill(process.processId(), signal.SIGKILL)
        if not _until(lambda: hint_session.stage in _REPORTED or not hint_session.is_shown):
            self.faults.append(f"{level}: no answer to F2, stage {hint_session.stage.name}")
            hint_session.dismiss()
            return
        match hint_session.stage:
            case Stage.PLACE:
                for _ in range(self._chance.randrange(3)):
                    _press(window, "F2")
                button = window.feature(Hints).card.findChild(QPushButton, "hint_do")
                assert button is not None
                button.click()
            case Stage.FAULT:
                _press(window, "Ctrl+Z")
            case Stage.NO_STEP if not window.document.is_solved:
                self.faults.append(f"{level}: no step for {window.document.puzzle.board}")
        settle()

    def _be_clumsy(self, solution: Grid) -> None:
        window, chance = self._window, self._chance
        empty = [cell for cell in range(81) if not window.document.puzzle.board[cell]]
        if not empty:
            return
        cell = chance.choice(empty)
        window.context.board.select(cell)
        window.context.board.setFocus()
        match chance.randrange(7):
            case 0:
                _press(window, str(chance.randrange(1, 10)))
            case 1:
                _press(window, f"Alt+{chance.randrange(1, 10)}")
            case 2:
                _press(window, "Ctrl+Z", "Ctrl+Y")
            case 3:
                _press(window, "P", "P")
            case 4:
                _press(window, "F2", "Esc")
            case 5:
                _press(window, "F2", str(solution[cell]))
            case 6:
                _press(window, "Ctrl+K")
        settle(0.01)


def _press(window: MainWindow, *keys: str) -> None:
    for key in keys:
        QTest.keySequence(QApplication.focusWidget() or window.context.board, key)
        settle()


def _until(condition: Callable[[], bool], seconds: float = 60.0) -> bool:
    until = perf_counter() + seconds
    while not condition():
        settle(0.002)
        if perf_counter() > until:
            return False
    return True


def rows(window: MainWindow) -> Iterator[Row]:
    """Line by line."""
    yield measured("new puzzle from the stock", lambda: new_puzzles(window, 40))
    window.feature(Hints).advance()
    _until(lambda: window.feature(Hints).hint_session.stage in _REPORTED)
    for level in Difficulty:
        yield measured(f"hint, {level}", lambda level=level: hints(window, level, 6, 8))  # type: ignore[misc]
    yield measured("cancel, the hardest", lambda: cancelling(window, 8))


def main() -> int:
    """Measure, play and print; 1 where something went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.play", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=1, help="puzzles of each level that are played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("times", "played"), help="nothing else")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            os.environ[variable] = folder
        faults = run(options.only, options.rounds, options.seed)
    for fault in faults:
        print(f"FAULT {fault}")
    return 1 if faults else 0


def run(only: str | None, rounds: int, seed: int) -> list[str]:
    """What went wrong."""
    application = QApplication([])
    control_garbage(application)
    application.setOrganizationName("dancing-sudoku-bench")
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    window = create(application)
    window.show()
    settle(1.0)
    if only != "played":
        print(f"{'':<42}{'median':>9}{'p99':>9}{'worst':>9}{'gap':>9}{'busy':>9}{'n':>6}")
        for row in rows(window):
            print(row, flush=True)
    player = Player(window, seed)
    for number in range(rounds if only != "times" else 0):
        for level in Difficulty:
            seconds = player.play(level)
            print(f"played {number + 1}, {level}: {seconds:.1f} s, {len(player.faults)} faults", flush=True)
    window.close()
    settle(0.1)
    return player.faults


if __name__ == "__main__":
    sys.exit(main())
