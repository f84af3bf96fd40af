"""The part of the matrix view that knows where to look: zoom, scrolling and what is to be kept in sight. No input."""

from time import monotonic
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from solver_core.cover import RepeatSearch
from solver_core.cover.difference import Difference
from solver_core.cover.snapshot import Snapshot
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.matrix import layout as matrix_layout
from sudoku_gui.panes.matrix import paint as matrix
from sudoku_gui.panes.matrix import text as words
from sudoku_gui.panes.matrix.layout import Layout, Sight
from sudoku_gui.panes.matrix.legends import Legends, legends
from sudoku_gui.panes.matrix.look import MatrixLook, look
from sudoku_gui.panes.matrix.scene import Scene
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.theme import Theme

_REST: Final = 0.5
"""Seconds for which following leaves the matrix where it is while playing."""


class MatrixSight(Guarded, QWidget):
    """The painted matrix of the player's search; the base of `MatrixCanvas`.

    Signals:
        sight_changed: zoomed, scrolled, or following or not.

    Attributes:
        follows: whether what has just changed is brought in sight.
    """

    sight_changed = Signal()

    def __init__(
        self,
        player: Player,
        selection: Selection,
        theme: Theme,
        baseline: Baseline | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._baseline = baseline
        self._player, self._selection, self._theme = player, selection, theme
        self.follows = False
        self._sight = Sight()
        self._picture = matrix.Picture()
        self._shown: tuple[Snapshot, MatrixLook] | None = None
        self._followed: Snapshot | None = None
        self._scrolled = 0.0
        self._written: tuple[tuple[object, ...], Legends] | None = None
        self._laid: tuple[tuple[object, ...], Layout] | None = None
        player.began.connect(self._begin)
        player.moved.connect(self.update)
        selection.changed.connect(self.update)
        if baseline is not None:
            baseline.changed.connect(self.update)

    # --- facts ------------------------------------------------------------------------------------

    @property
    def repeats(self) -> bool:
        """Whether items may be covered again."""
        return isinstance(self._player.search, RepeatSearch)

    @property
    def snapshot(self) -> Snapshot | None:
        """Where the search stands; None where there is no matrix to be shown."""
        snapshot = self._player.snapshot
        return snapshot if snapshot is not None and snapshot.problem.options else None

    @property
    def shown(self) -> tuple[Snapshot, MatrixLook] | None:
        """The position and what it looks like, made when it is asked for."""
        snapshot = self.snapshot
        if snapshot is None:
            self._shown = None
        elif self._shown is None or self._shown[0] is not snapshot:
            self._shown = snapshot, look(snapshot)
        return self._shown

    @property
    def can_compare(self) -> bool:
        """Whether what is other than elsewhere can be marked."""
        return self._baseline is not None

    @property
    def difference(self) -> Difference | None:
        """What is other here than at the place compared with; None where other places are compared, or none."""
        found = None if self._baseline is None else self._baseline.difference
        return found if found is not None and found.after == self._player.position else None

    @property
    def layout_now(self) -> Layout | None:
        """Where everything lies, in device pixels; None without a matrix."""
        snapshot = self.snapshot
        if snapshot is None:
            return None
        written, room = self._legends(snapshot), self._room()
        key = (written, room.width(), room.height(), self._sight)
        if self._laid is None or self._laid[0] != key:
            self._laid = key, matrix_layout.lay_out(room, written, self._sight)
        return self._laid[1]

    @property
    def is_fit(self) -> bool:
        """Whether the whole matrix is in sight because it is to be."""
        return self._sight.zoom is None

    def _legends(self, snapshot: Snapshot) -> Legends:
        key = (snapshot.problem, self.font(), self.devicePixelRatioF())
        if self._written is None or self._written[0] != key:
            self._written = key, legends(snapshot.problem, self.font(), self.devicePixelRatioF())
        return self._written[1]

    def _room(self) -> QSize:
        """How large the widget is in device pixels."""
        return (self.size() * self.devicePixelRatioF()).expandedTo(QSize(1, 1))

    # --- deeds ------------------------------------------------------------------------------------

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.update()

    def fit(self) -> None:
        """Show the whole matrix."""
        self._look_at(Sight())

    def zoom_step(self, *, closer: bool, point: QPointF | None = None) -> None:
        """The next size of crossings; what lies at a point of the widget, else in its middle, stays there."""
        layout = self.layout_now
        if layout is not None:
            zoom = layout.cell if self._sight.zoom is None else self._sight.zoom
            self._zoom_to(matrix_layout.step(zoom, closer=closer), point)

    def zoom_by(self, factor: float, point: QPointF | None = None) -> None:
        """So many times as large, as fingers do it."""
        layout = self.layout_now
        if layout is not None and factor > 0:
            self._zoom_to((self._sight.zoom or layout.cell) * factor, point)

    def pan(self, right: float, down: float) -> None:
        """Move the matrix under the window, by logical pixels."""
        layout, ratio = self.layout_now, self.devicePixelRatioF()
        if layout is None or self.is_fit:
            return
        items = layout.items.scrolled(layout.items.offset - right * ratio)
        options = layout.options.scrolled(layout.options.offset - down * ratio)
        self._scroll(items.offset / items.scale, options.offset / options.scale)

    def bring_in_sight(self, target: Target) -> None:
        """Scroll to a target, only as far as it cannot be seen well."""
        layout, snapshot = self.layout_now, self.snapshot
        if layout is None or snapshot is None or self.is_fit:
            return
        items, options, margin = layout.items, layout.options, self._legends(snapshot).line
        item, option = self._sight.item, self._sight.option
        if target.item is not None and not items.sees(target.item, min(margin, items.length // 4)):
            item = items.showing(target.item).offset / items.scale
        if target.option is not None and not options.sees(target.option, min(margin, options.length // 4)):
            option = options.showing(target.option).offset / options.scale
        self._scroll(item, option)

    def set_follows(self, *, follows: bool) -> None:
        """Keep what has just changed in sight, or let it go."""
        if follows != self.follows:
            self.follows, self._followed = follows, None
            self.update()
            self.sight_changed.emit()

    def _zoom_to(self, zoom: float, point: QPointF | None) -> None:
        snapshot = self.snapshot
        if snapshot is not None:
            at = (QPointF(self.rect().center()) if point is None else point) * self.devicePixelRatioF()
            written = self._legends(snapshot)
            self._look_at(matrix_layout.zoomed(self._room(), written, self._sight, zoom, at))

    def _scroll(self, item: float, option: float) -> None:
        self._look_at(Sight(self._sight.zoom, item, option))

    def _look_at(self, sight: Sight) -> None:
        if sight != self._sight:
            self._sight = sight
            self.update()
            self.sight_changed.emit()

    def _begin(self) -> None:
        before = None if self._shown is None else self._shown[0].problem
        if self.snapshot is None or self.snapshot.problem is not before:
            self._sight = Sight()
            self.sight_changed.emit()
        self.update()

    def _follow(self, snapshot: Snapshot) -> None:
        """Scroll to the node just changed; while playing only now and then, for what jumps cannot be read."""
        event = snapshot.event
        if not self.follows or snapshot is self._followed or event is None:
            return
        if self._player.is_playing and monotonic() - self._scrolled < _REST:
            return
        before, self._followed = self._sight, snapshot
        self.bring_in_sight(Target(event.item, event.option))
        if self._sight != before:
            self._scrolled = monotonic()

    # --- painting ---------------------------------------------------------------------------------

    def _cursor(self) -> Target | None:
        return self._selection.pinned if self.hasFocus() else None

    def _paint_placeholder(self, painter: QPainter) -> None:
        painter.setPen(self._theme.candidate)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect(), flags, words.placeholder())

    # --- Qt ---------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the matrix as it is now."""
        painter = QPainter(self)
        if (shown := self.shown) is None:
            self._paint_placeholder(painter)
            return
        snapshot, current = shown
        self._follow(snapshot)
        written, layout = self._legends(snapshot), self.layout_now
        assert layout is not None  # noqa: S101 - there is a snapshot
        ratio = self.devicePixelRatioF()
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        scene = Scene(current, layout, written, self._theme, self.difference)
        self._picture.paint(painter, self._room(), scene)
        matrix.paint_marks(painter, scene, self._selection.target, self._cursor())
        painter.restore()
        if self.hasFocus():
            painter.setPen(QPen(self._theme.selection, 1))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
