"""Painted lines of code: every state has its own shape, and nothing is clipped."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage

from solver_core.cover.explain.listing import ListingLine
from sudoku_gui.features.pseudocode import paint as pseudocode
from sudoku_gui.features.pseudocode import paint_values as pseudocode_values
from sudoku_gui.features.pseudocode.model import CodeLine
from sudoku_gui.features.pseudocode.paint_values import Value
from sudoku_gui.player.selection import Target
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.amounts import each
from tests.gui.canvas import LooksLike, black_and_white, canvas

FONT = QFont("DejaVu Sans Mono")
FONT.setPixelSize(13)

LINE = ListingLine("x", "", 1, "cover(i)")
STATES = {
    "plain": CodeLine(LINE),
    "executed": CodeLine(LINE, is_executed=True),
    "upcoming": CodeLine(LINE, is_upcoming=True),
    "both": CodeLine(LINE, is_executed=True, is_upcoming=True),
    "calling": CodeLine(LINE, is_calling=True),
    "open": CodeLine(LINE, is_folded=False),
    "folded": CodeLine(LINE, is_folded=True),
    "breakpoint": CodeLine(LINE, has_breakpoint=True),
    "hidden breakpoint": CodeLine(LINE, hides_breakpoint=True),
    "here": CodeLine(LINE, is_here=True),
}


def picture(look: CodeLine, colours: Theme) -> QImage:
    places = pseudocode.margins(FONT)
    with canvas(300, round(places.height)) as (image, painter):
        pseudocode.paint(painter, QRectF(image.rect()), look, colours, places)
    return image


def test_every_state_is_described_by_its_shape() -> None:
    pictures = {name: picture(look, black_and_white()) for name, look in STATES.items()}
    for one, other in each(combinations(STATES, 2)):
        assert pictures[one] != pictures[other], (one, other)


@pytest.mark.parametrize("size", [9, 13, 20, 32])
def test_parts_of_a_line_stand_side_by_side(size: int) -> None:
    """At any size of text, the label has room and the triangle touches no text."""
    font = QFont(FONT)
    font.setPixelSize(size)
    places = pseudocode.margins(font)
    assert 0 < places.gutter < places.label < places.arrows < places.fold
    assert places.label - places.gutter >= QFontMetricsF(places.small).horizontalAdvance("X4–X7")
    for indent in range(5):
        left, right = places.triangle(indent)
        assert places.arrows <= left < right == places.text(indent)


def test_the_effect_of_a_line_stands_behind_it_where_most_of_it_fits() -> None:
    """In a narrow pane there is only the code."""
    short, long = (
        CodeLine(LINE, comment="It leaves."),
        CodeLine(LINE, comment="The header leaves its list, " * 3),
    )
    plain = picture(CodeLine(LINE), theme.light())
    assert picture(short, theme.light()) != plain
    assert picture(long, theme.light()) == plain


def test_a_line_is_as_wide_as_its_boldest_text() -> None:
    places = pseudocode.margins(FONT)
    bold = QFontMetricsF(places.bold)
    for look in STATES.values():
        assert pseudocode.width(places, look) >= places.text(look.line.indent) + bold.horizontalAdvance(
            look.line.text
        )


@pytest.mark.parametrize("width", [150, 300, 500, 900])
@pytest.mark.parametrize("widths", [[30.0] * 3, [20.0, 90.0, 30.0, 140.0] * 2, [400.0] * 2])
def test_values_have_cells_of_their_own(width: int, widths: list[float]) -> None:
    """Inside the strip, side by side while there is space, and none over another."""
    grid = pseudocode_values.grid(FONT, width, widths)
    for number, cell in each(enumerate(grid.cells)):
        assert 0 <= cell.left() < cell.right() <= width + 0.01
        assert cell.width() >= min(width, widths[number])
        assert grid.at(cell.center()) == number
        assert not any(cell.intersects(other) for other in grid.cells[:number])
    assert len(grid.cells) == len(widths)
    assert grid.at(QPointF(5, grid.whole_height + 1)) is None


def test_a_wide_value_has_a_wide_cell_or_several_lines() -> None:
    narrow, wide = (pseudocode_values.grid(FONT, 600, [widest] * 4) for widest in (20, 400))
    assert wide.height == narrow.height == narrow.whole_height
    assert wide.whole_height == 4 * narrow.height
    assert pseudocode_values.grid(FONT, 300, [400] * 4).height > narrow.height


def test_a_value_that_is_highlighted_has_a_frame() -> None:
    grid = pseudocode_values.grid(FONT, 200, [150])
    pictures = []
    target = Target(item=0)
    for highlighted, here in ((None, None), (target, None), (None, 0)):
        with canvas(200, round(grid.height), background="white") as (image, painter):
            value = Value("i", "A", target)
            pseudocode_values.paint(
                painter, grid, (value,), black_and_white(), (FONT, FONT), highlighted=highlighted, here=here
            )
        pictures.append(image)
    assert all(one != other for one, other in combinations(pictures, 2))


def test_all_states_of_a_line_match_their_reference_picture(looks_like: LooksLike) -> None:
    height = round(pseudocode.margins(FONT).height)
    with canvas(660, height * len(STATES)) as (image, painter):
        for column, colours in enumerate((theme.light(), theme.dark(), theme.high_contrast())):
            for row, look in enumerate(STATES.values()):
                painter.drawImage(
                    QPointF(220 * column, height * row), picture(look, colours).copy(0, 0, 220, height)
                )
    looks_like(image, "pseudocode_states")
