"""Colours of secondary items (Algorithm C): the same covers as by trial, and every place again on the way back."""

import copy
from itertools import pairwise
from random import Random

import pytest

from solver_core import compiled
from solver_core.cover import (
    Coloured,
    FewestSearch,
    Op,
    Problem,
    ProblemError,
    Rule,
    Search,
    count,
    fewest_options,
    run,
    texts,
)
from solver_core.problems import word_squares
from tests.amounts import each
from tests.core.cover.oracles import state_of, straight


def drawn(seed: int, colours: str = "AABC-") -> Problem:
    """Few primary items, secondary ones with one of these colours; -: with none."""
    chance = Random(seed)
    primary = [f"p{number}" for number in range(chance.randint(1, 5))]
    secondary = [f"s{number}" for number in range(chance.randint(0, 4))]
    options = []
    for _ in range(chance.randint(0, 14)):
        option: list[object] = list(chance.sample(primary, chance.randint(1, min(2, len(primary)))))
        for name in chance.sample(secondary, chance.randint(0, len(secondary))):
            colour = chance.choice(colours)
            option.append(name if colour == "-" else Coloured(name, colour))
        chance.shuffle(option)
        options.append(option)
    return Problem(primary, options, secondary)


def by_trial(problem: Problem) -> list[tuple[int, ...]]:
    """All covers, from the definition alone."""
    found: list[tuple[int, ...]] = []

    def extend(chosen: tuple[int, ...], colours: dict[int, object], left: frozenset[int]) -> None:
        if not left:
            found.append(tuple(sorted(chosen)))
            return
        for option in problem.columns[min(left)]:
            pairs = {item: problem.colour(option, item) for item in problem.options[option]}
            agrees = all(
                item not in colours or (colour is not None and colours[item] == colour)
                for item, colour in pairs.items()
            )
            if agrees:
                extend((*chosen, option), colours | pairs, left - pairs.keys())

    extend((), {}, frozenset(range(len(problem.items))))
    return sorted(found)


@pytest.mark.parametrize("first", range(0, 1000, 100))
def test_the_covers_are_those_found_by_trial(first: int) -> None:
    total = 0
    for seed in range(first, first + 100):
        problem = drawn(seed)
        expected = by_trial(problem)
        for rule in Rule:
            search = Search(problem, rule, seed=seed)
            assert sorted(tuple(sorted(cover)) for cover in search.iter_solutions()) == expected
        assert count(problem) == len(expected)
        best = fewest_options(problem)
        assert (None if best is None else len(best)) == min(map(len, expected), default=None)
        total += len(expected)
    assert total > 100


@pytest.mark.parametrize("first", range(0, 160, 20))
@pytest.mark.parametrize("colours", ["AABC-", "-"])
@pytest.mark.parametrize("kind", [Search, FewestSearch])
def test_every_position_is_reached_again_by_steps_and_by_seeks(
    kind: type[Search], colours: str, first: int
) -> None:
    """Tick by tick back to the start, then to and fro: from checkpoints, by slices and by ticks."""
    for seed in each(range(first, first + 20)):
        chance = Random(seed)
        search = kind(drawn(seed, colours), chance.choice(list(Rule)), seed=seed, checked=True)
        places = straight(search)
        search.run_to("end")
        for place in each(reversed(places[:-1])):
            search.back()
            assert state_of(search) == place
        for target in chance.choices(range(len(places)), k=20):
            if chance.random() < 0.5:
                search.seek(target)
            elif target > search.position:
                search.forward(target - search.position)
            else:
                search.back(search.position - target)
            assert state_of(search) == places[target]


@pytest.mark.parametrize("kind", ["column", "option", "decision", "solution", "dead_end"])
def test_a_run_back_stops_where_one_forward_does(kind: str) -> None:
    for seed in range(40):
        search = Search(drawn(seed))
        stops = []
        while search.run_to(kind):
            stops.append(search.position)
        search.run_to("end")
        back = []
        while search.run_to(kind, backward=True):
            back.append(search.position)
        assert [stop for stop in back[::-1] if stop] == [stop for stop in stops if stop < search_end(seed)]


def search_end(seed: int) -> int:
    search = Search(drawn(seed))
    search.run_to("end")
    return search.position


