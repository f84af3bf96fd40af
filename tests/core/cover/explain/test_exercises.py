"""Exercises compared with the events of the whole search, at random positions of every kind of problem."""

from collections.abc import Callable, Sequence
from itertools import islice, takewhile
from random import Random

import pytest

from solver_core import compiled
from solver_core.cover import Event, Op, Problem, Rule, Search, SearchBase
from solver_core.cover.explain.exercise_reasons import Reason, Verdict, judge
from solver_core.cover.explain.exercises import Answer, Exercise, Kind, at, expected, find, needed
from solver_core.cover.explain.neighbours import Element, is_linked
from solver_core.problems import gallery
from solver_core.sudoku import engines
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from tests.amounts import each, some

BRANCHING = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."
NODES = {Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE}
TIMES = some(500) if compiled else 40
EVENTS = 4000


def puzzle(engine: Engine) -> SearchBase:
    """A Sudoku with guesses."""
    return engines.search(Grid.parse(BRANCHING), engine)


SEARCHES: dict[str, Callable[[], SearchBase]] = {
    "matrix": lambda: gallery.search("knuth_2000"),
    "first": lambda: gallery.search("six_sets", Rule.FIRST),
    "shuffled": lambda: gallery.search("queens_8", Rule.SHUFFLED, seed=3),
    "secondary": lambda: gallery.search("queens_6"),
    "tiling": lambda: gallery.search("pentominoes_3x20"),
    "repeat": lambda: gallery.search("stations"),
    "sudoku": lambda: puzzle(Engine.DLX),
    "bits": lambda: puzzle(Engine.BACKTRACK),
    "duplicates": lambda: Search(Problem("abcd", ["ab", "ab", "cd", "a", "b", "c", "d", "ac", "bd"])),
}


def taken_back(events: Sequence[Event], position: int) -> int:
    """How many options are taken back from a position on, before another one is tried."""
    count = 0
    for event in events[position:]:
        if event.op is Op.TRY:
            return count
        count += event.op is Op.RETRACT
    raise AssertionError("no other option is tried")


def options_left(search: SearchBase, events: Sequence[Event], exercise: Exercise) -> int:
    """The size of the item once the other one is covered, counted node by node."""
    twin = search.twin()
    twin.seek(exercise.position)
    item = exercise.item
    assert item is not None
    assert events[exercise.position][:2] == (Op.COVER, exercise.covered)
    left = twin.size(item)
    for event in events[exercise.position + 1 :]:
        if event.op is not Op.HIDE:
            break
        left -= event.item == item
    return left


@pytest.mark.parametrize("name", SEARCHES)
def test_the_search_itself_gives_the_answer(name: str) -> None:
    """The events that follow are the oracle for each kind of exercise."""
    search = SEARCHES[name]()
    events = list(islice(search.iter_events(), EVENTS + 30_000))
    search.seek(EVENTS)
    last, asked = search.position, set()
    for seed in range(TIMES):
        search.seek(Random(seed).randrange(last))
        here = search.position
        exercise = find(search, list(Kind), seed)
        assert search.position == here
        if exercise is None:
            continue
        asked.add(exercise.kind)
        assert exercise.position >= here - 1
        upcoming = events[exercise.position]
        match exercise.kind:
            case Kind.CHOICE:
                assert (upcoming.op, upcoming.item) == (Op.CHOOSE, exercise.right.item)
            case Kind.NODE:
                assert upcoming.op in NODES
                assert (upcoming.item, upcoming.option) == (exercise.right.item, exercise.right.option)
            case Kind.COLUMN:
                later = events[exercise.position :]
                wanted = Op.UNCOVER if exercise.option is None else Op.COVER
                assert next(event.item for event in later if event.op is wanted) == exercise.right.item
                assert upcoming.op in ({Op.UNHIDE, Op.UNCOVER} if exercise.option is None else {Op.COVER})
            case Kind.SIZE:
                assert exercise.right.number == options_left(search, events, exercise)
            case Kind.FORCED:
                assert (upcoming.op, upcoming.option) == (Op.TRY, exercise.option)
                twin = search.twin()
                twin.seek(exercise.position + 1)
                assert exercise.right.number == (twin.levels()[-1].among == 1)
            case Kind.RETURN:
                assert events[exercise.position - 1].op is Op.DEAD_END
                assert exercise.right.number == taken_back(events, exercise.position)
        verdict = judge(search, exercise, exercise.right)
        assert verdict.is_right
        assert holds(search, events, exercise, verdict), (exercise, verdict)
        assert search.position == here
    assert {Kind.CHOICE, Kind.FORCED} <= asked
    assert (Kind.NODE in asked) == (name != "bits")
    assert (Kind.COLUMN in asked) == (name not in {"bits", "repeat"})
    assert (Kind.SIZE in asked) == (name not in {"bits", "repeat"})


