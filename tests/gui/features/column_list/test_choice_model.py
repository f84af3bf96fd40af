"""Why this column: what is said of a choice, against all sizes counted anew."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import Op, Problem, Rule, Search, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.column_list import choice_model as column_choice
from sudoku_gui.features.column_list.choice_model import ChoiceReason, ColumnChoice
from tests.amounts import some

pytestmark = pytest.mark.usefixtures("qapp")
MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
SEARCHES: dict[str, Callable[[], SearchBase]] = {
    "sudoku": lambda: encoding.search(MANY),
    "first": lambda: encoding.search(MANY, Rule.FIRST),
    "shuffled": lambda: Search(encoding.problem(), Rule.SHUFFLED, encoding.given_options(MANY), seed=3),
    "bits": lambda: BacktrackSearch(MANY),
    "queens": lambda: gallery.search("queens_6"),
    "stations": lambda: gallery.search("stations"),
    "knuth": lambda: gallery.search("knuth_2000"),
}


@pytest.fixture(params=SEARCHES)
def search(request: pytest.FixtureRequest) -> SearchBase:
    return SEARCHES[request.param]()


def choice_at(search: SearchBase) -> ColumnChoice | None:
    return column_choice.of(search, search.snapshot())


def reported(search: SearchBase) -> str:
    choice = choice_at(search)
    assert choice is not None
    return choice.sentence(search.problem)


def choices(search: SearchBase, most: int = 60) -> list[tuple[int, ColumnChoice]]:
    found = []
    for _ in range(most):
        search.run_to("decision")
        choice = choice_at(search)
        event = search.event
        if choice is not None and event is not None and event.op in {Op.CHOOSE, Op.DEAD_END}:
            found.append((search.position, choice))
    return found


def test_ties_and_other_sizes_are_those_that_counting_finds(search: SearchBase) -> None:
    """Every other live item is counted, at every choice; the leftmost of equals is taken."""
    assert choice_at(search) is None
    found = choices(search)
    assert len(found) > 2
    for position, choice in found:
        search.seek(position)
        assert choice.is_new
        assert choice.size == search.size(choice.item)
        others = {item: search.size(item) for item in search.live_items() if item != choice.item}
        if choice.reason in {ChoiceReason.LEFTMOST, ChoiceReason.DRAWN}:
            assert choice.ties == {item for item, size in others.items() if size == choice.size}
            other_sizes = [size for size in others.values() if size > choice.size]
            assert choice.smallest_other == min(other_sizes, default=None)
            assert all(size >= choice.size for size in others.values())
            assert choice.reason is ChoiceReason.DRAWN or all(choice.item < tie for tie in choice.ties)
        else:
            assert not choice.ties


@settings(max_examples=some(25), deadline=None)
@given(st.sampled_from(sorted(SEARCHES)), st.integers(0, 3000))
def test_later_the_size_is_still_that_of_the_choice(name: str, position: int) -> None:
    """Wherever the search stands: going back to the choice in force finds the same item and size there."""
    search = SEARCHES[name]()
    search.seek(position)
    choice = choice_at(search)
    if choice is None or choice.is_new:
        return
    assert not choice.ties
    if search.finished or not search.run_to(choice.condition, backward=True):
        return
    there = choice_at(search)
    assert there is not None
    assert (there.item, there.size, there.is_new) == (choice.item, choice.size, True)


def made(*options: str, items: str = "abc", secondary: str = "", rule: Rule = Rule.FEWEST) -> SearchBase:
    return Search(Problem(items, options, secondary), rule, seed=1)


@pytest.mark.parametrize(
    ("search", "sentences"),
    [
        (
            made("a", "bc", "bc", "b", "c"),
            "Chosen: “a”, 1 option left. No other has as few. The next smallest has 3.",
        ),
        (made("a", items="a"), "Chosen: “a”, 1 option left. No other is left."),
        (
            made("a", "bc", "b", items="ab", secondary="cd"),
            "Chosen: “a”, 1 option left. Only primary columns compete. No other has as few. The next smallest has 2.",
        ),
        (
            made("a", "ab", "ac", "b", "c", rule=Rule.FIRST),
            "Chosen: “a”, 3 options left. The rule takes the first in the list. The smallest has 2.",
        ),
        (
            SEARCHES["knuth"](),
            "Chosen: “A”, 2 options left. 4 others have 2 as well; it is the leftmost. The next smallest has 3.",
        ),
        (
            made("a", "b", "c", rule=Rule.SHUFFLED),
            "Chosen: “a”, 1 option left. 2 others have 1 as well; it was chosen at random.",
        ),
        (
            SEARCHES["stations"](),
            "Chosen: “1”, 3 options left. 11 others have 3 as well; it is the leftmost.",
        ),
        (SEARCHES["sudoku"](), "Chosen: “r1c9”, 9 options left. Its option is given."),
        (SEARCHES["bits"](), "Chosen: “r1c9”, 9 options left. Its option is given."),
    ],
    ids=[
        "one alone",
        "the last",
        "secondary",
        "first",
        "ties",
        "shuffled",
        "repeat",
        "given",
        "given to bits",
    ],
)
def test_a_choice_says_what_it_competed_with(search: SearchBase, sentences: str) -> None:
    search.run_to("decision")
    assert reported(search) == sentences


def test_a_choice_in_force_still_says_that_its_option_is_given() -> None:
    search = SEARCHES["sudoku"]()
    search.forward(2)
    assert reported(search) == "Branching on “r1c9”: it had 9 options. Its option is given."


def test_backtracking_says_that_houses_do_not_compete() -> None:
    search = SEARCHES["bits"]()
    search.seek(200)
    search.run_to("decision")
    assert "Only cells compete, no houses." in reported(search)


def test_a_dead_end_is_reported_with_its_equals() -> None:
    search = SEARCHES["sudoku"]()
    search.run_to("dead_end")
    assert reported(search).startswith(
        "Dead end: “column 3 has 1” has no option left. 1 other has none either;"
    )


def test_bits_know_how_many_digits_a_filled_cell_had() -> None:
    """A filled cell has no candidates any more, but its level remembers."""
    search = BacktrackSearch(MANY)
    while (choice := choice_at(search)) is None or choice.reason is ChoiceReason.GIVEN or choice.is_new:
        search.forward()
    assert choice.size >= 1
    assert reported(search).startswith("Branching on “")
    assert f"option 1 of {choice.size}" in reported(search)


def test_a_what_if_choice_is_not_attributed_to_the_rule() -> None:
    search = Search(Problem("abc", ["a", "b", "c", "bc"]))
    search.forward()
    asked = search.what_if(2)
    assert reported(asked) == (
        "Chosen: “c”, 2 options left. It was chosen on request, not by the rule. The smallest has 1."
    )
    asked.forward()
    assert reported(asked).endswith("It was chosen on request, not by the rule.")
