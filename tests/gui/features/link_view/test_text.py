"""What the link view says is true, and in the learner's words."""

import pytest

from solver_core.cover import RepeatSearch, Search
from solver_core.cover.explain.neighbours import ROOT, Element, Way, neighbours, second_root
from solver_core.cover.explain.removal import Cover
from solver_core.problems import named, small
from solver_core.sudoku import encoding
from sudoku_gui.features.link_view import text as words

KNUTH = small.knuth_2000()


def test_elements_have_names() -> None:
    """A node is named by its option and item, a header by its item; the root is called as in the paper."""
    assert words.element(KNUTH, Element(3, 1)) == "{A, D, G} in “D”"
    assert words.element(KNUTH, Element(3)) == "header “D”"
    assert words.element(KNUTH, ROOT) == "root h"
    assert words.element(KNUTH, second_root(KNUTH)) == "root h₂ of the secondary columns"


def test_a_neighbour_is_described_by_what_differs() -> None:
    """Sideways the option is the same, up and down the item is."""
    assert words.neighbour(KNUTH, Element(3, 1), Way.RIGHT) == "“D”"
    assert words.neighbour(KNUTH, Element(3, 1), Way.DOWN) == "{A, D, G}"
    assert words.neighbour(KNUTH, Element(3), Way.UP) == "header “D”"
    assert words.neighbour(KNUTH, Element(3), Way.LEFT) == "“D”"
    assert words.neighbour(KNUTH, ROOT, Way.LEFT) == "root h"


@pytest.mark.parametrize("search", [Search(named("queens", 4)), RepeatSearch(small.stations())])
def test_four_links_can_be_listed_for_everything(search: Search | RepeatSearch) -> None:
    problem = search.problem
    nodes = [Element(item, option) for option, items in enumerate(problem.options) for item in items]
    for element in [ROOT, *map(Element, range(len(problem.names))), *nodes]:
        text = words.four_links(problem, element, neighbours(search, element))
        assert all(word in text for word in ("left", "right", "up", "down"))
        assert "{option}" not in text


def test_why_something_is_out_names_cause_and_depth() -> None:
    """Nodes, headers, rows and bits each have a sentence of their own."""
    problem = encoding.problem()
    option = encoding.option(encoding.placement(0)[0], 7)
    chosen = Cover(4, problem.options[option][1], option)
    node, header = Element(problem.options[option][3], option), Element(81)
    assert words.reason(problem, node, chosen) == (
        "Out of column “box 1 has 7” since “row 1 has 7” was covered at depth 4 by the option r1c1=7."
    )
    branched = Cover(4, 0, None)
    assert words.reason(problem, node, branched).endswith("“r1c1” was covered at depth 4, to branch on it.")
    assert words.reason(problem, header, branched).endswith("covered at depth 4, to branch on it.")
    assert words.reason(problem, header, chosen).endswith("covered at depth 4 by the option r1c1=7.")
    assert "Out of its row" in words.reason(problem, node, chosen, is_in_row=True)
    assert words.bit(problem, 81, is_set=True) == "“row 1 has 1” is not placed yet: the bit is set."
    assert words.bit(problem, 81, is_set=False) == "“row 1 has 1” is placed: the bit is clear."


@pytest.mark.usefixtures("marking")
def test_every_text_about_links_can_be_translated() -> None:
    assert {words.title(), words.description(), *map(words.house_kind, range(3))} == {"<>"}
    assert words.chosen_option("a") == "<a>"
    assert words.element(KNUTH, ROOT) == "<>"
    for cover in (Cover(2, 3, None), Cover(2, 3, 1)):
        assert words.reason(KNUTH, Element(3), cover).startswith("<")
        assert words.reason(KNUTH, Element(3, 1), cover).startswith("<")
