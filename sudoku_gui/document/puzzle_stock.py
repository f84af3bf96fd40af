"""The stock of puzzles: those that come with the program, and those generated since; and how puzzles are made.

A line has level, score, hardest technique and 81 characters, separated by tabs.
"""

import gzip
import json
import sys
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from solver_core.formats import disk
from solver_core.hints import Difficulty
from solver_core.hints.techniques import BY_ID
from solver_core.sudoku.grid import Grid, GridError
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.atomic_file import store_private
from sudoku_gui.document.paths import data_folder
from sudoku_gui.player.helper_process import end_with, kill

_COMMAND: Final = ("-P", "-m", "solver_core", "generate", "--json")
USUAL: Final = ("--symmetry", "half turn")
"""The properties of puzzles for the stock, besides their level."""


class Making(QObject):
    """Makes puzzles of a level, one request at a time.

    Signals:
        made: a puzzle, as the command reports it: ``puzzle`` and, if it was rated, ``level``, ``score`` and
            ``hardest``.
        failed: no puzzle can be made; with the message of the process.
        finished: all are made.
    """

    made = Signal(object)
    failed = Signal(str)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self, count: int, wanted: Sequence[str]) -> None:
        """Make this many, with arguments of ``sudoku-dlx generate``; cancels the previous request."""
        self.stop()
        process = self._process = QProcess(self)
        end_with(self, process)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_finished)
        process.start(sys.executable, [*_COMMAND, "--count", str(count), *wanted])

    def stop(self) -> bool:
        """Kill the process; returns whether it was running."""
        process, self._process = self._process, None
        if process is None:
            return False
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._on_finished)
        process.errorOccurred.disconnect(self._on_finished)
        kill(process)
        return True

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self.made.emit(json.loads(bytes(self._process.readLine().data())))

    def _on_finished(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            is_good = process.error() is QProcess.ProcessError.UnknownError and process.exitCode() == 0
            said = bytes(process.readAllStandardError().data()).decode(errors="replace")
            process.deleteLater()
            if is_good:
                self.finished.emit()
            else:
                self.failed.emit((said or process.errorString()).strip()[-500:])


_SHIPPED: Final = "stock.txt.gz"
_MADE: Final = "made_puzzles.txt"
_LONGEST: Final = 1 << 20  # bytes read of the generated puzzles, at most

WEEK: Final = (
    Difficulty.EASY,
    Difficulty.EASY,
    Difficulty.MEDIUM,
    Difficulty.MEDIUM,
    Difficulty.HARD,
    Difficulty.EXPERT,
    Difficulty.FIENDISH,
)
"""The level of the daily puzzle, from Monday on."""


@dataclass(frozen=True, slots=True)
class StockPuzzle:
    """One of the puzzles that come with the program: level, score, hardest technique and givens."""

    level: Difficulty
    score: int
    hardest: str
    givens: Grid

    def puzzle(self, day: date | None = None) -> Puzzle:
        """The puzzle, with headers for its level, its hardest technique, and the day whose puzzle it is."""
        dated = (("B", day.isoformat()),) if day else ()
        return Puzzle(self.givens, headers=(*rated_headers(self.level, self.hardest), *dated))

    @property
    def key(self) -> str:
        """Eight characters by which a played puzzle is remembered."""
        return sha256(self.givens.digits).hexdigest()[:8]


def rated_headers(level: str, hardest: str = "") -> tuple[tuple[str, str], ...]:
    """The headers of a puzzle with this level and hardest technique, by its id; both may be unknown."""
    technique = BY_ID[hardest].name if hardest in BY_ID else ""
    return tuple((letter, text) for letter, text in (("L", level), ("C", technique)) if text)


class Stock:
    """The puzzles, read on first use."""

    def __init__(self, made: Path | None = None) -> None:
        self.made = data_folder() / _MADE if made is None else made
        self._shipped: list[StockPuzzle] = []

    def of_level(self, level: Difficulty) -> list[StockPuzzle]:
        """All puzzles of a level, those that come with the program first."""
        return [puzzle for puzzle in (*self._included(), *self.made_here()) if puzzle.level is level]

    def _included(self) -> list[StockPuzzle]:
        if not self._shipped:
            packed = (files("sudoku_gui.assets") / "puzzles" / _SHIPPED).read_bytes()
            self._shipped = list(_read(gzip.decompress(packed).decode("ascii").splitlines()))
        return self._shipped

    def unplayed(self, level: Difficulty, played: Collection[str]) -> list[StockPuzzle]:
        return [puzzle for puzzle in self.of_level(level) if puzzle.key not in played]

    def daily(self, day: date) -> StockPuzzle:
        """The puzzle of a day, the same for everyone who has the same version."""
        level = WEEK[day.weekday()]
        shipped = [puzzle for puzzle in self._included() if puzzle.level is level]
        return shipped[int.from_bytes(sha256(day.isoformat().encode("ascii")).digest()) % len(shipped)]

    def add(self, puzzle: StockPuzzle) -> None:
        """Store a generated puzzle; raises an OSError."""
        store_private(self.made, "".join(map(_line, [*self.made_here(), puzzle])))

    def made_here(self) -> list[StockPuzzle]:
        """The generated puzzles; none if the file cannot be read."""
        with suppress(OSError, UnicodeDecodeError), disk.open_stream(self.made) as file:
            return list(_read(disk.read(file, _LONGEST).decode("ascii").splitlines()))
        return []


def _line(puzzle: StockPuzzle) -> str:
    return f"{puzzle.level}\t{puzzle.score}\t{puzzle.hardest}\t{puzzle.givens}\n"


def _read(lines: Iterable[str]) -> Iterable[StockPuzzle]:
    """Parse lines, skipping invalid ones, because others may write the file."""
    for text in lines:
        with suppress(ValueError, GridError):
            level, score, hardest, givens = text.split("\t")
            if hardest in BY_ID:
                yield StockPuzzle(Difficulty(level), int(score), hardest, Grid.parse(givens))
