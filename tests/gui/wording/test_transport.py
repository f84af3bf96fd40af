"""The words of the transport, and the one reader among them."""

from math import inf

import pytest

from solver_core.cover import Search
from solver_core.cover.replay.beats import BEATS
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.wording import transport as words
from sudoku_gui.wording.names import item_name


def test_a_position_is_written_with_its_thousands_set_apart() -> None:
    """The length is never shorter than the position, which may be ahead of what is known."""
    assert words.position(1284, 4097, length_is_known=True) == "event 1,284 of 4,097"
    assert words.position(7, 2_000_000, length_is_known=False) == "event 7 of at least 2,000,000"
    assert words.position(12, 5, length_is_known=False) == "event 12"
    assert words.position(0, 0, length_is_known=False) == "event 0"


@pytest.mark.parametrize("at", [0, 7, 999, 1000, 1284, 123_456_789, 2**40])
def test_a_written_position_is_read_back(at: int) -> None:
    assert words.read_position(words.position(at, 2**41, length_is_known=False)) == at


@pytest.mark.parametrize(
    ("text", "position"),
    [
        *(("500", 500), (" 12 000 ", 12000), ("1.284", 1284), ("event 12", 12), ("12\u202f000", 12000)),
        *(("", None), ("the end", None), ("-5", None), ("—", None), ("two", None)),
    ],
)
def test_a_number_is_read_however_it_is_typed(text: str, position: int | None) -> None:
    assert words.read_position(text) == position


def test_a_refusal_says_what_to_type() -> None:
    assert words.not_a_position("x", 4097, length_is_known=True) == (
        "“x” is not a position: type a number from 0 to 4,097."
    )


@pytest.fixture
def unique() -> Search:
    return encoding.search(
        Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    )


def test_an_end_says_why_it_is_one(unique: Search) -> None:
    assert words.end_message("start", unique) == "This is the start: nothing comes before it."
    unique.seek(1284)
    assert words.end_message("stopped", unique) == "Stopped at event 1,284."
    unique.run_to("end")
    assert words.end_message("end", unique) == "Finished: 1 solution, proved to be unique."


def test_every_beat_has_a_unique_name_and_a_sentence() -> None:
    assert len({words.beat_name(beat) for beat in BEATS}) == len(BEATS)
    assert all(words.beat_help(beat).startswith("One step") for beat in BEATS)


@pytest.mark.parametrize(
    ("rate", "name"),
    [
        (1.0, "1 step per second"),
        (25.0, "25 steps per second"),
        (2000.0, "2,000 steps per second"),
        (100_000.0, "100,000 steps per second"),
        (1_000_000.0, "1 million steps per second"),
        (10_000_000.0, "10 million steps per second"),
        (1_500_000.0, "1,500,000 steps per second"),
        (inf, "as fast as possible"),
    ],
)
def test_a_rate_is_reported_in_steps(rate: float, name: str) -> None:
    assert words.rate_name(rate) == name


def test_the_latest_choice_is_reported_with_its_turn() -> None:
    search = Search(encoding.problem(), given=[encoding.option(0, 1)])
    assert words.latest_choice(search) == "Depth 0: no option is chosen"
    search.run_to("decision")
    while search.depth == 0:
        search.forward()
    assert words.latest_choice(search) == "Depth 1: r1c1=1, given"
    while search.depth == 1:
        search.forward()
    assert words.latest_choice(search) == "Depth 2: r2c4=1, guess 1, option 1 of 6 of “row 2 has 1”"
    assert words.where_on_stack(search) == ("Depth 2: r2c4=1", "Depth 2")


def test_an_only_option_is_reported_as_such() -> None:
    search = gallery.search("knuth_2000")
    search.seek(58)
    level = search.levels()[-1]
    assert level.among == 1
    assert words.latest_choice(search).endswith(
        f"the only option of “{item_name(search.problem, level.item)}”"
    )
