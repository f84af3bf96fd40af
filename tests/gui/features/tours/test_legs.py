"""The ways of tours, against searches that are gone through event by event, and the names that legs say."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Problem, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.tours import legs as tour_legs
from sudoku_gui.features.tours import names as tour_names
from sudoku_gui.features.tours.legs import OPS, STOP_KINDS, LegSeek
from sudoku_gui.features.tours.schema import TomlPlace
from sudoku_gui.features.tours.tour import Leg
from tests.events import events

SAMPLES = ("knuth_2000", "six_sets", "stations")


def led(walk: SearchBase, *legs: Leg) -> int | None:
    way = LegSeek(walk, legs)
    assert way.go()
    return None if way.missed else walk.position


def positions(sample: str, kind: str) -> list[int]:
    walk, found = gallery.search(sample), []
    for event in events(walk):
        is_there = walk.stands_at(kind) if kind in STOP_KINDS else event.op is OPS[kind]
        found += [walk.position] * is_there
    return found


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_leg_counts_places_of_its_kind(sample: str) -> None:
    """Compared with looking at every event; beyond the last place there is none."""
    for kind in {*STOP_KINDS, *OPS}:
        places = positions(sample, kind)
        for number in {1, 2, len(places)} - {0}:
            expected = places[number - 1] if number <= len(places) else None
            assert led(gallery.search(sample), Leg(kind, number=number)) == expected, kind
        assert led(gallery.search(sample), Leg(kind, number=len(places) + 1)) is None, kind


@given(st.sampled_from(SAMPLES), st.sampled_from([*STOP_KINDS, "hide", "try"]), st.integers(1, 4))
def test_a_negative_number_goes_back(sample: str, kind: str, number: int) -> None:
    walk = gallery.search(sample)
    walk.run_to("end")
    places = [place for place in positions(sample, kind) if place < walk.position]
    found = led(gallery.search(sample), Leg("end"), Leg(kind, number=-number))
    assert found == (places[-number] if number <= len(places) else None)


@given(st.sampled_from(SAMPLES), st.integers(0, 40), st.integers(0, 40))
def test_legs_follow_one_another(sample: str, first: int, second: int) -> None:
    walk = gallery.search(sample)
    assert led(walk, Leg("position", number=first), Leg("position", number=second), Leg("start")) == 0


def test_legs_can_be_followed_in_slices() -> None:
    walk = gallery.search("queens_8")
    way, slices = LegSeek(walk, [Leg("solution", number=5), Leg("dead_end", number=3)]), 1
    while not way.go(0.0):
        slices += 1
    other = gallery.search("queens_8")
    assert walk.position == led(other, Leg("solution", number=5), Leg("dead_end", number=3))
    assert walk.fingerprint() == other.fingerprint()


def test_a_leg_names_a_column_an_option_or_both() -> None:
    walk = encoding.search(Grid.empty())
    led(walk, Leg("hide", ("r3c5=7", "row 3 has 7")))
    event = walk.event
    assert event is not None
    assert event.option == tour_names.option(walk.problem, "r3c5=7")
    assert event.item == tour_names.item(walk.problem, "row 3 has 7")


def test_a_leg_ends_where_a_column_is_small() -> None:
    walk = gallery.search("six_sets")
    assert led(walk, Leg("size", ("5",), 0)) == 14
    assert walk.size(4) == 0


def test_a_leg_is_quoted_as_files_have_it() -> None:
    assert str(Leg("try", ("S4",), 2)) == '["try", "S4", 2]'
    assert str(Leg("decision")) == '["decision"]'
    assert str(Leg("end")) == '["end"]'


MOST = 2**53
"""The largest number that every program which reads a tour's numbers holds exactly."""


