"""The words of the list of columns and of the candidate boards: all of them pass the translator, in either number."""

import pytest

from sudoku_gui.features.candidate_boards import text as candidates
from sudoku_gui.features.column_list.choice_model import ChoiceReason
from sudoku_gui.features.column_list.column import Column, ColumnState, DeadEndState
from sudoku_gui.wording import names


@pytest.mark.usefixtures("marking")
def test_every_sentence_can_be_translated() -> None:
    """Under a translator that leaves only placeholders no word of English is left."""
    texts = [
        *(names.options_name(number) for number in (0, 1, 5)),
        *(names.options_left(number) for number in (0, 1, 5)),
        *(state.word for state in ColumnState),
        *(
            Column(0, "", 5, state, is_secondary=other).sentence
            for state in ColumnState
            for other in (False, True)
        ),
        *(Column(0, "", 0, ColumnState.EMPTY, end=end).sentence for end in DeadEndState),
        *(Column(0, "", None, state).sentence for state in (ColumnState.COVERED, ColumnState.CHOSEN)),
        Column(0, "", 5, ColumnState.LIVE, is_tie=True).sentence,
        *(reason.sentence for reason in ChoiceReason),
        *(candidates.boards(numbers) for numbers in ((0, 1, 2, 3), (0, 1), (2, 3), (0,), (1,), (2,), (3,))),
        *(candidates.title(board) for board in range(4)),
        *(candidates.label_above(board, 8) for board in (0, 1)),
        *(candidates.label_beside(board, 8) for board in range(4)),
    ]
    assert {text.strip("<>018245") for text in texts} == {""}


@pytest.mark.parametrize(
    ("column", "sentence"),
    [
        (
            Column(0, "row 3 has 7", 4, ColumnState.CHOSEN),
            "“row 3 has 7” is the column that the search branches on: 4 options.",
        ),
        (
            Column(0, "a", 4, ColumnState.LIVE),
            "“a” is in the list, still to be covered: 4 options left in it.",
        ),
        (
            Column(0, "a", 0, ColumnState.LIVE),
            "“a” has no option left other than those of the column being covered.",
        ),
        (
            Column(0, "a", 4, ColumnState.COVERED, 12),
            "“a” was covered at depth 12; it had 4 options when it left the list.",
        ),
        (Column(0, "r1c1", None, ColumnState.COVERED, 3), "“r1c1” was covered at depth 3."),
        (Column(0, "r1c1", None, ColumnState.CHOSEN), "“r1c1” is the column that the search branches on."),
        (Column(0, "a", 0, ColumnState.EMPTY), "“a” has no option left: a dead end."),
        (
            Column(0, "a", 0, ColumnState.EMPTY, end=DeadEndState.NEXT),
            "“a” has no option left: a dead end at the next choice.",
        ),
        (
            Column(0, "a", 0, ColumnState.EMPTY, end=DeadEndState.BACK),
            "“a” has no option left; the search is taking options back.",
        ),
        (
            Column(0, "a", 2, ColumnState.LIVE, is_tie=True),
            "“a” is in the list, still to be covered: 2 options left in it. It is as small as the one chosen.",
        ),
    ],
)
def test_a_column_has_a_sentence(qapp: object, column: Column, sentence: str) -> None:
    """A dead end is named when it is one; a size that is not known is left out."""
    assert qapp
    assert column.sentence == sentence
