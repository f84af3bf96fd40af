"""Steps drawn over a board: everything is inside, and every sign can be distinguished from the background."""

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from solver_core.hints import Node, Step
from sudoku_gui.features.hints.technique_page import TechniqueText, pages
from sudoku_gui.render import theme
from sudoku_gui.render.board import paint_step
from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.board.paint import paint
from sudoku_gui.render.board.paint_step import _links
from tests.amounts import each
from tests.gui.canvas import LooksLike, canvas

_SIDE, _PADDING = 360, 40
_OUTSIDE = QColor("#ff00ff")
EXAMPLES = [page for page in pages().values() if page.example is not None]


def painted(page: TechniqueText, colours: theme.Theme, *, with_step: bool) -> QImage:
    assert page.example is not None
    image = QImage(_SIDE + 2 * _PADDING, _SIDE + 2 * _PADDING, QImage.Format.Format_RGB32)
    image.fill(_OUTSIDE)
    look = BoardLook()
    if with_step:
        look = paint_step.with_step(look, page.example.step, page.example.position)
    painter = QPainter(image)
    paint(painter, QRectF(_PADDING, _PADDING, _SIDE, _SIDE), look, colours)
    painter.end()
    return image


def test_no_mark_and_no_link_leaves_the_board() -> None:
    """In all examples of the manual, the padding around the board keeps its colour."""
    for page in each(EXAMPLES):
        image = painted(page, theme.light(), with_step=True)
        width = image.width()
        frames = (
            QRect(0, 0, width, _PADDING),
            QRect(0, width - _PADDING, width, _PADDING),
            QRect(0, 0, _PADDING, width),
            QRect(width - _PADDING, 0, _PADDING, width),
        )
        for frame in frames:
            empty = QImage(frame.size(), image.format())
            empty.fill(_OUTSIDE)
            assert image.copy(frame) == empty


@pytest.mark.parametrize(
    "colours", [theme.light(), theme.dark(), theme.high_contrast()], ids=lambda one: one.name
)
def test_removed_candidates_are_crossed_out_in_the_colour_of_conflicts(colours: theme.Theme) -> None:
    image = painted(pages()["x_wing"], colours, with_step=True)
    found = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert colours.wrong.name() in found
    assert painted(pages()["x_wing"], colours, with_step=False) != image


def test_a_ring_closes_and_a_branch_joins_the_main_line() -> None:
    nodes = [Node((cell,), 1, is_on=bool(cell % 2)) for cell in range(4)]
    assert [link[:2] for link in _links(tuple(nodes), is_ring=True)][-1] == (nodes[3], nodes[0])
    branch = (nodes[0], Node((9,), 2, True, True, True), Node((10,), 2, False, False, True), nodes[1])
    links = {(link.start.cells[0], link.end.cells[0]): link.is_main for link in _links(branch, is_ring=False)}
    assert links == {(9, 10): False, (10, 1): False, (0, 1): True}


def test_a_step_survives_its_way_through_json() -> None:
    for page in EXAMPLES:
        assert page.example is not None
        assert Step.from_json(page.example.step.to_json()) == page.example.step


DRAWN = [
    *("x_wing", "finned_swordfish", "sue_de_coq", "multi_colors_1"),
    *("als_xy_wing", "continuous_nice_loop", "grouped_aic", "hidden_single"),
]
"""One of each way to draw a step: a pattern, fins, sets, colours, common digits, a ring, groups, and a digit."""


@pytest.mark.parametrize("colours", [theme.light(), theme.dark()], ids=lambda one: one.name)
def test_each_way_to_draw_a_step_looks_as_in_the_picture(
    colours: theme.Theme, reference_font: QFont, looks_like: LooksLike
) -> None:
    side = 300
    with canvas(4 * side, 2 * side, background=colours.window) as (image, painter):
        painter.setFont(reference_font)
        for number, name in enumerate(DRAWN):
            example = pages()[name].example
            assert example is not None
            look = paint_step.with_step(BoardLook(), example.step, example.position, shows_all=True)
            corner = QPointF(number % 4 * side, number // 4 * side)
            paint(painter, QRectF(corner, QSizeF(side, side)).adjusted(6, 6, -6, -6), look, colours)
    looks_like(image, f"steps_{colours.name}")
