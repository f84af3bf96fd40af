"""Problems at the edges of what there can be, and numbers that make no sense."""

from random import Random

import pytest

from solver_core.cover import Op, Override, Problem, Rule, Search, StackLevel, conditions
from solver_core.cover.repeat_search import RepeatSearch
from tests.core.cover.oracles import state_of

FAR = 2**62
MOVES = ("forward", "back", "seek", "seek_to")


def solutions(problem: Problem, rule: Rule) -> list[tuple[int, ...]]:
    search, found = Search(problem, rule, checked=True), []
    while search.run_to("solution"):
        found.append(search.solution or ())
    assert search.finished
    return sorted(found)


# --- problems -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("items", ["", "a", "abc"])
def test_without_options_there_is_a_cover_only_of_nothing(items: str, rule: Rule) -> None:
    """No item, no option, or neither: two ticks, and both can be taken back."""
    search = Search(Problem(items, [], "x"), rule)
    assert search.count() == (items == "")
    assert search.position == 2
    search.back(2)
    assert (search.position, search.event) == (0, None)


@pytest.mark.parametrize("rule", Rule)
def test_an_item_that_no_option_covers_leaves_no_cover(rule: Rule) -> None:
    """Some rules see it at once, some late; none ever goes beyond it."""
    problem = Problem("abcd", ["ab", "a", "b", "c", "bc"])
    assert solutions(problem, rule) == []


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("length", [1, 2, 400])
def test_an_option_may_be_as_long_as_there_are_items(length: int, rule: Rule) -> None:
    """One that covers everything, beside one for each item and one for all but the first."""
    items = range(length)
    options = [[k] for k in items] + [items, *([items[1:]] if length > 1 else [])]
    expected = [tuple(items), (length,), *([(0, length + 1)] if length > 1 else [])]
    assert solutions(Problem(items, options), rule) == sorted(expected)
    search = Search(Problem(items, options), rule)
    end = Search(search.problem, rule)
    end.seek(FAR)
    chance = Random(length)
    for position in chance.choices(range(end.position + 1), k=10):
        search.seek(position)
        end.seek(FAR)
        end.back(end.position - position)
        assert state_of(search) == state_of(end)


def test_equal_options_are_different_covers() -> None:
    problem = Problem("ab", ["ab", "ab", "ab"])
    for rule in Rule:
        assert solutions(problem, rule) == [(0,), (1,), (2,)]


# --- long columns -----------------------------------------------------------------------------------


def crowded(seed: int) -> Problem:
    """A few items with about as many options as a byte can tell apart, more or fewer."""
    chance = Random(seed)
    lengths = [chance.choice([60, 100, 115, 130, 140]) for _ in range(6)]
    options = [
        {item, *chance.choices(range(6), k=chance.choice([1, 1, 1, 2]))}
        for item, length in enumerate(lengths)
        for _ in range(length)
    ]
    chance.shuffle(options)
    return Problem(range(6), options)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("rule", [Rule.FEWEST, Rule.SHUFFLED])
def test_the_choice_is_exact_among_columns_of_any_length(rule: Rule, seed: int) -> None:
    """What the choice scans distinguishes 127 from more than 127 and no further; the choice must all the same."""
    search = Search(crowded(seed), rule, seed=seed)
    lengths: set[int] = set()
    for _ in range(40):
        search.run_to("decision")
        event = search.event
        assert event is not None
        if event.op is Op.CHOOSE:
            sizes = {item: recount(search, item) for item in search.live_items()}
            lengths.update(sizes.values())
            assert sizes[event.subject] == min(sizes.values())
            if rule is Rule.FEWEST:
                assert event.subject == next(item for item in sizes if sizes[item] == sizes[event.subject])
        search.forward(25)
    assert min(lengths) < 127 < max(lengths)


def recount(search: Search, item: int) -> int:
    return sum(search.can_cover(option, item) for option in range(len(search.problem.options)))


