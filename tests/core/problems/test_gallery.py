"""The gallery: every sample can be watched to an end that is known, and lies where its plan says."""

import pytest

from solver_core.cover import ProblemError, RepeatSearch, Rule, Search
from solver_core.problems import gallery, queens
from solver_core.problems.plans import Plan

SMALL = {"knuth_2000": (0, 3, 4), "six_sets": (0, 4, 5)}


@pytest.mark.parametrize(("name", "cover"), SMALL.items())
def test_the_texts_examples_have_the_covers_that_the_texts_give(name: str, cover: tuple[int, ...]) -> None:
    search = gallery.search(name)
    assert search.run_to("solution")
    assert search.solution == cover
    assert not search.run_to("solution")


def test_four_stations_are_enough() -> None:
    search = gallery.search("stations")
    assert isinstance(search, RepeatSearch)
    search.run_to("end")
    assert search.best is not None
    assert len(search.best) == 4


def test_a_sample_is_searched_by_the_rule_asked_for() -> None:
    search = gallery.search("queens_6", Rule.FIRST)
    assert isinstance(search, Search)
    assert search.rule is Rule.FIRST


def test_searches_of_a_sample_share_their_problem() -> None:
    assert gallery.search("queens_6").problem is gallery.problem("queens_6")


def test_an_unknown_problem_is_refused_with_a_list() -> None:
    with pytest.raises(ProblemError, match=r"no 'chess'; use one of knuth_2000"):
        gallery.search("chess")


def test_queens_stand_on_the_squares_of_their_options() -> None:
    plan = gallery.board("queens_8")
    assert isinstance(plan, Plan)
    assert (plan.rows, plan.cols) == (8, 8)
    assert [square for (square,) in plan.squares] == queens.squares(range(64), 8)


@pytest.mark.parametrize(("name", "size"), [("pentominoes_3x20", (3, 20)), ("pentominoes_6x10", (6, 10))])
def test_pieces_lie_on_five_squares_of_the_board(name: str, size: tuple[int, int]) -> None:
    plan, problem = gallery.board(name), gallery.problem(name)
    assert isinstance(plan, Plan)
    assert (plan.rows, plan.cols) == size
    for option, squares in enumerate(plan.squares):
        assert len(set(squares)) == 5
        assert problem.option_names(option) == (plan.labels[option], *squares)


def test_the_six_sets_lie_on_no_board() -> None:
    assert gallery.board("six_sets") is None


EARLIER = {
    "knuth_2000": "5e17b5cdac71",
    "six_sets": "985e203f9974",
    "queens_6": "5f9b3307f448",
    "queens_8": "d2588637df13",
    "queens_13": "88352031c222",
    "pentominoes_3x20": "4ea57b36fef2",
    "pentominoes_6x10": "dd322cacc2a7",
    "stations": "b0f0756553d5",
}
"""How the digests of the states at tick 100 began when samples had no parameters: links and runs hold such digests."""


@pytest.mark.parametrize("name", EARLIER)
def test_ids_from_before_lead_to_the_same_states(name: str) -> None:
    search = gallery.search(name)
    search.seek(100)
    assert search.fingerprint().hex().startswith(EARLIER[name])
