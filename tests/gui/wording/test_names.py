"""Names distinguish options, wherever they are cut."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication

from solver_core.cover import Problem
from solver_core.problems import gallery
from sudoku_gui.render.fonts import option_within
from sudoku_gui.wording.names import option_name


@pytest.mark.parametrize(
    "sample", ["polyominoes", "queens", "word_squares", "rectangles", "dominating_queens"]
)
def test_no_two_options_have_the_same_name(sample: str) -> None:
    """Of many items those are named that together no other option has, in the order of the problem."""
    problem = gallery.problem(sample)
    names = [option_name(problem, option) for option in range(len(problem.options))]
    assert len(names) == len(set(names)) > 1


def test_a_piece_comes_first_and_then_what_differs() -> None:
    problem = Problem("FabcdeI", ["Fabcd", "Fabce", "Iabcd"])
    assert [option_name(problem, option) for option in range(2)] == ["{F, a, d, …}", "{F, a, e, …}"]


def test_an_option_of_four_items_is_named_whole() -> None:
    """Dots would take the space of the item that they stand for."""
    assert option_name(Problem("abcde", ["abcd", "abce"]), 0) == "{a, b, c, d}"


def test_where_space_is_scarce_what_differs_stays(qapp: QGuiApplication) -> None:
    """Two neighbours that begin alike do not look alike; nothing is wider than its space."""
    problem, font = (
        Problem(["x0y0", "x1y0", "x2y0"], [["x0y0", "x1y0"], ["x0y0", "x2y0"]]),
        QFont(qapp.font()),
    )
    metrics = QFontMetricsF(font)
    whole = option_name(problem, 0)
    assert option_within(problem, 0, font, metrics.horizontalAdvance(whole)) == whole
    space = metrics.horizontalAdvance("{x1y0, …}")
    assert [option_within(problem, option, font, space) for option in range(2)] == ["{x1y0, …}", "{x2y0, …}"]
    assert metrics.horizontalAdvance(option_within(problem, 0, font, space / 2)) <= space / 2


def test_labels_are_cut_where_they_are_alike() -> None:
    problem = Problem("ab", ["a", "b"], labels=["block at 10", "block at 12"])
    assert option_name(problem, 0) == "block at 10"
    assert [option_name(problem, option, lambda _: False) for option in range(2)] == ["…0", "…2"]
