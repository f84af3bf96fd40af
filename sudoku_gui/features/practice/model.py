"""Practice of a technique: a puzzle played to where the technique is the easiest step, and what is answered there."""

import gzip
from collections.abc import Sequence
from functools import reduce
from importlib.resources import files
from random import SystemRandom
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from solver_core.hints import Candidate, Position, Step
from solver_core.hints.techniques import BY_ID, CHOICES, Group
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import edits, technique_settings
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.document.puzzle_stock import Making
from sudoku_gui.document.step_finder import StepFinder
from sudoku_gui.player.job import Job, Reply, Work
from sudoku_gui.wording import errors

_WAYS: Final = tuple(one for one in CHOICES if one in technique_settings.PRACTISED)
"""The techniques that play a puzzle: those of the last resort take long."""


def is_single(technique: str) -> bool:
    """Whether the technique places a digit, and is looked for without notes."""
    return BY_ID[technique].group is Group.SINGLES


def is_long(technique: str) -> bool:
    """Whether its patterns have many equal forms, so that what they remove is asked for, not their cells."""
    return BY_ID[technique].group in {Group.CHAINS, Group.SETS, Group.COLOURING}


def pattern(step: Step) -> frozenset[int]:
    """The cells that form a step; none where it places a digit."""
    groups = [*(node.cells for chain in step.chains for node in chain), *(one.cells for one in step.sets)]
    candidates = (*step.fins, *(one for group in step.colours for one in group))
    cells = {*step.cells, *(cell for group in groups for cell in group), *(one.cell for one in candidates)}
    return frozenset() if step.placed else frozenset(cells)


def puzzles_for(technique: str) -> list[Grid]:
    """The puzzles that come with the program and need a technique, in random order."""
    packed = (files("sudoku_gui.assets") / "puzzles" / "practice.txt.gz").read_bytes()
    rows = (line.split("\t") for line in gzip.decompress(packed).decode("ascii").splitlines())
    found = [Grid.parse(givens) for givens, needed in rows if technique in needed.split()]
    SystemRandom().shuffle(found)
    return found


class Practice(QObject):
    """One exercise after the other, beside the puzzle that is played.

    Signals:
        changed: what is asked, or what was answered.

    Attributes:
        puzzle: where the technique is asked for, with all candidates as notes.
        steps: all steps of the technique that are possible there.
        chosen: the cells answered so far, all of one step.
        wrong: the latest answer, if it was wrong: a cell, and the digit that was meant, or 0.
        step: the one that was found or shown.
        failure: why there is no puzzle.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.technique = self.failure = ""
        self.puzzle, self.position = Puzzle(Grid.empty()), Position.start(Grid.empty())
        self.steps: list[Step] = []
        self.chosen: frozenset[int] = frozenset()
        self.wrong: Candidate | None = None
        self.step: Step | None = None
        self.was_shown = False
        self._has_missed = False
        self._unused: list[Grid] = []
        self._found: list[Step] = []
        self._reply: Reply[Any] = Reply()
        self._job, self.finder, self._making = Job(self), StepFinder(self), Making(self)
        self._job.finished.connect(self.changed)
        self.finder.failed.connect(lambda cause: self.stop(errors.describe(cause)))
        self.finder.found.connect(self._found.append)
        self.finder.done.connect(lambda: self._reply.give(None))
        self._making.made.connect(lambda made: self._reply.give(Grid.parse(made["puzzle"])))
        self._making.failed.connect(self.stop)

    @property
    def is_searching(self) -> bool:
        """Whether a puzzle is looked for that needs the technique."""
        return self._job.is_running

    @property
    def is_open(self) -> bool:
        """Whether an answer is awaited."""
        return bool(self.steps) and self.step is None and not self.is_searching

    def begin(self, technique: str) -> None:
        """Ask for a technique, in another puzzle than before."""
        if technique != self.technique:
            self.technique, self._unused = technique, []
        self._preferences["practice_technique"] = technique
        self.stop()
        self._job.start(self._search(), at_once=True)
        self.changed.emit()

    def stop(self, failure: str = "") -> None:
        """Stop looking for a puzzle; nothing is asked then."""
        self._job.cancel()
        self._making.stop()
        self.finder.cancel()
        self.steps, self.step, self.wrong, self.chosen, self.failure = [], None, None, frozenset(), failure
        self._has_missed = self.was_shown = False
        self.changed.emit()

    def answer(self, cell: int, digit: int = 0, *, is_typed: bool = False) -> None:
        """Take a cell, or a candidate in it, as an answer or a part of one; a chosen cell is taken back.

        A candidate of the pattern that is clicked may be meant as its cell.
        """
        if not self.is_open or (is_single(self.technique) and not digit):
            return
        is_sure = is_typed or is_long(self.technique)
        around = [step for step in self.steps if cell in pattern(step)]
        changing = [step for step in self.steps if (cell, digit) in (*step.placed, *step.removed)]
        found = [step for step in changing if is_sure or step not in around]
        found += [step for step in around if self.chosen | {cell} == pattern(step)]
        self.wrong = None
        if found:
            self._end(found[0], "later" if self._has_missed else "first")
        elif cell in self.chosen:
            self.chosen -= {cell}
        elif around:
            fits = any(self.chosen <= pattern(step) for step in around)
            self.chosen = self.chosen | {cell} if fits else frozenset({cell})
        else:
            self.wrong = Candidate(cell, digit)
            self._has_missed |= not self.puzzle.board[cell]
        self.changed.emit()

    def reveal(self) -> None:
        """Show a step, one that fits the chosen cells if there is any."""
        if self.is_open:
            self.was_shown = True
            self._end(max(self.steps, key=lambda step: self.chosen <= pattern(step)), "shown")
            self.changed.emit()

    def _end(self, step: Step, result: str) -> None:
        record, self.step = self._preferences["practice_record"], step
        self._preferences["practice_record"] = technique_settings.with_result(record, self.technique, result)

    # --- looking for a puzzle ---------------------------------------------------------------------

    def _search(self) -> Work[None]:
        self._unused = self._unused or puzzles_for(self.technique)
        found = False
        while not found:
            givens = self._unused.pop() if self._unused else (yield from self._make())
            found = yield from self._ask_in(givens)

    def _make(self) -> Work[Grid]:
        self._reply = Reply[Grid]()
        self._making.start(1, ("--technique", self.technique))
        return (yield from self._reply.wait())

    def _ask_in(self, givens: Grid) -> Work[bool]:
        """Go to one of the places in a puzzle where the technique is the easiest step; whether there is any."""
        way = yield from self._find("path", Position.start(givens), _WAYS)
        removing = next((at for at, step in enumerate(way) if step.removed), len(way))
        end = removing if is_single(self.technique) else len(way)
        places = [at for at, step in enumerate(way[:end]) if step.technique == self.technique]
        if not places:
            return False
        before = way[: SystemRandom().choice(places)]
        self.puzzle = reduce(edits.with_step, before, edits.with_all_candidates(Puzzle(givens)))
        self.position = Position.of(self.puzzle)
        steps = yield from self._find("all", self.position, [self.technique])
        self.steps = [step for step in steps if step.technique == self.technique]
        return bool(self.steps)

    def _find(self, find: str, position: Position, techniques: Sequence[str]) -> Work[list[Step]]:
        self._reply = Reply[None]()
        self._found.clear()
        self.finder.ask(find, position, techniques)
        yield from self._reply.wait()
        return [*self._found]
