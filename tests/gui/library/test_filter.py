"""Which rows are wanted: compared with looking at every puzzle by itself."""

from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.formats.line_file import LineFile
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.library import search_terms
from sudoku_gui.library.filter import ListFilter, RowOrder, filtered
from sudoku_gui.library.rows import FileRows, MemoryRows
from sudoku_gui.library.search_terms import LevelRange, level_key
from tests.amounts import some

boards = st.lists(st.sampled_from([0, 0, 0, 1, 5, 9]), min_size=81, max_size=81).map(
    lambda cells: Grid(bytes(cells))
)
texts = st.sampled_from(["", "Easy", "easy one", "7.2", "Hard"])
puzzles = st.builds(
    lambda board, title, level: Puzzle(board, headers=(("D", title), ("L", level))), boards, texts, texts
)
filters = st.builds(
    ListFilter,
    text=st.sampled_from(["", "EASY", "5..", "951", "0000500"]),
    fewest=st.sampled_from([0, 30]),
    most=st.sampled_from([81, 45]),
    level=st.sampled_from(["", "easy", "7 - 8"]),
    order=st.sampled_from(RowOrder),
)


def found(held: list[Puzzle], shown: ListFilter) -> list[int]:
    indices = array("I")
    for _ in filtered(MemoryRows("held", held), shown, indices):
        pass
    return list(indices)


def expected(held: list[Puzzle], shown: ListFilter) -> list[int]:

    def is_enabled(puzzle: Puzzle) -> bool:
        cells, words = search_terms.cells(shown.text), search_terms.words(shown.text)
        wanted = LevelRange.parse(shown.level)
        return (
            cells in bytes(puzzle.givens.digits)
            and any(words in text.casefold() for _, text in puzzle.headers)
            and shown.fewest <= puzzle.givens.filled <= shown.most
            and (wanted is None or puzzle.header("L") in wanted)
        )

    places = [at for at, puzzle in enumerate(held) if is_enabled(puzzle)]
    if shown.order is RowOrder.GIVENS:
        places.sort(key=lambda at: held[at].givens.filled)
    elif shown.order is RowOrder.LEVEL:
        places.sort(key=lambda at: level_key(held[at].header("L")))
    return places


@settings(max_examples=some(50), deadline=None)
@given(st.lists(puzzles, max_size=12), filters)
def test_filtering_bytes_finds_the_same_as_filtering_puzzles(held: list[Puzzle], shown: ListFilter) -> None:
    """Whatever is wanted, in whatever order; equals stay in the order of the collection."""
    assert found(held, shown) == expected(held, shown)


def test_cells_of_two_puzzles_do_not_join() -> None:
    one = Puzzle(Grid.empty().with_digit(79, 5).with_digit(80, 6))
    other = Puzzle(Grid.empty().with_digit(0, 7))
    assert found([one, other], ListFilter(text="567")) == []
    assert found([one, other, one], ListFilter(text="056")) == [0, 2]


@pytest.mark.parametrize("order", [RowOrder.FILE, RowOrder.GIVENS])
def test_rows_that_come_later_are_filtered_too(
    finish: Callable[..., object], order: RowOrder, tmp_path: Path
) -> None:
    """The work waits for a file that is still being looked through."""
    path = tmp_path / "growing.sdm"
    line = f"5{'.' * 80}\n"
    path.write_text(line * 2000 + f"6{'.' * 80}\n", encoding="utf-8")
    line_file = LineFile.begin(path)
    assert line_file is not None
    rows = FileRows(line_file)
    known = len(rows)
    assert known < 2000
    indices = array("I")
    steps = filtered(rows, ListFilter(text="5..", order=order), indices)
    while next(steps) is not None:
        assert not rows.is_complete
    while not rows.is_complete:
        rows.read_on(1)
    finish(steps)
    assert list(indices) == list(range(2000))
    rows.close()


def test_an_empty_filter_shows_all() -> None:
    assert ListFilter(text="  ").shows_all
    assert not ListFilter(order=RowOrder.GIVENS).shows_all
    assert not ListFilter(most=30).shows_all
