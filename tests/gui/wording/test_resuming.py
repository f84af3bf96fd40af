"""Where a search goes on after the end of a branch is reported before it happens, and then happens."""

from collections.abc import Callable

import pytest

from solver_core.cover import Op, Search, SearchBase
from solver_core.problems import gallery
from solver_core.problems.small import knuth_2000
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.wording.events import facts, sentence, why
from sudoku_gui.wording.names import option_name
from tests.events import events

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
ENDS = {Op.DEAD_END, Op.SOLUTION, Op.PRUNE, Op.EXHAUSTED}
SEARCHES: dict[str, Callable[[], SearchBase]] = {
    "knuth": lambda: Search(knuth_2000()),
    "what if": lambda: Search(knuth_2000()).twin(),
    "sudoku": lambda: encoding.search(MANY),
    "bits": lambda: BacktrackSearch(MANY),
    "stations": lambda: gallery.search("stations"),
    "queens": lambda: gallery.search("queens_6"),
}


def asked() -> Search:
    """A run in which another option was asked for than the first."""
    search = Search(knuth_2000())
    search.forward()
    return search.what_if(3, 5)


def next_try(search: SearchBase) -> tuple[int, int, int] | None:
    """Depth and option of the next TRY, and how many options are taken back before it; the search moves there."""
    taken_back = 0
    for event in events(search):
        taken_back += event.op is Op.RETRACT
        if event.op is Op.TRY and event.option is not None:
            return event.depth, event.option, taken_back
    return None


@pytest.mark.parametrize("name", SEARCHES)
def test_the_end_of_a_branch_announces_the_next_option(name: str) -> None:
    """The option, its depth, and how many are taken back on the way."""
    search = asked() if name == "what if" else SEARCHES[name]()
    met = 0
    while not search.finished and met < 40:
        search.forward()
        if search.event is None or search.event.op not in ENDS:
            continue
        met += 1
        reported, text, place = facts.resumption(search), facts.resuming(search), search.position
        found = next_try(search)
        if reported is None:
            assert found is None
            assert text == "No decision has another option, so everything is taken back."
        else:
            assert found == (reported.depth, reported.next, reported.taken_back)
            assert option_name(search.problem, reported.next) in text
        search.seek(place)
    assert met > 3


@pytest.mark.parametrize("name", SEARCHES)
def test_a_retraction_announces_the_next_option(name: str) -> None:
    """The sentence of taking back names the option that is then tried."""
    search, met = (asked() if name == "what if" else SEARCHES[name]()), 0
    while not search.finished and met < 20:
        search.forward()
        event = search.event
        if event is None or event.op is not Op.RETRACT or " is next" not in sentence(search, event):
            continue
        met += 1
        reported, place = sentence(search, event), search.position
        found = next_try(search)
        assert found is not None
        assert reported.endswith(f": {option_name(search.problem, found[1])} is next")
        search.seek(place)
    assert met


def test_a_digit_is_forced_as_long_as_its_guesses_hold() -> None:
    """The sentence names the depth of the latest guess above it."""
    search, met = encoding.search(MANY), 0
    while not search.finished and met < 30:
        search.forward()
        event = search.event
        if event is None or event.op is not Op.TRY or event.depth <= len(search.given):
            continue
        *above, level = search.levels()
        guesses = [depth for depth, one in enumerate(above, 1) if one.is_guess]
        if level.among == 1 and guesses:
            met += 1
            assert "as long as the guess" in why(search, event)
            assert str(guesses[-1]) in why(search, event)
    assert met == 30


def test_few_options_are_listed_where_their_column_is_chosen() -> None:
    search = Search(knuth_2000())
    search.forward()
    assert search.event is not None
    assert why(search, search.event).endswith("Its options: {A, D, G} and {A, D}.")