def wrong_answers(search: SearchBase, exercise: Exercise, chance: Random) -> list[Answer]:
    """Some answers of the right sort that are not the right one."""
    problem = search.problem
    options = [chance.randrange(len(problem.options)) for _ in range(20)]
    answers = {
        Kind.CHOICE: [Answer(item) for item in range(len(problem.names))],
        Kind.COLUMN: [Answer(item) for item in range(len(problem.names))],
        Kind.NODE: [Answer(item, option) for option in options for item in problem.options[option]],
        Kind.FORCED: [Answer(number=0), Answer(number=1)],
    }.get(exercise.kind, [Answer(number=number) for number in range(12)])
    wrong = [answer for answer in answers if answer != exercise.right]
    return chance.sample(wrong, min(len(wrong), 60))


Numbers = dict[str, int]


def does_not_move_now(search: SearchBase, events: Sequence[Event], exercise: Exercise, said: Numbers) -> bool:
    """The node is not among those that leave or return in this covering, which is that of the item named."""
    rest = takewhile(lambda event: event.op in NODES, events[exercise.position :])
    moving = {(event.item, event.option) for event in rest}
    options = {option for item, option in moving}
    column = search.problem.columns[said["covered"]]
    return (said["item"], said["option"]) not in moving and options <= set(column)


def is_of_the_column(search: SearchBase, _: Sequence[Event], __: Exercise, said: Numbers) -> bool:
    """The node is in the row of one in the column that is covered or uncovered."""
    return said["option"] in search.problem.columns[said["covered"]]


def moves_later(_: SearchBase, events: Sequence[Event], exercise: Exercise, said: Numbers) -> bool:
    """This many events later the node moves."""
    return events[exercise.position + said["count"]][3:] == (said["item"], said["option"])


def is_counted(_: SearchBase, __: Sequence[Event], exercise: Exercise, said: Numbers) -> bool:
    """Before less lost is what is left."""
    return said["before"] - said["lost"] == said["right"] == exercise.right.number


def is_among(_: SearchBase, __: Sequence[Event], exercise: Exercise, said: Numbers) -> bool:
    """One of one is forced."""
    return (said["among"] == 1) == bool(exercise.right.number)


def is_covered_later(_: SearchBase, events: Sequence[Event], exercise: Exercise, said: Numbers) -> bool:
    """This many others are covered before the item, all without another choice."""
    rest = takewhile(lambda event: event.op in {Op.COVER, Op.HIDE}, events[exercise.position :])
    covered = [event.item for event in rest if event.op is Op.COVER]
    return covered.index(said["item"]) == said["count"] > 0


def is_uncovered_later(
    search: SearchBase, events: Sequence[Event], exercise: Exercise, said: Numbers
) -> bool:
    """The item was covered, earlier than the one that is uncovered next."""
    covers = [event.item for event in events[: exercise.position] if event.op is Op.COVER]
    latest = {item: place for place, item in enumerate(covers)}
    return not search.is_live(said["item"]) and latest[said["item"]] < latest[said["next"]]


def still_covered(events: Sequence[Event], exercise: Exercise) -> list[int | None]:
    """The items that are covered where an exercise is asked, in the order in which they were covered."""
    covered: list[int | None] = []
    for event in events[: exercise.position]:
        if event.op is Op.COVER:
            covered.append(event.item)
        elif event.op is Op.UNCOVER:
            covered.remove(event.item)
    return covered


def is_smallest(search: SearchBase, _: Sequence[Event], __: Exercise, said: Numbers) -> bool:
    """Nothing is smaller, and that many are as small, of which the item is the first."""
    sizes = [(search.size(item), item) for item in search.live_items()]
    ties = [item for size, item in sizes if size == said["size"]]
    return min(sizes)[0] == said["size"] and ties[0] == said["item"] and len(ties) == said["ties"]


def is_covered_next(search: SearchBase, _: Sequence[Event], __: Exercise, said: Numbers) -> bool:
    """Going right in the option from the chosen item, all before it are covered already."""
    items = search.problem.options[said["option"]]
    start = items.index(said["chosen"])
    going = [*items[start + 1 :], *items[:start]]
    return next(item for item in going if search.is_live(item)) == said["item"]


def is_taken_back(search: SearchBase, _: Sequence[Event], __: Exercise, said: Numbers) -> bool:
    """Of all levels below that depth the last option was tried."""
    levels = search.levels()
    exhausted = all(level.number == level.among for level in levels[said["depth"] :])
    return exhausted and said["number"] < said["among"] and len(levels) - said["depth"] + 1 == said["count"]


