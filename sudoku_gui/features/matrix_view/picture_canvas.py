"""The painted matrix: zoom, scrolling and following what changes. No input."""

from dataclasses import replace
from time import monotonic
from typing import Final

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QPainter, QPen

from solver_core.cover.explain.difference import Difference
from solver_core.cover.snapshot import Snapshot
from sudoku_gui.features.matrix_view import layout as layouts
from sudoku_gui.features.matrix_view import paint
from sudoku_gui.features.matrix_view.folding import MatrixFolding, kept_items
from sudoku_gui.features.matrix_view.labels import MatrixLabels, labels
from sudoku_gui.features.matrix_view.layout import MatrixLayout, MatrixScene, Viewport
from sudoku_gui.features.matrix_view.model import MatrixLook, look
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.pixmaps import ratio_of
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import PointedCanvas
from sudoku_gui.wording.matrix import nothing_left

_REST: Final = 0.5  # seconds for which following leaves the matrix where it is while playing


class MatrixPicture(PointedCanvas):
    """The matrix of the player's search; the base of `MatrixCanvas`.

    Signals:
        viewport_changed: zoomed, scrolled, or following or not.

    Attributes:
        follows: whether what has just changed is brought into view.
        is_folded: whether only what is left of the matrix is shown.
    """

    viewport_changed = Signal()

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, baseline: Baseline | None = None
    ) -> None:
        super().__init__("matrix_canvas", player, selection, theme)
        self._baseline = baseline
        self.follows = self.is_folded = False
        self._folding = MatrixFolding(self)
        self._folding.moved.connect(self.update)
        self._viewport = Viewport()
        self._picture = paint.MatrixLayers()
        self._shown: tuple[Snapshot, MatrixLook] | None = None
        self._followed: Snapshot | None = None
        self._scrolled = 0.0
        self._measured: tuple[tuple[object, ...], MatrixLabels] | None = None
        self._laid_out: tuple[tuple[object, ...], MatrixLayout] | None = None
        player.began.connect(self._begin)
        player.moved.connect(self.update)
        selection.changed.connect(self.update)
        if baseline is not None:
            baseline.changed.connect(self.update)

    # --- what is shown ----------------------------------------------------------------------------

    @property
    def snapshot(self) -> Snapshot | None:
        snapshot = self._player.snapshot
        return snapshot if snapshot is not None and snapshot.problem.options else None

    @property
    def shown(self) -> tuple[Snapshot, MatrixLook] | None:
        snapshot = self.snapshot
        if snapshot is None:
            self._shown = None
        elif self._shown is None or self._shown[0] is not snapshot:
            self._shown = snapshot, look(snapshot)
            self._fold(snapshot)
        return self._shown

    @property
    def can_compare(self) -> bool:
        return self._baseline is not None

    @property
    def difference(self) -> Difference | None:
        """The difference from the position compared with; None if other positions are compared."""
        found = None if self._baseline is None else self._baseline.difference
        return found if found is not None and found.after == self._player.position else None

    @property
    def layout_now(self) -> MatrixLayout | None:
        return self._layout(self.devicePixelRatioF())

    def _layout(self, ratio: float) -> MatrixLayout | None:
        if self.shown is None or self.is_empty:
            return None
        written, space = self._labels(self.shown[0], ratio), self._space(ratio)
        key = (written, space.width(), space.height(), self._wanted)
        if self._laid_out is None or self._laid_out[0] != key:
            self._laid_out = key, layouts.lay_out(space, written, self._wanted)
        return self._laid_out[1]

    @property
    def is_fit(self) -> bool:
        return self._viewport.zoom is None

    @property
    def is_empty(self) -> bool:
        """Whether nothing of the matrix is left to be shown."""
        fold = None if self.shown is None else self._folding.fold  # what is shown sets what is folded
        return fold is not None and fold.is_empty

    @property
    def _wanted(self) -> Viewport:
        return replace(self._viewport, fold=self._folding.fold)

    def _labels(self, snapshot: Snapshot, ratio: float) -> MatrixLabels:
        key = (snapshot.problem, self.font(), ratio)
        if self._measured is None or self._measured[0] != key:
            self._measured = key, labels(*key)
        return self._measured[1]

    def _space(self, ratio: float) -> QSize:
        return (self.size() * ratio).expandedTo(QSize(1, 1))

    # --- zooming and scrolling --------------------------------------------------------------------

    def fit(self) -> None:
        self._set_viewport(Viewport())

    def zoom_step(self, *, closer: bool, point: QPointF | None = None) -> None:
        """Zoom to the next size of crossings; what is at a point of the widget, else in its middle, stays there."""
        layout = self.layout_now
        if layout is not None:
            self._zoom_to(layouts.step(self._viewport.zoom or layout.cell, closer=closer), point)

    def zoom_by(self, factor: float, point: QPointF | None = None) -> None:
        """Zoom by a factor, as fingers do."""
        layout = self.layout_now
        if layout is not None and factor > 0:
            self._zoom_to((self._viewport.zoom or layout.cell) * factor, point)

    def pan(self, right: float, down: float) -> None:
        """Move the matrix under the widget, by logical pixels."""
        layout, ratio = self.layout_now, self.devicePixelRatioF()
        if layout is None or self.is_fit:
            return
        items = layout.items.scrolled(layout.items.offset - right * ratio)
        options = layout.options.scrolled(layout.options.offset - down * ratio)
        self._scroll(items.offset / items.scale, options.offset / options.scale)

    def bring_into_view(self, target: Target) -> None:
        """Scroll to a target, only as far as it cannot be seen well."""
        layout, snapshot = self.layout_now, self.snapshot
        if layout is None or snapshot is None or self.is_fit:
            return
        items, options, margin = (
            layout.items,
            layout.options,
            self._labels(snapshot, self.devicePixelRatioF()).line,
        )
        item, option = self._viewport.item, self._viewport.option
        if target.item is not None and not items.sees(target.item, min(margin, items.length // 4)):
            item = items.showing(target.item).offset / items.scale
        if target.option is not None and not options.sees(target.option, min(margin, options.length // 4)):
            option = options.showing(target.option).offset / options.scale
        self._scroll(item, option)

    def toggle_following(self) -> None:
        """Bring what has just changed into view, or leave the view where it is."""
        self.follows, self._followed = not self.follows, None
        self.update()
        self.viewport_changed.emit()

    def toggle_folding(self) -> None:
        self.set_folded(folded=not self.is_folded)

    def set_folded(self, *, folded: bool) -> None:
        """Show only what is left of the matrix, or all of it."""
        if folded != self.is_folded:
            self.is_folded = folded
            if self._shown is not None:
                self._fold(self._shown[0])
            self.update()
            self.viewport_changed.emit()

    def _fold(self, snapshot: Snapshot) -> None:
        problem = snapshot.problem
        items, options = bytes([1]) * len(problem.names), bytes([1]) * len(problem.options)
        if self.is_folded:
            items, options = kept_items(snapshot), snapshot.open_options
        can_move = self.animated and self.isVisible() and not self._player.is_busy
        self._folding.go_to(items, options, animated=can_move)

    def _zoom_to(self, zoom: float, point: QPointF | None) -> None:
        snapshot = self.snapshot
        if snapshot is not None:
            ratio = self.devicePixelRatioF()
            at = (QPointF(self.rect().center()) if point is None else point) * ratio
            space, written = self._space(ratio), self._labels(snapshot, ratio)
            self._set_viewport(layouts.zoomed(space, written, self._wanted, zoom, at))

    def _scroll(self, item: float, option: float) -> None:
        self._set_viewport(Viewport(self._viewport.zoom, item, option))

    def _set_viewport(self, viewport: Viewport) -> None:
        viewport = replace(viewport, fold=None)
        if viewport != self._viewport:
            self._viewport = viewport
            self.update()
            self.viewport_changed.emit()

    def _begin(self) -> None:
        before = None if self._shown is None else self._shown[0].problem
        if self.snapshot is None or self.snapshot.problem is not before:
            self._viewport = Viewport()
            self._folding.show_all()
            self.viewport_changed.emit()
        self.update()

    def _follow(self, snapshot: Snapshot) -> None:
        """Scroll to the node just changed; while playing only now and then, for what jumps cannot be read."""
        event = snapshot.event
        if not self.follows or snapshot is self._followed or event is None:
            return
        if self._player.is_playing and monotonic() - self._scrolled < _REST:
            return
        before, self._followed = self._viewport, snapshot
        self.bring_into_view(Target(event.item, event.option))
        if self._viewport != before:
            self._scrolled = monotonic()

    # --- Qt ---------------------------------------------------------------------------------------

    def paint_on(self, painter: QPainter) -> None:
        if (shown := self.shown) is None:
            self.paint_message(painter, translate("matrix", "Watch a search to see its matrix"))
            return
        snapshot, current = shown
        if self.is_empty:
            self.paint_message(painter, nothing_left(snapshot))
            return
        self._follow(snapshot)
        ratio = ratio_of(painter)
        layout = self._layout(ratio)
        assert layout is not None  # noqa: S101 - there is a snapshot
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        scene = MatrixScene(current, layout, self.theme, self.difference)
        self._picture.paint(painter, self._space(ratio), scene)
        cursor = self._selection.pinned if self.hasFocus() else None
        paint.paint_over(painter, scene, self._selection.target, cursor)
        painter.restore()
        if self.hasFocus():
            painter.setPen(QPen(self.theme.selection, 1))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
