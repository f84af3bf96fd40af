"""The visible part of the tree: zoom, origin, and whether it follows the current node."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal

from sudoku_gui.features.tree_view.layout import TreeLayout

LEAST: Final = 0.08
MOST: Final = 4.0
CEILING: Final = 1.0  # ems above the root
_STEP: Final = 1.25
_MILLISECONDS: Final = 160
_MIDDLE: Final = 0.25  # share of the width and height at each edge that is not the middle


class Camera(QObject):
    """The view of a drawing.

    Attributes:
        zoom: pixels on the screen to a pixel of the drawing.
        origin: where the middle above the root is, in pixels.
        animated: whether it glides.
        following: whether the present node is kept in sight.

    Signals:
        moved: another part is in sight.
        following_changed: whether the present node is kept in sight.
    """

    moved = Signal()
    following_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        self.origin = QPointF()
        self.animated = self.following = True
        self._glide = QVariantAnimation(
            self, duration=_MILLISECONDS, easingCurve=QEasingCurve(QEasingCurve.Type.InOutQuad)
        )
        self._glide.valueChanged.connect(self._look_at)

    @property
    def target(self) -> QPointF:
        """The origin after the current animation."""
        return QPointF(self._glide.endValue()) if self._is_gliding else self.origin

    @property
    def _is_gliding(self) -> bool:
        return self._glide.state() == QVariantAnimation.State.Running

    def follow(self, *, following: bool) -> None:
        """Follow the current node, or stop following."""
        if following != self.following:
            self.following = following
            self.following_changed.emit(following)

    # --- moving -----------------------------------------------------------------------------------

    def go_to(self, origin: QPointF, *, glide: bool = False) -> None:
        """Move the origin to a point, in pixels; animated where `glide` says so."""
        self._glide.stop()
        if glide and self.animated and (origin - self.origin).manhattanLength() > 1:
            self._glide.setStartValue(self.origin)
            self._glide.setEndValue(origin)
            self._glide.start()
        else:
            self._look_at(origin)

    def shift(self, by: QPointF) -> None:
        """Shift the origin after a change of the drawing, so that its content stays in place."""
        self.rest()
        self.origin += by

    def rest(self) -> None:
        """End an animation at once, at the place it was to reach."""
        if self._is_gliding:
            self.go_to(self.target)

    def pan_to(self, origin: QPointF) -> None:
        """Move the drawing by hand; what is present may go out of sight."""
        self.follow(following=False)
        self.go_to(origin)

    def zoom_by(self, steps: float, around: QPointF) -> None:
        """Larger or smaller, with one point staying where it is."""
        self.rest()
        zoom = min(max(self.zoom * _STEP**steps, LEAST), MOST)
        self.origin = around + (self.origin - around) * (zoom / self.zoom)
        self.zoom = zoom
        self.moved.emit()

    def show_root(self, layout: TreeLayout, em: float, area: QRectF) -> None:
        """Show the root on top, and all of the drawing in the middle if there is space."""
        scale = em * self.zoom
        middle = (layout.left + layout.right) / 2 * scale
        spare = (area.width() - (layout.right - layout.left) * scale) / 2
        self.go_to(QPointF(area.center().x() - (middle if spare > 0 else 0.0), CEILING * scale))

    def fit(self, layout: TreeLayout, em: float, area: QRectF) -> None:
        """Show everything, without enlarging it."""
        self._glide.stop()
        width, height = (layout.right - layout.left + 3) * em, (layout.bottom + 2.5) * em
        self.zoom = min(max(min(area.width() / width, area.height() / height), LEAST), 1.0)
        scale = em * self.zoom
        spare = max(0.0, area.height() - height * self.zoom) / 2
        middle = area.center().x() - (layout.left + layout.right) / 2 * scale
        self._look_at(QPointF(middle, area.top() + 1.2 * scale + min(spare, scale)))

    def glide_to(self, box: QRectF, area: QRectF, ceiling: float, *, margin: float = _MIDDLE) -> None:
        """Glide so that a box comes to the middle, unless it is there or near it.

        Args:
            box: what should be seen.
            area: in which.
            ceiling: the root is not moved below this, for there is nothing above it.
            margin: share of width and height that is not the middle, at each edge.
        """
        self.rest()
        wide, high = margin * area.width(), margin * area.height()
        across = _shift_into(box.left(), box.right(), area.left() + wide, area.right() - wide)
        down = _shift_into(box.top(), box.bottom(), area.top() + high, area.bottom() - high)
        down = min(down, max(0.0, ceiling - self.origin.y()))
        if across or down:
            self.go_to(self.origin + QPointF(across, down), glide=True)

    def _look_at(self, origin: QPointF) -> None:
        self.origin = origin
        self.moved.emit()


def _shift_into(low: float, high: float, least: float, most: float) -> float:
    """How far to move so that a span lies inside another, or around its middle where it is longer."""
    if high - low > most - least:
        return (least + most) / 2 - (low + high) / 2
    return max(0.0, least - low) or min(0.0, most - high)
