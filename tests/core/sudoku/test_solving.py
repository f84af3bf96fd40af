"""Sudoku in three lines: right numbers of solutions, right grids."""

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import Grid, count_solutions, solutions, solve
from solver_core.sudoku.cells import CELLS, DIGITS, PEERS
from solver_core.sudoku.encoding import ContradictionError
from tests.amounts import some

HIHO = "400070100001904605000001000000700002002030000847006000014000806020000300600090000"
SOLVED = "496573128381924675275861943153789462962435781847216539714352896529648317638197254"
NORVIG = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
TWO = "120000000000000000798123456214365897365897214879214365532941678641578932000000000"
FOUR = "009217030012005000735486219961728453200153967357649821190802000070001382020074196"
TWENTY_SIX = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
ONE_OF_THEM = TWENTY_SIX[:44] + "...5.37..." + TWENTY_SIX[54:]
NONE = "12345678." + "........9" + "." * 63


def by_backtracking(digits: list[int]) -> Iterator[str]:
    """All solutions by the plainest search there is: the first empty cell, digits in order."""
    cell = next((cell for cell in CELLS if not digits[cell]), None)
    if cell is None:
        yield "".join(map(str, digits))
        return
    for digit in DIGITS:
        if all(digits[peer] != digit for peer in PEERS[cell]):
            digits[cell] = digit
            yield from by_backtracking(digits)
            digits[cell] = 0


@pytest.mark.parametrize(
    ("text", "count"),
    [(HIHO, 1), (NORVIG, 1), (TWO, 2), (FOUR, 4), (TWENTY_SIX, 26), (ONE_OF_THEM, 1), (SOLVED, 1), (NONE, 0)],
    ids=["hihoCoder", "Norvig", "two", "four", "26", "one of 26", "solved", "none"],
)
def test_the_number_of_solutions_is_the_known_one(text: str, count: int) -> None:
    """Truths from the articles and from the literature; without a limit all are counted."""
    grid = Grid.parse(text)
    assert count_solutions(grid, limit=None) == count
    assert len(set(solutions(grid))) == count


@pytest.mark.parametrize(
    ("limit", "counted"), [(1, 1), (2, 2), (25, 25), (26, 26), (27, 26), (None, 26), (0, 0)]
)
def test_counting_goes_no_further_than_asked(limit: int | None, counted: int) -> None:
    """A limit below the truth is reached, one above it does no harm."""
    assert count_solutions(Grid.parse(TWENTY_SIX), limit) == counted


def test_without_a_word_counting_stops_at_two() -> None:
    """Two are enough to know that a puzzle is not unique, also on an empty grid, which has no end."""
    assert count_solutions(Grid.parse(TWENTY_SIX)) == 2
    assert count_solutions(Grid.empty()) == 2


def test_solutions_come_one_by_one() -> None:
    """Whoever wants five of an endless number gets five, all different and all solved."""
    five = list(islice(solutions(Grid.empty()), 5))
    assert len(set(five)) == 5
    assert all(grid.is_solved for grid in five)


@settings(max_examples=some(25))
@given(st.permutations(list(CELLS)), st.integers(30, 48))
def test_solutions_are_those_that_plain_backtracking_finds(order: list[int], empty: int) -> None:
    digits = [int(sign) for sign in SOLVED]
    for cell in order[:empty]:
        digits[cell] = 0
    expected = list(islice(by_backtracking(digits[:]), 200))
    found = sorted(str(grid) for grid in islice(solutions(Grid(bytes(digits))), 200))
    assert len(set(found)) == len(expected)
    if len(expected) < 200:
        assert found == expected


@pytest.mark.parametrize("asked", [solve, count_solutions, lambda grid: list(solutions(grid))])
def test_a_contradiction_is_reported(asked: object) -> None:
    """No answer would be right, "no solution" least of all: the puzzle is mistyped."""
    assert callable(asked)
    with pytest.raises(ContradictionError, match="r1c1 and r2c2 both hold 5 in box 1"):
        asked(Grid.parse("5........" + ".5......." + "." * 63))


@pytest.mark.parametrize(("text", "solved"), [(HIHO, SOLVED), (SOLVED, SOLVED), (NONE, None)])
def test_a_puzzle_is_solved_or_has_no_solution(text: str, solved: str | None) -> None:
    """The sample of the article; and None is no error: nothing is wrong with the question."""
    assert solve(Grid.parse(text)) == (None if solved is None else Grid.parse(solved))
