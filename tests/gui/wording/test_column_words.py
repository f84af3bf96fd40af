"""The words of the list of columns and of the candidate boards: all of them pass the translator, in either number."""

import pytest

from sudoku_gui.panes.candidates import text as candidates
from sudoku_gui.panes.columns import choice_text as column_choice
from sudoku_gui.panes.columns.column import End
from sudoku_gui.wording import columns


@pytest.mark.usefixtures("marking")
def test_every_sentence_can_be_translated() -> None:
    """Under a translator that leaves only placeholders no word of English is left."""
    said = [
        *(columns.header(section) for section in range(3)),
        *(columns.size(number) for number in (0, 1, 5)),
        *(columns.left(number) for number in (0, 1, 5)),
        *(columns.state(name) for name in ("CHOSEN", "EMPTY", "LIVE", "COVERED")),
        *(columns.empty_column("", end.name) for end in End),
        *(columns.taken_by_givens(5), columns.taken_at(1, 8, ""), columns.taken_with(1, "")),
        *(columns.taken_deeper(4), columns.taken(5, "", ""), columns.all_taken(5, "")),
        *(columns.order(name) for name in ("HEADERS", "SIZES")),
        *(column_choice.rule(name) for name in ("GIVEN", "ASKED", "FIRST", "LEFTMOST", "DRAWN")),
        *(column_choice.equals(others, size) for others in (1, 4) for size in (0, 2)),
        *(column_choice.smaller(size) for size in (0, 2)),
        *(candidates.boards(numbers) for numbers in ((0, 1, 2, 3), (0, 1), (2, 3), (0,), (1,), (2,), (3,))),
        *(candidates.title(board) for board in range(4)),
        *(candidates.label_above(board, 8) for board in (0, 1)),
        *(candidates.label_beside(board, 8) for board in range(4)),
    ]
    assert {text.strip("<>18245") for text in said} == {""}


@pytest.mark.parametrize("state", ["CHOSEN", "LIVE", "COVERED"])
def test_a_column_is_told_by_its_name(qapp: object, state: str) -> None:
    assert qapp
    sentence = columns.column("row 3 has 7", 4, state, 12)
    assert sentence.startswith("“row 3 has 7”")
    assert sentence.endswith(".")


def test_a_dead_end_is_told_when_it_is_one(qapp: object) -> None:
    """Not before the search has come to it, and not when it goes back from it."""
    assert qapp
    said = {end: columns.empty_column("r1c1", end.name) for end in End}
    assert said[End.NOW] == "“r1c1” has no option left: a dead end."
    assert said[End.NEXT] == "“r1c1” has no option left: a dead end at the next choice."
    assert "dead end" not in said[End.BACK]


def test_a_size_that_nobody_knows_is_not_told(qapp: object) -> None:
    """Bits forget how many digits a filled cell had."""
    assert qapp
    assert columns.column("r1c1", None, "COVERED", 3) == "“r1c1” was covered at depth 3."
    assert "option" not in columns.column("r1c1", None, "CHOSEN", 3)


def test_one_and_many_are_told_apart(qapp: object) -> None:
    assert qapp
    assert columns.left(1) == "1 option left"
    assert columns.left(2) == "2 options left"
    assert column_choice.equals(1, 2) == "1 other has 2 as well"
    assert column_choice.equals(3, 2) == "3 others have 2 as well"
    assert column_choice.equals(3, 0) == "3 others have none either"
