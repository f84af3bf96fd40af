"""Tilings: placements against shapes grown cell by cell, solutions against every way to deal out the cells."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core import problems
from solver_core.cover import ProblemError, Search
from solver_core.problems import polyominoes
from solver_core.problems.polyominoes import PENTOMINOES, Cell, letters, rectangle, square_without_centre

BOARDS = {
    "6x10": rectangle(6, 10),
    "3x20": rectangle(3, 20),
    "8x8 without its centre": square_without_centre(),
}

Tiling = dict[Cell, str]

tilings = st.dictionaries(st.tuples(st.integers(0, 2), st.integers(0, 2)), st.sampled_from("ABC"), max_size=6)


def pieces_of(placed: Tiling) -> dict[str, list[Cell]]:
    return {name: [cell for cell in placed if placed[cell] == name] for name in sorted(set(placed.values()))}


def connected(board: frozenset[Cell], size: int) -> set[frozenset[Cell]]:
    """All connected sets of this many cells, grown from smaller ones."""
    if size == 1:
        return {frozenset([cell]) for cell in board}
    return {
        grown | {neighbour}
        for grown in connected(board, size - 1)
        for row, col in grown
        for neighbour in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1))
        if neighbour in board - grown
    }


def about_the_centre(shape: Iterable[Cell]) -> set[complex]:
    """The cells as numbers, with their centre at 0, and as many times larger as keeps them whole."""
    numbers = [complex(*cell) for cell in shape]
    return {number * len(numbers) - sum(numbers) for number in numbers}


def congruent(one: Iterable[Cell], other: Iterable[Cell]) -> bool:
    """Whether turning and flipping takes one to the other: multiplying by a power of i, and conjugating."""
    these, those = about_the_centre(one), about_the_centre(other)
    return any(
        those in ({turn * number for number in these}, {turn * number.conjugate() for number in these})
        for turn in (1, 1j, -1, -1j)
    )


def dealt(pieces: Mapping[str, list[Cell]], board: list[Cell]) -> list[Tiling]:
    sizes = {name: len(shape) for name, shape in pieces.items()}
    return [
        placed
        for names in product(pieces, repeat=len(board))
        if Counter(names) == sizes
        for placed in [dict(zip(board, names, strict=True))]
        if all(congruent(shape, pieces[name]) for name, shape in pieces_of(placed).items())
    ]


@given(placed=tilings, turns=st.integers(0, 3), flip=st.sampled_from([1, -1]))
def test_the_solutions_are_those_found_by_giving_each_cell_to_each_piece(
    placed: Tiling, turns: int, flip: int
) -> None:
    """However the pieces are handed over, in one part or several, with holes or without."""
    pieces = pieces_of({(row, col * flip + 5): name for (row, col), name in placed.items()})
    for _ in range(turns):
        pieces = {name: [(col, -row) for row, col in shape] for name, shape in pieces.items()}
    board = sorted(placed)
    problem = polyominoes.tiling(pieces, board)
    search, found = Search(problem), []
    while search.run_to("solution"):
        found.append(letters(problem, search.solution or ()))
    expected = dealt(pieces, board)
    assert placed in expected
    assert sorted(map(sorted, map(dict.items, found))) == sorted(map(sorted, map(dict.items, expected)))


def test_items_are_pieces_and_then_cells() -> None:
    """Their order decides between items with equally many options, so it is the one that was asked for."""
    board = [(5, 5), (0, 0), (5, 4)]
    problem = polyominoes.tiling({"b": [(0, 0)], "a": [(0, 0), (0, 1)]}, board)
    assert problem.items == ("b", "a", *board)
    assert not problem.secondary


def test_options_go_by_piece_then_orientation_then_cell() -> None:
    """The same pieces and cells give the same numbers on every machine."""
    problem = polyominoes.tiling({"a": [(0, 0)], "b": [(1, 0), (0, 0), (1, 1)]}, rectangle(2, 2))
    laid = [problem.option_names(option) for option in range(len(problem.options))]
    assert laid == [
        *(("a", cell) for cell in rectangle(2, 2)),
        ("b", (0, 0), (0, 1), (1, 0)),
        ("b", (0, 0), (0, 1), (1, 1)),
        ("b", (0, 1), (1, 0), (1, 1)),
        ("b", (0, 0), (1, 0), (1, 1)),
    ]


# --- pentominoes --------------------------------------------------------------------------------------


def test_a_pentomino_has_as_many_orientations_as_its_symmetry_leaves() -> None:
    """Eight, halved for each kind of turning or flipping that changes nothing."""
    ways = {name: len(polyominoes.orientations(shape)) for name, shape in PENTOMINOES.items()}
    assert sum(ways.values()) == 63
    assert ways == dict(zip(PENTOMINOES, (8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4), strict=True))


@pytest.mark.parametrize(
    ("board", "count"), [("6x10", 2056), ("3x20", 1236), ("8x8 without its centre", 1568)]
)
def test_the_placements_are_all_connected_sets_of_five_cells(board: str, count: int) -> None:
    """However five cells hang together, they are one of the twelve: none is missing and none is there twice."""
    problem = polyominoes.pentominoes(BOARDS[board])
    laid = [frozenset(problem.option_names(option)[1:]) for option in range(len(problem.options))]
    assert len(laid) == count
    assert Counter(laid) == Counter(connected(frozenset(BOARDS[board]), 5))


@pytest.mark.parametrize("board", BOARDS)
def test_a_solution_lays_every_pentomino_once(board: str) -> None:
    """Read back, each letter stands on five cells of its own shape, and no cell is left over."""
    problem = polyominoes.pentominoes(BOARDS[board])
    search = Search(problem)
    assert search.run_to("solution")
    placed = letters(problem, search.solution or ())
    assert set(placed) == set(BOARDS[board])
    assert len(BOARDS[board]) == 60
    shapes = pieces_of(placed)
    assert "".join(shapes) == "FILNPTUVWXYZ" == "".join(PENTOMINOES)
    assert all(congruent(shapes[name], PENTOMINOES[name]) for name in PENTOMINOES)


@pytest.mark.parametrize(("sizes", "board"), [((6, 10), "6x10"), ((8, 8), "8x8 without its centre")])
def test_pentominoes_are_found_by_name(sizes: tuple[int, int], board: str) -> None:
    """Eight by eight would be four cells too many; everyone means the board with the hole."""
    problem = problems.named("pentominoes", *sizes)
    assert problem.items == (*"FILNPTUVWXYZ", *BOARDS[board])


# --- what is refused ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            lambda: polyominoes.pentominoes(rectangle(8, 8)),
            "the pieces cover 60 cells and the board has 64; make",
        ),
        (
            lambda: polyominoes.tiling({"a": [(0, 0)], "b": []}, [(0, 0)]),
            "piece 'b' has no cells; give it at",
        ),
        (lambda: polyominoes.tiling({"a": [(0, 0), (0, 1)]}, [(0, 0)] * 2), r"item \(0, 0\) is listed twice"),
        (lambda: rectangle(3, -2), "3 x -2 is not a board; use sides of 0 or more"),
        (lambda: polyominoes.drawn(".x. ###"), "'x' has no meaning here; use # for a cell"),
    ],
)
def test_impossible_tilings_are_refused(make: Callable[[], object], message: str) -> None:
    """Nobody needs to search for a solution that there is not."""
    with pytest.raises(ProblemError, match=message):
        make()
