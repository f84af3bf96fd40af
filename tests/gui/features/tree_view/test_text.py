"""What is said of a glyph of the tree, word for word."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from solver_core.problems import small
from solver_core.sudoku import encoding
from sudoku_gui.features.tree_view import text as words
from sudoku_gui.features.tree_view.model import Glyph, GlyphShape
from sudoku_gui.features.tree_view.text import GlyphTexts


@pytest.fixture
def texts(qapp: QApplication) -> GlyphTexts:
    assert qapp is not None
    return GlyphTexts(small.knuth_2000(), QFontMetricsF(QFont()))


def glyph(*, among: int = 0, is_given: bool = False, parent: int = 0) -> Glyph:
    return Glyph(
        *(GlyphShape.DECISION, parent, (), 13, 30, 2, (4,), 1, (2,), 1, among),
        is_given=is_given,
        nodes=2,
        is_exact=True,
        solutions=0,
        must_be_searched_again=False,
    )


@pytest.mark.parametrize(
    ("chosen", "among", "said"),
    [
        (glyph(among=2), 0, "(option 1 of 2) · Decision · depth 2"),
        (glyph(), 2, "(option 1 of 2) · Decision · depth 2"),
        (glyph(among=1), 0, "(the only option) · Forced · depth 2"),
        (glyph(), 1, "(the only option) · Forced · depth 2"),
        (glyph(is_given=True), 0, "(given) · Given · depth 2"),
        (glyph(among=1, parent=-1), 0, "Until event 30 · root · "),
    ],
)
def test_only_what_had_an_alternative_is_a_decision(
    texts: GlyphTexts, chosen: Glyph, among: int, said: str
) -> None:
    """Nobody decides between one option and no other, whoever knows how many there were; a given is neither."""
    assert said in texts.facts(chosen, 2, among=among)


def test_a_choice_in_a_sudoku_is_a_digit_for_a_cell() -> None:
    problem = encoding.problem()
    assert words.choice(problem, 33, 33 * 9 + 1) == "r4c7: 2"
    assert words.choice(problem, 81 + 6, 4 * 9 + 6) == "row 1 has 7: r1c5=7"
    assert words.choice(small.knuth_2000(), 0, 3) == "A: {A, D}"


def test_a_label_says_which_option_of_how_many() -> None:
    labels = [words.label("x", turn, among) for turn, among in ((1, 3), (1, 1), (2, 0), (0, 0))]
    assert labels == ["x (option 1 of 3)", "x (the only option)", "x (option 2)", "x"]


def test_numbers_of_nodes_are_as_exact_as_they_are_known() -> None:
    assert words.nodes(1, exact=True) == "1 node"
    assert words.nodes(1234, exact=True) == "1,234 nodes"
    assert words.nodes(41_234, exact=False) == "about 41,000 nodes"
    assert words.nodes(7, exact=False) == "about 7 nodes"
    assert list(map(words.solutions, (0, 1, 2000))) == ["no solution", "1 solution", "2,000 solutions"]


def test_events_tell_from_where_to_where() -> None:
    assert words.events(12, 1284) == "Events 12 to 1,284"
    assert words.events(12, -1) == "From event 12 on"
    assert words.events(None, 30) == "Until event 30"
    assert words.events(None, -1) == "Still under way"


def test_every_shape_has_a_name() -> None:
    assert all(words.shape_name(shape.name) for shape in GlyphShape)
