"""Finds a board for the page of each technique: ``python .build/find_examples.py [PUZZLES]``, some ten minutes.

Puzzles of our own are solved one after the other. Where a technique can be used, its step is measured, and the one that
is easiest to see is kept. Techniques that the way of no puzzle needs are looked for beside it. The same number of
puzzles makes the same file, as long as the generator and hodoku-py are the same.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from solver_core.generation import PuzzleRequest, make
from solver_core.hints import Difficulty, Position, Step, finder
from solver_core.hints.techniques import BY_ID, TECHNIQUES, Group
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks

FILE = Path(__file__).parents[1] / "assets" / "help" / "technique_boards.json"
COUNT = 1000
AFTER = 100
"""How many puzzles are solved before the techniques that are still missing are looked for beside the way."""
REST = 300
"""In how many more puzzles rare techniques and those of the last resort are looked for, at every hard step."""
HARD_STEPS = 2
"""At how many hard steps of each puzzle."""

Found = dict[str, tuple[tuple[bool, int], Position, Step]]


def main() -> None:
    """Find all of them."""
    found: Found = {}
    count = int(sys.argv[1]) if sys.argv[1:] else COUNT
    for seed in range(count):
        request = PuzzleRequest(symmetry="half turn", is_minimal=seed % 4 != 0)
        search(make(request, seed).puzzle, found, has_time=seed >= AFTER)
        sys.stderr.write(f"\r{seed + 1} puzzles, {len(found)} of {len(TECHNIQUES)} techniques ")
        sys.stderr.flush()
    for seed in range(count, count + REST):
        search_rest(make(PuzzleRequest(symmetry="half turn", is_minimal=True), seed).puzzle, found)
    write(found)


def write(found: Found) -> None:
    """Write what is found, and say what is not."""
    boards = {one.id: packed(*found[one.id][1:]) for one in TECHNIQUES if one.id in found}
    lines = ",\n".join(
        f'"{name}": {json.dumps(board, separators=(",", ":"))}' for name, board in boards.items()
    )
    FILE.write_text("{\n" + lines + "\n}\n", encoding="ascii")
    missing = ", ".join(one.id for one in TECHNIQUES if one.id not in boards)
    sys.stderr.write(f"without a board: {missing or 'none'}\n")


def search(givens: Grid, found: Found, *, has_time: bool) -> None:
    """Take what the way to a puzzle's solution has to offer, and maybe what there is beside it."""
    left = HARD_STEPS if has_time else 0
    for position, step in way(givens):
        keep(found, position, step)
        if left and BY_ID[step.technique].level.rank >= Difficulty.HARD.rank:
            left -= 1
            for technique in TECHNIQUES:
                if technique.id not in found and technique.group is not Group.LAST_RESORT:
                    beside = finder.next_step(position, [technique.id])
                    if beside is not None and beside.technique == technique.id:
                        keep(found, position, beside, is_needed=False)


def search_rest(givens: Grid, found: Found) -> None:
    """Look everywhere for what is missing."""
    missing = [one for one in TECHNIQUES if one.id not in found and one.id != "brute_force"]
    for position, step in way(givens):
        if BY_ID[step.technique].level.rank < Difficulty.HARD.rank:
            continue
        for technique in missing:
            if technique.id not in found:
                beside = finder.next_step(position, [technique.id])
                if beside is not None and beside.technique == technique.id:
                    keep(found, position, beside, is_needed=False)


def way(givens: Grid) -> Iterator[tuple[Position, Step]]:
    """Each step to the solution, with the position before it."""
    position = Position.start(givens)
    for step in finder.path(position):
        yield position, step
        position = after(position, step)


def after(position: Position, step: Step) -> Position:
    """The position when a step is done."""
    board, masks = position.board, list(position.candidates.masks)
    for cell, digit in step.placed:
        board = board.with_digit(cell, digit)
    for cell, digit in step.removed:
        masks[cell] &= ~(1 << digit - 1)
    allowed = Position.start(board).candidates.masks
    marks = Marks(tuple(mask & other for mask, other in zip(masks, allowed, strict=True)))
    return Position(position.givens, board, marks)


def keep(found: Found, position: Position, step: Step, *, is_needed: bool = True) -> None:
    """Keep a step if none of its kind was needed more or easier to see; of equal ones the first stays."""
    if step.technique == "brute_force" or overlaps(step):
        return
    known, now = found.get(step.technique), (not is_needed, measure(position, step))
    if known is None or now < known[0]:
        found[step.technique] = (now, position, step)


def overlaps(step: Step) -> bool:
    """Whether sets have cells in common, which is hard to draw."""
    cells = [cell for one in step.sets for cell in one.cells]
    return len(cells) > len(set(cells))


def measure(position: Position, step: Step) -> int:
    """How much there is to look at."""
    nodes = sum(map(len, step.chains))
    in_sets = sum(len(one.cells) for one in step.sets)
    marked = sum(map(len, step.colours)) + len(step.fins) + 3 * len(step.endo_fins)
    candidates = sum(mask.bit_count() for mask in position.candidates.masks)
    return 12 * (nodes + in_sets + marked + len(step.cells)) + candidates - 3 * min(3, len(step.removed))


def packed(position: Position, step: Step) -> dict[str, Any]:
    """As the file has it."""
    return {
        "givens": str(position.givens),
        "board": str(position.board),
        "candidates": position.candidates.masks,
        "step": step.to_json(),
    }


if __name__ == "__main__":
    main()
