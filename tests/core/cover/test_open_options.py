"""Which options can still be chosen: the one rule, against what the search goes on to do."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from solver_core.cover import Op, Override, Problem, RepeatSearch, Rule, Search, SearchBase, Snapshot
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from tests.amounts import some

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
SEARCHES: dict[str, Callable[[], SearchBase]] = {
    "sudoku": lambda: encoding.search(MANY),
    "first": lambda: encoding.search(MANY, Rule.FIRST),
    "bits": lambda: BacktrackSearch(MANY),
    "queens": lambda: gallery.search("queens_6"),
    "knuth": lambda: gallery.search("knuth_2000"),
    "stations": lambda: gallery.search("stations"),
    "secondary": lambda: Search(Problem("abc", ["ad", "ae", "bde", "bf", "cef", "cd", "ef"], "def")),
}


def tried_below(search: SearchBase, most: int = 400) -> Iterator[int]:
    """The options that the search tries from here on without taking back any that are chosen here."""
    depth = search.depth
    for _ in range(most):
        search.forward()
        if search.finished or search.depth < depth:
            return
        event = search.event
        if event is not None and event.op is Op.TRY and event.option is not None:
            yield event.option


def check(place: Snapshot) -> None:
    """By the options chosen and the turns alone, where no cover is half done."""
    problem, taken = place.problem, {item for one in place.chosen for item in place.problem.options[one]}
    for option, items in enumerate(problem.options):
        fits = taken.isdisjoint(items) and any(map(problem.is_primary, items))
        assert place.is_open(option) == (fits and option not in place.turns.over), option


@pytest.mark.parametrize("name", SEARCHES)
def test_options_tried_below_were_open(name: str) -> None:
    """Whatever the search goes on to choose was open before, also between two turns and in the midst of a cover."""
    search = SEARCHES[name]()
    search.run_to("end")
    end = search.position
    for position in range(0, end, max(1, end // some(150, uncompiled=30))):
        search.seek(position)
        place = search.snapshot()
        assert all(place.is_open(option) for option in tried_below(search)), position


@given(search=..., data=st.data())
def test_open_options_fit_beside_those_chosen(search: Search, data: st.DataObject) -> None:
    """At a choice, a dead end or a solution, whatever fits beside what is chosen, and nothing else."""
    search.run_to("end")
    search.seek(data.draw(st.integers(0, search.position)))
    assume(search.run_to("decision"))
    check(search.snapshot())


@given(search=..., data=st.data())
def test_a_retracted_option_was_tried_and_the_next_is_awaited(search: Search, data: st.DataObject) -> None:
    """Between two turns nothing of the column branched on is chosen, and yet only the later ones are open."""
    search.run_to("end")
    search.seek(data.draw(st.integers(0, search.position)))
    while not search.finished and not (search.event is not None and search.event.op is Op.RETRACT):
        search.forward()
    place, event = search.snapshot(), search.event
    if event is None or event.option is None or event.op is not Op.RETRACT:
        return
    assert not place.is_open(event.option)
    search.forward()
    after = search.event
    if after is not None and after.op is Op.TRY and after.option is not None:
        assert place.is_open(after.option)
        assert after.option == place.turns.to_come[0]
    else:
        assert not place.turns.to_come


def test_the_turns_begin_with_the_option_asked_for() -> None:
    """A what-if run tries another option first; the one before it comes last."""
    problem = Problem("ab", ["a", "ab", "b"])
    search = Search(problem, overrides=[Override((), 0, 1)])
    search.forward()
    assert search.snapshot().turns.to_come == (1, 0)


def test_repeat_cover_lets_an_option_be_chosen_while_it_covers_anything_new() -> None:
    """Secondary items do not count: no option is needed for them."""
    search = RepeatSearch(Problem("ab", ["ac", "b", "c"], "c"))
    assert list(search.snapshot().open_options) == [1, 1, 0]
    search.run_to("solution")
    assert not search.snapshot().open_count


def test_an_option_of_secondary_items_alone_can_never_be_chosen() -> None:
    search = Search(Problem("a", ["ab", "b"], "b"))
    assert list(search.snapshot().open_options) == [1, 0]


@pytest.mark.parametrize("name", ["queens", "knuth", "secondary", "sudoku"])
def test_options_still_in_a_column_are_open_or_leaving(name: str) -> None:
    """So sizes agree with what boards show: each option of a column counts unless it has gone."""
    search, met = SEARCHES[name](), 0
    for _ in range(300):
        search.forward()
        if search.finished:
            break
        place = search.snapshot()
        for item in place.live:
            still = [one for one in search.problem.columns[item] if not place.is_hidden(one, item)]
            assert len(still) == place.sizes[item]
            some = [one for one in still if search.problem.choosable[one]]
            assert all(place.is_open(one) or place.is_leaving(one) or one in place.chosen for one in some)
        met += any(map(place.is_leaving, range(len(search.problem.options))))
    assert met


def test_where_columns_may_be_covered_again_nothing_is_leaving() -> None:
    search = SEARCHES["stations"]()
    search.run_to("decision")
    for _ in range(50):
        search.forward()
        assert not any(map(search.snapshot().is_leaving, range(len(search.problem.options))))
