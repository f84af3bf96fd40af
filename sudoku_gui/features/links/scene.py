"""What the canvas of links draws: a `LinkScene` for dancing links, a `MaskScene` for backtracking, which has none.

A scene knows what is where and paints it; the canvas knows mouse, keys and the part of the scene that is in sight.
"""

from math import inf
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from solver_core.cover import Snapshot
from solver_core.cover.explain.exercises import Answer
from solver_core.cover.explain.neighbours import ROOT, Element, Way, neighbour
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.links import model, motion, paint, paint_masks
from sudoku_gui.features.links.excerpt import Capacity, Dancing, LinkExcerpt, excerpt
from sudoku_gui.features.links.geometry import BoxSizes, LinkGeometry
from sudoku_gui.features.links.model import LinkLook, LinkMarks, LinkPicture
from sudoku_gui.features.links.motion import MotionClock
from sudoku_gui.features.links.paint_masks import MaskGeometry, MaskLook
from sudoku_gui.features.links.text import FIRST_BIT
from sudoku_gui.player.selection import Target
from sudoku_gui.render.theme import Theme

MILLISECONDS: Final = 300  # how long a box takes to leave or return, by default
_CALM: Final = 190  # changes that come faster than this, in milliseconds, are not animated
_SHARE: Final = 0.8  # of the time since the change before, when steps come fast
_STEPS: Final = {Way.LEFT: -1, Way.RIGHT: 1, Way.UP: -9, Way.DOWN: 9}


class SceneBase(QObject):
    """What scenes of links and of masks have in common.

    Signals:
        changed: a box has moved a little.

    Attributes:
        animated: whether changes are shown as motion.
        milliseconds: how long a box takes to leave or return.
    """

    changed = Signal()
    _geometry: LinkGeometry | MaskGeometry | None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.animated = True
        self.milliseconds = MILLISECONDS
        self._drawn: tuple[object, ...] = ()
        self._needed: tuple[Answer, ...] = ()

    def renew(
        self,
        snapshot: Snapshot,
        area: QSizeF,
        font: QFont,
        target: Target | None,
        needed: tuple[Answer, ...] = (),
    ) -> bool:
        """Read the search again if it or the surroundings are others; returns whether that was so.

        Args:
            snapshot: where the search stands.
            area: the space for it.
            font: of its texts.
            target: what is selected in it.
            needed: what the question that is open needs to be drawn.
        """
        drawn = (snapshot.position, target, area.width(), area.height(), font.key(), needed)
        is_other = drawn != self._drawn
        if is_other:
            self._drawn, self._needed = drawn, needed
            self._read(snapshot, area, font, target)
        return is_other

    @property
    def extent(self) -> QSizeF:
        return QSizeF() if self._geometry is None else self._geometry.extent

    def _read(self, snapshot: Snapshot, area: QSizeF, font: QFont, target: Target | None) -> None:
        raise NotImplementedError


