"""What is drawn around the letters of a matrix by hand: numbers of rows, arrows, ticks, rings and frames."""

from functools import cached_property, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF, QStaticText

from solver_core.cover.waiting import Turn
from sudoku_gui.panes.matrix.by_hand_layout import HandLayout
from sudoku_gui.panes.matrix.by_hand_look import Fate, HandLook
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import names

_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_SMALL: Final = 0.72
"""Letters of what stands beside the rows and under names."""
_DISC: Final = 0.62
"""From the middle of a number's disc to its edge, in em."""
_LEGIBLE: Final = 5.0
"""Pixels below which numbers are left out."""


class Ink:
    """A painter at work on one sheet.

    Args:
        painter: paints, in the font of the window.
        sheet: where everything stands.
        look: what there is to see.
        theme: in which colours.
    """

    def __init__(self, painter: QPainter, sheet: HandLayout, look: HandLook, theme: Theme) -> None:
        self.painter, self.sheet, self.look, self.theme = painter, sheet, look, theme
        self.em = sheet.em
        self.stroke = max(1.0, 0.07 * sheet.em)
        self._fonts: dict[tuple[bool, bool, float], tuple[QFont, str]] = {}
        self._usual = painter.font()
        self._in_use: QFont | None = None

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the columns are called."""
        problem = self.look.problem
        return tuple(names.item_name(problem, item) for item in range(len(problem.names)))

    def colour(self, option: int) -> QColor:
        """Of the letters of a row."""
        row = self.look.rows[option]
        if row.fate is Fate.CHOSEN:
            return self.theme.guess if row.is_guess else self.theme.forced
        return self.theme.covered_column if row.fate is Fate.OUT else self.theme.ink

    def write(
        self, room: QRectF, text: str, *, bold: bool = False, italic: bool = False, size: float = 1.0
    ) -> None:
        """A word in the middle of a room, smaller where it is too long, cut short where that does not help."""
        font, key = self._font(size, bold=bold, italic=italic)
        extent = _word(text, key)[1]
        if len(text) > 1 and extent.width() > room.width():
            size = round(size * max(0.6, 0.94 * room.width() / extent.width()), 2)
            font, _ = self._font(size, bold=bold, italic=italic)
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        self.put(room.center(), text, bold=bold, italic=italic, size=size)

    def put(
        self, middle: QPointF, text: str, *, bold: bool = False, italic: bool = False, size: float = 1.0
    ) -> None:
        """A word around a point, as long as it is."""
        font, key = self._font(size, bold=bold, italic=italic)
        word, extent = _word(text, key)
        if font is not self._in_use:
            self.painter.setFont(font)
            self._in_use = font
        self.painter.drawStaticText(
            QPointF(middle.x() - extent.width() / 2, middle.y() - extent.height() / 2), word
        )

    def _font(self, size: float, *, bold: bool, italic: bool) -> tuple[QFont, str]:
        wanted = bold, italic, size
        if wanted not in self._fonts:
            font = QFont(self._usual)
            font.setPixelSize(max(1, round(size * self.em)))
            font.setBold(bold)
            font.setItalic(italic)
            self._fonts[wanted] = font, font.key()
        return self._fonts[wanted]


@lru_cache(maxsize=2048)
def _word(text: str, font: str) -> tuple[QStaticText, QSizeF]:
    """A word laid out once for all pictures, and its size: most of the time would go into that."""
    as_it_is = QFont()
    as_it_is.fromString(font)
    word = QStaticText(text)
    word.setTextFormat(Qt.TextFormat.PlainText)
    word.prepare(font=as_it_is)
    return word, word.size()


# --- columns --------------------------------------------------------------------------------------------


def paint_state(ink: Ink, item: int) -> None:
    """Under a name: the rows left, a tick or how often it is covered, or a cross."""
    column, room, theme = ink.look.columns[item], ink.sheet.state(item), ink.theme
    if column.is_dead:
        _paint_cross(ink, room.center(), 0.28 * ink.em, theme.empty_column)
    elif column.is_live:
        if _SMALL * ink.em >= _LEGIBLE:
            ink.painter.setPen(theme.candidate)
            ink.write(room, names.number(column.size), size=_SMALL)
    elif column.times > 1:
        ink.painter.setPen(theme.forced)
        ink.write(room, f"{column.times}×", bold=True, size=_SMALL)
    elif column.times:
        _paint_tick(ink, room.center())


def paint_arrow(ink: Ink, item: int, size: int) -> None:
    """Above the column branched on, with the rows that it had then."""
    room, theme = ink.sheet.arrow(item), ink.theme
    is_dead = ink.look.columns[item].is_dead
    colour = theme.empty_column if is_dead else theme.chosen_column
    half = 0.34 * ink.em
    tip = QPointF(room.center().x(), room.bottom())
    ink.painter.setPen(Qt.PenStyle.NoPen)
    ink.painter.setBrush(colour)
    ink.painter.drawPolygon(
        QPolygonF([tip, tip + QPointF(-half, -0.75 * ink.em), tip + QPointF(half, -0.75 * ink.em)])
    )
    ink.painter.setPen(colour)
    beside = QRectF(tip.x() + half, room.top(), 1.4 * ink.em, room.height())
    ink.write(beside, names.number(size), bold=True, size=0.85)


def _paint_tick(ink: Ink, middle: QPointF) -> None:
    reach = 0.3 * ink.em
    colour = ink.theme.solution
    pen = QPen(colour, 1.7 * ink.stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    ink.painter.setPen(pen)
    foot = middle + QPointF(-0.2 * reach, 0.7 * reach)
    ink.painter.drawLine(middle + QPointF(-0.9 * reach, 0), foot)
    ink.painter.drawLine(foot, middle + QPointF(reach, -0.8 * reach))


def _paint_cross(ink: Ink, middle: QPointF, reach: float, colour: QColor) -> None:
    pen = QPen(colour, 1.7 * ink.stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    ink.painter.setPen(pen)
    across, down = QPointF(reach, reach), QPointF(reach, -reach)
    ink.painter.drawLine(middle - across, middle + across)
    ink.painter.drawLine(middle - down, middle + down)


# --- rows -----------------------------------------------------------------------------------------------


def paint_turns(ink: Ink) -> None:
    """Beside the rows: numbers of those chosen, and which others have had their turn or wait for it."""
    for option, row in enumerate(ink.look.rows):
        if row.depth:
            middle = ink.sheet.gutter(option).center()
            if row.fate is Fate.CHOSEN:
                _paint_number(ink, middle, row.depth, is_guess=row.is_guess)
            elif row.turn is not None:
                _paint_turn(ink, middle, row.depth, row.turn)


def _paint_number(ink: Ink, middle: QPointF, number: int, *, is_guess: bool) -> None:
    ink.painter.setPen(Qt.PenStyle.NoPen)
    ink.painter.setBrush(ink.theme.guess if is_guess else ink.theme.forced)
    _paint_disc(ink, middle, 1.25 * _DISC if is_guess else _DISC, is_guess=is_guess)
    if _SMALL * ink.em >= _LEGIBLE:
        ink.painter.setPen(ink.theme.paper)
        ink.write(_around(middle, _DISC * ink.em), names.number(number), bold=True, size=0.8)


def _paint_turn(ink: Ink, middle: QPointF, number: int, turn: Turn) -> None:
    is_guess = turn.among > 1
    if turn.is_over:
        _paint_cross(ink, middle, 0.32 * ink.em, ink.theme.covered_column)
        return
    ink.painter.setPen(QPen(ink.theme.guess if is_guess else ink.theme.forced, ink.stroke))
    ink.painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_disc(ink, middle, _DISC if is_guess else 0.8 * _DISC, is_guess=is_guess)
    if _SMALL * ink.em >= _LEGIBLE:
        ink.write(_around(middle, _DISC * ink.em), names.number(number), size=0.6)


def _paint_disc(ink: Ink, middle: QPointF, reach: float, *, is_guess: bool) -> None:
    if is_guess:
        ink.painter.drawPolygon(diamond(middle, reach * ink.em))
    else:
        ink.painter.drawEllipse(middle, reach * ink.em, reach * ink.em)


# --- what has changed, what is pointed at ---------------------------------------------------------------


def paint_changed(ink: Ink) -> None:
    """A ring around what the last event was about."""
    changed, sheet = ink.look.changed, ink.sheet
    if changed is None:
        return
    ink.painter.setBrush(Qt.BrushStyle.NoBrush)
    ink.painter.setPen(QPen(ink.theme.newest, 1.5 * ink.stroke))
    option, item = changed.option, changed.item
    if option is not None and (item is None or ink.look.is_turn):
        reach = 0.85 * ink.em
        ink.painter.drawEllipse(sheet.gutter(option).center(), reach, reach)
    elif item is not None:
        room = sheet.name(item) if option is None else sheet.cell(option, item)
        high = min(0.5 * room.height(), 0.75 * ink.em)
        wide = min(0.5 * room.width(), max(high, 0.4 * ink.em * (1 + len(ink.names[item]))))
        ink.painter.drawEllipse(room.center(), wide, high)


def paint_lit(ink: Ink, target: Target | None) -> None:
    """Bands of what is pointed at, below the letters."""
    if target is None:
        return
    bands = [ink.sheet.column(item) for item in _lit_columns(ink, target)]
    bands += [ink.sheet.row(option) for option in _lit_rows(ink, target)]
    for band in bands:
        ink.painter.fillRect(band.toAlignedRect(), ink.theme.same_digit)


def paint_target(ink: Ink, target: Target | None, *, is_walked: bool) -> None:
    """Dashed frames around what is pointed at; where the keyboard is they are whole."""
    if target is None:
        return
    pen = QPen(ink.theme.selection, (1.8 if is_walked else 1.3) * ink.stroke)
    pen.setStyle(Qt.PenStyle.SolidLine if is_walked else Qt.PenStyle.DashLine)
    ink.painter.setPen(pen)
    ink.painter.setBrush(Qt.BrushStyle.NoBrush)
    rows, columns = _lit_rows(ink, target), _lit_columns(ink, target)
    frames = [ink.sheet.row(option) for option in rows] + [ink.sheet.column(item) for item in columns]
    if rows and columns:
        frames = [ink.sheet.cell(rows[0], columns[0])]
    for frame in frames:
        ink.painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 0.25 * ink.em, 0.25 * ink.em)


def _lit_rows(ink: Ink, target: Target) -> list[int]:
    return [] if target.option is None else sorted(target.options(ink.look.problem))


def _lit_columns(ink: Ink, target: Target) -> list[int]:
    return [] if target.item is None else sorted(target.items(ink.look.problem))


# --- shapes ---------------------------------------------------------------------------------------------


def diamond(middle: QPointF, reach: float) -> QPolygonF:
    """A square on its corner."""
    right, down = QPointF(reach, 0), QPointF(0, reach)
    return QPolygonF([middle - right, middle - down, middle + right, middle + down])


def _around(middle: QPointF, reach: float) -> QRectF:
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
