"""Whether hints come as people see them, agree with the solution, and come at once: ``python -m tests.bench.hints``.

Puzzles are made at random and walked by hints: every single is compared with a plain search of all houses, without
notes and with them, and every digit with the solution. A hint must not pass over an easier single, and none may be
wrong; else the status is 1. Of some puzzles all steps are asked for as the window does, and timed in milliseconds of
the processor.

Then commands are timed in turns, with their start, in seconds of the processor: the ratings of easy puzzles beside
those of the library alone, whose scores must be the same.

--count  how many puzzles
--timed  how many of them are walked to the end, past the singles
--seed   of the puzzles
--rounds how often each command is timed
"""

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from time import process_time
from typing import Final

from solver_core import generation
from solver_core.hints import Difficulty, Position, Step, worker
from solver_core.hints.singles import next_single
from solver_core.hints.techniques import BY_ID, CHOICES, LEVELS
from solver_core.sudoku.cells import CELLS, DIGITS, HOUSES
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import solve
from tests.bench.measuring import HEAD, line, options

FIRST_BOX = 18
PROGRAM: Final = (sys.executable, "-m", "solver_core")
LIBRARY: Final = """
import sys
from hodoku.api import Solver
for puzzle in sys.argv[1:]:
    found = Solver().solve(puzzle)
    print(found.level.name.lower(), found.score, "-", sep="\\t")
"""


def made(chance: Random, count: int) -> Iterator[Grid]:
    """Random puzzles with one solution and no given that could be removed."""
    request = generation.PuzzleRequest(is_minimal=True)
    for _ in range(count):
        yield generation.make(request, chance.randrange(1 << 30)).puzzle


def kind_of(step: Step) -> str:
    """The kind of a single, as `kinds_in` names it."""
    if step.technique != "hidden_single":
        return step.technique
    return "box" if step.base[0] >= FIRST_BOX else "line"


def kinds_in(position: Position) -> list[str]:
    """The kinds of singles that there are, the one first that is seen most easily."""
    board, marks, found = position.board, position.candidates, set()
    for at, house in enumerate(HOUSES):
        empty = [cell for cell in house.cells if not board[cell]]
        if len(empty) == 1:
            found.add("full_house")
        if any(sum(digit in marks.digits(cell) for cell in empty) == 1 for digit in DIGITS):
            found.add("box" if at >= FIRST_BOX else "line")
    if any(len(marks.digits(cell)) == 1 for cell in CELLS if not board[cell]):
        found.add("naked_single")
    noted = ["full_house", "naked_single", "box", "line"]
    order = noted if position.is_noted else ["full_house", "box", "line", "naked_single"]
    return [kind for kind in order if kind in found]


def faults_of(givens: Grid) -> Iterator[str]:
    """What is wrong with the singles of a puzzle, as far as these lead."""
    solution = solve(givens)
    assert solution is not None
    for noted in (False, True):
        position = replace(Position.start(givens), is_noted=noted)
        while (step := next_single(position, CHOICES)) is not None:
            if kind_of(step) != kinds_in(position)[0]:
                yield f"{givens}: {step} comes before {kinds_in(position)[0]}"
            if any(solution[cell] != digit for cell, digit in step.placed):
                yield f"{givens}: {step} is wrong"
            position = position.after(step)
        if kinds_in(position):
            yield f"{givens}: {kinds_in(position)[0]} is not found"


def timed(givens: Grid) -> Iterator[tuple[str, float]]:
    """The level of each step to the solution, and how long a hint takes."""
    position, solution = Position.start(givens), solve(givens)
    assert solution is not None
    while not position.board.is_complete:
        asked = {"id": 0, "find": "next", "givens": str(givens), "board": str(position.board)}
        asked |= {"candidates": position.candidates.masks, "noted": False, "techniques": CHOICES}
        begun = process_time()
        first, *_ = worker.answer(asked)
        took = 1000 * (process_time() - begun)
        step = Step.from_json(first["step"])
        assert all(solution[cell] == digit for cell, digit in step.placed)
        assert all(solution[cell] != digit for cell, digit in step.removed)
        yield BY_ID[step.technique].level, took
        position = position.after(step)


def seconds(command: Sequence[str]) -> tuple[float, str]:
    """The processor's time for a command, and what it prints."""
    before = os.times()
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    after = os.times()
    return sum(after[2:4]) - sum(before[2:4]), done.stdout


def timed_commands(seed: int, rounds: int) -> Iterator[str]:
    """A line for each command; ends the program if scores differ."""
    request = generation.PuzzleRequest(level=Difficulty.EASY)
    easy = [str(generation.make(request, seed + at).puzzle) for at in range(60)]
    rate, library = "rate 60 easy puzzles", "rate 60 easy puzzles, the library alone"
    commands = {
        rate: [*PROGRAM, "rate", "--workers", "1", *easy],
        library: [sys.executable, "-c", LIBRARY, *easy],
        "rate one puzzle": [*PROGRAM, "rate", easy[0]],
        "hint": [*PROGRAM, "hint", easy[0]],
        "generate 20 medium puzzles": [
            *PROGRAM,
            *("generate", "--level", "medium", "--count", "20", "--seed", str(seed)),
        ],
    }
    times, printed = defaultdict(list), {}
    for _ in range(rounds):
        for name, command in commands.items():
            took, printed[name] = seconds(command)
            times[name].append(took)
    for name in commands:
        yield line(f"{name}, s", times[name])
    scores = [[row.split("\t")[1] for row in printed[name].splitlines()] for name in (rate, library)]
    if scores[0] != scores[1]:
        raise SystemExit("the scores are not those of the library")


def main() -> int:
    asked = options("hints", __doc__, count=2000, timed=50, seed=1, rounds=5)
    puzzles = list(made(Random(asked.seed), asked.count))
    faults = [fault for givens in puzzles for fault in faults_of(givens)]
    print(f"{len(puzzles)} puzzles, {len(faults)} faults", *faults[:20], sep="\n")
    times = defaultdict(list)
    for givens in puzzles[: asked.timed]:
        for level, took in timed(givens):
            times[level].append(took)
    print(HEAD)
    for level in LEVELS:
        print(line(f"a hint of level {level}, ms", times[level]))
    print(*timed_commands(asked.seed, asked.rounds), sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