class LinkScene(SceneBase):
    """The neighbourhood of the present event of one search."""

    def __init__(self, search: Dancing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.search = search
        self.look: LinkLook | None = None
        self._excerpt: LinkExcerpt | None = None
        self._geometry: LinkGeometry | None = None
        self._capacity = Capacity(0, 0)
        self._position: int | None = None
        self._since = QElapsedTimer()
        self._motion = MotionClock(self)
        self._motion.frame_changed.connect(self.changed)

    def _read(self, snapshot: Snapshot, area: QSizeF, font: QFont, target: Target | None) -> None:
        measures, em = BoxSizes.of(self.search.problem, font), QFontMetricsF(font).height()
        capacity = measures.capacity(area, self.search.problem, em)
        earlier = self._excerpt if capacity == self._capacity else None
        shown = excerpt(self.search, target, capacity, earlier, self._needed)
        before = self.look, self._geometry, self._position
        self._excerpt, self._capacity = shown, capacity
        self.look = model.look(self.search, snapshot, shown)
        self._geometry = LinkGeometry.within(area, shown, capacity, measures, em)
        self._set_in_motion(before, (self.look, self._geometry, snapshot.position))
        self._position = snapshot.position

    # --- motion -----------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        return self._motion.phase is not None

    def _set_in_motion(
        self,
        before: tuple[LinkLook | None, LinkGeometry | None, int | None],
        after: tuple[LinkLook, LinkGeometry, int],
    ) -> None:
        """Show how one moment becomes the other, if that can be followed."""
        look, geometry, position = before
        if look is None or geometry is None or position is None:
            return
        ticks, is_other = after[2] - position, look.excerpt != after[0].excerpt
        passed = self._since.elapsed() if self._since.isValid() else None
        if ticks:
            self._since.start()
        # What was in motion has no place in another picture.
        if ticks or is_other or not geometry.is_like(after[1]):
            self._motion.stop()
        if not (self.animated and self.milliseconds and (ticks or is_other)):
            return
        if passed is not None and passed < _CALM and ticks:
            return
        most = inf if passed is None or not ticks else _SHARE * passed
        found = motion.between(self.search, (look, geometry, position), after)
        self._motion.start(found, self.milliseconds, most)

    def paint(self, painter: QPainter, theme: Theme, marks: LinkMarks) -> None:
        """Paint what was read last, or how it comes about."""
        if self.look is None or self._geometry is None:
            return
        if (phase := self._motion.phase) is not None:
            phase.paint(painter, self._geometry, theme, marks, self._motion.share)
        else:
            paint.paint(painter, LinkPicture(self.look, self._geometry, theme, marks))

    # --- places -----------------------------------------------------------------------------------

    @property
    def newest(self) -> Element | None:
        return None if self.look is None else self.look.newest

    def box(self, element: Element) -> QRectF | None:
        """Where a header or node lies; None where it is not drawn."""
        if self.look is None or self._geometry is None:
            return None
        is_drawn = element == ROOT or element in self.look.elements
        return self._geometry.box(element) if is_drawn else None

    def element_at(self, point: QPointF) -> Element | None:
        """The root, header or node at a point."""
        if self.look is None or self._geometry is None:
            return None
        return self._geometry.element_at(point, (ROOT, *self.look.elements))

    def option_at(self, point: QPointF) -> int | None:
        """The option whose name stands at a point."""
        if self._geometry is None or self._excerpt is None:
            return None
        named = (it for it in self._excerpt.options if self._geometry.label_box(it).contains(point))
        return next(named, None)

    def step(self, here: Element, way: Way) -> Element:
        return neighbour(self.search, here, way)


class MaskScene(SceneBase):
    """The masks of one search by backtracking; all are always in sight, and nothing moves."""

    def __init__(self, search: BacktrackSearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.search = search
        self.look: MaskLook | None = None
        self._geometry: MaskGeometry | None = None

    def _read(self, snapshot: Snapshot, area: QSizeF, font: QFont, _target: Target | None) -> None:
        self.look = paint_masks.look(self.search.masks, snapshot.event)
        self._geometry = MaskGeometry.within(area, font)

    def paint(self, painter: QPainter, theme: Theme, marks: LinkMarks) -> None:
        """Paint the masks as they were at the last refresh; nothing without a search."""
        if self.look is None or self._geometry is None:
            return
        highlighted = frozenset() if marks.target is None else marks.target.items(self.search.problem)
        if marks.here is not None:
            highlighted |= {marks.here.item}
        paint_masks.paint(painter, self.look, self._geometry, theme, highlighted)

    @property
    def newest(self) -> Element:
        return Element(min(() if self.look is None else self.look.changed, default=FIRST_BIT))

    def box(self, element: Element) -> QRectF | None:
        """Where a bit lies; None for what is no bit."""
        if self._geometry is None or element.item < FIRST_BIT:
            return None
        return self._geometry.bit(element.item)

    def element_at(self, point: QPointF) -> Element | None:
        item = None if self._geometry is None else self._geometry.item_at(point)
        return None if item is None else Element(item)

    def option_at(self, _point: QPointF) -> int | None:
        """Options have no place among masks."""
        return None

    def step(self, here: Element, way: Way) -> Element:
        """The bit of the digit before or after, or of the house before or after; from what is no bit to the newest."""
        if here.item < FIRST_BIT:
            return self.newest
        return Element(FIRST_BIT + (here.item - FIRST_BIT + _STEPS[way]) % 243)
