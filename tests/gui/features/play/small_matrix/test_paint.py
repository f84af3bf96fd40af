"""The picture of a matrix by hand: rows, columns, marks; from a corner of the window to a wall."""

from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage

from solver_core.cover import Problem, Search, SearchBase, texts
from solver_core.problems import gallery
from sudoku_gui.features.play.small_matrix import paint as by_hand
from sudoku_gui.features.play.small_matrix.model import SmallMatrixLook, look
from sudoku_gui.features.play.small_matrix.paint import SmallMatrixHighlight
from sudoku_gui.player.selection import Target
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.amounts import each
from tests.gui.canvas import LooksLike, canvas

SIZE = 420, 400


def at(search: SearchBase, position: int) -> SmallMatrixLook:
    search.seek(position)
    return look(search, search.snapshot())


def picture(
    seen: SmallMatrixLook,
    colours: Theme,
    font: QFont,
    highlight: SmallMatrixHighlight | None = None,
    size: tuple[int, int] = SIZE,
) -> QImage:
    with canvas(*size, background=colours.window) as (image, painter):
        painter.setFont(font)
        by_hand.paint(
            painter,
            QRectF(4, 4, size[0] - 8, size[1] - 8),
            seen,
            highlight or SmallMatrixHighlight(),
            colours,
        )
    return image


@pytest.mark.parametrize(
    ("name", "sample", "position", "highlight"),
    [
        (
            "dead_end",
            "six_sets",
            15,
            SmallMatrixHighlight(Target(item=4), "No option left for the columns “3”, “5”"),
        ),
        ("turn", "six_sets", 6, SmallMatrixHighlight()),
        ("solution", "six_sets", 43, SmallMatrixHighlight(None, "Every column is covered exactly once")),
        ("repeat", "stations", 36, SmallMatrixHighlight(Target(3, 3), "4 is covered", has_cursor=True)),
    ],
)
def test_rows_chosen_waiting_and_struck_out_look_as_in_the_picture(
    each_theme: Theme,
    name: str,
    sample: str,
    position: int,
    highlight: SmallMatrixHighlight,
    looks_like: LooksLike,
    reference_font: QFont,
) -> None:
    """Rows chosen, waiting and struck out, check marks, dead columns; how often each place is served; the keyboard."""
    seen = at(gallery.search(sample), position)
    looks_like(picture(seen, each_theme, reference_font, highlight), f"by_hand_{name}_{each_theme.name}")


@pytest.mark.parametrize(
    ("name", "sample", "position", "size"),
    [
        ("small", "knuth_2000", 12, (220, 140)),
        ("dots", "stations", 69, (160, 110)),
        ("tall", "knuth_2000", 8, (200, 420)),
        ("large", "six_sets", 26, (900, 620)),
    ],
)
def test_a_small_matrix_of_any_size_looks_as_in_the_picture(
    name: str, sample: str, position: int, size: tuple[int, int], looks_like: LooksLike, reference_font: QFont
) -> None:
    highlight = SmallMatrixHighlight(None, "3 of 7 columns still to cover")
    seen = at(gallery.search(sample), position)
    looks_like(picture(seen, theme.light(), reference_font, highlight, size), f"by_hand_{name}")


def test_long_names_look_as_in_the_picture(looks_like: LooksLike, reference_font: QFont) -> None:
    """They are written smaller, then cut short; secondary columns are slanted."""
    names = ["Montevideo", "a", "Buenos Aires", "La Paz"]
    problem = Problem(names, [names[:2], names[2:], [*names[1:3], "Asunción"]], secondary=["Asunción"])
    highlight = SmallMatrixHighlight(
        None, "A sentence that is much too long for the room that there is, and is cut short at its end"
    )
    seen = at(Search(problem), 6)
    looks_like(picture(seen, theme.light(), reference_font, highlight), "by_hand_names")


def test_colours_look_as_in_the_picture(looks_like: LooksLike, reference_font: QFont) -> None:
    """Elements have their colours; x was given A, and q is covered."""
    problem = texts.read("p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n")
    seen = at(Search(problem), 29)
    looks_like(picture(seen, theme.light(), reference_font, SmallMatrixHighlight()), "by_hand_colours")


def test_every_state_and_mark_has_its_own_picture(reference_font: QFont) -> None:
    """A column, a row, a node, the keyboard, the sentence, and what has changed."""
    search, light = gallery.search("six_sets"), theme.light()
    looks = list(dict.fromkeys(map(partial(at, search), range(40))))
    assert len(looks) > 35
    pictures = [picture(shown, light, reference_font) for shown in looks]
    targets = Target(item=2), Target(option=2), Target(2, 1)
    highlight = [
        *map(SmallMatrixHighlight, targets),
        SmallMatrixHighlight(Target(2, 1), has_cursor=True),
        SmallMatrixHighlight(None, "Said"),
    ]
    seen = at(search, 12)
    pictures += [picture(seen, light, reference_font, one) for one in highlight]
    pictures.append(picture(replace(seen, changed=None), light, reference_font))
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("size", [(220, 140), (300, 700), (1600, 1000), (30, 20)])
@pytest.mark.parametrize("sample", ["six_sets", "stations"])
def test_the_matrix_stays_within_its_room(size: tuple[int, int], sample: str, reference_font: QFont) -> None:
    room, problem = QRectF(5, 7, *size), gallery.problem(sample)
    sheet = by_hand.layout_of(room, problem, reference_font)
    rows, columns = range(len(problem.options)), range(len(problem.names))
    if size[0] > 100:
        slack = room.adjusted(-1, -1, 1, 1)
        assert all(slack.contains(sheet.row(row) | sheet.gutter(row)) for row in rows)
        assert all(slack.contains(sheet.column(col) | sheet.arrow(col)) for col in columns)
        assert sheet.caption.isEmpty() or sheet.caption.top() >= sheet.body.bottom() - 1
    for row in each(rows[1:]):
        assert sheet.row(row).top() >= sheet.row(row - 1).bottom() - 0.01
    for col in each(columns[1:]):
        assert sheet.column(col).left() >= sheet.column(col - 1).right() - 0.01


def test_hit_testing_agrees_with_the_picture(reference_font: QFont) -> None:
    """Elements, whole rows at their numbers and braces, columns at their heads, and nothing around them."""
    problem = gallery.problem("knuth_2000")
    sheet = by_hand.layout_of(QRectF(0, 0, 420, 400), problem, reference_font)
    for row in range(6):
        assert sheet.at(sheet.gutter(row).center()) == (row, None)
        for col in range(7):
            assert sheet.at(sheet.cell(row, col).center()) == (row, col)
            assert sheet.at(sheet.name(col).center()) == (None, col)
            assert sheet.at(sheet.state(col).center()) == (None, col)
    assert sheet.at(QPointF(sheet.body.center().x(), sheet.body.bottom() + 5)) is None
    assert sheet.at(QPointF(sheet.gutter(0).left() - 5, sheet.body.center().y())) is None
    assert sheet.at(QPointF(sheet.gutter(0).left() + 5, sheet.top)) is None


def test_the_matrix_by_hand_is_as_large_as_the_space_allows(reference_font: QFont) -> None:
    problem, sizes = gallery.problem("six_sets"), ((220, 140), (1600, 1000))
    small, large = (by_hand.layout_of(QRectF(0, 0, *size), problem, reference_font).em for size in sizes)
    assert small > 9
    assert large > 70
