"""Constraint strings are read where they have givens only."""

from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid

DATA = Path(__file__).parents[2] / "data" / "formats"
TWO_GIVENS = Grid.empty().with_digit(0, 8).with_digit(80, 3)


def test_a_constraint_string_is_read() -> None:
    reading = formats.load(DATA / "iss/iss.txt")
    assert reading.format.id == "iss"
    assert str(reading.puzzles[0].givens)[:18] == "..3.2.6..9..3.5..1"


@pytest.mark.parametrize(
    "text",
    [
        ".~R1C1_8~R9C9_3",
        ".Givens~R1C1_8~R9C9_3",
        ".~R1C1_8.~R9C9_3",
        "See https://sigh.github.io/Interactive-Sudoku-Solver/?q=.~R1C1_8~R9C9_3, it is easy.",
        "<https://sigh.github.io/Interactive-Sudoku-Solver/?mode=x&q=.~R1C1_8%7ER9C9_3>",
    ],
)
def test_strings_and_links_are_read(text: str) -> None:
    assert formats.read(text).puzzles[0].givens == TWO_GIVENS


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (".Killer~10~R1C1~R1C2.AntiKnight.~R1C1_8", "the constraints 'Killer', 'AntiKnight'; only classic"),
        (".Shape~6x6.~R1C1_8", "the constraints 'Shape'"),
        (".~R1C1_8_9", "r1c1 is restricted to several digits"),
        (".~R1C1_8~R1C1_9", "r1c1 is given as 8 and as 9"),
        (".~R0C1_8", "'R0C1_8' is not a given; write R1C1_8"),
        (".Shape~9x9", "has no givens"),
    ],
)
def test_other_constraints_are_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(FormatError) as raised:
        formats.read(text)
    assert message in raised.value.message
