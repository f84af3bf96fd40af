"""Signs around the letters of a matrix by hand: numbers of rows, arrows, check marks, rings and frames."""

from functools import cached_property, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QStaticText

from solver_core.cover.replay.turns import Turn
from sudoku_gui.features.play.small_matrix.layout import SmallMatrixLayout
from sudoku_gui.features.play.small_matrix.model import RowState, SmallMatrixLook
from sudoku_gui.player.selection import Target
from sudoku_gui.render.shapes import around, cross, diamond, draw_with, pointer
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import names

_SMALL: Final = 0.72  # the size of letters beside the rows and under names
_DISC: Final = 0.62  # from the middle of a number's disc to its edge, in em
_LEGIBLE: Final = 5.0  # pixels below which numbers are left out


class SmallMatrixDrawing:
    """A painter at work on one matrix, in the font of the window."""

    def __init__(
        self, painter: QPainter, layout: SmallMatrixLayout, look: SmallMatrixLook, theme: Theme
    ) -> None:
        self.painter, self.layout, self.look, self.theme = painter, layout, look, theme
        self.em = layout.em
        self.stroke = max(1.0, 0.07 * layout.em)
        self._fonts: dict[tuple[bool, bool, float], tuple[QFont, str]] = {}
        self._usual = painter.font()
        self._in_use: QFont | None = None

    @cached_property
    def names(self) -> tuple[str, ...]:
        problem = self.look.problem
        return tuple(names.item_name(problem, item) for item in range(len(problem.names)))

    def colour(self, option: int) -> QColor:
        """The ink of a row."""
        row = self.look.rows[option]
        if row.state is RowState.CHOSEN:
            return self.theme.guess if row.is_guess else self.theme.forced
        return self.theme.covered_column if row.state is RowState.OUT else self.theme.ink

    def write(
        self, space: QRectF, text: str, size: float = 1.0, *, bold: bool = False, italic: bool = False
    ) -> None:
        """Write a word in the middle of a space, smaller where it is too long, cut short where that does not help."""
        font, key = self._font(size, bold=bold, italic=italic)
        width = _word(text, key)[1].width()
        if len(text) > 1 and width > space.width():
            size = round(size * max(0.6, 0.94 * space.width() / width), 2)
            font, _ = self._font(size, bold=bold, italic=italic)
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, space.width())
        self.put(space.center(), text, size, bold=bold, italic=italic)

    def put(
        self, middle: QPointF, text: str, size: float = 1.0, *, bold: bool = False, italic: bool = False
    ) -> None:
        """Write a word around a point, as long as it is."""
        font, key = self._font(size, bold=bold, italic=italic)
        word, extent = _word(text, key)
        if font is not self._in_use:
            self.painter.setFont(font)
            self._in_use = font
        self.painter.drawStaticText(middle - QPointF(extent.width() / 2, extent.height() / 2), word)

    def width(self, text: str) -> float:
        """How wide a word is in the usual weight."""
        return _word(text, self._font(1.0, bold=False, italic=False)[1])[1].width()

    def _font(self, size: float, *, bold: bool, italic: bool) -> tuple[QFont, str]:
        wanted = bold, italic, size
        if wanted not in self._fonts:
            font = QFont(self._usual)
            font.setPixelSize(max(1, round(size * self.em)))
            font.setBold(bold)
            font.setItalic(italic)
            self._fonts[wanted] = font, font.key()
        return self._fonts[wanted]


@lru_cache(maxsize=256)
def _word(text: str, font: str) -> tuple[QStaticText, QSizeF]:
    """A word laid out once for all pictures, and its size: most of the time would go into that."""
    as_it_is = QFont()
    as_it_is.fromString(font)
    word = QStaticText(text)
    word.setTextFormat(Qt.TextFormat.PlainText)
    word.prepare(font=as_it_is)
    return word, word.size()


def paint_state(drawing: SmallMatrixDrawing, item: int) -> None:
    """Paint below a name the rows left, a check mark, how often covered, dots until an option has it, or a cross."""
    column, space, theme = drawing.look.columns[item], drawing.layout.state(item), drawing.theme
    if column.is_dead:
        _paint_cross(drawing, space.center(), 0.28 * drawing.em, theme.empty_column)
    elif column.is_live or column.colour is not None:
        if _SMALL * drawing.em >= _LEGIBLE:
            drawing.painter.setPen(theme.candidate)
            drawing.write(space, names.number(column.size), _SMALL)
    elif column.times > 1:
        drawing.painter.setPen(theme.forced)
        drawing.write(space, f"{column.times}×", _SMALL, bold=True)
    elif column.times:
        _paint_check_mark(drawing, space.center())
    elif _SMALL * drawing.em >= _LEGIBLE:
        drawing.painter.setPen(theme.candidate)
        drawing.write(space, "…", _SMALL)


def paint_arrow(drawing: SmallMatrixDrawing, item: int, size: int) -> None:
    """Above the column branched on, with the rows that it had then."""
    space, theme = drawing.layout.arrow(item), drawing.theme
    is_dead = drawing.look.columns[item].is_dead
    colour = theme.empty_column if is_dead else theme.chosen_column
    half = 0.34 * drawing.em
    tip = QPointF(space.center().x(), space.bottom())
    draw_with(drawing.painter, fill=colour)
    drawing.painter.drawPolygon(pointer(tip, QPointF(0, -0.75 * drawing.em), half))
    drawing.painter.setPen(colour)
    beside = QRectF(tip.x() + half, space.top(), 1.4 * drawing.em, space.height())
    drawing.write(beside, names.number(size), 0.85, bold=True)


