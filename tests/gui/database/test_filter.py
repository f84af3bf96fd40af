"""Which rows are wanted: what is typed to find puzzles, and the table compared with looking at every puzzle."""

from array import array
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database import filter as filters
from sudoku_gui.database import ratings
from sudoku_gui.database.filter import NAMED, NO_LEVEL, ListFilter, RowOrder, by_difficulty, level_range
from sudoku_gui.database.list_table import ListTable
from sudoku_gui.database.ratings import Rating
from sudoku_gui.database.rows import MemoryRows
from tests.amounts import some

CELLS = st.lists(st.sampled_from([0, 0, 0, 1, 5, 9]), min_size=81, max_size=81)
TEXTS = st.sampled_from(["", "Easy", "easy one", "7.2", "Härte ED=9", "Hard"])
PUZZLES = st.builds(
    lambda cells, title, level: Puzzle(Grid(bytes(cells)), headers=(("D", title), ("L", level))),
    CELLS,
    TEXTS,
    TEXTS,
)
FILTERS = st.builds(
    ListFilter,
    text=st.sampled_from(["", "EASY", "5..", "951", "0000500", "HÄRTE"]),
    fewest=st.sampled_from([0, 30]),
    most=st.sampled_from([81, 45]),
    level=st.sampled_from(["", "easy", "7 - 8", "hard 12", "not"]),
    order=st.sampled_from(RowOrder),
)
RATINGS = st.sampled_from([None, Rating("hard", 1234, "x_wing"), Rating(ratings.SEVERAL_SOLUTIONS)])


def found(held: list[Puzzle], wanted: ListFilter, rated: Mapping[str, Rating] | None = None) -> list[int]:
    table, places = ListTable(), array("I")
    table.add(MemoryRows("held", held).entries(0, len(held)))
    table.set_ratings(rated or {})
    table.find(wanted, None if rated is None else "Not rated", 0, places)
    return list(places)


def expected(held: list[Puzzle], wanted: ListFilter, rated: Mapping[str, Rating] | None) -> list[int]:
    """Looks at each puzzle, and at what is shown of its level."""
    cells = filters.cells(wanted.text)
    words = "" if cells else wanted.text.casefold()
    least, most = level_range(wanted.level)

    def level(at: int) -> tuple[float, str]:
        given, rating = held[at].header("L"), (rated or {}).get(held[at].givens.code)
        shown = " · ".join(filter(None, (rating.text if rating else "", given)))
        shown = shown or ("Not rated" if rated is not None else "")
        if rating is not None:
            return (rating.score if rating.hardest else NAMED), shown.casefold()
        return filters.level_number(shown), shown.casefold()

    def is_shown(at: int) -> bool:
        puzzle = held[at]
        number, name = level(at)
        return (
            cells in str(puzzle.givens)
            and any(words in header.casefold() for _, header in puzzle.headers)
            and wanted.fewest <= puzzle.givens.filled <= wanted.most
            and (wanted.level.casefold() in name if least is None else least <= number <= most)
        )

    places = [at for at in range(len(held)) if is_shown(at)]
    if wanted.order is RowOrder.GIVENS:
        places.sort(key=lambda at: held[at].givens.filled)
    elif wanted.order is RowOrder.DIFFICULTY:
        places.sort(key=level)
    return places


@settings(max_examples=some(60), deadline=None)
@given(st.lists(PUZZLES, max_size=12), FILTERS, st.none() | st.lists(RATINGS, min_size=12, max_size=12))
def test_the_table_finds_the_same_as_looking_at_puzzles(
    held: list[Puzzle], wanted: ListFilter, rated: list[Rating | None] | None
) -> None:
    """Whatever is wanted, in whatever order, rated or not; equals stay in the order of the collection."""
    by_code = None
    if rated is not None:
        pairs = zip(held, rated, strict=False)
        by_code = {puzzle.givens.code: one for puzzle, one in pairs if one is not None}
    assert found(held, wanted, by_code) == expected(held, wanted, by_code)


def test_cells_are_found_on_the_board_alone() -> None:
    """They do not go on in the next puzzle, nor in the candidates that make another puzzle of a board."""
    one = Grid.empty().with_digit(79, 5).with_digit(80, 6)
    other = Grid.empty().with_digit(0, 7)
    assert found([Puzzle(one), Puzzle(other)], ListFilter(text="567")) == []
    assert found([Puzzle(one), Puzzle(other), Puzzle(one)], ListFilter(text="056")) == [0, 2]
    marks = Grid.empty().within(Marks((ALL_DIGITS, *(231,) * 80)))
    cells = marks.code[-9:]
    assert filters.cells(cells) == cells
    assert found([Puzzle(marks)], ListFilter(text=cells)) == []


def test_half_a_character_harms_no_table() -> None:
    """File names and headers that are no UTF-8 come as lone surrogates, which no database takes."""
    assert found(
        [Puzzle(Grid.empty(), headers=(("D", "caf\udce9"), ("L", "\udce9")))], ListFilter(text="caf")
    ) == [0]


def test_a_row_that_cannot_be_read_has_no_givens() -> None:
    table = ListTable()
    table.add([("", "", "no puzzle")])
    for wanted, places in (
        (ListFilter(most=0), [0]),
        (ListFilter(fewest=1), []),
        (ListFilter(text="puz"), [0]),
    ):
        shown = array("I")
        table.find(wanted, None, 0, shown)
        assert list(shown) == places


def test_an_empty_filter_shows_all() -> None:
    assert ListFilter(text="  ").shows_all
    assert not ListFilter(order=RowOrder.GIVENS).shows_all
    assert not ListFilter(most=30).shows_all


# --- what is typed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "cells"),
    [
        ("53..7", "53..7"),
        ("530070000 600195000", "53..7....6..195..."),
        ("5_*", "5.."),
        ("53", ""),
        ("....", ""),
        ("5x3", ""),
        ("1" * 82, ""),
        ("", ""),
    ],
)
def test_cells_are_digits_and_signs_for_empty_ones(typed: str, cells: str) -> None:
    """Too few cells, or empty ones alone, find nothing; more than 81 are no puzzle."""
    assert filters.cells(typed) == cells


@pytest.mark.parametrize(
    ("level", "number"),
    [
        *(("7.2", 7.2), ("ED=9.6/9.4/2.6", 9.6), ("SE 7,2", 7.2), ("3", 3.0)),
        *(("Easy", NAMED), ("", NO_LEVEL)),
    ],
)
def test_a_level_is_known_by_its_first_number(level: str, number: float) -> None:
    assert filters.level_number(level) == number


@pytest.mark.parametrize(
    ("typed", "levels"),
    [
        *(("", (None, 0)), ("Easy", (None, 0)), ("-", (None, 0))),
        *(
            ("7.2", (7.2, 7.2)),
            ("3 - 5", (3, 5)),
            ("3..5", (3, 5)),
            ("- 2,5", (0, 2.5)),
            ("7 -", (7, NAMED - 1)),
        ),
    ],
)
def test_levels_are_a_number_a_range_or_a_word(typed: str, levels: tuple[float | None, float]) -> None:
    assert level_range(typed) == levels


def test_numbers_come_before_names_and_puzzles_without_a_level_last() -> None:
    assert by_difficulty(["", "hard", "10", "Easy", "9.5", "2"]) == ("2", "9.5", "10", "Easy", "hard", "")
