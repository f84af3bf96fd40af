"""Problems whose numbers of solutions are known from books, and two that were solved there by hand."""

import pytest

from solver_core.cover import Op, Problem, Rule, Search
from tests.events import events

Square = tuple[int, int]

SETS = [(2, 6), (4, 5, 6), (2, 3, 7), (1, 4, 7), (1, 4), (3, 5, 7)]
"""Six sets over 1..7, called S1 to S6 in the article of Luogu's P4929."""

LETTERS = ["CEF", "ADG", "BCF", "AD", "BG", "DEG"]
"""The matrix in Knuth's "Dancing Links" (2000)."""


def story(search: Search) -> str:
    """Options tried and taken back, dead ends and solutions; options count from 1."""
    words = {Op.TRY: "S{}", Op.RETRACT: "back", Op.DEAD_END: "dead end", Op.SOLUTION: "found"}
    reported = (words[event.op].format(event.subject + 1) for event in events(search) if event.op in words)
    return ", ".join(reported)


# --- two matrices -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize(
    ("problem", "cover"),
    [(Problem(range(1, 8), SETS), (0, 4, 5)), (Problem("ABCDEFG", LETTERS), (0, 3, 4))],
    ids=["P4929", "Knuth"],
)
def test_each_of_the_two_matrices_has_the_one_cover_in_print(
    problem: Problem, cover: tuple[int, ...], rule: Rule
) -> None:
    search = Search(problem, rule)
    assert search.run_to("solution")
    assert search.solution == cover
    assert not search.run_to("solution")


@pytest.mark.parametrize(
    ("given", "rule", "reported"),
    [
        ((0,), Rule.FIRST, "S1, S4, dead end, back, S5, S6, found, back, back, back"),
        ((), Rule.FEWEST, "S4, dead end, back, S5, S6, S1, found, back, back, back"),
        (
            (),
            Rule.FIRST,
            "S4, S1, dead end, back, back, S5, S1, S6, found, back, back, S3, dead end, back, back",
        ),
    ],
    ids=["by hand", "fewest", "first"],
)
def test_the_matrix_of_the_article_is_solved_in_this_order(
    given: tuple[int, ...], rule: Rule, reported: str
) -> None:
    """By hand the article begins with S1; left to itself the search begins with the options of 1."""
    assert story(Search(Problem(range(1, 8), SETS), rule, given)) == reported


def test_the_first_choices_in_the_matrix_of_2000_are_those_of_the_paper() -> None:
    """Column A is chosen, (A, D, G) fails, and (A, D) leads to the cover."""
    reported = story(Search(Problem("ABCDEFG", LETTERS)))
    assert reported == "S2, S3, dead end, back, back, S4, S1, S5, found, back, back, back"
