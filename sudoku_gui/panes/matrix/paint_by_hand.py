"""A small matrix as a teacher writes it on a board: sets in rows, with every element in its place.

=================  =========================================================================
what               how
=================  =========================================================================
chosen row         a frame, and its number in a disc, or in a diamond where it is a guess
other option       an open diamond or ring: it has its turn later; a cross: it has had it
row that is out    faded and struck through
covered column     a tick under its name, or how often it is covered
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
from sudoku_gui.panes.matrix import by_hand_layout
from sudoku_gui.panes.matrix import paint_by_hand_marks as by_hand_marks
from sudoku_gui.panes.matrix.by_hand_layout import HandLayout
from sudoku_gui.panes.matrix.by_hand_look import Fate, HandLook
from sudoku_gui.panes.matrix.paint_by_hand_marks import Ink
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme
from sudoku_gui.wording import names

_READABLE: Final = 6.5
"""Pixels below which letters become dots."""
_TINT: Final = 38
_BAND: Final = 46
"""How opaque the ground of a chosen row and of the column branched on is, of 255."""
_MEASURED: Final = 100.0
_CENTER: Final = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class Marks:
    """What is pointed at, and the sentence below.

    Attributes:
        target: what is pointed at.
        caption: what is said of it, or of the whole.
        is_walked: whether the keyboard is there.
    """

    target: Target | None = None
    caption: str = ""
    is_walked: bool = False


def layout(room: QRectF, problem: Problem, font: QFont) -> HandLayout:
    """Where a problem's matrix stands in a room."""
    told = tuple(names.item_name(problem, item) for item in range(len(problem.names)))
    return by_hand_layout.layout(
        room,
        len(problem.options),
        len(problem.names),
        name=_widest(told, font.family()),
        line=QFontMetricsF(font).height(),
    )


@lru_cache(maxsize=64)
def _widest(told: tuple[str, ...], family: str) -> float:
    """The width of the longest name, in em, in bold letters."""
    font = QFont(family)
    font.setPixelSize(round(_MEASURED))
    font.setBold(True)
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(name) for name in told), default=0.0) / _MEASURED


def paint(painter: QPainter, room: QRectF, look: HandLook, marks: Marks, theme: Theme) -> None:
    """All of it, as large as fits."""
    sheet, font = layout(room, look.problem, painter.font()), painter.font()
    painter.save()
    painter.fillRect(room.toAlignedRect(), theme.paper)
    ink = Ink(painter, sheet, look, theme)
    by_hand_marks.paint_lit(ink, marks.target)
    _paint_band(ink)
    _paint_dead(ink)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)  # before, it would only cost time
    _paint_rows(ink)
    _paint_heads(ink)
    by_hand_marks.paint_turns(ink)
    by_hand_marks.paint_changed(ink)
    by_hand_marks.paint_target(ink, marks.target, is_walked=marks.is_walked)
    if not sheet.caption.isEmpty():
        _paint_caption(ink, font, marks)
    painter.restore()


# --- columns --------------------------------------------------------------------------------------------


def _paint_band(ink: Ink) -> None:
    """Below everything: the column branched on."""
    chosen = ink.look.chosen
    if chosen is not None and chosen[0] not in ink.look.dead:
        band = ink.sheet.column(chosen[0]).toAlignedRect()
        ink.painter.fillRect(band, tinted(ink.theme.chosen_column, _BAND))


def _paint_dead(ink: Ink) -> None:
    painter, gap = ink.painter, max(3, round(0.36 * ink.em))
    painter.setPen(QPen(ink.theme.empty_column, max(1, round(0.5 * ink.stroke))))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for item in ink.look.dead:
        whole = ink.sheet.column(item).toAlignedRect().adjusted(1, 0, -2, -1)
        painter.drawLines(_hatching(whole.adjusted(0, round(ink.sheet.body.top()) - whole.top(), 0, 0), gap))
        painter.drawRect(whole)


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