def test_a_column_may_have_more_options_than_two_bytes_can_count() -> None:
    many = 70_000
    search = Search(Problem("ab", [["b"], *(["a"] for _ in range(many))]), Rule.FIRST)
    assert search.size(0) == many
    assert search.count() == many
    assert search.statistics.guesses == 1
    end = state_of(search)
    search.seek(search.position // 3)
    search.run_to(conditions.tried(many // 2))
    assert search.levels() == (StackLevel(0, many // 2, many // 2, many, given=False),)
    search.seek(FAR)
    assert state_of(search) == end


def test_a_problem_may_have_half_a_million_nodes() -> None:
    """Built, searched and left again in a few thousand ticks anywhere near its start."""
    width, count = 10, 50_000
    options = [[(k * 7 + step * 1_000) % 10_000 for step in range(width)] for k in range(count)]
    problem = Problem(range(10_000), options)
    assert sum(map(len, problem.options)) == width * count
    search = Search(problem)
    search.forward(5_000)
    there, places = state_of(search), []
    for _ in range(5):
        search.back(700)
        places.append((search.position, state_of(search)))
    for position, place in reversed(places):
        search.seek(position)
        assert state_of(search) == place
    search.seek(5_000)
    assert state_of(search) == there


# --- numbers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("n", [-1, -(2**31), -(2**80)])
def test_negative_ticks_are_refused(move: str, n: int) -> None:
    search = Search(Problem("ab", ["a", "b"]))
    search.forward(3)
    before = state_of(search)
    with pytest.raises(ValueError, match=f" {n} is too small; give 0 or more"):
        getattr(search, move)(n)
    assert state_of(search) == before


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("n", [1.5, 2.0, "3", None, [1]])
def test_only_whole_numbers_are_accepted(move: str, n: object) -> None:
    """Half a tick is no place; compiled and uncompiled say so alike."""
    search = Search(Problem("ab", ["a", "b"]))
    search.forward(3)
    before = state_of(search)
    with pytest.raises(TypeError):
        getattr(search, move)(n)
    assert state_of(search) == before


@pytest.mark.parametrize("n", [2_048, 2_049, 2**31, 2**32 + 1, 2**63, 2**64 + 3, 10**100])
def test_a_number_may_be_larger_than_any_register(n: int) -> None:
    """The ends hold, wherever a number of ticks stops fitting into C's."""
    search = Search(Problem("ab", ["a", "b"]))
    search.forward(n)
    assert search.finished
    search.back(n)
    assert search.position == 0
    search.seek(n)
    assert search.finished
    assert search.background_run.go(position=n)


@pytest.mark.parametrize("limit", [-5, 0])
def test_counting_to_nothing_counts_nothing(limit: int) -> None:
    search = Search(Problem("ab", ["a", "b"]))
    assert search.count(limit) == 0
    assert search.position == 0


@pytest.mark.parametrize("number", [-1, 3, 2**31, -(2**31), 2**70])
def test_numbers_of_nothing_are_answered_or_refused(number: int) -> None:
    search = Search(Problem("ab", ["a", "b"], "x"), overrides=[Override((), number, number)])
    assert not search.can_cover(number, 0)
    assert not search.can_cover(0, number)
    search.forward()
    with pytest.raises(ValueError, match=f"item {number} cannot be branched on here"):
        search.what_if(number)
    with pytest.raises(ValueError, match=f"option {number} is not available"):
        search.what_if(option=number)


@pytest.mark.parametrize("kind", [Search, RepeatSearch])
@pytest.mark.parametrize("number", [-(2**70), -(2**31), -3, -1, 4, 2**31 - 1, 2**70])
def test_conditions_on_missing_items_and_options_are_never_met(
    kind: type[Search | RepeatSearch], number: int
) -> None:
    """No kernel reads beyond its arrays for them, nor takes a number for another."""
    wanted = (
        conditions.size_at_most(number, 9)
        | conditions.touched(items=[number], options=[number])
        | conditions.happens(*Op) & conditions.at_depth(number)
    )
    search = kind(Problem("abc", ["ab", "bc", "c", "a"], "x"))
    assert not search.run_to(wanted)
    assert search.finished


def test_a_kind_of_position_that_does_not_exist_is_refused_with_those_that_do() -> None:
    search = Search(Problem("ab", ["ab"]))
    for ask in (search.stands_at, search.run_to):
        with pytest.raises(ValueError, match="use one of link, column, option"):
            ask("guess")