CLAIMS: dict[Reason, Callable[[SearchBase, Sequence[Event], Exercise, Numbers], bool]] = {
    Reason.SECONDARY: lambda search, _, __, said: not search.problem.is_primary(said["item"]),
    Reason.COVERED: lambda search, _, __, said: not search.is_live(said["item"]),
    Reason.NO_CHOICE: lambda search, _, __, said: said["item"] not in search.live_items(),
    Reason.LARGER: lambda search, _, __, said: search.size(said["item"]) == said["size"] > said["least"],
    Reason.TIE: lambda search, _, __, said: search.size(said["item"]) == search.size(said["chosen"]),
    Reason.NOT_FIRST: lambda search, _, __, said: expected(search) == said["chosen"] != said["item"],
    Reason.LEAVES_LATER: moves_later,
    Reason.RETURNS_LATER: moves_later,
    Reason.COVERED_LATER: is_covered_later,
    Reason.UNCOVERED_LATER: is_uncovered_later,
    Reason.NOT_COVERED: lambda search, _, __, said: search.is_live(said["item"]),
    Reason.NOT_IN_OPTION: lambda search, _, __, said: (
        said["item"] not in search.problem.options[said["option"]] and search.is_live(said["item"])
    ),
    Reason.CHOSEN: is_smallest,
    Reason.CHOSEN_TIE: is_smallest,
    Reason.CHOSEN_FIRST: lambda search, _, __, said: search.live_items()[0] == said["item"],
    Reason.LEAVES: is_of_the_column,
    Reason.RETURNS: is_of_the_column,
    Reason.DROPS: lambda _, __, ___, said: said["item"] == said["covered"],
    Reason.OWN_ROW: lambda search, _, __, said: search.levels()[-1].option == said["option"],
    Reason.OTHER_COLUMN: lambda search, events, exercise, said: (
        does_not_move_now(search, events, exercise, said) and said["item"] != said["covered"]
    ),
    Reason.COVERED_NEXT: is_covered_next,
    Reason.UNCOVERED_NEXT: lambda _, events, exercise, said: (
        still_covered(events, exercise)[-1] == said["item"]
    ),
    Reason.COUNTED: is_counted,
    Reason.TAKEN_BACK: is_taken_back,
    Reason.OWN_COLUMN: lambda _, __, ___, said: said["item"] == said["covered"],
    Reason.STAYS: lambda search, events, exercise, said: (
        does_not_move_now(search, events, exercise, said)
        and said["covered"] not in search.problem.options[said["option"]]
    ),
    Reason.NOT_MET: lambda search, events, exercise, said: (
        does_not_move_now(search, events, exercise, said)
        and not is_linked(search, Element(said["covered"], said["option"]))  # type: ignore[arg-type]  # has links
    ),
    **dict.fromkeys((Reason.OUT, Reason.IN, Reason.ANOTHER), does_not_move_now),
    **dict.fromkeys((Reason.MISCOUNTED, Reason.UNCHANGED, Reason.LOST), is_counted),
    **dict.fromkeys((Reason.FORCED, Reason.GUESS), is_among),
    Reason.FURTHER: lambda _, __, ___, said: said["number"] == said["among"],
    Reason.NOT_SO_FAR: lambda _, __, ___, said: said["number"] < said["among"],
    Reason.AT_LEAST_ONE: lambda search, _, __, said: said["depth"] == search.depth,
}


def holds(search: SearchBase, events: Sequence[Event], exercise: Exercise, verdict: Verdict) -> bool:
    """Whether what is said of an answer is true."""
    twin = search.twin()
    twin.seek(exercise.position)
    return CLAIMS[verdict.reason](twin, events, exercise, verdict.numbers)


@pytest.mark.parametrize("name", SEARCHES)
def test_each_wrong_answer_gets_a_reason_that_is_true(name: str) -> None:
    """Reasons are checked against the events that follow and went before."""
    search = SEARCHES[name]()
    events = list(islice(search.iter_events(), EVENTS + 30_000))
    search.seek(EVENTS)
    last = search.position
    for seed in range(some(25, uncompiled=10)):
        chance = Random(seed)
        search.seek(chance.randrange(last))
        exercise = find(search, list(Kind), seed)
        if exercise is None:
            continue
        for answer in each(wrong_answers(search, exercise, chance)):
            verdict = judge(search, exercise, answer)
            assert not verdict.is_right
            assert holds(search, events, exercise, verdict), (exercise, answer, verdict)


