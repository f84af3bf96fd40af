"""Repeat cover and bits speak for themselves; what they say of each event is true."""

from collections.abc import Iterator

from solver_core.cover import Event, FewestSearch, Op, Problem, RepeatSearch, Rule, SearchBase, conditions
from solver_core.problems import gallery
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.wording.events import sentence, why
from tests.amounts import each

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
SETS = Problem("abcde", ["ab", "bcd", "de", "ae", "c"])
STRIP = Problem("abcdef", ["a", "b", "c", "d", "e", "f", "abc", "bcd", "bce", "def", "cdef", "af"])


def events(search: SearchBase, most: int = 3000) -> Iterator[Event]:
    while not search.finished and search.position < most:
        search.forward()
        assert search.event is not None
        yield search.event


def bits(rule: Rule = Rule.FEWEST) -> BacktrackSearch:
    return BacktrackSearch(MANY, rule)


def test_the_bound_is_reported_and_pruning_follows_from_it() -> None:
    """Chosen and still needed are together no fewer than what would be too many."""
    search, met = RepeatSearch(SETS), set()
    for event in events(search):
        met.add(event.op)
        if event.op is Op.BOUND:
            some = f"at least {event.subject} more option{'s are' if event.subject > 1 else ' is'} needed"
            expected = some if event.subject else "no more options are needed"
            assert sentence(search, event) == f"Bound: {event.depth} chosen, {expected}"
            assert ("needs an option" in why(search, event)) == bool(event.subject)
        if event.op is Op.PRUNE:
            limit = len(search.best) if search.best else len(SETS.items) + 1
            assert event.depth + event.subject >= limit
            assert sentence(search, event).endswith(f"are not fewer than {limit}")
            is_cover = why(search, event).startswith("Every column is covered, but a cover with")
            assert is_cover == (search.snapshot().primary_left == 0)
    assert met >= {Op.BOUND, Op.PRUNE}


def test_repeat_cover_counts_all_options_of_a_column() -> None:
    """None is ever ruled out, so the k-th of d is as the problem lists them."""
    search = RepeatSearch(SETS)
    reported = [sentence(search, event) for event in events(search) if event.op is Op.TRY]
    assert reported[:2] == ["Try {a, b} (option 1 of 2): guess 1", "Try {b, c, d} (option 1 of 2): guess 2"]


def test_at_the_end_the_fewest_are_reported() -> None:
    """The number of the best cover, not how many covers were met on the way."""
    search = gallery.search("stations")
    search.run_to("end")
    assert search.event is not None
    assert sentence(search, search.event) == "Finished: 4 options are the fewest"


def test_exact_covers_with_the_fewest_options_are_reported_as_such() -> None:
    search = FewestSearch(STRIP)
    reported = [(event.op, sentence(search, event)) for event in events(search)]
    assert (Op.DONE, "Finished: 2 options are the fewest") in reported
    covers = [text for op, text in reported if op is Op.SOLUTION]
    assert covers[-1].endswith("every column is covered exactly once, by 2 options")


def test_bits_speak_of_cells_and_digits() -> None:
    search = bits()
    for event in each(events(search)):
        both = sentence(search, event) + why(search, event)
        assert "column “" not in both
        assert "links" not in both


def test_bits_say_why_a_cell_was_chosen() -> None:
    search = bits()
    search.seek(1)
    assert search.event is not None
    assert sentence(search, search.event) == "Choose cell r1c9: r1c9=2 is given, and givens come first"
    first = bits(Rule.FIRST)
    given = len(first.given)
    first.run_to(conditions.happens(Op.CHOOSE) & conditions.at_depth(given))
    assert first.event is not None
    assert first.event.item == 0, "the first empty cell"
    assert (
        sentence(first, first.event) == f"Choose cell r1c1: the first empty one, {first.size(0)} digits left"
    )