@pytest.mark.parametrize(
    ("leg", "is_right"),
    [
        *((["position", number], 0 <= number <= MOST) for number in (-1, 0, 1, MOST, MOST + 1)),
        *((["depth", number], 0 <= number <= MOST) for number in (-1, 0, 1, MOST, MOST + 1)),
        *((["size", "5", number], 0 <= number <= MOST) for number in (-1, 0, 1, MOST, MOST + 1)),
        *(
            (["try", number], 0 < abs(number) <= MOST)
            for number in (-MOST - 1, -MOST, -1, 0, 1, MOST, MOST + 1)
        ),
        *(
            (["decision", number], 0 < abs(number) <= MOST)
            for number in (-MOST - 1, -MOST, 0, MOST, MOST + 1)
        ),
        (["position", True], False),
        (["try", True], False),
        (["size", "5", True], False),
        (["start"], True),
        (["start", 1], False),
        (["start", "5"], False),
        (["end", "5"], False),
        (["position", "5", 1], False),
        (["size", 1], False),
        (["size", "5", "6", 1], False),
        (["try", "5", "S1"], True),
        (["try", "5", "S1", "S2"], False),
        (["try", "  "], False),
        (["try", ""], False),
    ],
    ids=str,
)
def test_legs_are_read_within_their_limits(leg: list[object], *, is_right: bool) -> None:
    """At each limit, and one beyond it."""
    if is_right:
        assert len(tour_legs.read([leg], TomlPlace())) == 1
    else:
        with pytest.raises(ValueError, match=str(leg[0])):
            tour_legs.read([leg], TomlPlace())


def test_a_place_is_no_truth_value() -> None:
    with pytest.raises(ValueError, match="True"):
        tour_legs.place(True, TomlPlace())


def test_after_a_leg_that_finds_nothing_no_other_is_followed() -> None:
    """The stop is missed there: the legs after it would lead from a wrong place to another, and blame that one."""
    walk, missing = gallery.search("six_sets"), Leg("solution", number=99)
    way = LegSeek(walk, [missing, Leg("start"), Leg("solution", number=98)])
    assert way.go()
    assert way.missed is missing
    assert walk.finished


SCALARS = st.none() | st.integers(-2, 3) | st.text(max_size=3) | st.sampled_from(tour_legs.KINDS)


@given(SCALARS | st.lists(SCALARS | st.lists(SCALARS, max_size=4), max_size=3))
def test_data_other_than_a_list_of_legs_is_an_error(data: object) -> None:
    with suppress(ValueError):
        assert all(leg.kind in tour_legs.KINDS for leg in tour_legs.read(data, TomlPlace()))


# --- names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sample", [*SAMPLES, "queens_6", "pentominoes_3x20", "sudoku_4", "sudoku_16"])
def test_every_column_and_every_option_has_a_name(sample: str) -> None:
    problem = gallery.problem(sample)
    for item in range(len(problem.names)):
        assert tour_names.item(problem, tour_names.item_name(problem, item)) == item
    for option in range(len(problem.options)):
        assert tour_names.option(problem, f"S{option + 1}") == option
        assert tour_names.option(problem, tour_names.option_name(problem, option)) == option


def test_options_of_a_sudoku_are_called_as_on_the_board() -> None:
    problem = encoding.problem()
    for option in encoding.OPTIONS:
        assert tour_names.option(problem, tour_names.option_name(problem, option)) == option


def test_legs_may_use_the_problems_own_names() -> None:
    """Tours made earlier have the diagonals' names in full."""
    queens = gallery.problem("queens_6")
    assert tour_names.item(queens, "difference -3") == tour_names.item(queens, "diff -3")
    assert tour_names.option(queens, "{rank 1, file 2, sum 3, difference -1}") == 8


def test_an_option_is_known_by_the_short_name_of_the_window() -> None:
    """Also with secondary columns among the first that it names."""
    own = Problem.from_text("a b | x y\na x y b\nb\n")
    assert tour_names.option(own, "{a, x, y, …}") == tour_names.option(own, "{a, b}") == 0


def test_columns_of_an_option_may_come_in_any_order() -> None:
    assert tour_names.option(gallery.problem("six_sets"), "{7, 1, 4}") == 3
    assert tour_names.option(gallery.problem("queens_6"), "{rank 1, file 2}") == 8


@pytest.mark.parametrize(
    ("sample", "name", "said"),
    [
        ("six_sets", "S9", "there are 6"),
        ("six_sets", "{1, 2}", "has no option '{1, 2}'"),
        ("pentominoes_3x20", "{P, 0 0, 0 1, …}", "calls .* options.*as 'S"),
    ],
)
def test_an_unknown_option_is_reported_with_one_like_it(sample: str, name: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        tour_names.option(gallery.problem(sample), name)


def test_an_unknown_column_is_reported_with_one_like_it() -> None:
    with pytest.raises(ValueError, match=r"has no column 'row 3 has 0'.*such as 'row 3 has "):
        tour_names.item(encoding.problem(), "row 3 has 0")