def _paint_heads(ink: Ink) -> None:
    """Names, what is left of each column, and the line below."""
    painter, sheet, theme = ink.painter, ink.sheet, ink.theme
    painter.setPen(QPen(theme.thick_line, ink.stroke))
    painter.drawLine(*sheet.rule())
    primary = len(ink.look.problem.items)
    for item, column in enumerate(ink.look.columns):
        is_chosen = ink.look.chosen is not None and ink.look.chosen[0] == item
        colour = theme.chosen_column if is_chosen and column.is_live else theme.ink
        painter.setPen(colour if column.is_live else theme.covered_column)
        ink.write(sheet.name(item), ink.names[item], bold=column.is_live, italic=item >= primary)
        by_hand_marks.paint_state(ink, item)
    if ink.look.chosen is not None:
        by_hand_marks.paint_arrow(ink, *ink.look.chosen)


# --- rows -----------------------------------------------------------------------------------------------


def _paint_rows(ink: Ink) -> None:
    for option, row in enumerate(ink.look.rows):
        if row.fate is Fate.CHOSEN:
            _paint_frame(ink, option)
    for option, row in enumerate(ink.look.rows):
        _paint_elements(ink, option)
        if row.fate is Fate.OUT:
            whole = ink.sheet.row(option)
            ink.painter.setPen(QPen(ink.theme.covered_column, ink.stroke))
            y = whole.center().y()
            ink.painter.drawLine(QLineF(whole.left() + 0.1 * ink.em, y, whole.right() - 0.1 * ink.em, y))


def _paint_frame(ink: Ink, option: int) -> None:
    colour, gap = ink.colour(option), 0.08 * ink.sheet.height
    frame, round_by = ink.sheet.row(option).adjusted(0, gap, 0, -gap), 0.25 * ink.em
    ink.painter.fillRect(frame.adjusted(1, 1, -1, -1).toAlignedRect(), tinted(colour, _TINT))
    ink.painter.setPen(QPen(colour, 1.6 * ink.stroke))
    ink.painter.setBrush(Qt.BrushStyle.NoBrush)  # one with a filling takes three times as long
    ink.painter.drawRoundedRect(frame, round_by, round_by)


def _paint_elements(ink: Ink, option: int) -> None:
    """The braces, and between them every element under its column's name."""
    row, items, sheet = ink.look.rows[option], ink.look.problem.options[option], ink.sheet
    is_chosen = row.fate is Fate.CHOSEN
    colour = ink.colour(option)
    faded = ink.theme.covered_column
    if sheet.em < _READABLE:
        side = 0.5 * sheet.em
        for item in items:
            middle = sheet.cell(option, item).center()
            place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            ink.painter.fillRect(place, faded if ink.look.is_faded(option, item) else colour)
        return
    whole, inset = sheet.row(option), 0.375 * ink.em
    y = whole.center().y()
    ink.painter.setPen(colour)
    ink.put(QPointF(whole.left() + inset, y), "{", bold=is_chosen)
    ink.put(QPointF(whole.right() - inset, y), "}", bold=is_chosen)
    for item in items:
        ink.painter.setPen(faded if ink.look.is_faded(option, item) else colour)
        if sheet.has_room:
            ink.put(QPointF(sheet.middle(item), y), ink.names[item], bold=is_chosen)
        else:
            ink.write(sheet.cell(option, item), ink.names[item], bold=is_chosen)


# --- the sentence ---------------------------------------------------------------------------------------


def _paint_caption(ink: Ink, font: QFont, marks: Marks) -> None:
    """In one line: in smaller letters where it is too long, but not smaller than the window's; then cut short."""
    look, room, told = ink.look, ink.sheet.caption, marks.caption
    colour = ink.theme.ink
    if marks.target is None and (look.dead or look.is_solved):
        colour = ink.theme.conflict if look.dead else ink.theme.forced
    inner = room.adjusted(0.3 * room.height(), 0, -0.3 * room.height(), 0)
    usual, wanted = QFontInfo(font).pixelSize(), 0.5 * room.height()
    for size in (max(wanted, usual), usual):
        large = QFont(font)
        large.setPixelSize(max(1, round(size)))
        large.setBold(colour is not ink.theme.ink)
        metrics = QFontMetricsF(large)
        if metrics.horizontalAdvance(told) <= inner.width():
            break
    ink.painter.setFont(large)
    ink.painter.setPen(colour)
    ink.painter.drawText(inner, _CENTER, metrics.elidedText(told, Qt.TextElideMode.ElideRight, inner.width()))


def tinted(colour: QColor, alpha: int) -> QColor:
    """A copy that lets the ground through: the theme's own stays as it is."""
    copy = QColor(colour)
    copy.setAlpha(alpha)
    return copy
