"""What is said of a cell, word for word, as a screen reader speaks it."""

import pytest

from sudoku_gui.render.board.look import CellLook, Ink
from sudoku_gui.widgets.board.text import describe, digit_key


@pytest.mark.parametrize(
    ("cell", "look", "said"),
    [
        (22, CellLook(7, Ink.GIVEN), "row 3, column 5, given 7"),
        (22, CellLook(7, Ink.ENTRY), "row 3, column 5, 7"),
        (27, CellLook(), "row 4, column 1, empty"),
        (27, CellLook(candidates=0b10), "row 4, column 1, empty, candidate 2"),
        (27, CellLook(candidates=0b100001010), "row 4, column 1, empty, candidates 2, 4 and 9"),
        (27, CellLook(2, Ink.FORCED), "row 4, column 1, 2, chosen by the search, the only option"),
        (
            27,
            CellLook(2, Ink.GUESS, 12, guess=3),
            "row 4, column 1, 2, chosen by the search, guess 3 at depth 12",
        ),
        (27, CellLook(2, Ink.GUESS), "row 4, column 1, 2, chosen by the search, a guess"),
        (80, CellLook(2, clashing=True), "row 9, column 9, 2, breaks a rule"),
        (0, CellLook(dead=True), "row 1, column 1, empty, no option left"),
        (0, CellLook(dead=True, newest=True), "row 1, column 1, empty, no option left"),
        (0, CellLook(starved=True), "row 1, column 1, empty, no digit fits"),
        (0, CellLook(covered=True), "row 1, column 1, empty, covered"),
        (0, CellLook(3, newest=True), "row 1, column 1, 3, newest"),
        (
            4,
            CellLook(candidates=0b110, lost=0b10001, returned=0b10),
            "row 1, column 5, empty, candidates 2 and 3, 1 and 5 gone, 2 returned",
        ),
        (0, CellLook(candidates=0b1, leaving=0b110), "row 1, column 1, empty, candidate 1, 2 and 3 leaving"),
        (4, CellLook(7, Ink.GIVEN, lost=0b1), "row 1, column 5, given 7"),
        (
            4,
            CellLook(corner=0b100000010, centre=0b1000, colours=0b101),
            "row 1, column 5, empty, notes 2 and 9, in the middle 4, coloured rose and yellow",
        ),
        (4, CellLook(7, corner=0b1, colours=0b10), "row 1, column 5, 7, coloured orange"),
        (
            0,
            CellLook(candidates=0b11, options=0b11, chosen=True),
            "row 1, column 1, empty, candidates 1 and 2, the column chosen",
        ),
        (
            0,
            CellLook(candidates=0b11, options=0b10, banded=True),
            "row 1, column 1, empty, candidates 1 and 2, 2 in the column chosen",
        ),
    ],
)
def test_a_cell_is_described_in_one_sentence(cell: int, look: CellLook, said: str) -> None:
    assert describe(cell, look) == said


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (9, "4, 9 still to place"),
        (1, "4, 1 still to place"),
        (0, "4, all nine are placed"),
        (-2, "4, 2 too many"),
    ],
)
def test_remaining_digits_are_named_in_words(left: int, said: str) -> None:
    assert digit_key(4, left) == said


@pytest.mark.usefixtures("marking")
def test_every_word_can_be_translated() -> None:
    """Under a translator that leaves only placeholders no word of English is left."""
    looks = [
        *(CellLook(7, Ink.GIVEN), CellLook(2, Ink.FORCED), CellLook(2, Ink.GUESS, 4), CellLook(2, Ink.GUESS)),
        *(CellLook(candidates=mask) for mask in (0, 1, 3, 7)),
        *(CellLook(4, clashing=True, dead=True, newest=True), CellLook(covered=True, chosen=True)),
        CellLook(candidates=1, options=1),
    ]
    texts = [*(describe(3, look) for look in looks), *(digit_key(4, left) for left in (3, 0, -1))]
    assert {text.strip("<>, 0123456789") for text in texts} == {""}
