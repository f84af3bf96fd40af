"""hodoku-py, which finds the steps, given as our own values; the only module that imports it.

It takes a third of a second to import, so `finder` imports this module when it is first asked. A solver of the library
is made when it is first needed: that for chains has 1,620 tables of 16 kB, which take longer to make than an easy
puzzle takes to be rated. The library often omits the houses and chains of a pattern; `patterns` fills them in.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from hodoku.config import DEFAULT_CONFIG
from hodoku.core.grid import Grid as LibraryGrid
from hodoku.core.solution_step import SolutionStep
from hodoku.core.types import SolutionType
from hodoku.solver import (
    als,
    brute_force,
    chain_utils,
    chains,
    coloring,
    fish,
    misc,
    simple,
    single_digit,
    table_entry,
    tabling,
    uniqueness,
    wings,
)

from solver_core.hints import patterns
from solver_core.hints.position import Position
from solver_core.hints.steps import AlmostLockedSet, Candidate, Node, Step
from solver_core.hints.techniques import BY_ID, TECHNIQUES, Group
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks, digits_of
from solver_core.sudoku.solving import solve


class _ChainTable(table_entry.TableEntry):
    """A set that is emptied at once, and only if it is not empty: all 1,620 are whenever chains are looked for."""

    __slots__ = ()

    def reset(self) -> None:
        if self.index:
            super().__init__()


class _ChainsSolver(tabling.TablingSolver):
    """The library's with these tables."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.on_table = [_ChainTable() for _ in self.on_table]
        self.off_table = [_ChainTable() for _ in self.off_table]


_SOLVERS: Final[Mapping[Group, Callable[..., Any]]] = {
    **dict.fromkeys((Group.SINGLES, Group.INTERSECTIONS, Group.SUBSETS), simple.SimpleSolver),
    Group.FISH: fish.FishSolver,
    Group.SINGLE_DIGIT: single_digit.SingleDigitSolver,
    Group.WINGS: wings.WingSolver,
    Group.COLOURING: coloring.ColoringSolver,
    Group.UNIQUENESS: uniqueness.UniquenessSolver,
    Group.CHAINS: _ChainsSolver,
    Group.SETS: als.AlsSolver,
    Group.LAST_RESORT: _ChainsSolver,
}
_OTHERS: Final[Mapping[str, Callable[..., Any]]] = {
    **dict.fromkeys(("turbot_fish", "remote_pair", "x_chain", "xy_chain"), chains.ChainSolver),
    "sue_de_coq": misc.MiscSolver,
    "brute_force": brute_force.BruteForceSolver,
}
"""Solvers of techniques that the library finds elsewhere than the rest of their group."""
_CONFIGURED: Final = {
    als.AlsSolver,
    chains.ChainSolver,
    fish.FishSolver,
    single_digit.SingleDigitSolver,
    _ChainsSolver,
}
_NO_CHAIN: Final = -(1 << 31)
"""Ends a branch in the library's lists of nodes."""
_PLACING: Final = {one.id for one in TECHNIQUES if one.group in {Group.SINGLES, Group.LAST_RESORT}}
"""Techniques whose cells and digits are placements; in others they are the pattern."""


class LibraryFinder:
    """Finds steps from one position on.

    Args:
        position: where it starts.
        finds_all: search as the library does for all steps, not as for a solution.
    """

    def __init__(self, position: Position, *, finds_all: bool = False) -> None:
        self._position = position
        self._grid = _grid(position)
        self._config = DEFAULT_CONFIG.find_all_search if finds_all else DEFAULT_CONFIG.solve_search
        self._solvers: dict[Callable[..., Any], Any] = {}

    def first(self, techniques: Sequence[str]) -> Step | None:
        """The step of the first of these techniques that finds one."""
        found = self._first(techniques)
        return None if found is None else _described(found, self._position)

    def all(self, technique: str) -> Iterator[Step]:
        """All steps of a technique; its variants are others."""
        for found in self._solver(technique).find_all(_type(technique)):
            yield _described(found, self._position)

    def path(self, techniques: Sequence[str]) -> Iterator[Step]:
        """Steps of these techniques, each taken before the next is looked for."""
        givens, grid = self._position.givens, self._grid
        while not grid.is_solved() and (found := self._first(techniques)) is not None:
            step = _described(
                found, Position(givens, Grid(bytes(grid.values)), Marks(tuple(grid.candidates)))
            )
            yield step
            for cell, digit in step.placed:
                grid.set_cell(cell, digit)
            # In the library's order, on which the order of later singles depends.
            for one in found.candidates_to_delete:
                grid.del_candidate(one.index, one.value)

    def _first(self, techniques: Sequence[str]) -> SolutionStep | None:
        found = (self._solver(one).get_step(_type(one)) for one in techniques)
        return next((step for step in found if step is not None), None)

    def _solver(self, technique: str) -> Any:
        kind = _OTHERS.get(technique) or _SOLVERS[BY_ID[technique].group]
        if kind not in self._solvers:
            self._solvers[kind] = kind(self._grid, *[self._config] * (kind in _CONFIGURED))
        return self._solvers[kind]


# --- to the library -----------------------------------------------------------------------------------


def _type(technique: str) -> SolutionType:
    return SolutionType[technique.upper()]


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
    """The step of `hints` for one of the library, completed by what only `patterns` finds."""
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
    """The number of a house; the library calls rows, cols and boxes 0, 1 and 2, and counts from 1."""
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
