"""What waits for its turn, read from one place, is what the whole run tries there before and after."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import assume, given

from solver_core.cover import Event, Op, Override, Problem, RepeatSearch, Search, SearchBase
from solver_core.cover.explain.removal import first_cover
from solver_core.cover.replay.turns import Turn, turn
from solver_core.problems import gallery, small
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from tests.amounts import each

Place = tuple[tuple[int, ...], int]
"""The options chosen before, and the item."""

SEVERAL = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@dataclass
class Branching:
    """One under way, and how many of its options have been tried."""

    place: Place
    tried: int = 0


def events(search: SearchBase, most: int = 10**6) -> Iterator[Event]:
    search.seek(0)
    while not search.finished and search.position < most:
        search.forward()
        assert search.event
        yield search.event


def tries(search: SearchBase) -> dict[Place, list[int]]:
    """For each branching the options that are tried, in their order."""
    found: dict[Place, list[int]] = {}
    for event in events(search):
        if event.op is Op.TRY and event.item is not None and event.option is not None:
            found.setdefault((search.chosen_options()[:-1], event.item), []).append(event.option)
    return found


def under_way(search: SearchBase, most: int = 10**6) -> Iterator[list[Branching]]:
    """At every position the branchings whose item is covered, going by events alone."""
    standing: list[Branching] = []
    covers_first = isinstance(search, Search)
    last = Op.UNCOVER if covers_first else Op.EXHAUSTED
    for event in events(search, most):
        item = event.item
        if event.op is Op.CHOOSE and item is not None:
            standing.append(Branching((search.chosen_options(), item)))
        elif event.op is Op.TRY:
            standing[-1].tried += 1
        elif event.op is last and standing[-1].place == (search.chosen_options(), item):
            standing.pop()
        begun = covers_first and event.op is not Op.CHOOSE
        yield [
            one for one in standing if begun or len(one.place[0]) < search.depth or one is not standing[-1]
        ]


def expected(
    search: SearchBase, branchings: list[Branching], known: dict[Place, list[int]]
) -> dict[int, Turn]:
    """For each option that is tried by one of these, its turn in the deepest."""
    turns: dict[int, Turn] = {}
    for one in branchings:
        order = known.get(one.place, [])
        if len(one.place[0]) >= len(search.given):
            for number, option in enumerate(order, 1):
                turns[option] = Turn(one.place[1], number, len(order), number <= one.tried)
    return {option: reported for option, reported in turns.items() if option not in search.chosen_options()}


def check(search: SearchBase, most: int = 10**6) -> int:
    """Every option at every position; how many turns there were."""
    known, seen = tries(search), 0
    for branchings in under_way(search, most):
        snapshot = search.snapshot()
        turns = {option: turn(search, snapshot, option) for option in range(len(search.problem.options))}
        reported = {option: one for option, one in turns.items() if one is not None}
        assert reported == expected(search, branchings, known)
        seen += len(reported)
    return seen


@given(...)
def test_turns_are_those_of_the_run(search: Search) -> None:
    """Tried before, tried later, and its number among them: for every option, wherever the search stands."""
    check(search)


@given(...)
def test_options_to_try_in_repeat_cover_are_those_that_the_run_tries(search: Search) -> None:
    """There an option may wait for several items; the deepest comes next."""
    check(RepeatSearch(search.problem))


def test_an_option_asked_for_comes_first() -> None:
    assert check(Search(small.knuth_2000(), overrides=[Override((), 0, 3)])) > 0
    queens = gallery.search("queens_6")
    queens.run_to("decision")
    item = queens.chosen_item
    assert item is not None
    option = queens.problem.columns[item][2]
    assert check(Search(queens.problem, overrides=[Override((), item, option)]), most=400) > 0


def test_the_digits_of_a_cell_wait_for_each_other() -> None:
    """Backtracking covers nothing first, but a cell takes one digit at a time."""
    search, seen = BacktrackSearch(SEVERAL), 0
    known = tries(search)
    for number, branchings in enumerate(under_way(search)):
        if number % 32:
            continue
        snapshot = search.snapshot()
        for option, reported in expected(search, branchings, known).items():
            assert turn(search, snapshot, option) == reported
            seen += 1
    assert seen > 100


@given(...)
def test_options_to_be_tried_left_as_their_item_was_covered(search: Search) -> None:
    seen = set()
    for _ in each(events(search)):
        snapshot = search.snapshot()
        turns = [(option, turn(search, snapshot, option)) for option in range(len(search.problem.options))]
        for option, reported in ((option, one) for option, one in turns if one is not None):
            cover = first_cover(search, option)
            assert cover
            assert (cover.item, cover.option) == (reported.item, None)
            seen.add(option)
    assume(seen)


def test_a_given_has_no_alternatives_that_wait() -> None:
    """It is never exchanged, neither before it is tried nor behind."""
    search = Search(Problem("ab", ["a", "a", "b"]), given=[1])
    for _ in each(events(search)):
        assert turn(search, search.snapshot(), 0) is None
