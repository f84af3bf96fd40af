"""What took something away, read from the stack, is what was seen when it went."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import assume, given

from solver_core.cover import Event, Op, Problem, RepeatSearch, Search
from solver_core.cover.explain.neighbours import Element, is_linked
from solver_core.cover.explain.removal import Cover, covers, first_cover, position, removal
from solver_core.problems import gallery, small
from tests.amounts import each, some
from tests.core.cover.oracles import elements
from tests.events import events

Gone = dict[Element, tuple[Cover, int]]
"""What is out: the covering that took it, and the position just after it went."""


def walked(search: Search | RepeatSearch) -> Iterator[Gone]:
    """Every position from the start to the end, with what has been seen to go and has not been seen to return."""
    gone: Gone = {}
    latest: Cover | None = None
    for event in events(search):
        latest = noted(search, event, latest)
        if event.op in {Op.COVER, Op.HIDE, Op.DROP} and event.item is not None:
            assert latest
            gone[Element(event.item, event.option)] = latest, search.position
        elif event.op in {Op.UNCOVER, Op.UNHIDE, Op.RESTORE} and event.item is not None:
            del gone[Element(event.item, event.option)]
        yield gone


def noted(search: Search | RepeatSearch, event: Event, latest: Cover | None) -> Cover | None:
    if event.op is not Op.COVER or event.item is None:
        return latest
    chosen = search.chosen_options()
    if isinstance(search, Search) and event.item == search.chosen_item:
        return Cover(event.depth + 1, event.item, None)
    return Cover(event.depth, event.item, chosen[-1])


@given(...)
def test_removals_are_those_that_were_seen(search: Search) -> None:
    """At every place, for everything: in its ring and no removal, or out and the covering that took it."""
    assume(search.problem.names)
    for gone in each(walked(search)):
        for element in each(elements(search.problem)):
            why = removal(search, element.option, element.item)
            assert (why.cover if why else None) == (gone[element][0] if element in gone else None)
            assert (why is None) == is_linked(search, element)


@given(...)
def test_the_position_of_a_removal_is_where_it_was_seen(search: Search) -> None:
    """With and without a known tree; the search itself does not move."""
    chance, looked_at = Random(3), 0
    for gone in walked(search):
        here = search.fingerprint()
        if chance.random() < 0.5:
            search.background_run.go(position=search.position + chance.randint(0, 40))
        for element in chance.sample(sorted(gone, key=repr), min(2, len(gone))):
            why = removal(search, element.option, element.item)
            assert why
            assert position(search, why, seconds=60) == gone[element][1]
            looked_at += 1
        assert search.fingerprint() == here
    assume(looked_at)


def random_repeats() -> Iterator[RepeatSearch]:
    for seed in range(some(20)):
        chance = Random(seed)
        items = range(chance.randint(3, 6))
        options = [chance.sample(items, chance.randint(1, 3)) for _ in range(chance.randint(4, 7))]
        options += [[item] for item in items if not any(item in option for option in options)]
        yield RepeatSearch(Problem(items, [[*option, "x"] for option in options], "x"))


def test_removals_in_repeat_cover_equal_the_events() -> None:
    """There a node goes when its own item is covered; a node that is alone in its row has nowhere to go from."""
    for search in each(random_repeats()):
        chance = Random(5)
        search.background_run.go(position=chance.randint(0, 200))
        for gone in each(walked(search)):
            for element in each(elements(search.problem)):
                why = removal(search, element.option, element.item)
                assert (why is None) == is_linked(search, element)
                if why is not None:
                    assert (why.cover, position(search, why, seconds=60)) == gone[element]


def test_going_back_the_event_is_met_first_where_it_went() -> None:
    search = gallery.search("knuth_2000")
    assert isinstance(search, Search)
    for gone in walked(search):
        for element, (_, seen) in gone.items():
            why = removal(search, element.option, element.item)
            twin = search.twin()
            twin.seek(search.position)
            assert why
            assert twin.stands_at(why.event) or twin.run_to(why.event, backward=True)
            assert twin.position == seen


def test_an_impatient_question_is_not_answered() -> None:
    """Nobody waits longer than he said; he may still run back himself, or ask again when the tree is known."""
    search = gallery.search("queens_13")
    assert isinstance(search, Search)
    search.seek(150_000)
    why = removal(search, None, search.levels()[0].item)
    assert why
    assert position(search, why, seconds=0) is None
    search.background_run.go(position=150_000)
    assert position(search, why) == 2


@pytest.mark.parametrize("option", range(6))
def test_an_option_is_in_its_columns_until_one_of_its_items_is_covered(option: int) -> None:
    """The first covering is reported for the option as a whole, too, also while its nodes return one by one."""
    search = Search(small.knuth_2000())
    for _ in events(search):
        cover = first_cover(search, option)
        is_covered = bool(search.snapshot().option_depths[option])
        assert [one for one in covers(search) if one == cover] == ([cover] if is_covered else [])
        assert (cover is not None) == is_covered
