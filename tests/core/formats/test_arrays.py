"""Lists as programs print them."""

import json

import pytest

from solver_core import formats
from solver_core.formats import Confidence, FormatError
from solver_core.formats.boards import arrays
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

GIVENS = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
SOLVED = Grid.parse("417369825632158947958724316825437169791586432346912758289643571573291684164875293")
ROWS = [list(GIVENS.digits[start : start + 9]) for start in range(0, 81, 9)]
DOTS = [[str(digit or ".") for digit in row] for row in ROWS]
NULLS = [[digit or None for digit in row] for row in ROWS]


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(ROWS),
        json.dumps(ROWS, indent=2),
        json.dumps(NULLS),
        json.dumps(DOTS),
        f"board = {DOTS!r}\nsolve(board)\n",
        f"grid = {NULLS!r}",
        f"int grid[9][9] = {str(ROWS).replace('[', '{').replace(']', '}')};",
        str(ROWS).replace(", [", "\n [").replace(",", ""),
        f"{ROWS!r}".replace("]", ",]"),
        json.dumps(list(GIVENS.digits)),
        str(DOTS).replace("'.'", "''"),
    ],
)
def test_lists_of_every_language_are_read(text: str) -> None:
    reading = formats.read(text)
    assert (reading.format.id, reading.puzzles) == ("arrays", (Puzzle(GIVENS),))


def test_several_lists_are_several_puzzles() -> None:
    """And a solution behind its puzzle is no puzzle of its own."""
    solution = list(SOLVED.digits)
    reading = formats.read(json.dumps([ROWS, {"puzzle": ROWS, "solution": solution}, solution, [0] * 81]))
    assert [puzzle.givens for puzzle in reading.puzzles] == [GIVENS, GIVENS, Grid.empty()]
    assert reading.dropped == ("solution",)


def test_a_full_grid_alone_is_a_puzzle() -> None:
    assert formats.read(json.dumps(list(SOLVED.digits))).puzzles == (Puzzle(SOLVED),)


def test_what_is_written_is_json() -> None:
    assert json.loads(formats.write(Puzzle(GIVENS), "arrays")) == ROWS


@pytest.mark.parametrize(
    "text",
    ["", "[[1,2]]", json.dumps(ROWS[:8]), json.dumps([[*ROWS[0], 1], *ROWS[1:]]), json.dumps([12] * 81)],
)
def test_other_lists_are_none(text: str) -> None:
    assert arrays.detect(text) is Confidence.NONE
    with pytest.raises(FormatError, match="no nine lists of nine cells"):
        arrays.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 1_000_000,
        "[ " * 500_000,
        ("[" + " " * 50_000) * 20,
        "[" + "1," * 500_000,
        "[" + "1 " * 500_000,
        ("[1" + " " * 10_000) * 100,
        (json.dumps(ROWS)[:-2] + " ") * 1000,
        ("[1,2,3,4,5,6,7,8,9]" + " " * 10_000 + "x") * 100,
        "[" * 5_000_000,
    ],
)
def test_rubbish_gets_its_answer(text: str) -> None:
    """Blanks, brackets and digits without an end are searched once."""
    assert arrays.detect(text) is Confidence.NONE
    with pytest.raises(FormatError):
        arrays.read(text)
