"""Solo's game ids and saved games are read as the program itself would show them."""

import pytest
from hypothesis import strategies as st

from solver_core import formats
from solver_core.formats import Confidence
from solver_core.formats.links import tatham
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.puzzle import Puzzle
from tests.core.formats.samples import DATA, EULER

DESCRIPTION = tatham.write(Puzzle(EULER)).strip().removeprefix("3x3:")


def saved(*moves: str, position: int | None = None, **fields: str) -> str:
    """A saved game with these moves, at its last state or another."""
    held = {
        "SAVEFILE": "Simon Tatham's Portable Puzzle Collection",
        "GAME": "Solo",
        "PARAMS": "3x3",
        "DESC": DESCRIPTION,
        "NSTATES": str(len(moves) + 1),
        "STATEPOS": str(position or len(moves) + 1),
    } | fields
    rows = [*held.items(), *(move.split(" ", 1) if " " in move else ("MOVE", move) for move in moves)]
    return "".join(f"{key:<8}:{len(value)}:{value}\n" for key, value in rows)


def outcome(text: str) -> Puzzle:
    [puzzle] = formats.read(text).puzzles
    return puzzle


@pytest.mark.parametrize("around", ["{}", "  {}\n", "Try {}, it is hard", "<{}>.", 'id "{}"'])
def test_an_id_is_found_in_a_sentence(around: str) -> None:
    for head in ("3x3", "3x3r2dh", "3x3m8du"):
        assert outcome(around.format(f"{head}:{DESCRIPTION}")) == Puzzle(EULER)


def test_an_id_of_the_program_is_read_and_written_to_the_letter() -> None:
    game = "3x3:a2e9a5b6a2b3_7a1_4a9_6a2b4_1a7_2b1_7e6_9b2_5a8_1b6a5_9a3_8a7_2b8a6b1a1e4a"
    assert str(outcome(game).givens)[:18] == ".2.....9.5..6.2..3"
    assert tatham.write(outcome(game)).strip() == game


def test_a_saved_game_is_played_again() -> None:
    """As far as the state that was shown: what was undone does not count."""
    reading = formats.load(DATA / "tatham/solo.sav")
    assert reading.puzzles[0] == Puzzle(EULER, Grid.empty().with_digit(0, 4), corner=Marks.of({1: (5, 7)}))
    assert reading.dropped == ("moves",)


def test_every_kind_of_move_is_known() -> None:
    """Digits, notes, all notes, the solution, and back to the beginning."""
    assert outcome(saved()).entries == Grid.empty()
    assert outcome(saved("P0,0,4", "R0,0,5")).corner == Marks.none()
    assert outcome(saved("R0,0,5", "R0,0,0")).entries == Grid.empty()
    assert outcome(saved("M")).corner.marked == 81 - EULER.filled
    assert outcome(saved("M", "P0,0,1")).corner.digits(0) == tuple(range(2, 10))
    assert outcome(saved("R0,0,5", f"RESTART {DESCRIPTION}", "R1,0,7")).entries == Grid.empty().with_digit(
        1, 7
    )
    solution = ",".join(str(digit or 1) for digit in EULER.digits)
    assert outcome(saved(f"SOLVE S{solution}")).board.is_complete
    assert outcome(saved("R0,0,5", "R1,0,7", position=2)).entries == Grid.empty().with_digit(0, 5)
    assert outcome(saved("R0,0,5").replace("\n", "\r\n")).entries == Grid.empty().with_digit(0, 5)


def test_other_texts_are_no_ids() -> None:
    for text in ("9x9: easy", "see 3x3", str(EULER), "12:30", "http://3x3:80/"):
        assert tatham.detect(text) is Confidence.NONE


REFUSED = [
    (f"3x3x:{DESCRIPTION}", "this puzzle has diagonals; only classic rules"),
    (f"3x3xkdu:{DESCRIPTION},abcde", "this puzzle has diagonals and killer cages"),
    (f"9j:{DESCRIPTION},f1a", "this puzzle has jigsaw regions"),
    ("2x3:a1b2c3d4e5f6g", "boxes of 2 x 3; only 3 x 3 is supported"),
    ("3x3#123456789012345", "this is a seed"),
    ("3x3:a2e9", "describes 8 cells instead of 81"),
    ("3x3:12zzz", "line 1, column 5: 12 is not a digit; put _ between two digits"),
    (saved(GAME="Mines"), "a saved game of 'Mines', not of Solo"),
    (saved(PARAMS="9jk"), "this puzzle has jigsaw regions and killer cages"),
    (saved("X1,1,1"), "move 1 is 'X1,1,1', which is not a move of Solo"),
    (saved("R2,0,1"), "move 1 changes a given"),
    (saved()[:-30], "is cut off here"),
    (saved() + "MOVE R1,1,1\n", "line 7, column 1: this saved game has a line that is not KEY:length:value"),
]

SIGNS = st.text("abz_0123459,:", max_size=60)
ANYTHING = [
    ("tatham", SIGNS.map("3x3:{}".format)),
    ("tatham", SIGNS.map(lambda description: saved(DESC=description))),
    ("tatham", SIGNS.map(lambda place: saved(STATEPOS=place))),
]
