"""The pictures of terms are what `.build/draw_terms.py` draws today, in every theme, and none says something untrue."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QFontDatabase, QImage

from solver_core.cover import Op
from solver_core.problems import gallery
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.terms import shipped
from tests.amounts import each
from tests.gui import scripts

drawing = scripts.load("draw_terms")
links, matrix, stacks, events = drawing.links, drawing.matrix, drawing.search, drawing.events
BUDGET = 800_000
"""Bytes for all of them."""


def test_every_term_has_a_picture_and_every_picture_a_term() -> None:
    assert {term.picture for term in shipped()} == drawing.PAINTERS.keys()


def test_the_shipped_sketches_are_those_drawn_and_small() -> None:
    looks = (theme.light(), theme.dark(), theme.high_contrast())
    files = set(drawing.PICTURES.rglob("*.png"))
    assert files == {drawing.file(name, look) for look in looks for name in drawing.PAINTERS}
    assert sum(file.stat().st_size for file in files) < BUDGET


def test_each_sketch_has_a_margin(each_theme: Theme) -> None:
    for name in each(sorted(drawing.PAINTERS)):
        image = QImage(str(drawing.file(name, each_theme)))
        wide, high = image.width(), image.height()
        for edge in ((0, 0, wide, 1), (0, high - 1, wide, 1), (0, 0, 1, high), (wide - 1, 0, 1, high)):
            assert colours(image.copy(*edge)) == {each_theme.paper.rgb()}, name


def colours(image: QImage) -> set[int]:
    held = image.convertToFormat(QImage.Format.Format_RGB32)
    return set(memoryview(held.constBits()).cast("I"))


@pytest.mark.usefixtures("qapp")
def test_each_sketch_drawn_again_looks_like_the_shipped_one(each_theme: Theme) -> None:
    """When this fails a view has changed: run `python .build/draw_terms.py`, and look at the pictures."""
    if drawing.FONTS[0] not in QFontDatabase.families():
        pytest.skip(f"the pictures are drawn in {drawing.FONTS[0]}, which is not installed")
    for name in each(sorted(drawing.PAINTERS)):
        scripts.expect_alike(drawing.draw(name, each_theme), QImage(str(drawing.file(name, each_theme))))


# --- what they tell -----------------------------------------------------------------------------------


def test_links_are_those_of_a_search_that_stands_there() -> None:
    for stop in links.MOMENTS.values():
        search = stop.reached()
        assert (search.position == 0) == (stop.op is None)
        if search.event is not None:
            assert search.event.op is (Op.HIDE if stop.settled else stop.op)
            assert set(search.problem.options[search.event.option or 0]) & set(stop.items)


def chosen(name: str) -> list[int]:
    """The columns that the solution of a picture covers, one time for each time."""
    search = matrix.moment(name).search
    return sorted(item for option in search.solution or () for item in search.problem.options[option])


def test_the_rows_of_the_exact_cover_cover_each_column_once() -> None:
    shown = matrix.moment("exact_cover")
    assert chosen("exact_cover") == list(range(len(shown.search.problem.names)))
    assert set(shown.below) == {"1"}


def test_the_rows_of_the_repeat_cover_cover_all_and_one_twice() -> None:
    shown, covered = matrix.moment("repeat_cover"), chosen("repeat_cover")
    counts = [covered.count(item) for item in range(len(shown.search.problem.names))]
    assert min(counts) == 1
    assert max(counts) == 2
    assert [str(count) for count in counts] == list(shown.below)


def test_no_row_covers_two_columns_of_the_bound_and_the_cover_needs_as_many() -> None:
    shown = matrix.moment("bound")
    assert all(len(set(shown.framed).intersection(option)) <= 1 for option in shown.search.problem.options)
    assert len(shown.framed) <= len(matrix.moment("repeat_cover").search.solution or ())


def test_a_secondary_column_stays_uncovered() -> None:
    shown = matrix.moment("secondary")
    primary = len(shown.search.problem.items)
    assert list(shown.framed) == list(range(primary, len(shown.search.problem.names)))
    assert "0" in {shown.below[item] for item in shown.framed}
    assert set(shown.below[:primary]) == {"1"}


def test_the_column_chosen_is_a_smallest_one() -> None:
    search = matrix.moment("choose").search
    assert search.event
    assert search.event.item is not None
    assert search.size(search.event.item) == min(map(search.size, search.live_items()))


def test_only_a_row_of_another_colour_is_hidden() -> None:
    snapshot = matrix.moment("purify").search.snapshot()
    assert [level.option for level in snapshot.levels] == [0]
    assert [snapshot.is_open(option) for option in (1, 2)] == [True, False]


def test_the_stack_is_that_of_the_solution() -> None:
    search = gallery.search("knuth_2000")
    search.run_to("solution")
    assert len(stacks.levels()) == search.depth


def test_covers_become_better_and_seeds_differ() -> None:
    counts = stacks.covers()
    assert len(counts) == 3
    assert list(counts) == sorted(set(counts), reverse=True)
    assert len({stacks.orders(seed) for seed in (1, 2, 3)}) == 3
    assert stacks.orders(2) == stacks.orders(2)


def test_coarser_beats_end_where_finer_ones_end() -> None:
    ends = [set(it) for it in events.strip().ends]
    assert len(ends) == 4
    for finer, coarser in pairwise(ends):
        assert coarser < finer
