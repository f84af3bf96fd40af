"""The pictures of terms say what the program knows: each is painted in every theme, and none says something untrue."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage

from solver_core.cover import Op
from solver_core.problems import gallery
from sudoku_gui.features.help import paint_events, paint_links, paint_matrix, paint_search, paint_terms
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording.terms import shipped
from tests.amounts import each
from tests.gui.canvas import LooksLike, canvas


def test_every_term_has_a_picture_and_every_picture_a_term() -> None:
    assert {term.picture for term in shipped()} == paint_terms.names()


def test_each_is_painted_within_its_room(each_theme: Theme, reference_font: QFont) -> None:
    for name in each(sorted(paint_terms.names())):
        check_room(paint_terms.image(name, each_theme, reference_font), each_theme, name)


def check_room(image: QImage, each_theme: Theme, name: str) -> None:
    wide, high = image.width(), image.height()
    assert colours(image) - colours(image.copy(0, 0, 1, 1))
    for edge in ((0, 0, wide, 1), (0, high - 1, wide, 1), (0, 0, 1, high), (wide - 1, 0, 1, high)):
        assert colours(image.copy(*edge)) == {each_theme.paper.rgb()}, name


def colours(image: QImage) -> set[int]:
    held = image.convertToFormat(QImage.Format.Format_RGB32)
    return set(memoryview(held.constBits()).cast("I"))


def sheet(names: list[str], look: Theme, font: QFont) -> QImage:
    size = paint_terms.size("depth", font).toSize()
    with canvas(3 * size.width(), -(-len(names) // 3) * size.height(), background=look.paper) as (
        image,
        painter,
    ):
        painter.setFont(font)
        for number, name in enumerate(names):
            row, column = divmod(number, 3)
            place = QPointF(column * size.width(), row * size.height())
            paint_terms.paint(painter, QRectF(place, size), name, look)
    return image


def test_the_pictures_of_terms_look_as_in_the_reference(
    each_theme: Theme, reference_font: QFont, looks_like: LooksLike
) -> None:
    names = ["cover", "hide", "drop", "repeat_cover", "purify", "backtracking", "depth", "stack", "mask"]
    looks_like(sheet(names, each_theme, reference_font), f"terms_{each_theme.name}")


# --- what they tell -----------------------------------------------------------------------------------


def test_links_are_those_of_a_search_that_stands_there() -> None:
    for stop in paint_links.MOMENTS.values():
        search = stop.reached()
        assert (search.position == 0) == (stop.op is None)
        if search.event is not None:
            assert search.event.op is (Op.HIDE if stop.settled else stop.op)
            assert set(search.problem.options[search.event.option or 0]) & set(stop.items)


def chosen(name: str) -> list[int]:
    """The columns that the solution of a picture covers, one time for each time."""
    search = paint_matrix.moment(name).search
    return sorted(item for option in search.solution or () for item in search.problem.options[option])


def test_the_rows_of_the_exact_cover_cover_each_column_once() -> None:
    shown = paint_matrix.moment("exact_cover")
    assert chosen("exact_cover") == list(range(len(shown.search.problem.names)))
    assert set(shown.below) == {"1"}


def test_the_rows_of_the_repeat_cover_cover_all_and_one_twice() -> None:
    shown, covered = paint_matrix.moment("repeat_cover"), chosen("repeat_cover")
    counts = [covered.count(item) for item in range(len(shown.search.problem.names))]
    assert min(counts) == 1
    assert max(counts) == 2
    assert [str(count) for count in counts] == list(shown.below)


def test_no_row_covers_two_columns_of_the_bound_and_the_cover_needs_as_many() -> None:
    shown = paint_matrix.moment("bound")
    assert all(len(set(shown.framed).intersection(option)) <= 1 for option in shown.search.problem.options)
    assert len(shown.framed) <= len(paint_matrix.moment("repeat_cover").search.solution or ())


def test_a_secondary_column_stays_uncovered() -> None:
    shown = paint_matrix.moment("secondary")
    primary = len(shown.search.problem.items)
    assert list(shown.framed) == list(range(primary, len(shown.search.problem.names)))
    assert "0" in {shown.below[item] for item in shown.framed}
    assert set(shown.below[:primary]) == {"1"}


def test_the_column_chosen_is_a_smallest_one() -> None:
    search = paint_matrix.moment("choose").search
    assert search.event
    assert search.event.item is not None
    assert search.size(search.event.item) == min(map(search.size, search.live_items()))


def test_only_a_row_of_another_colour_is_hidden() -> None:
    snapshot = paint_matrix.moment("purify").search.snapshot()
    assert [level.option for level in snapshot.levels] == [0]
    assert [snapshot.is_open(option) for option in (1, 2)] == [True, False]


def test_the_stack_is_that_of_the_solution() -> None:
    search = gallery.search("knuth_2000")
    search.run_to("solution")
    assert len(paint_search.levels()) == search.depth


def test_covers_become_better_and_seeds_differ() -> None:
    counts = paint_search.covers()
    assert len(counts) == 3
    assert list(counts) == sorted(set(counts), reverse=True)
    assert len({paint_search.orders(seed) for seed in (1, 2, 3)}) == 3
    assert paint_search.orders(2) == paint_search.orders(2)


def test_coarser_beats_end_where_finer_ones_end() -> None:
    ends = [set(it) for it in paint_events.strip().ends]
    assert len(ends) == 4
    for finer, coarser in pairwise(ends):
        assert coarser < finer