def test_far_positions_are_restored_from_stacks() -> None:
    problem = word_squares.problem()
    search, other = Search(problem), Search(problem)
    far = 5_000_000 if compiled else 1_000_000
    for position in (far, 123_456, far // 2 + 1, 77, far - 1):
        search.seek(position)
        other.seek(0)
        other.forward(position)
        assert search.fingerprint() == other.fingerprint()


def test_an_item_is_coloured_once_and_passed_over_then() -> None:
    """The second option finds its item in the colour that it wants, and covers nothing."""
    problem = Problem("ab", [["a", Coloured("x", 1)], ["b", Coloured("x", 1)], ["b", Coloured("x", 2)]], "x")
    search = Search(problem)
    covered = []
    while search.run_to("link") and not search.solutions:
        event = search.event
        if event is not None and event.op is Op.COVER:
            covered.append(problem.names[event.item or 0])
    assert covered == ["a", "x", "b"]
    assert search.solution == (0, 1)
    assert search.snapshot().item_colours == {2: 1}


def test_only_options_of_agreeing_colours_can_be_chosen() -> None:
    """An option is open exactly if it conflicts with none of the chosen ones."""
    seen = set()
    for seed in range(200):
        problem = drawn(seed)
        search = Search(problem)
        while search.run_to("decision"):
            if search.event is None or search.event.op is not Op.CHOOSE:
                continue
            snapshot, chosen = search.snapshot(), search.chosen_options()
            for option in range(len(problem.options)):
                fits = bool(problem.choosable[option]) and not any(
                    problem.conflict(option, other) for other in chosen
                )
                assert snapshot.is_open(option) == fits
                seen.add((fits, len(chosen)))
    assert seen >= {(True, 0), (True, 1), (False, 1)}


def test_a_text_with_colours_is_read_and_written() -> None:
    text = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"
    problem = texts.read(text)
    assert problem.colours == (
        (None, None, None, "A"),
        (None, None, "A", None),
        (None, "B"),
        (None, "A"),
        (None, "B"),
    )
    assert texts.write(problem, "dlx") == text
    assert list(Search(problem).iter_solutions()) == [(1, 3)]  # the example of section 7.2.2.1


def test_a_run_with_colours_is_saved_and_read() -> None:
    search = Search(drawn(7))
    search.seek(25)
    again = run.read(run.write(search))
    assert again.problem.colours == search.problem.colours
    assert again.fingerprint() == search.fingerprint()


def test_given_options_may_agree_in_a_colour() -> None:
    options = [["a", Coloured("x", 1)], ["b", Coloured("x", 1)], ["b", Coloured("x", 2)]]
    problem = Problem("ab", options, "x")
    search = Search(problem, given=[0, 1])
    assert search.run_to("solution")
    with pytest.raises(ProblemError, match="given option 2 covers 'x'"):
        Search(problem, given=[0, 2])


def test_a_primary_item_has_no_colour() -> None:
    with pytest.raises(ProblemError, match="option 0 gives item 'a' a colour"):
        Problem("a", [[Coloured("a", 1)]])


def test_a_matrix_is_built_again_with_its_colours() -> None:
    matrix = drawn(3).matrix
    assert matrix.is_coloured
    assert copy.copy(matrix).colours == matrix.colours


def test_word_squares_read_across_and_down() -> None:
    """The oracle tries all triples of words."""
    words = ["bit", "ice", "ten", "ill", "cat", "tin"]
    symmetric = word_squares.problem(words, symmetric=True)
    squares = [word_squares.words_of(symmetric, cover) for cover in Search(symmetric).iter_solutions()]
    expected = [
        [one, two, three]
        for one in words
        for two in words
        for three in words
        if len({one, two, three}) == 3
        and all(
            down == across
            for down, across in zip(
                zip(one, two, three, strict=True), map(tuple, (one, two, three)), strict=True
            )
        )
    ]
    assert sorted(squares) == sorted(expected)
    assert ["bit", "ice", "ten"] in squares


def test_a_word_square_of_the_list_reads_across_and_down() -> None:
    square = word_squares.problem()
    found = next(Search(square).iter_solutions())
    words = word_squares.words_of(square, found)
    assert ["".join(letters) for letters in zip(*words[:4], strict=True)] == words[4:]
    assert len(set(words)) == 8
    assert all(before <= after for before, after in pairwise(sorted(words)))
