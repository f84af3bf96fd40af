"""The witness of a bound: as many columns as the kernel says, none of which shares an option with another."""

from random import Random

import pytest

from solver_core.cover import FewestSearch, Op, Problem, RepeatSearch
from solver_core.cover.explain import witness
from solver_core.problems import gallery
from tests.events import events


def drawn(seed: int) -> Problem:
    """Some items, a few secondary ones, short options first: covers get better again and again."""
    chance = Random(seed)
    primary = chance.randint(0, 7)
    items = range(primary + chance.choice([0, 0, 2]))
    options: list[list[int]] = [
        chance.sample(items, min(len(items), chance.randint(1, 4)))
        for _ in range(chance.randint(0, 9))
        if items
    ]
    options.sort(key=len)
    return Problem(items[:primary], options, items[primary:])


@pytest.mark.parametrize("first", range(0, 120, 20))
@pytest.mark.parametrize("kind", [RepeatSearch, FewestSearch])
def test_a_witness_counts_as_many_columns_as_the_kernel(
    kind: type[FewestSearch | RepeatSearch], first: int
) -> None:
    reported = 0
    for seed in range(first, first + 20):
        search = kind(drawn(seed), at_most=seed % 4 or None)
        for event in events(search):
            if event.op in {Op.BOUND, Op.PRUNE}:
                assert witness.of(search).bound == event.subject
                reported += 1
    assert reported


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_the_witness_equals_a_greedy_reading_of_the_links(first: int) -> None:
    """In the midst of a cover, too, where rows are partly dropped."""
    for seed in range(first, first + 20):
        search = RepeatSearch(drawn(seed))
        while True:
            assert [one.item for one in witness.of(search).columns] == greedy(search)
            if search.finished:
                break
            search.forward()


def greedy(search: RepeatSearch) -> list[int]:
    """The bound as the textbook says it, from the snapshot instead of the links."""
    snapshot, problem = search.snapshot(), search.problem
    counted: list[int] = []
    struck: set[int] = set()
    for item in search.live_items():
        if item not in struck:
            counted.append(item)
            struck.update(
                other
                for option in problem.columns[item]
                for other in problem.options[option]
                if not snapshot.is_hidden(option, other)
            )
    return counted


def test_the_search_does_not_notice() -> None:
    search = RepeatSearch(gallery.problem("stations"))
    for position in (0, 1, 5, 77, 450, 10**6):
        search.seek(position)
        before = search.fingerprint()
        witness.of(search)
        assert search.fingerprint() == before


@pytest.mark.parametrize("first", range(0, 60, 20))
@pytest.mark.parametrize("kind", [RepeatSearch, FewestSearch])
def test_a_prune_follows_from_depth_bound_and_best(
    kind: type[FewestSearch | RepeatSearch], first: int
) -> None:
    """Just after a bound, the next event is a prune if and only if the witness prunes."""
    met = set()
    for seed in range(first, first + 20):
        search = kind(drawn(seed))
        while search.run_to("link") and not search.finished:
            event = search.event
            if event is not None and event.op is Op.BOUND:
                prunes = witness.of(search).prunes
                following = search.peek()
                assert following is not None
                assert (following.op is Op.PRUNE) == prunes
                met.add(prunes)
    assert met == {True, False}


@pytest.mark.parametrize("kind", [RepeatSearch, FewestSearch])
def test_no_option_covers_two_counted_columns(kind: type[FewestSearch | RepeatSearch]) -> None:
    most = 0
    for seed in range(40):
        search = kind(drawn(seed))
        while search.run_to("decision"):
            reported = witness.of(search)
            counted = {column.item for column in reported.columns}
            for column, strike in [(held, one) for held in reported.columns for one in held.options]:
                assert not counted.intersection(strike.items)
                assert column.item in search.problem.options[strike.option]
            most = max(most, len(counted))
    assert most > 1


def test_every_live_column_is_counted_or_struck_once() -> None:
    search = RepeatSearch(gallery.problem("stations"))
    for position in (1, 60, 200, 450):
        search.seek(position)
        columns = witness.of(search).columns
        found = [item for column in columns for item in (column.item, *column.excluded)]
        assert sorted(found) == sorted(search.live_items())


def test_the_ring_of_stations_at_its_first_bound() -> None:
    """Each place is served from three, and so strikes its two neighbours and theirs on one side."""
    search = RepeatSearch(gallery.problem("stations"))
    search.forward()
    reported = witness.of(search)
    names = search.problem.names
    assert [names[column.item] for column in reported.columns] == [1, 4, 7, 10]
    assert [names[item] for item in reported.columns[0].excluded] == [2, 3, 11, 12]
    assert (reported.depth, reported.bound, reported.best, reported.has_cover) == (0, 4, 13, False)
    assert not reported.prunes


def test_a_cover_just_found_is_no_reason_to_prune() -> None:
    """As soon as it is the best, no fewer options are chosen than it has; and still nothing is pruned there."""
    search = gallery.search("stations")
    assert isinstance(search, RepeatSearch)
    seen = set()
    for event in events(search):
        reported = witness.of(search)
        assert reported.is_cover == (event.op in {Op.SOLUTION, Op.BEST})
        if reported.is_cover:
            assert not reported.prunes
            assert not reported.bound
            seen.add(event.op)
    assert seen == {Op.SOLUTION, Op.BEST}
