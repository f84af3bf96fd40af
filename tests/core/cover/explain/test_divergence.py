"""Where two searches part: what comparing both event by event finds, too."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from solver_core.cover import Op, Override, Problem, Rule, Search, SearchBase
from solver_core.cover.explain.divergence import Branch, Comparing, Divergence
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from tests.amounts import each
from tests.events import events

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
NODES = {Op.CHOOSE, Op.DEAD_END, Op.SOLUTION, Op.PRUNE, Op.TRY, Op.DONE}


def reported(search: SearchBase) -> Iterator[tuple[int, Branch]]:
    """Every node, every option tried and the end, with the number of the decision it belongs to."""
    levels: list[int] = []
    for event in events(search):
        if event.op not in NODES:
            continue
        if event.op is Op.CHOOSE:
            del levels[event.depth :]
            levels.append(search.decisions)
        number = levels[event.depth - 1] if event.op is Op.TRY else search.decisions
        yield number, Branch(event.op, event.item, event.option, search.position)


def looked_up(one: SearchBase, other: SearchBase, *, by_option: bool = False) -> Divergence | None:
    """The oracle: both reported side by side, up to where they differ."""
    for (number, here), (_, there) in zip(reported(one), reported(other), strict=False):
        same = (here.op, here.option) == (there.op, there.option)
        if not same or (here.item != there.item and not by_option):
            return Divergence(number, here, there)
    return None


def without_options(branch: Branch) -> Branch:
    return branch if branch.op is Op.TRY else Branch(branch.op, branch.item, None, branch.position)


def check(one: SearchBase, other: SearchBase, *, by_option: bool = False) -> None:
    comparing = Comparing(one, other, by_option=by_option)
    assert comparing.go()
    wanted = looked_up(one.twin(), other.twin(), by_option=by_option)
    if wanted is None:
        assert comparing.divergence is None
        assert comparing.is_complete
        return
    found = comparing.divergence
    assert found is not None
    assert (found.one, found.other) == (without_options(wanted.one), without_options(wanted.other))
    if {wanted.one.op, wanted.other.op} <= {Op.CHOOSE, Op.TRY}:
        assert found.decision == wanted.decision
    assert one.position == other.position == 0


def searches(sample: str) -> Sequence[SearchBase]:
    rules = [(rule, seed) for rule in Rule for seed in ((0, 1, 2) if rule is Rule.SHUFFLED else (0,))]
    return [gallery.search(sample, rule, seed=seed) for rule, seed in rules]


@pytest.mark.parametrize("sample", ["knuth_2000", "six_sets", "queens_6"])
def test_two_rules_part_where_all_their_events_say(sample: str) -> None:
    for one in each(searches(sample)):
        for other in each(searches(sample)):
            check(one, other)


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_random_problems_and_overrides(first: int) -> None:
    """An override may take another item, or another option first, at the root or below."""
    for seed in range(first, first + 20):
        chance = Random(seed)
        items = range(chance.randint(2, 6))
        options = [chance.sample(items, chance.randint(1, 2)) for _ in range(chance.randint(3, 9))]
        problem = Problem(items, options)
        item = chance.choice(items)
        first_one = next((number for number, option in enumerate(options) if item in option), None)
        path = () if seed % 2 else (chance.randrange(len(options)),)
        changed = Search(problem, overrides=[Override(path, item, first_one)])
        check(Search(problem), changed)
        check(Search(problem, Rule.FIRST), changed)


def test_links_and_bits_part_by_cell_and_digit() -> None:
    check(encoding.search(MANY), BacktrackSearch(MANY), by_option=True)


def test_links_and_bits_that_take_the_first_cell_are_alike() -> None:
    pair = encoding.search(MANY, Rule.FIRST), BacktrackSearch(MANY, Rule.FIRST)
    comparing = Comparing(*pair, by_option=True, most=800)
    comparing.go()
    assert comparing.divergence is None
    assert comparing.decisions > len(pair[0].given)


def test_links_and_bits_do_not_part_while_givens_are_chosen() -> None:
    comparing = Comparing(encoding.search(MANY), BacktrackSearch(MANY), by_option=True)
    comparing.go()
    assert comparing.divergence is not None
    assert comparing.divergence.decision > len(encoding.given_options(MANY))


def test_equal_runs_never_diverge() -> None:
    comparing = Comparing(gallery.search("queens_6"), gallery.search("queens_6"))
    assert comparing.go()
    assert comparing.divergence is None
    assert comparing.is_complete
    whole = gallery.search("queens_6")
    whole.run_to("end")
    assert comparing.decisions == whole.decisions


def test_comparing_stops_at_its_bound() -> None:
    grid = Grid.empty()
    comparing = Comparing(encoding.search(grid), encoding.search(grid), most=300)
    assert comparing.go()
    assert comparing.divergence is None
    assert not comparing.is_complete
    assert 0 < comparing.decisions <= 300


def test_comparing_in_slices_gives_the_same_divergence() -> None:
    comparing = Comparing(gallery.search("queens_8"), gallery.search("queens_8", Rule.FIRST))
    rounds = 0
    while not comparing.go(0.0):
        rounds += 1
        assert rounds < 10_000
    at_once = Comparing(gallery.search("queens_8"), gallery.search("queens_8", Rule.FIRST))
    at_once.go()
    assert comparing.divergence == at_once.divergence
