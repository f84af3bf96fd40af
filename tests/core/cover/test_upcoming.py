"""What comes can be listed without moving the search."""

from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import FewestSearch, Problem, RepeatSearch, Search, count, solutions
from tests.core.cover.oracles import exact_covers
from tests.events import events


@given(search=..., share=st.floats(0, 1))
def test_listed_events_are_those_that_happen(search: Search, share: float) -> None:
    """From wherever the search stands, which does not move."""
    search.run_to("end")
    search.seek(round(share * search.position))
    place = search.fingerprint()
    listed = list(search.iter_events())
    assert search.fingerprint() == place
    assert listed == list(events(search))


def test_every_kind_of_search_lists_upcoming_events() -> None:
    problem = Problem("abcde", ["ab", "bcd", "de", "ae", "c", "b", "d"])
    for kind in (FewestSearch, RepeatSearch):
        assert list(kind(problem).iter_events()) == list(events(kind(problem)))


@given(search=...)
def test_listed_solutions_are_all_exact_covers(search: Search) -> None:
    place = search.fingerprint()
    assert sorted(search.iter_solutions()) == exact_covers(search.problem, search.given)
    assert search.fingerprint() == place


@given(search=...)
def test_one_call_answers_a_problem(search: Search) -> None:
    covers = exact_covers(search.problem)
    assert sorted(solutions(search.problem)) == covers
    assert count(search.problem) == len(covers)
    assert count(search.problem, 1) == min(1, len(covers))
