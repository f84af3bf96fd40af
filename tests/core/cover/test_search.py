"""What one can ask of a place, compared with what the events before it say."""

import pytest
from hypothesis import given

from solver_core.cover import Op, Problem, ProblemError, Rule, Search, StackLevel
from tests.amounts import each
from tests.events import events


@given(search=...)
def test_an_item_is_live_unless_it_is_covered(search: Search) -> None:
    """The list of headers and the events tell the same, for primary and secondary items."""
    everything = range(len(search.problem.names))
    covered: set[int] = set()
    for event in each(events(search)):
        if event.op is Op.COVER:
            covered.add(event.subject)
        elif event.op is Op.UNCOVER:
            covered.remove(event.subject)
        live = [item for item in everything if item not in covered]
        assert [item for item in everything if search.is_live(item)] == live
        assert list(search.live_items()) == [item for item in live if search.problem.is_primary(item)]


@given(search=...)
def test_sizes_count_the_options_that_are_open(search: Search) -> None:
    """A column's size is what a recount of its nodes gives, and an option is open unless it was hidden."""
    options = list(enumerate(search.problem.options))
    hidden: set[tuple[int | None, int | None]] = set()
    for event in each(events(search)):
        if event.op is Op.HIDE:
            hidden.add((event.option, event.item))
        elif event.op is Op.UNHIDE:
            hidden.remove((event.option, event.item))
        for item in range(len(search.problem.names)):
            of_item = [option for option, items in options if item in items]
            still_open = [option for option in of_item if search.can_cover(option, item)]
            is_live = search.is_live(item)
            assert still_open == [option for option in of_item if is_live and (option, item) not in hidden]
            assert not is_live or search.size(item) == len(still_open)


@given(search=...)
def test_levels_tell_which_option_of_how_many_is_tried(search: Search) -> None:
    """The second of three: counted are the options open when the item was chosen, in their order."""
    menus: list[list[int]] = []
    expected: list[StackLevel] = []
    for event in each(events(search)):
        if event.op is Op.CHOOSE:
            options = enumerate(search.problem.options)
            menus.append([option for option, items in options if event.subject in items])
            menus[-1] = [option for option in menus[-1] if search.can_cover(option, event.subject)]
        elif event.op is Op.EXHAUSTED:
            menus.pop()
        elif event.op is Op.TRY:
            menu, given = menus[-1], event.depth <= len(search.given)
            assert event.item is not None
            number = menu.index(event.subject) + 1
            expected.append(StackLevel(event.item, event.subject, number, len(menu), given))
        elif event.op is Op.RETRACT:
            expected.pop()
        assert search.levels() == tuple(expected)
        assert search.chosen_options() == tuple(level.option for level in expected)
        assert search.depth == len(expected)


@pytest.mark.parametrize(
    ("among", "given", "is_guess"), [(1, False, False), (2, False, True), (2, True, False), (1, True, False)]
)
def test_a_guess_is_a_choice_that_could_have_been_another(
    among: int,
    given: bool,  # noqa: FBT001 - a case
    is_guess: bool,  # noqa: FBT001 - a case
) -> None:
    """What is forced, by the links or by whoever asked, is no guess."""
    assert StackLevel(0, 0, 1, among, given).is_guess is is_guess


@given(search=...)
def test_the_chosen_item_is_that_of_the_deepest_level(search: Search) -> None:
    """From the choice of an item until its column is whole again, and None where no level is open."""
    standing: list[int] = []
    assert search.chosen_item is None
    for event in events(search):
        if event.op is Op.CHOOSE:
            standing.append(event.subject)
        elif event.op is Op.UNCOVER and event.subject == standing[-1]:
            standing.pop()
        assert search.chosen_item == (standing[-1] if standing else None)


@given(search=...)
def test_events_name_their_item_and_option(search: Search) -> None:
    for event in each(events(search)):
        concerns_option = event.op in {Op.HIDE, Op.UNHIDE, Op.TRY, Op.RETRACT}
        assert (event.option is not None) == concerns_option
        if event.option is not None:
            assert event.item in search.problem.options[event.option]
        else:
            assert event.item == (None if event.op in {Op.SOLUTION, Op.DONE} else event.subject)


@given(search=...)
def test_a_solution_is_reported_where_it_stands_and_nowhere_else(search: Search) -> None:
    """The options are those on the stack, in the problem's order."""
    assert search.solution is None
    for event in events(search):
        expected = tuple(sorted(search.chosen_options())) if event.op is Op.SOLUTION else None
        assert search.solution == expected


# --- counting -----------------------------------------------------------------------------------


# --- what a search is made of -------------------------------------------------------------------


@given(search=...)
def test_the_chosen_item_is_the_one_that_the_rule_asks_for(search: Search) -> None:
    """The first live item, or the first of those with the fewest options; given options come before all."""
    while not search.finished:
        live = search.live_items()
        sizes = {item: search.size(item) for item in live}
        depth = search.depth
        search.forward()
        event = search.event
        if event is None or event.op not in {Op.CHOOSE, Op.DEAD_END}:
            continue
        if depth < len(search.given):
            assert event.op is Op.CHOOSE
            assert event.subject in search.problem.options[search.given[depth]]
        elif search.rule is Rule.FIRST:
            assert event.subject == live[0]
        elif search.rule is Rule.FEWEST:
            assert event.subject == min(live, key=lambda item: sizes[item])
        else:
            assert sizes[event.subject] == min(sizes.values())
        assert (event.op is Op.DEAD_END) == (sizes[event.subject] == 0)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([0, 1], "given option 1 covers 'b', which another given option covers already"),
        ([1, 2], "given option 2 covers 'x', which another given option covers already"),
        ([2, 2], "given option 2 covers 'c', which another given option covers already"),
        ([4], "given option 4 does not exist; options are 0..3"),
        ([-1], "given option -1 does not exist; options are 0..3"),
        ([3], "given option 3 covers no primary item, so it can never be chosen"),
    ],
)
def test_given_options_that_cannot_be_chosen_together_are_refused(given: list[int], message: str) -> None:
    """Better than a search that could find nothing and would not say why."""
    problem = Problem("abc", ["ab", "bx", "cx", "xy"], "xy")
    with pytest.raises(ProblemError) as caught:
        Search(problem, given=given)
    assert str(caught.value) == message
