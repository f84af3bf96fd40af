"""What the canvas of links draws for backtracking, which has none: masks of bits. The same deeds as a `LinkSheet`."""

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QFont, QPainter

from solver_core.cover import Snapshot
from solver_core.cover.neighbours import Element, Way
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.panes.links import paint_masks as links_masks
from sudoku_gui.panes.links.paint_masks import FIRST_ITEM, MaskGeometry, MaskLook
from sudoku_gui.panes.links.picture import Marks
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme

_STEPS: Final = {Way.LEFT: -1, Way.RIGHT: 1, Way.UP: -9, Way.DOWN: 9}


class MaskSheet(QObject):
    """The masks of one search.

    Signals:
        stirred: never; nothing moves here.
    """

    stirred = Signal()

    def __init__(self, search: BacktrackSearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.search = search
        self.animated = False
        self._look: MaskLook | None = None
        self._geometry: MaskGeometry | None = None
        self._drawn: tuple[object, ...] = ()

    @property
    def look(self) -> MaskLook | None:
        """What is shown; None before `renew`."""
        return self._look

    def renew(self, snapshot: Snapshot, area: QSizeF, font: QFont, target: Target | None) -> bool:
        """Look again where the search is, if it or what it is drawn in is another; answer whether that was so."""
        del target  # all masks are always in sight
        wanted = (snapshot.position, area.width(), area.height(), font.key())
        if wanted == self._drawn:
            return False
        self._drawn = wanted
        self._look = links_masks.look(self.search.masks, snapshot.event)
        self._geometry = MaskGeometry.within(area, font)
        return True

    def paint(self, painter: QPainter, theme: Theme, marks: Marks) -> None:
        """Paint what was looked at last."""
        if self._look is None or self._geometry is None:
            return
        lit = frozenset() if marks.target is None else marks.target.items(self.search.problem)
        if marks.here is not None:
            lit |= {marks.here.item}
        links_masks.paint(painter, self._look, self._geometry, theme, lit)

    @property
    def extent(self) -> QSizeF:
        """How large the whole sheet is."""
        return QSizeF() if self._geometry is None else self._geometry.extent

    @property
    def newest(self) -> Element:
        """The bit of a row that changed last, or else the first bit."""
        changed = () if self._look is None else self._look.changed
        return Element(min(changed, default=FIRST_ITEM))

    def box(self, element: Element) -> QRectF | None:
        """Where a bit lies; None for what is no bit."""
        if self._geometry is None or element.item < FIRST_ITEM:
            return None
        return self._geometry.bit(element.item)

    def element_at(self, point: QPointF) -> Element | None:
        """The bit at a point."""
        item = None if self._geometry is None else self._geometry.item_at(point)
        return None if item is None else Element(item)

    def option_at(self, point: QPointF) -> int | None:
        """Options have no place among masks."""
        del point
        return None

    def step(self, here: Element, way: Way) -> Element:
        """The bit of the digit before or after, or of the house before or after; from what is no bit to the newest."""
        if here.item < FIRST_ITEM:
            return self.newest
        return Element(FIRST_ITEM + (here.item - FIRST_ITEM + _STEPS[way]) % 243)
