"""Bits instead of links: what backtracking keeps of a Sudoku, three times nine masks of nine bits.

A house's mask has a bit for each digit that it lacks, drawn as a square of three by three, like a cell's candidates:
the digit where the bit is set, a dot where it is not. Bits that have changed have rings; where a cell is chosen or is
a dead end, its three masks have frames. The masks of one kind of house stand in a row, or in a column
where the area is tall. A bit is called by its item, as in ``item 81 * (kind + 1) + 9 * house + digit - 1``.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from solver_core.cover import Event, Op
from solver_core.sudoku import encoding
from sudoku_gui.features.link_view.text import FIRST_BIT, house_kind
from sudoku_gui.render.fonts import LEFT, bold
from sudoku_gui.render.shapes import draw_with
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate

_BIT = 1.15
_GAP = 0.7
_NAME = 0.5
_TITLE = 2.6
_MARGIN = 0.6
_SMALLEST, _LARGEST = 0.7, 1.7


@dataclass(frozen=True, slots=True)
class MaskLook:
    """27 masks and what the last event changed in them."""

    # of the rows, then the cols, then the boxes; bit d-1 is set where the house lacks d
    masks: tuple[int, ...]
    changed: frozenset[int]  # the items whose bits have just changed
    # the masks of row, column and box of the cell that was chosen or is a dead end: all three were looked at
    asked: frozenset[int]
    event: Event | None  # the last event

    def is_set(self, item: int) -> bool:
        house, digit = divmod(item - FIRST_BIT, 9)
        return bool(self.masks[house] >> digit & 1)


def look(masks: Sequence[Sequence[int]], event: Event | None) -> MaskLook:
    """The masks where a search stands."""
    changed: frozenset[int] = frozenset()
    if event is not None and event.op in {Op.TRY, Op.RETRACT} and event.option is not None:
        changed = _bits(event.option)
    asked: frozenset[int] = frozenset()
    if event is not None and event.op in {Op.CHOOSE, Op.DEAD_END} and event.item is not None:
        asked = frozenset((item - FIRST_BIT) // 9 for item in _bits(encoding.option(event.item, 1)))
    return MaskLook(tuple(mask for kind in masks for mask in kind), changed, asked, event)


def _bits(option: int) -> frozenset[int]:
    # All items but the cell itself.
    return frozenset(encoding.problem().options[option]) - frozenset(range(FIRST_BIT))


@dataclass(frozen=True, slots=True)
class MaskGeometry:
    """The layout of the bit masks: where each house and each bit is painted."""

    scale: float  # how much larger the text is than usual
    em: float  # the height of the text
    origin: QPointF  # the upper left corner of the first mask
    label: float  # the width of the names on the left
    is_tall: bool  # whether kinds stand beside each other, and houses below each other
    extent: QSizeF  # how large the picture is

    @classmethod
    def within(cls, area: QSizeF, font: QFont) -> "MaskGeometry":
        """The larger of both arrangements that fit into an area."""
        metrics = QFontMetricsF(font)
        em = metrics.height()
        label = max(metrics.horizontalAdvance(house_kind(kind)) for kind in range(3)) / em + 1
        step = 3 * _BIT + _GAP
        sizes = {
            False: QSizeF(_MARGIN + label + 9 * step, _TITLE + _NAME + 3 * step),
            True: QSizeF(_MARGIN + 2 + 3 * max(step, label), _TITLE + 1 + _NAME + 9 * step),
        }
        fits = {
            tall: min(area.width() / size.width(), area.height() / size.height()) / em
            for tall, size in sizes.items()
        }
        tall = fits[True] > fits[False]
        scale = min(max(fits[tall], _SMALLEST), _LARGEST)
        em *= scale
        extent = sizes[tall] * em
        spare = (area - extent).expandedTo(QSizeF(0, 0)) / 2
        left = spare.width() + (_MARGIN + (2 if tall else label)) * em
        top = spare.height() + (_TITLE + _NAME + (1 if tall else 0)) * em
        return cls(scale, em, QPointF(left, top), label * em, tall, extent)

    def mask(self, house: int) -> QRectF:
        """The square of a house: 0 to 8 the rows, then the cols and the boxes."""
        kind, number = divmod(house, 9)
        step, side = (3 * _BIT + _GAP) * self.em, 3 * _BIT * self.em
        wide = max(step, self.label)
        shift = QPointF(kind * wide, number * step) if self.is_tall else QPointF(number * step, kind * step)
        return QRectF(self.origin + shift, QSizeF(side, side))

    def bit(self, item: int) -> QRectF:
        """The rectangle of the bit that stands for an item, in pixels."""
        house, digit = divmod(item - FIRST_BIT, 9)
        side, (row, col) = _BIT * self.em, divmod(digit, 3)
        return QRectF(self.mask(house).topLeft() + QPointF(col * side, row * side), QSizeF(side, side))

    def item_at(self, point: QPointF) -> int | None:
        """The bit at a point."""
        for house in range(27):
            if self.mask(house).contains(point):
                items = range(FIRST_BIT + 9 * house, FIRST_BIT + 9 * house + 9)
                return next((item for item in items if self.bit(item).contains(point)), None)
        return None


def paint(
    painter: QPainter, look: MaskLook, geometry: MaskGeometry, theme: Theme, highlighted: frozenset[int]
) -> None:
    """Paint the masks in the painter's font, which is scaled; the painter is left as it was."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(QFontMetricsF(font).height() * geometry.scale * 0.8)))
    painter.setFont(font)
    _paint_names(painter, geometry, theme)
    stroke = max(1.0, 0.075 * geometry.em)
    for house in range(27):
        draw_with(painter, QPen(theme.thin_line, stroke), theme.house_shade)
        painter.drawRoundedRect(geometry.mask(house), 0.2 * geometry.em, 0.2 * geometry.em)
    radius = 0.07 * geometry.em
    for item in range(FIRST_BIT, FIRST_BIT + 243):
        rect = geometry.bit(item)
        if item in highlighted:
            draw_with(painter, QPen(theme.selection, 1.6 * stroke), theme.same_digit)
            painter.drawRect(rect)
        if look.is_set(item):
            painter.setPen(theme.ink)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str((item - FIRST_BIT) % 9 + 1))
        else:
            draw_with(painter, fill=theme.remembered_link)
            painter.drawEllipse(rect.center(), radius, radius)
    draw_with(painter, QPen(theme.newest, 2.2 * stroke))
    for house in look.asked:
        painter.drawRoundedRect(geometry.mask(house), 0.2 * geometry.em, 0.2 * geometry.em)
    for item in look.changed:
        reach = 0.56 * _BIT * geometry.em
        painter.drawEllipse(geometry.bit(item).center(), reach, reach)
    painter.restore()


