"""GNOME Sudoku's saved game."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

DATA = Path(__file__).parents[2] / "data" / "formats"
CELL = {"position": [0, 0], "value": 4, "fixed": True, "earmarks": []}


def game(*cells: object, **more: object) -> str:
    return json.dumps({"difficulty_category": "Easy Difficulty", "time_elapsed": -1, "cells": cells} | more)


def test_a_saved_game_has_entries_notes_time_and_a_rating() -> None:
    """As the program writes it, with a blank before each colon."""
    reading = formats.load(DATA / "gnome/gnome.save")
    givens = Grid.empty().with_digit(0, 4).with_digit(6, 8).with_digit(8, 5).with_digit(10, 3)
    notes = Marks.of({2: (2, 5, 9), 80: (1,)})
    entries = Grid.empty().with_digit(1, 1)
    assert (reading.format.id, reading.dropped) == ("gnome", ())
    assert reading.puzzles == (Puzzle(givens, entries, (("L", "Hard"),), corner=notes, elapsed=83_250),)


def test_the_export_of_the_givens_is_nine_lines() -> None:
    reading = formats.load(DATA / "rows/gnome.skp")
    assert reading.format.id == "rows"
    assert ".skp" in reading.format.extensions


@pytest.mark.parametrize("level", ["Easy", "Medium", "Hard", "Very Hard"])
def test_ratings_of_the_program_are_kept(level: str) -> None:
    puzzle = Puzzle(Grid.empty().with_digit(0, 4), headers=(("L", level),))
    text = formats.write(puzzle, "gnome")
    assert f'"{level} Difficulty"' in text
    assert formats.read(text).puzzles == (puzzle,)


def test_a_puzzle_without_a_rating_gets_none() -> None:
    """The program would refuse an unknown one, so the file says a known one and takes it back."""
    puzzle = Puzzle(Grid.empty().with_digit(0, 4), headers=(("L", "fiendish"),))
    text = formats.write(puzzle, "gnome")
    assert '"Medium Difficulty"' in text
    assert formats.read(text).puzzles == (replace(puzzle, headers=()),)
    assert formats.lost(puzzle, "gnome") == ("headers",)


@pytest.mark.parametrize("category", ["Unknown Difficulty", "", 3, None])
def test_an_unknown_rating_is_no_header(category: object) -> None:
    assert formats.read(game(CELL, difficulty_category=category)).puzzles[0].headers == ()


@pytest.mark.parametrize("time", [-1, -0.5, 1e300, float("1e9") * 10, True, "5", None])
def test_what_is_no_time_is_none(time: object) -> None:
    assert formats.read(game(CELL, time_elapsed=time)).puzzles[0].elapsed == 0


def test_a_time_that_no_number_can_hold_is_none() -> None:
    assert formats.read(game(CELL).replace("-1", "1e999")).puzzles[0].elapsed == 0


def test_notes_beside_a_digit_are_dropped() -> None:
    reading = formats.read(game(CELL | {"earmarks": [1]}, other=1))
    assert reading.dropped == ("notes_on_digits", "other_keys")
    assert reading.puzzles[0].corner == Marks.none()


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        (1, r"cells\[1\] is not a cell"),
        ({}, r"cells\[1\] has no position"),
        ({"position": [0]}, r"cells\[1\] has no position"),
        ({"position": [0, 9]}, r"cells\[1\].position is not a number from 0 to 8"),
        ({"position": [0, True]}, r"cells\[1\].position is not a number from"),
        ({"position": [0, 1.0]}, r"cells\[1\].position is not a number from"),
        ({"position": [0, 1], "value": 10}, r"cells\[1\].value is not a number from 0 to 9"),
        ({"position": [0, 1], "earmarks": 1}, r"cells\[1\].earmarks is not a list"),
        ({"position": [0, 1], "earmarks": [10]}, r"cells\[1\].earmarks is not a number from 1 to 9"),
        (CELL, r"cells\[1\] occurs here a second time"),
    ],
)
def test_cells_that_are_none_are_reported(cell: object, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        formats.read(game(CELL, cell))


def test_cells_must_be_a_list() -> None:
    with pytest.raises(FormatError, match='has a list "cells"'):
        formats.read('{"cells": 1, "time_elapsed": 1}')
