"""What lists say about how hard a puzzle is, understood as numbers and names."""

import pytest

from sudoku_gui.library import levels
from sudoku_gui.library.levels import LevelRange


@pytest.mark.parametrize(
    ("level", "expected"),
    [("7.2", 7.2), ("ED=9.6/9.4/2.6", 9.6), ("SE 7,2", 7.2), ("3", 3.0), ("Easy", None), ("", None)],
)
def test_a_level_is_known_by_its_first_number(level: str, expected: float | None) -> None:
    """However the list decorates it; a word has none."""
    assert levels.number(level) == expected


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
def test_what_is_wanted_is_a_number_a_range_or_a_word(typed: str, expected: LevelRange | None) -> None:
    """As somebody would type it."""
    assert levels.read(typed) == expected


def test_a_range_holds_its_ends_and_no_words() -> None:
    """A level without a number is in no range of numbers."""
    wanted = LevelRange(3.0, 5.0)
    assert [wanted.has(level) for level in ("2.9", "3", "5.0", "5.1", "Easy", "")] == [
        *(False, True, True, False),
        *(False, False),
    ]
    assert LevelRange(word="eas").has("Very EASY")


def test_numbers_come_before_names_and_what_has_no_level_last() -> None:
    """Each kind in its own order."""
    held = ["", "hard", "10", "Easy", "9.5", "2"]
    assert sorted(held, key=levels.key) == ["2", "9.5", "10", "Easy", "hard", ""]
