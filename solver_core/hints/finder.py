"""Finds steps with hodoku-py.

The library often omits the houses and chains of a pattern; they are filled in here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from solver_core.hints import patterns
from solver_core.hints.library import (
    DEFAULT_CONFIG,
    LibraryGrid,
    SolutionStep,
    SolutionType,
    StepFinder,
    chain_utils,
)
from solver_core.hints.position import Position
from solver_core.hints.singles import next_single
from solver_core.hints.steps import AlmostLockedSet, Candidate, Node, Step
from solver_core.hints.techniques import BY_ID, CHOICES, TECHNIQUES, Difficulty, Group, level_of, variants
from solver_core.hints.techniques import hardest as hardest_of
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks, digits_of
from solver_core.sudoku.solving import count_solutions, solve

_NO_CHAIN: Final = -(1 << 31)
"""Ends a branch in the library's lists of nodes."""
_PLACING: Final = {one.id for one in TECHNIQUES if one.group in {Group.SINGLES, Group.LAST_RESORT}}
"""Techniques whose cells and digits are placements; in others they are the pattern."""


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """How hard a puzzle is for people.

    Attributes:
        score: the points of all steps.
        level: of the hardest technique, or harder if there are many points.
        hardest: the id of the hardest technique, see `techniques.hardest`.
        steps: in their order.
    """

    score: int
    level: Difficulty
    hardest: str
    steps: tuple[Step, ...]


def next_step(position: Position, techniques: Sequence[str] = CHOICES) -> Step | None:
    """The easiest single, or what the first of these techniques finds; None if none does, or nothing is left to do."""
    if position.board.is_complete:
        return None
    if (single := next_single(position, techniques)) is not None:
        return single
    grid = _grid(position)
    found = _first(StepFinder(grid, DEFAULT_CONFIG.solve_search), _valid(techniques, position))
    return None if found is None else _described(found, position)


def all_steps(position: Position, techniques: Sequence[str] = CHOICES) -> Iterator[Step]:
    """All steps of these techniques, without those of the last resort, by technique; each elimination once for each."""
    grid = _grid(position)
    finder = StepFinder(grid, DEFAULT_CONFIG.find_all_search)
    seen: set[tuple[object, ...]] = set()
    chosen = [one for one in _valid(techniques, position) if BY_ID[one].group is not Group.LAST_RESORT]
    for technique in (one for first in chosen for one in (first, *variants(first))):
        for found in finder.find_all(_type(technique)):
            step = _described(found, position)
            key = (step.technique, step.placed, step.removed, step.cells)
            if key not in seen and (step.placed or step.removed):
                seen.add(key)
                yield step


def path(position: Position, techniques: Sequence[str] = CHOICES) -> Iterator[Step]:
    """All steps to the solution, or as far as these techniques lead."""
    grid = _grid(position)
    finder = StepFinder(grid, DEFAULT_CONFIG.solve_search)
    techniques = _valid(techniques, position)
    while not grid.is_solved():
        found = _first(finder, techniques)
        if found is None:
            return
        step = _described(
            found, Position(position.givens, Grid(bytes(grid.values)), Marks(tuple(grid.candidates)))
        )
        yield step
        for cell, digit in step.placed:
            grid.set_cell(cell, digit)
        # In the library's order, on which the order of later singles depends.
        for one in found.candidates_to_delete:
            grid.del_candidate(one.index, one.value)


def rate(givens: Grid) -> PuzzleRating:
    """How hard a puzzle is, with all techniques in their usual order.

    Raises:
        ValueError: it does not have exactly one solution, or is solved.
    """
    if givens.is_complete or count_solutions(givens, limit=2) != 1:
        raise ValueError("only a puzzle with exactly one solution, and something to solve, has a rating")
    steps = tuple(path(Position.start(givens)))
    used = [BY_ID[step.technique] for step in steps]
    hardest = hardest_of(step.technique for step in steps)
    score = sum(technique.points for technique in used)
    return PuzzleRating(score, level_of(hardest.level, score), hardest.id, steps)


# --- to the library -----------------------------------------------------------------------------------


def _type(technique: str) -> SolutionType:
    return SolutionType[technique.upper()]