def _paint_check_mark(drawing: SmallMatrixDrawing, middle: QPointF) -> None:
    reach = 0.3 * drawing.em
    _set_round_pen(drawing, drawing.theme.solution)
    foot = middle + QPointF(-0.2 * reach, 0.7 * reach)
    drawing.painter.drawLine(middle + QPointF(-0.9 * reach, 0), foot)
    drawing.painter.drawLine(foot, middle + QPointF(reach, -0.8 * reach))


def _paint_cross(drawing: SmallMatrixDrawing, middle: QPointF, reach: float, colour: QColor) -> None:
    _set_round_pen(drawing, colour)
    drawing.painter.drawLines(cross(around(middle, reach)))


def _set_round_pen(drawing: SmallMatrixDrawing, colour: QColor) -> None:
    width = 1.7 * drawing.stroke
    drawing.painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


def paint_turns(drawing: SmallMatrixDrawing) -> None:
    """Paint beside rows the depth of a chosen one, and which others have had their turn or wait; `…`: none yet."""
    depth = sum(row.state is RowState.CHOSEN for row in drawing.look.rows)
    for option, row in enumerate(drawing.look.rows):
        if row.depth:
            middle = drawing.layout.gutter(option).center()
            if row.state is RowState.CHOSEN:
                _paint_number(drawing, middle, row.depth, is_guess=row.is_guess)
            elif row.turn is not None:
                number = names.number(row.depth) if row.depth <= depth else "…"
                _paint_turn(drawing, middle, number, row.turn)


def _paint_number(drawing: SmallMatrixDrawing, middle: QPointF, number: int, *, is_guess: bool) -> None:
    draw_with(drawing.painter, fill=drawing.theme.guess if is_guess else drawing.theme.forced)
    _paint_disc(drawing, middle, 1.25 * _DISC if is_guess else _DISC, is_guess=is_guess)
    if _SMALL * drawing.em >= _LEGIBLE:
        drawing.painter.setPen(drawing.theme.paper)
        drawing.write(around(middle, _DISC * drawing.em), names.number(number), 0.8, bold=True)


def _paint_turn(drawing: SmallMatrixDrawing, middle: QPointF, number: str, turn: Turn) -> None:
    is_guess = turn.among > 1
    if turn.is_over:
        _paint_cross(drawing, middle, 0.32 * drawing.em, drawing.theme.covered_column)
        return
    draw_with(
        drawing.painter, QPen(drawing.theme.guess if is_guess else drawing.theme.forced, drawing.stroke)
    )
    _paint_disc(drawing, middle, _DISC if is_guess else 0.8 * _DISC, is_guess=is_guess)
    if _SMALL * drawing.em >= _LEGIBLE:
        drawing.write(around(middle, _DISC * drawing.em), number, 0.6)


def _paint_disc(drawing: SmallMatrixDrawing, middle: QPointF, reach: float, *, is_guess: bool) -> None:
    if is_guess:
        drawing.painter.drawPolygon(diamond(middle, reach * drawing.em))
    else:
        drawing.painter.drawEllipse(middle, reach * drawing.em, reach * drawing.em)


def paint_changed(drawing: SmallMatrixDrawing) -> None:
    """Paint a ring around what the last event was about."""
    changed, layout = drawing.look.changed, drawing.layout
    if changed is None:
        return
    draw_with(drawing.painter, QPen(drawing.theme.newest, 1.5 * drawing.stroke))
    option, item = changed.option, changed.item
    if option is not None and (item is None or drawing.look.is_turn):
        reach = 0.85 * drawing.em
        drawing.painter.drawEllipse(layout.gutter(option).center(), reach, reach)
    elif item is not None:
        space = layout.name(item) if option is None else layout.cell(option, item)
        high = min(0.5 * space.height(), 0.75 * drawing.em)
        wide = min(0.5 * space.width(), max(high, 0.4 * drawing.em * (1 + len(drawing.names[item]))))
        drawing.painter.drawEllipse(space.center(), wide, high)


def paint_highlighted(drawing: SmallMatrixDrawing, target: Target | None) -> None:
    """Paint bands of what is pointed at, below the letters."""
    for band in _highlighted(drawing, target):
        drawing.painter.fillRect(band.toAlignedRect(), drawing.theme.same_digit)


def paint_target(drawing: SmallMatrixDrawing, target: Target | None, *, has_cursor: bool) -> None:
    """Dashed frames around what is pointed at; solid ones where the keyboard is."""
    frames, corner = _highlighted(drawing, target), 0.25 * drawing.em
    if target is not None and target.item is not None and target.option is not None:
        frames = [drawing.layout.cell(target.option, target.item)]
    width, style = (1.8, Qt.PenStyle.SolidLine) if has_cursor else (1.3, Qt.PenStyle.DashLine)
    draw_with(drawing.painter, QPen(drawing.theme.selection, width * drawing.stroke, style))
    for frame in frames:
        drawing.painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), corner, corner)


def _highlighted(drawing: SmallMatrixDrawing, target: Target | None) -> list[QRectF]:
    highlighted = []
    if target is not None and target.item is not None:
        highlighted.append(drawing.layout.column(target.item))
    if target is not None and target.option is not None:
        highlighted.append(drawing.layout.row(target.option))
    return highlighted
