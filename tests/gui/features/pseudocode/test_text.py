"""Every line of every listing can be explained."""

import pytest

from solver_core.cover import Rule
from solver_core.cover.explain.listing import exact_cover, repeat_cover
from solver_core.sudoku.pseudocode import backtracking
from sudoku_gui.features.pseudocode import text as words
from tests.amounts import each

LINES = [
    line
    for listing in (exact_cover(Rule.FEWEST), repeat_cover(), backtracking(Rule.FEWEST))
    for line in listing.lines
]


def test_every_line_has_a_sentence() -> None:
    meanings = {line.id: words.meaning(line.id) for line in LINES}
    assert [line for line, text in meanings.items() if not (text[0].isupper() and text.endswith("."))] == []


def test_every_fold_says_what_it_makes_of_a_step() -> None:
    for line in each(line for line in LINES if line.folds):
        assert words.fold(line.folds, is_folded=False) == f"Click to fold: a step is one {line.folds}."
        assert words.fold(line.unfolds, is_folded=True) == f"Click to unfold: a step is one {line.unfolds}."


@pytest.mark.parametrize("letter", ["l", "i", "S[i]", "o", "c", "p", "q", "n", "b", "best", "d"])
def test_every_letter_is_explained(letter: str) -> None:
    assert words.letter(letter, letter).startswith(f"{letter}, ")
    assert words.letter(letter, "here").startswith("here, ")


def test_turns_nodes_and_values_have_names() -> None:
    assert words.turn("r3c5=7", 2, 3) == "r3c5=7 (2 of 3)"
    assert words.node("r3c5=7", "row 3 has 7") == "r3c5=7 in row 3 has 7"
    assert words.value("c", "–") == "c: –"
