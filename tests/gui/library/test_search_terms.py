"""What is typed to find puzzles: a number to go to, givens, words, or levels."""

import pytest

from sudoku_gui.library import search_terms
from sudoku_gui.library.search_terms import LevelRange, level_key, level_number


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("17", 17), (" #17 ", 17), ("1000", 1000), ("1001", None), ("#1001", 1001), ("0", None), ("17a", None)],
)
def test_a_number_goes_to_a_puzzle_of_that_number(typed: str, expected: int | None) -> None:
    """Where there is none, the digits are givens, unless a sign says that a number is meant."""
    assert search_terms.number(typed, 1000) == expected


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
    """Too few cells, or empty ones alone, find nothing; more than 81 are no puzzle."""
    assert search_terms.cells(typed) == expected


def test_anything_else_is_words() -> None:
    assert search_terms.words("  Easter MONSTER ") == "easter monster"
    assert not search_terms.words("53..7")


# --- levels ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "expected"),
    [("7.2", 7.2), ("ED=9.6/9.4/2.6", 9.6), ("SE 7,2", 7.2), ("3", 3.0), ("Easy", None), ("", None)],
)
def test_a_level_is_known_by_its_first_number(level: str, expected: float | None) -> None:
    assert level_number(level) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", None),
        ("  ", None),
        ("7.2", LevelRange(7.2, 7.2)),
        ("3 - 5", LevelRange(3.0, 5.0)),
        ("3..5", LevelRange(3.0, 5.0)),
        ("7 -", LevelRange(7.0)),
        ("- 2,5", LevelRange(0.0, 2.5)),
        ("Easy", LevelRange(word="easy")),
        ("-", LevelRange(word="-")),
    ],
)
def test_a_level_filter_is_a_number_a_range_or_a_word(typed: str, expected: LevelRange | None) -> None:
    assert LevelRange.parse(typed) == expected


def test_a_range_holds_its_ends_and_no_words() -> None:
    wanted = LevelRange(3.0, 5.0)
    assert [level in wanted for level in ("2.9", "3", "5.0", "5.1", "Easy", "")] == [
        *(False, True, True, False),
        *(False, False),
    ]
    assert "Very EASY" in LevelRange(word="eas")


def test_numbers_come_before_names_and_what_has_no_level_last() -> None:
    held = ["", "hard", "10", "Easy", "9.5", "2"]
    assert sorted(held, key=level_key) == ["2", "9.5", "10", "Easy", "hard", ""]