def _valid(techniques: Sequence[str], position: Position) -> Sequence[str]:
    """Without those that rest on the uniqueness of the solution, where only the puzzle's candidates make it unique.

    They exchange digits, and what comes of that may be no candidate.
    """
    givens = position.givens
    if givens.candidates is None or count_solutions(givens.plain) == 1:
        return techniques
    return [technique for technique in techniques if BY_ID[technique].group is not Group.UNIQUENESS]


def _first(finder: StepFinder, techniques: Sequence[str]) -> SolutionStep | None:
    return next((step for one in techniques if (step := finder.get_step(_type(one))) is not None), None)


def _grid(position: Position) -> LibraryGrid:
    grid = LibraryGrid()
    digits = zip(position.givens.digits, position.board.digits, strict=True)
    grid.set_sudoku("".join(str(given) if given or not digit else f"+{digit}" for given, digit in digits))
    for cell in CELLS:
        for digit in digits_of(grid.candidates[cell] & ~position.candidates[cell]):
            grid.del_candidate(cell, digit)
    if position.givens.candidates is not None and (solution := solve(position.task)) is not None:
        grid.set_solution(list(solution.digits))  # the library would look for one by the rules alone
    return grid


# --- from the library ---------------------------------------------------------------------------------


def _described(found: SolutionStep, position: Position) -> Step:
    """A step of the library as one of ours."""
    technique = found.type.name.lower()
    pairs = tuple(Candidate(cell, digit) for cell, digit in zip(found.indices, found.values, strict=False))
    step = Step(
        technique,
        placed=pairs if technique in _PLACING else (),
        removed=tuple(sorted({Candidate(one.index, one.value) for one in found.candidates_to_delete})),
        cells=tuple(found.indices),
        digits=tuple(found.values),
        base=tuple(_house(one.type, one.number) for one in found.base_entities),
        cover=tuple(_house(one.type, one.number) for one in found.cover_entities),
        fins=tuple(Candidate(one.index, one.value) for one in found.fins),
        endo_fins=tuple(Candidate(one.index, one.value) for one in found.endo_fins),
        chains=tuple(_nodes(chain, found.alses) for chain in found.chains),
        sets=tuple(AlmostLockedSet(_cells(cells), digits_of(digits)) for cells, digits in found.alses),
        colours=_colours(found),
    )
    return patterns.completed(step, position)


def _house(kind: int, number: int) -> int:
    """Rows, cols and boxes are 0, 1 and 2 there, and their numbers count from 1."""
    return 9 * kind + number - 1


def _cells(mask: int) -> tuple[int, ...]:
    return tuple(cell for cell in CELLS if mask >> cell & 1)


def _colours(found: SolutionStep) -> tuple[tuple[Candidate, ...], ...]:
    groups: list[list[Candidate]] = [[] for _ in range(max(found.color_candidates.values(), default=-1) + 1)]
    for cell, group in sorted(found.color_candidates.items()):
        groups[group].append(Candidate(cell, found.values[0]))
    return tuple(map(tuple, groups))


def _nodes(chain: Sequence[int], sets: Sequence[tuple[int, int]]) -> tuple[Node, ...]:
    """A list of packed nodes; in nets some begin branches, and a number that is no node ends them."""
    nodes: list[Node] = []
    is_inside = False
    for entry in chain:
        if entry == _NO_CHAIN:
            is_inside = False
            continue
        opens = entry < 0 and not is_inside
        is_inside = entry < 0
        digit = chain_utils.get_candidate(entry)
        nodes.append(Node(_node_cells(entry, sets), digit, chain_utils.is_strong(entry), opens, is_inside))
    return tuple(nodes)


def _node_cells(entry: int, sets: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    first = chain_utils.get_cell_index(entry)
    match chain_utils.get_node_type(entry):
        case chain_utils.GROUP_NODE:
            others = (chain_utils.get_cell_index2(entry), chain_utils.get_cell_index3(entry))
            return (first, *(cell for cell in others if cell >= 0))
        case chain_utils.ALS_NODE if chain_utils.get_als_index(entry) < len(sets):
            return _cells(sets[chain_utils.get_als_index(entry)][0])
    return (first,)