def _paint_names(painter: QPainter, geometry: MaskGeometry, theme: Theme) -> None:
    """Paint the title, the kinds of house, and the numbers of the houses."""
    em, first = geometry.em, geometry.mask(0)
    left = first.left() - (2 * em if geometry.is_tall else geometry.label)
    above = _NAME + (1 if geometry.is_tall else 0)
    title = QRectF(left, first.top() - (_TITLE + above) * em, geometry.extent.width(), 1.6 * em)
    usual = painter.font()
    painter.setPen(theme.ink)
    painter.setFont(bold(usual))
    painter.drawText(title, LEFT, translate("links", "Bits instead of links"))
    painter.setFont(usual)
    painter.setPen(theme.candidate)
    for kind in range(3):
        mask = geometry.mask(9 * kind)
        if geometry.is_tall:
            rect = QRectF(mask.left(), mask.top() - 2.3 * em, geometry.label, em)
        else:
            rect = QRectF(left, mask.top(), geometry.label, mask.height())
        painter.drawText(rect, LEFT, house_kind(kind))
    for number in range(9):
        mask = geometry.mask(number)
        if geometry.is_tall:
            rect = QRectF(left, mask.top(), 1.5 * em, mask.height())
        else:
            rect = QRectF(mask.left(), mask.top() - 1.2 * em, mask.width(), em)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(number + 1))
