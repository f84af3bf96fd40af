"""How far a search has come, in words that promise neither too much nor too little."""

import pytest

from sudoku_gui.features.stack_view import text as words
from sudoku_gui.features.stack_view.model import COLUMNS, StackModel


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (0.0, "None of the tree yet"),
        (1e-30, "Estimate: less than 0.1 % of the tree"),
        (0.001, "Estimate: about 0.1 % of the tree"),
        (0.12345, "Estimate: about 12.3 % of the tree"),
        (0.5, "Estimate: about 50.0 % of the tree"),
        (0.99999, "Estimate: about 99.9 % of the tree"),
        (1.0, "The whole tree has been searched"),
    ],
)
def test_the_part_behind_is_reported(part: float, said: str) -> None:
    assert words.progress(part) == said


def test_an_estimate_stands_beside_the_known_share() -> None:
    """How much of the events lies behind, once their number is known."""
    text = "Estimate: about 0.4 % of the tree; 41.1 % of the events"
    assert words.progress(0.004, 324 / 788) == text
    assert words.progress(1, 1) == "The whole tree has been searched"


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("GIVEN", "r1c1=1 is given; it covers “r1c1”."),
        ("FORCED", "r1c1=1 was the only option for “r1c1”."),
        ("GUESS", "r1c1=1 is guess 4: option 2 of 3 for “r1c1”."),
        ("CHOSEN", "“r1c1” is chosen, and no option of it is on the stack."),
        ("EMPTY", "“r1c1” has no option left: a dead end."),
    ],
)
def test_a_level_is_reported_in_a_sentence(kind: str, said: str) -> None:
    assert words.level(kind, "r1c1", "r1c1=1", (2, 3), 4) == said


@pytest.mark.usefixtures("marking")
def test_every_text_of_the_stack_is_translated() -> None:
    assert words.progress(0.2) == "<20.0>"
    assert words.turn(2, 3) == "<2><3>"
    assert (words.short_kind("GUESS", 3), words.short_kind("FORCED", 0)) == ("<3>", "")
    assert {StackModel().header(section) for section in range(len(COLUMNS))} == {("<>", "<>")}
