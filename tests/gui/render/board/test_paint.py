"""The painted board: crisp lines at every size, and every state known by its shape."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator

from sudoku_gui.render import theme
from sudoku_gui.render.board.geometry import BoardGeometry
from sudoku_gui.render.board.look import BoardLook, CellLook, Ink
from sudoku_gui.render.board.paint import cell_at, cell_rect, paint
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import black_and_white, canvas

SIZES = (270, 333, 901)
RATIOS = (1.0, 1.25, 1.5, 2.0)
HERE = 40
MASK = 0b100010010  # 2, 5 and 9


def picture(
    look: BoardLook, size: float = 540, ratio: float = 1.0, colours: Theme | None = None, shift: float = 0.0
) -> QImage:
    side = round(size * ratio) + (2 if shift else 0)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    painter.translate(shift, shift)
    paint(painter, QRectF(0, 0, size, size), look, colours or theme.light(), ratio)
    painter.end()
    return image


def one_cell(cell: CellLook, **others: object) -> BoardLook:
    cells = (*(CellLook(),) * HERE, cell, *(CellLook(),) * HERE)
    return replace(BoardLook(cells), **others)  # type: ignore[arg-type]


def runs(image: QImage, y: int) -> list[tuple[str, int]]:
    """The colours met along a row of pixels, and for how many pixels each."""
    names = (image.pixelColor(x, y).name() for x in range(image.width()))
    return [(name, len(list(same))) for name, same in groupby(names)]


def expected_runs(colours: Theme, geometry: BoardGeometry) -> Iterator[tuple[str, int]]:
    thick, thin = (colours.thick_line.name(), geometry.thick), (colours.thin_line.name(), geometry.thin)
    yield thick
    for col in range(9):
        yield colours.paper.name(), geometry.cell
        yield thick if col % 3 == 2 else thin


@pytest.mark.parametrize(("ratio", "shift"), [(1.0, 0.0), (1.25, 0.4), (1.5, 0.4), (2.0, 0.0)])
@pytest.mark.parametrize("size", SIZES)
def test_every_line_covers_whole_device_pixels(size: int, ratio: float, shift: float) -> None:
    """No line is blurred, no cell is wider than another, and hardly any space is wasted, whatever the screen."""
    geometry = BoardGeometry.within(QRectF(0, 0, size, size), ratio)
    assert geometry.thick == 3 * geometry.thin
    assert size * ratio - 9 <= geometry.side <= size * ratio
    assert geometry.start(8) + geometry.cell + geometry.thick == geometry.side
    image = picture(BoardLook(), size, ratio, shift=shift)
    for y in (image.height() // 2, geometry.top + geometry.thick + 2):
        found = [run for run in runs(image, y) if run[0] != "#ff00ff"]
        assert found == list(expected_runs(theme.light(), geometry))


@given(
    width=st.integers(270, 2000),
    height=st.integers(270, 2000),
    ratio=st.sampled_from(RATIOS),
    cell=st.integers(0, 80),
)
def test_cell_at_is_the_inverse_of_cell_rect(width: int, height: int, ratio: float, cell: int) -> None:
    """A click lands in the cell that was painted there, to its very corners."""
    rect = QRectF(11, 7, width, height)
    area = cell_rect(rect, cell, ratio)
    assert rect.contains(area)
    for point in (area.center(), area.topLeft(), area.bottomRight() - QPointF(0.01, 0.01)):
        assert cell_at(rect, point, ratio) == cell


def test_a_point_beside_the_board_is_no_cell() -> None:
    """The margins of an oblong window select nothing; a line belongs to a cell beside it."""
    rect = QRectF(0, 0, 800, 540)
    assert cell_at(rect, QPointF(100, 270)) is None
    assert cell_at(rect, QPointF(400, 541)) is None
    assert cell_at(rect, QPointF(132, 2)) == 0


def test_a_board_has_81_cells() -> None:
    with pytest.raises(ValueError, match="81 cells, not 80"):
        BoardLook((CellLook(),) * 80)


def test_every_ink_looks_different() -> None:
    """Given, entered, forced and guessed digits differ in colour, and still do without any."""
    for colours in (theme.light(), black_and_white()):
        pictures = [picture(one_cell(CellLook(7, ink)), colours=colours) for ink in Ink]
        assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize(
    ("plain", "marked"),
    [
        (CellLook(7), CellLook(7, newest=True)),
        (CellLook(7), CellLook(7, clashing=True)),
        (CellLook(7), CellLook(7, dead=True)),
        (CellLook(7), CellLook(7, wrong=True)),
        (CellLook(), CellLook(filtered=True)),
        (CellLook(corner=MASK), CellLook(corner=MASK, refuted=1 << 4)),
        (CellLook(centre=MASK), CellLook(centre=MASK, refuted=1 << 4)),
        (CellLook(7), CellLook(7, covered=True)),
        (CellLook(), CellLook(dead=True)),
        (CellLook(), CellLook(candidates=MASK)),
        (CellLook(7, Ink.GUESS), CellLook(7, Ink.GUESS, depth=3, guess=3)),
        (CellLook(7, Ink.GUESS, depth=3, guess=3), CellLook(7, Ink.GUESS, depth=12, guess=12)),
        (CellLook(7, Ink.GUESS, depth=3, guess=3), CellLook(7, Ink.GUESS, depth=3, guess=3, newest=True)),
    ],
)
def test_every_state_has_a_shape(plain: CellLook, marked: CellLook) -> None:
    """Without colours each state still changes enough of its cell to be noticed."""
    black, size = black_and_white(), 270
    before, after = (picture(one_cell(cell), size, colours=black) for cell in (plain, marked))
    area = cell_rect(QRectF(0, 0, size, size), HERE).toRect()
    changed = sum(
        before.pixel(x, y) != after.pixel(x, y)
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    )
    assert changed >= 0.005 * area.width() * area.height()


@pytest.mark.parametrize(
    ("calm", "marked"),
    [
        (BoardLook(), BoardLook(selected=HERE)),
        (BoardLook(selected=HERE), BoardLook(selected=HERE, focus=True)),
        (BoardLook(selected=HERE), BoardLook(selected=HERE, selection=frozenset({HERE, 41}))),
        (
            BoardLook(selected=HERE, selection=frozenset({HERE, 41})),
            BoardLook(selected=41, selection=frozenset({HERE, 41})),
        ),
        (BoardLook((CellLook(7),) * 81), BoardLook((CellLook(7),) * 81, active=7)),
        (BoardLook(), BoardLook(conflicts=((0, 8),))),
        (BoardLook(), BoardLook(conflicts=((0, 20),))),
        (
            BoardLook((CellLook(7), CellLook(6), *(CellLook(),) * 78, CellLook(7)), selected=1),
            BoardLook((CellLook(7), CellLook(6), *(CellLook(),) * 78, CellLook(7)), selected=0),
        ),
    ],
)
def test_selection_conflicts_and_equals_have_shapes(calm: BoardLook, marked: BoardLook) -> None:
    black = black_and_white()
    assert picture(calm, colours=black) != picture(marked, colours=black)


def test_the_house_of_the_selection_is_shaded_and_nothing_else() -> None:
    """Row, col and box of the selected cell, 20 cells besides itself."""
    image, colours = picture(BoardLook(selected=0)), theme.light()
    middles = [cell_rect(QRectF(0, 0, 540, 540), cell).center().toPoint() for cell in range(81)]
    shaded = [image.pixelColor(middle) == colours.house_shade for middle in middles]
    assert sum(shaded) == 20
    assert shaded[8]
    assert shaded[72]
    assert shaded[20]
    assert image.pixelColor(middles[0]) == colours.same_digit


def test_several_selected_cells_have_one_outline() -> None:
    """No line of it is between two of them, and where it turns inwards its corner is whole."""
    colours, whole = theme.light(), QRectF(0, 0, 540, 540)
    cells = frozenset({0, 1, 9, 10, 11, 20})  # like a stair
    image = picture(BoardLook(selected=0, selection=cells, focus=True))
    blue = {(x, y) for x in range(540) for y in range(540) if image.pixelColor(x, y) == colours.selection}
    between = cell_rect(whole, 0).right() + 1, cell_rect(whole, 0).center().y()
    assert not any(abs(x - between[0]) < 3 and abs(y - between[1]) < 9 for x, y in blue)
    outside = cell_rect(whole, 1).right() + 1, cell_rect(whole, 1).center().y()
    assert any(abs(x - outside[0]) < 3 and abs(y - outside[1]) < 9 for x, y in blue)
    corner = cell_rect(whole, 10).topRight().toPoint()  # cell 2 is not selected, its three neighbours are
    assert all((corner.x() - x, corner.y() + y) in blue for x in range(1, 3) for y in range(1, 3))


def test_only_conflicts_of_the_cursor_have_lines_where_there_are_many() -> None:
    """Eighty-one equal digits would be a net of lines in which nothing can be read."""
    pairs = tuple(combinations(range(18), 2))
    assert len(pairs) > 100
    look = BoardLook(conflicts=pairs, selected=0)
    assert picture(look) == picture(replace(look, conflicts=pairs[:17]))


def test_the_line_of_a_conflict_leaves_the_digits_between_readable() -> None:
    cells = (CellLook(7), *(CellLook(),) * 3, CellLook(1, Ink.GIVEN), *(CellLook(),) * 3, CellLook(7))
    look = BoardLook((*cells, *(CellLook(),) * 72))
    area = cell_rect(QRectF(0, 0, 540, 540), 4).toAlignedRect()
    heart = QRect(QRect(0, 0, area.width() // 2, area.height() // 2))
    heart.moveCenter(area.center())
    assert picture(look).copy(heart) == picture(replace(look, conflicts=((0, 8),))).copy(heart)


@pytest.mark.parametrize("digit", [1, 5, 7])
def test_candidates_keep_their_places(digit: int) -> None:
    """The seven is always in the lower left, so that patterns can be seen across cells."""
    colours = theme.light()
    image = picture(one_cell(CellLook(candidates=1 << (digit - 1))), 900)
    area = cell_rect(QRectF(0, 0, 900, 900), HERE).toRect()
    inked = [
        (x, y)
        for x in range(area.left(), area.right())
        for y in range(area.top(), area.bottom())
        if image.pixelColor(x, y) != colours.paper
    ]
    third = area.width() / 3
    row, col = divmod(digit - 1, 3)
    assert inked
    assert {int((x - area.left()) // third) for x, _ in inked} == {col}
    assert {int((y - area.top()) // third) for _, y in inked} == {row}


def test_digits_are_about_three_fifths_of_a_cell_high() -> None:
    """Large enough to be read from afar, with room for the marks around them."""
    image = picture(one_cell(CellLook(1, Ink.GIVEN)))
    area = cell_rect(QRectF(0, 0, 540, 540), HERE).toRect()
    rows = [
        y
        for y in range(area.top(), area.bottom())
        if any(image.pixelColor(x, y) != theme.light().paper for x in range(area.left(), area.right()))
    ]
    assert (rows[-1] - rows[0] + 1) / area.height() == pytest.approx(0.61, abs=0.03)
    assert (rows[0] + rows[-1]) / 2 == pytest.approx(area.center().y(), abs=1)


def test_large_and_small_pictures_show_the_same() -> None:
    """Digits too large for Qt's glyph cache take another way and still stand in the same place."""
    look = one_cell(CellLook(5, Ink.GIVEN))
    large = picture(look, 540, 2.0).scaled(QSize(540, 540), mode=Qt.TransformationMode.SmoothTransformation)
    small = picture(look, 540)
    area = cell_rect(QRectF(0, 0, 540, 540), HERE).toRect()
    points = [(x, y) for x in range(area.left(), area.right()) for y in range(area.top(), area.bottom())]
    off = sum(abs(large.pixelColor(x, y).lightness() - small.pixelColor(x, y).lightness()) for x, y in points)
    assert off / len(points) < 12


def test_the_painter_is_left_as_it_was() -> None:
    """Whoever paints more beside the board finds pen, brush and scale unchanged."""
    with canvas(300, 300) as (_, painter):
        painter.setPen(QPen(QColor("red"), 5))
        painter.translate(3, 4)
        paint(painter, QRectF(0, 0, 290, 290), BoardLook(selected=3), theme.dark())
        assert painter.pen() == QPen(QColor("red"), 5)
        assert painter.transform().dx() == 3


def test_paper_gets_outlines_instead_of_a_font() -> None:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setViewBox(QRect(0, 0, 540, 540))
    painter = QPainter(generator)
    paint(painter, QRectF(0, 0, 540, 540), one_cell(CellLook(7, Ink.GUESS, depth=2, guess=2)), theme.light())
    painter.end()
    svg = bytes(data.data())
    assert b"<text" not in svg
    assert svg.count(b"<path") >= 2
