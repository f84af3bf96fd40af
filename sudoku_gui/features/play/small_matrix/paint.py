"""A small matrix as a teacher writes it on a board: sets in rows, with every element in its place.

=================  =========================================================================
what               how
=================  =========================================================================
chosen row         a frame, and its number in a disc, or in a diamond where it is a guess
other option       an open diamond or ring: it has its turn later; a cross: it has had it
row that is out    faded and struck through, by a broken line until all of its nodes have
                   left; elements that a chosen row has covered are underlined in the ink of
                   that row: they are to blame
covered column     a check mark under its name, or how often it is covered; dots before
                   an option is chosen that has it, and the size of one with a colour
column branched    an arrow with the rows it had, and a band
dead column        hatched, with a cross under its name
just changed       a ring
pointed at         a dashed frame
=================  =========================================================================
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLine, QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from solver_core.cover import Problem
from sudoku_gui.features.play.small_matrix import paint_signs
from sudoku_gui.features.play.small_matrix.layout import SmallMatrixLayout, within
from sudoku_gui.features.play.small_matrix.model import RowState, SmallMatrixLook
from sudoku_gui.features.play.small_matrix.paint_signs import SmallMatrixDrawing
from sudoku_gui.player.selection import Target
from sudoku_gui.render.fonts import CENTRE, write
from sudoku_gui.render.shapes import around, draw_with
from sudoku_gui.render.theme import Theme, faint
from sudoku_gui.wording import names

_READABLE: Final = 6.5  # pixels below which letters become dots
_TINT: Final = 38
_BAND: Final = 46  # how opaque the background of a chosen row and of the column branched on is, of 255
_MEASURED: Final = 100.0


@dataclass(frozen=True)
class SmallMatrixHighlight:
    """The target, and the sentence below; `has_cursor`: by the keyboard."""

    target: Target | None = None
    caption: str = ""
    has_cursor: bool = False


def layout_of(space: QRectF, problem: Problem, font: QFont) -> SmallMatrixLayout:
    widest, line = _widest(tuple(names.item_names(problem)), font.family()), QFontMetricsF(font).height()
    return within(space, len(problem.options), len(problem.names), name=widest, line=line)


@lru_cache(maxsize=64)
def _widest(columns: tuple[str, ...], family: str) -> float:
    font = QFont(family)
    font.setPixelSize(round(_MEASURED))
    font.setBold(True)
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(name) for name in columns), default=0.0) / _MEASURED


def paint(
    painter: QPainter, space: QRectF, look: SmallMatrixLook, highlight: SmallMatrixHighlight, theme: Theme
) -> None:
    """Paint the matrix as large as fits."""
    font = painter.font()
    drawing = SmallMatrixDrawing(painter, layout_of(space, look.problem, font), look, theme)
    painter.save()
    painter.fillRect(space.toAlignedRect(), theme.paper)
    paint_signs.paint_highlighted(drawing, highlight.target)
    _paint_band(drawing)
    _paint_dead(drawing)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)  # before, it would only cost time
    _paint_rows(drawing)
    _paint_heads(drawing)
    paint_signs.paint_turns(drawing)
    paint_signs.paint_changed(drawing)
    paint_signs.paint_target(drawing, highlight.target, has_cursor=highlight.has_cursor)
    if not drawing.layout.caption.isEmpty():
        _paint_caption(drawing, font, highlight)
    painter.restore()


def _paint_band(drawing: SmallMatrixDrawing) -> None:
    """Below everything: the column branched on."""
    chosen = drawing.look.chosen
    if chosen is not None and chosen[0] not in drawing.look.dead:
        band = drawing.layout.column(chosen[0]).toAlignedRect()
        drawing.painter.fillRect(band, faint(drawing.theme.chosen_column, _BAND))


def _paint_dead(drawing: SmallMatrixDrawing) -> None:
    painter, gap = drawing.painter, max(3, round(0.36 * drawing.em))
    draw_with(painter, QPen(drawing.theme.empty_column, max(1, round(0.5 * drawing.stroke))))
    for item in drawing.look.dead:
        column = drawing.layout.column(item).toAlignedRect().adjusted(1, 0, -2, -1)
        rows = QRect(column)
        rows.setTop(round(drawing.layout.body.top()))
        painter.drawLines(_hatching(rows, gap))
        painter.drawRect(column)


def _hatching(band: QRect, gap: int) -> list[QLine]:
    """Lines between whole pixels, from the lower left to the upper right: faster than a brush."""
    wide, high = band.width() - 1, band.height() - 1
    return [
        QLine(
            band.left() + at - min(at, high),
            band.top() + min(at, high),
            band.left() + min(at, wide),
            band.top() + at - min(at, wide),
        )
        for at in range(gap, wide + high, gap)
    ]


def _paint_heads(drawing: SmallMatrixDrawing) -> None:
    painter, layout, theme = drawing.painter, drawing.layout, drawing.theme
    painter.setPen(QPen(theme.thick_line, drawing.stroke))
    painter.drawLine(*layout.rule())
    primary = len(drawing.look.problem.items)
    for item, column in enumerate(drawing.look.columns):
        is_chosen = drawing.look.chosen is not None and drawing.look.chosen[0] == item
        colour = theme.chosen_column if is_chosen and column.is_live else theme.ink
        is_open = column.is_live or column.colour is not None
        painter.setPen(colour if is_open else theme.covered_column)
        name = names.coloured_name(drawing.look.problem, item, column.colour)
        drawing.write(layout.name(item), name, bold=is_open, italic=item >= primary)
        paint_signs.paint_state(drawing, item)
    if drawing.look.chosen is not None:
        paint_signs.paint_arrow(drawing, *drawing.look.chosen)


def _paint_rows(drawing: SmallMatrixDrawing) -> None:
    for option, row in enumerate(drawing.look.rows):
        if row.state is RowState.CHOSEN:
            _paint_frame(drawing, option)
    for option, row in enumerate(drawing.look.rows):
        _paint_elements(drawing, option)
        if row.state is RowState.OUT:
            line, inset = drawing.layout.row(option), 0.1 * drawing.em
            y = line.center().y()
            style = Qt.PenStyle.DashLine if row.is_leaving else Qt.PenStyle.SolidLine
            drawing.painter.setPen(QPen(drawing.theme.covered_column, drawing.stroke, style))
            drawing.painter.drawLine(QLineF(line.left() + inset, y, line.right() - inset, y))


def _paint_frame(drawing: SmallMatrixDrawing, option: int) -> None:
    colour, gap = drawing.colour(option), 0.08 * drawing.layout.height
    frame, round_by = drawing.layout.row(option).adjusted(0, gap, 0, -gap), 0.25 * drawing.em
    drawing.painter.fillRect(frame.adjusted(1, 1, -1, -1).toAlignedRect(), faint(colour, _TINT))
    drawing.painter.setPen(QPen(colour, 1.6 * drawing.stroke))
    drawing.painter.setBrush(Qt.BrushStyle.NoBrush)  # one with a filling takes three times as long
    drawing.painter.drawRoundedRect(frame, round_by, round_by)


def _paint_elements(drawing: SmallMatrixDrawing, option: int) -> None:
    look, layout, colour = drawing.look, drawing.layout, drawing.colour(option)
    is_chosen = look.rows[option].state is RowState.CHOSEN
    faded = drawing.theme.covered_column
    shown = drawing.theme.ink if look.rows[option].state is RowState.OUT else colour
    colours = {item: faded if look.is_faded(option, item) else shown for item in look.problem.options[option]}
    takers = {item: look.taker(option, item) for item in look.problem.options[option]}
    words = {
        item: names.coloured_name(look.problem, item, look.problem.colour(option, item)) for item in takers
    }
    for item, taker in takers.items():
        if taker is not None:
            colours[item] = drawing.colour(taker)
            _underline(drawing, layout.cell(option, item), words[item], colours[item])
    if layout.em < _READABLE:
        reach = 0.25 * layout.em
        for item, its in colours.items():
            drawing.painter.fillRect(around(layout.cell(option, item).center(), reach), its)
        return
    row, inset = layout.row(option), 0.375 * drawing.em
    y = row.center().y()
    drawing.painter.setPen(colour)
    drawing.put(QPointF(row.left() + inset, y), "{", bold=is_chosen)
    drawing.put(QPointF(row.right() - inset, y), "}", bold=is_chosen)
    for item, its in colours.items():
        drawing.painter.setPen(its)
        if layout.has_space:
            drawing.put(QPointF(layout.middle(item), y), words[item], bold=is_chosen)
        else:
            drawing.write(layout.cell(option, item), words[item], bold=is_chosen)


def _underline(drawing: SmallMatrixDrawing, cell: QRectF, name: str, colour: QColor) -> None:
    reach = min(drawing.width(name), 0.94 * cell.width()) / 2
    x, y = cell.center().x(), cell.center().y() + 0.52 * drawing.em
    drawing.painter.setPen(QPen(colour, 1.6 * drawing.stroke))
    drawing.painter.drawLine(QLineF(x - reach, y, x + reach, y))


def _paint_caption(drawing: SmallMatrixDrawing, font: QFont, highlight: SmallMatrixHighlight) -> None:
    """Write one line: in smaller letters where it is too long, but not smaller than the window's; then cut short."""
    look, space, caption = drawing.look, drawing.layout.caption, highlight.caption
    colour = drawing.theme.ink
    if highlight.target is None and (look.dead or look.is_solved):
        colour = drawing.theme.wrong if look.dead else drawing.theme.forced
    inner = space.adjusted(0.3 * space.height(), 0, -0.3 * space.height(), 0)
    usual, large = QFontInfo(font).pixelSize(), QFont(font)
    large.setBold(colour is not drawing.theme.ink)
    for size in (max(0.5 * space.height(), usual), usual):
        large.setPixelSize(max(1, round(size)))
        metrics = QFontMetricsF(large)
        if metrics.horizontalAdvance(caption) <= inner.width():
            break
    drawing.painter.setFont(large)
    drawing.painter.setPen(colour)
    write(drawing.painter, inner, caption, CENTRE)
