"""The board.json of Sudoku for GNOME."""

import json
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.formats import FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle

SAMPLE = Path(__file__).parents[2] / "data" / "formats" / "board_json/board.json"
GIVENS = Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")


def altered(**parts: object) -> str:
    return json.dumps(json.loads(SAMPLE.read_text()) | parts)


def nine_rows(first: object, other: object = None) -> list[list[object]]:
    return [[first, *[other] * 8], *([other] * 9 for _ in range(8))]


def test_inputs_are_entries_and_notes_notes() -> None:
    reading = formats.load(SAMPLE)
    entries = Grid.empty().with_digit(1, 1)
    assert reading.format.id == "board_json"
    assert reading.puzzles == (Puzzle(GIVENS, entries, (("L", "Hard"),), corner=Marks.of({2: (2, 5, 9)})),)
    assert reading.dropped == ("solution", "other_keys")


def test_inputs_on_givens_are_the_givens() -> None:
    """Some versions repeat them; notes beside them are dropped."""
    text = altered(
        puzzle=nine_rows(4), user_inputs=nine_rows("4"), notes=nine_rows(["1"], []), mistakes=0, solution=None
    )
    reading = formats.read(text)
    assert reading.puzzles == (Puzzle(Grid.empty().with_digit(0, 4), headers=(("L", "Hard"),)),)
    assert reading.dropped == ("notes_on_digits",)


@pytest.mark.parametrize("label", ["Unknown", "", 3])
def test_an_unknown_rating_is_no_header(label: object) -> None:
    assert formats.read(altered(difficulty_label=label, notes=None)).puzzles[0].headers == ()


@pytest.mark.parametrize("variant", ["classic", "Classic Sudoku", "classic_sudoku", "Unknown", ""])
def test_classic_puzzles_are_read(variant: str) -> None:
    assert formats.read(altered(variant=variant)).puzzles[0].givens == GIVENS


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"variant": "diagonal"}, "a puzzle of the kind 'diagonal'"),
        ({"variant": 7}, "a puzzle of the kind '7'"),
        ({"puzzle": None}, "puzzle does not have nine rows"),
        ({"puzzle": [[]] * 9}, r"puzzle\[0\] does not have nine cells"),
        ({"puzzle": nine_rows(10)}, r"puzzle\[0\]\[0\] is not a digit"),
        ({"puzzle": nine_rows("x")}, r"puzzle\[0\]\[0\] is not a digit"),
        ({"puzzle": nine_rows(1, other=True)}, r"puzzle\[0\]\[1\] is not a digit"),
        ({"user_inputs": nine_rows([])}, r"user_inputs\[0\]\[0\] is not a digit"),
        ({"notes": nine_rows(1, [])}, r"notes\[0\]\[0\] is not a list"),
        ({"notes": nine_rows([11], [])}, r"notes\[0\]\[0\] is not a digit"),
    ],
)
def test_what_does_not_fit_is_reported(parts: dict[str, object], message: str) -> None:
    with pytest.raises(FormatError, match=message):
        formats.read(altered(**parts))
