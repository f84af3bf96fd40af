"""A board that no format reads is not taken for a problem whose names are numbers."""

import pytest

from solver_core.cover import texts
from solver_core.formats import may_be_board


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 2 3 4 5 6 7 8 9\n4 5 6 7 8 9 1 2 3\n" * 4, True),
        ("\n| a comment\n1 2 3 | 4 . 6 | 7 8 9\n\n4 5 6 | 7 x 9 | 1 2 3\n", True),
        ("1 2 3 4 5 6 7 8 9\n1 4 7\n", False),
        ("1 2 3 4 5 6 7 8\n1 2 3 4 5 6 7 8\n", False),
        ("a b c d e f g h i\na b c d e f g h i\n", False),
        ("1 2 3 4 5 6 7 8 9", False),
        ("", False),
    ],
)
def test_nine_cells_above_nine_others_may_be_a_board(text: str, expected: bool) -> None:  # noqa: FBT001 - a row of the table
    assert may_be_board(text) is expected


def test_spaced_rows_of_digits_may_be_a_problem() -> None:
    """Which is why somebody has to ask."""
    assert texts.kind_of("1 2 3 4 5 6 7 8 9\n4 5 6 7 8 9 1 2 3\n" * 4) == "dlx"
