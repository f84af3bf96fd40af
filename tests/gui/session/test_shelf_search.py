"""What is typed to find puzzles: a number to go to, givens, or words."""

import pytest

from sudoku_gui.library import search_terms as shelf_search


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("17", 17), (" #17 ", 17), ("1000", 1000), ("1001", None), ("#1001", 1001), ("0", None), ("17a", None)],
)
def test_a_number_goes_to_a_puzzle_of_that_number(typed: str, expected: int | None) -> None:
    """Where there is none, the digits are givens, unless a sign says that a number is meant."""
    assert shelf_search.number(typed, 1000) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("53..7", bytes([5, 3, 0, 0, 7])),
        ("530070000 600195000", bytes([5, 3, 0, 0, 7, 0, 0, 0, 0, 6, 0, 0, 1, 9, 5, 0, 0, 0])),
        ("5_*", bytes([5, 0, 0])),
        ("53", b""),
        ("....", b""),
        ("5x3", b""),
        ("1" * 82, b""),
        ("", b""),
    ],
)
def test_cells_are_digits_and_signs_for_empty_ones(typed: str, expected: bytes) -> None:
    """Too few of them, or empty ones alone, tell nothing; more than 81 are no puzzle."""
    assert shelf_search.cells(typed) == expected


def test_anything_else_is_words() -> None:
    """Without regard to capitals or blanks around them."""
    assert shelf_search.words("  Easter MONSTER ") == "easter monster"
    assert not shelf_search.words("53..7")
