"""What the letters of the listings hold, against the events themselves."""

from hypothesis import given

from solver_core.cover import Op, RepeatSearch, Search
from solver_core.cover.explain import variables
from solver_core.cover.explain.variables import Variables
from solver_core.problems import gallery
from tests.events import events


@given(search=...)
def test_variables_are_those_of_the_event(search: Search) -> None:
    for one in (search, RepeatSearch(search.problem)):
        assert variables.at(one, one.snapshot()) == Variables(best=None)
        for _ in events(one):
            check(one)


def check(search: Search | RepeatSearch) -> None:
    held, event = variables.at(search, search.snapshot()), search.event
    assert event
    assert held.level == search.depth
    if event.op in {Op.CHOOSE, Op.DEAD_END}:
        assert held.item == event.item
        top = search.levels()[-1].option if event.op is Op.DEAD_END and search.depth else None
        assert held.option == top, "what is taken back next"
        assert held.size == search.size(event.subject)
    elif event.op in {Op.TRY, Op.RETRACT}:
        assert (held.item, held.option) == (event.item, event.option)
        assert (held.number is None) == (event.op is Op.RETRACT)
    elif event.op in {Op.COVER, Op.UNCOVER}:
        assert held.column == event.item
        tried = search.problem.options[search.chosen_options()[-1]] if search.depth else ()
        assert event.item in tried or held.item == event.item, "a column of no option tried is the chosen one"
    elif event.op in {Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE}:
        assert held.other == (event.option, event.item)
        assert held.node is not None
        assert held.column == held.node[1] in search.problem.options[held.node[0]]
    if event.op in {Op.HIDE, Op.UNHIDE}:
        assert held.node == (event.option, held.column)
    if event.op in {Op.DROP, Op.RESTORE}:
        assert held.node == (search.chosen_options()[-1], event.item)
    if event.op in {Op.BOUND, Op.PRUNE}:
        assert held.bound == event.subject


def test_the_bound_holds_until_links_change() -> None:
    """What it was when the tree node was entered; a cover needs no more options."""
    search, bound, kept = gallery.search("stations"), None, 0
    for event in events(search):
        held = variables.at(search, search.snapshot())
        if event.op in {Op.BOUND, Op.PRUNE}:
            bound = event.subject
        elif event.op in {Op.CHOOSE, Op.SOLUTION, Op.BEST}:
            assert held.bound == bound
            kept += 1
        else:
            assert held.bound is None
    assert kept


@given(search=...)
def test_the_option_is_the_kth_of_d(search: Search) -> None:
    """Where it is reported at all, it is that of the level under way."""
    reported = []
    for _ in events(search):
        held = variables.at(search, search.snapshot())
        if held.number is not None:
            level = search.levels()[-1]
            assert (held.option, held.number, held.among) == (level.option, level.number, level.among)
            reported.append(held.number)
    assert bool(reported) == (search.statistics.decisions > 0)


def test_the_best_cover_is_reported_once_there_is_one() -> None:
    """Only repeat cover has one: its size falls, and stays at the end."""
    search = gallery.search("stations")
    reported = [variables.at(search, search.snapshot()).best for _ in events(search)]
    sizes = [size for size in reported if size is not None]
    assert reported[0] is None
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 4
