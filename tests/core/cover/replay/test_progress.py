"""Progress never falls: it is 0 before anything has happened and 1 when all has."""

from math import isclose, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Problem, RepeatSearch, Rule, Search, SearchBase
from solver_core.cover.replay import progress
from solver_core.problems import gallery
from tests.events import events


def fractions(search: SearchBase) -> list[float]:
    return [progress.of(search).fraction, *(progress.of(search).fraction for _ in events(search))]


@given(search=...)
def test_progress_rises_from_0_to_1(search: Search) -> None:
    """In exact cover and in repeat cover, whatever is pruned, given or without an option."""
    for one in (search, RepeatSearch(search.problem)):
        found = fractions(one)
        assert found == sorted(found)
        assert (found[0], found[-1]) == (0, 1)


@given(search=..., data=st.data())
def test_progress_rises_where_another_option_was_tried_first(search: Search, data: st.DataObject) -> None:
    """A "what if" changes the order of options, and the k-th tried is the k-th."""
    while not search.finished and not (search.event and search.event.op.name == "CHOOSE"):
        search.forward()
    item = search.chosen_item
    if item is None or search.given or search.finished:
        return
    others = [option for option in search.problem.columns[item] if search.can_cover(option, item)]
    if not others:
        return
    run = search.what_if(option=data.draw(st.sampled_from(others)))
    run.seek(0)
    found = fractions(run)
    assert found == sorted(found)
    assert (found[0], found[-1]) == (0, 1)


@given(search=...)
def test_asking_moves_nothing_and_hears_the_same_from_either_side(search: Search) -> None:
    for one in (search, RepeatSearch(search.problem)):
        forward = []
        while not one.finished:
            place = one.fingerprint()
            forward.append(progress.of(one))
            assert one.fingerprint() == place
            assert progress.of(one, one.levels()) == forward[-1]
            one.forward()
        while one.position:
            one.back()
            assert progress.of(one) == forward.pop()


@given(search=...)
def test_progress_lies_in_the_interval_whose_middle_knuth_prints(search: Search) -> None:
    """His sum over the levels is the lower end, a whole option of the deepest level above it the upper."""
    given_options = len(search.given)
    for _ in events(search):
        levels = search.levels()[given_options:]
        ds = [level.among for level in levels]
        low = sum((level.number - 1) / prod(ds[: at + 1]) for at, level in enumerate(levels))
        reported = progress.of(search).fraction
        assert low - 1e-12 <= reported <= low + 1 / prod(ds) + 1e-12


def test_equal_subtrees_count_equally() -> None:
    """Two, then three, then four options: after n of the 24 leaves it is n/24."""
    problem = Problem("abc", ["a"] * 2 + ["b"] * 3 + ["c"] * 4)
    search = Search(problem, Rule.FIRST)
    for leaf in range(1, 25):
        assert search.run_to("solution")
        assert isclose(progress.of(search).fraction, leaf / 24)


def test_between_two_options_it_stands_where_the_next_one_starts() -> None:
    """Taking one back and trying the next happen at the same node of the tree."""
    search = Search(Problem("a", ["a", "a", "a", "a"]))
    reported = [
        progress.of(search).fraction for event in events(search) if event.op.name in {"TRY", "RETRACT"}
    ]
    assert reported == [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]


def test_givens_are_no_choice() -> None:
    """The item may have had other options: none of them will be tried."""
    search = Search(Problem("ab", ["a", "a", "b", "b"]), given=[1])
    search.run_to("solution")
    assert progress.of(search).turns == ((1, 1), (1, 2))


def test_a_very_deep_search_is_reported_exactly() -> None:
    n = 1200
    search = Search(Problem(range(n), [[k // 2] for k in range(2 * n)]), Rule.FIRST)
    search.run_to("solution")
    assert 0 <= progress.of(search).fraction < 1e-300
    assert len(progress.of(search).turns) == n


def test_pruned_subtrees_are_behind() -> None:
    search = gallery.search("stations")
    search.run_to("end")
    assert search.statistics.pruned
    assert progress.of(search).fraction == 1


@pytest.mark.parametrize(
    ("turns", "said"),
    [
        ([], ""),
        ([(1, 1)], "1/1"),
        ([(1, 1), (1, 1)], "1/1 · 1/1"),
        ([(1, 1)] * 27 + [(2, 2), (1, 1)], "1/1 ×27 · 2/2 · 1/1"),
        ([(10, 35), (36, 61), (62, 62), (9, 100)], "10/35 · 36/61 · 62/62 · 9/100"),
        ([(1, 2), (1, 2), (1, 2), (1, 2)], "1/2 · 1/2 · 1/2 · 1/2"),
    ],
)
def test_each_level_is_written_as_k_of_d(turns: list[tuple[int, int]], said: str) -> None:
    """Runs of levels with one option are counted."""
    assert progress.text([progress.Tried(*turn) for turn in turns]) == said