@pytest.mark.parametrize("name", SEARCHES)
def test_the_right_answer_is_shown_among_others(name: str) -> None:
    """A view that shows these can be clicked in, and does not give the answer away."""
    search = SEARCHES[name]()
    search.seek(EVENTS)
    last = search.position
    for seed in range(some(40, uncompiled=10)):
        search.seek(Random(seed).randrange(last))
        exercise = find(search, [Kind.CHOICE, Kind.NODE, Kind.COLUMN], seed)
        if exercise is None:
            continue
        twin = search.twin()
        twin.seek(exercise.position)
        near = needed(twin, exercise)
        assert near[0] == exercise.right
        assert len(near) > 1
        if exercise.kind is Kind.CHOICE:
            assert all(answer.item in twin.live_items() for answer in near)
        elif exercise.kind is Kind.COLUMN:
            covers = {answer.item for answer in near}
            assert any(covers == {*items} for items in search.problem.options)


def test_items_are_uncovered_in_the_reverse_order_of_covering() -> None:
    """Not of all: another one of the option may just have been uncovered."""
    search = gallery.search("knuth_2000")
    names = search.problem.names
    search.run_to("dead_end")
    said: list[object] = []
    while (found := find(search, [Kind.COLUMN], 0)) is not None and len(said) < 3:
        search.seek(found.position + 1)
        if found.option is None:
            reason = judge(search, found, found.right)
            assert reason.reason is Reason.UNCOVERED_NEXT
            said.append(names[reason.numbers["item"]])
    assert said


def test_easily_counted_numbers_are_preferred() -> None:
    """A dead end further on, rather than one from which the search goes far back."""
    search = puzzle(Engine.DLX)
    first = search.twin()
    first.run_to("dead_end")
    at_once = at(first, Kind.RETURN)
    assert at_once is not None
    numbers = [
        found.right.number or 0
        for seed in range(some(20, uncompiled=2))
        if (found := find(search, [Kind.RETURN], seed, 5.0))
    ]
    assert numbers
    assert max(numbers) <= 9


def test_an_exercise_asks_about_exactly_this_position() -> None:
    """Only kinds of questions that the next event answers are asked."""
    search = gallery.search("knuth_2000")
    names = search.problem.names
    choice = at(search, Kind.CHOICE)
    assert choice is not None
    assert names[choice.right.item or 0] == "A"
    assert at(search, Kind.NODE) is None
    search.seek(2)
    node = at(search, Kind.NODE)
    assert node is not None
    assert node.right == Answer(names.index("D"), 1)
    search.run_to("dead_end")
    back = at(search, Kind.RETURN)
    assert back is not None
    assert back.right == Answer(number=2)


def test_an_option_that_has_not_the_item_is_no_node() -> None:
    search = gallery.search("knuth_2000")
    search.seek(2)
    exercise = at(search, Kind.NODE)
    assert exercise is not None
    assert judge(search, exercise, Answer(0, 0)).reason is Reason.NO_NODE


def test_at_the_end_there_is_nothing_to_ask() -> None:
    search = gallery.search("knuth_2000")
    search.run_to("end")
    assert find(search, list(Kind), 1) is None
    assert find(search, [], 1) is None


@pytest.mark.parametrize("engine", Engine)
@pytest.mark.parametrize("kind", [Kind.CHOICE, Kind.FORCED])
def test_givens_are_passed_over_however_many(engine: Engine, kind: Kind) -> None:
    """Nobody chooses them; what is asked first lies behind the last one."""
    search = puzzle(engine)
    found = find(search, [kind], 1, 5.0)
    assert found is not None
    search.seek(found.position)
    assert search.depth >= len(search.given) == 28


def test_a_question_about_a_node_knows_its_covering() -> None:
    search = gallery.search("knuth_2000")
    names = search.problem.names
    search.seek(2)
    leaves = at(search, Kind.NODE)
    search.run_to("dead_end")
    search.forward()  # the uncovering of F, which no node left
    returns = at(search, Kind.NODE)
    assert leaves is not None
    assert returns is not None
    assert names[leaves.covered or 0] == "A"
    assert names[returns.covered or 0] == "C", "F is just done"


def test_the_right_choice_among_equals_says_so() -> None:
    search = gallery.search("six_sets")
    exercise = at(search, Kind.CHOICE)
    assert exercise is not None
    said = judge(search, exercise, exercise.right)
    assert (said.reason, said.numbers["ties"], said.numbers["size"]) == (Reason.CHOSEN_TIE, 5, 2)
    search = Search(Problem("abc", ["ab", "c", "b", "a"]))
    exercise = at(search, Kind.CHOICE)
    assert exercise is not None
    assert judge(search, exercise, exercise.right).reason is Reason.CHOSEN
