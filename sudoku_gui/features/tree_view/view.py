"""The search tree: the drawing, the overview of the run beside it, a line of facts below."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy

from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.features.tree_view.glyphs import icon
from sudoku_gui.features.tree_view.input_canvas import TreeInputCanvas
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render.pixmaps import CachedPicture
from sudoku_gui.render.shapes import pointer
from sudoku_gui.render.theme import Theme, faint
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import tool_button
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.label import ElidedLabel
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.throttle import SWIFT, Throttle
from sudoku_gui.wording.foreign import as_tip

BIG: Final = 60  # nodes of a tree that has an overview beside it


class TreeView(Pane):
    """The search tree as the background run knows it; follows the player.

    Signals:
        comparison_requested: see `TreeInputCanvas`.
    """

    comparison_requested = Signal(object, object)
    smallest = (12.5, 6)

    def __init__(self, player: Player, selection: Selection, theme: Theme) -> None:
        title = translate("tree", "Search tree")
        description = translate(
            "tree",
            "Up, Down, Alt+Left and Alt+Right move through the tree, Enter goes to the selected node, X "
            "folds and unfolds it,"
            " Alt+Home goes to the root; N and D go to the next solution and dead end, with Shift to the previous one.",
        )
        super().__init__("tree_view", title, description, theme, player=player)
        self._player = player
        self.canvas = self.main_part = TreeInputCanvas(player, selection, theme)
        self.canvas.setAccessibleName(title)
        self.canvas.setAccessibleDescription(description)
        self.overview = TreeOverview(player, theme)
        self._facts = ElidedLabel(name="tree_facts")
        canvas, tip = self.canvas, translate("tree", "Follow the current node (L)")
        self._follow = tool_button(
            "tree_follow", lambda: canvas.follow(following=not canvas.camera.following), tip=tip
        )
        tip = translate("tree", "Fold subtrees without solution (F)")
        self._failed = tool_button("tree_failed", canvas.toggle_failed, tip=tip)
        tip = translate("tree", "Show everything (0)")
        self._buttons = self._follow, self._failed, tool_button("tree_fit", canvas.show_all, tip=tip)
        for made in self._buttons:
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            made.setCheckable(made in self._buttons[:2])
        self._build()
        self._connect()
        self.fit()
        self._refresh()

    def _build(self) -> None:
        parts = self._facts, *self._buttons
        bar = fill(QHBoxLayout(), *parts, spacing=0, margins=(4, 0, 0, 0), stretch=(1,))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.canvas, 0, 0)
        grid.addWidget(self.overview, 0, 1)
        grid.addLayout(bar, 1, 0, 1, 2)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(0, 1)

    def _connect(self) -> None:
        canvas = self.canvas
        canvas.described.connect(self._show_facts)
        canvas.drawn.connect(self._refresh)
        canvas.comparison_requested.connect(self.comparison_requested)
        canvas.camera.following_changed.connect(self._follow.setChecked)

    def show_position(self) -> None:
        self.canvas.describe()

    def _show_facts(self, text: str) -> None:
        """Leave out the last facts where there is no space for all."""
        facts = text.split(" · ")
        self._facts.show_text(text, *(" · ".join(facts[:count]) for count in range(len(facts) - 1, 0, -1)))

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self.fit()

    def fit(self) -> None:
        side = self.fontMetrics().height()
        for made in self._buttons:
            made.setIconSize(QSize(side, side))
            made.setIcon(icon(made.objectName().removeprefix("tree_"), self.theme))

    def _refresh(self) -> None:
        """Refresh the overview and the switches with the drawing."""
        drawing, is_watching = self.canvas.drawing, self._player.is_watching
        self._follow.setChecked(self.canvas.camera.following)
        self._failed.setChecked(drawing.state.excerpt.folds_failed)
        for made in self._buttons:
            made.setEnabled(is_watching)
        self.overview.setVisible(is_watching and drawing.state.excerpt.walked > BIG)
        self.overview.show_window(drawing.span(self.canvas.area))


_CALM: Final = 0.2  # seconds between two readings
_LEAST, _MOST = 24, 40
_DEPTHS: Final = (0.12, 0.66)
_DEAD_ENDS: Final = (0.68, 0.8)
_SOLUTIONS: Final = (0.82, 1.0)  # where each has its place, in widths
_FAINTEST: Final = 0.35


@dataclass(frozen=True)
class OverviewLook:
    """The whole run from top to bottom, in slices, with what of it is in sight in the tree."""

    buckets: Sequence[Bucket] = ()  # the run, as far as it is known
    length: int = 1  # positions from top to bottom
    shown: tuple[int, int] | None = None  # the first and the last position of what is in sight
    position: int = 0  # where the search is

    def y(self, rect: QRectF, position: int) -> float:
        return rect.top() + rect.height() * min(max(position / max(1, self.length), 0.0), 1.0)

    def position_at(self, rect: QRectF, y: float) -> int:
        share = min(max((y - rect.top()) / max(1.0, rect.height()), 0.0), 1.0)
        return round(share * self.length)


def paint_run(painter: QPainter, rect: QRectF, look: OverviewLook, theme: Theme) -> None:
    """Paint the run itself, which changes seldom."""
    painter.fillRect(rect, theme.paper)
    start, width = _DEPTHS[0], _DEPTHS[1] - _DEPTHS[0]
    deepest, dead_ends, solutions = (_most(look, kind) for kind in ("high", "dead_ends", "solutions"))
    for one in look.buckets:
        top = look.y(rect, one.start)
        height = max(1.0, look.y(rect, one.end) - top)
        for depth, colour in ((one.high, _shade(theme.open, 0.0)), (one.low, theme.open)):
            painter.fillRect(_cell(rect, top, height, (start, start + width * (depth / deepest))), colour)
        if one.dead_ends:
            shade = _shade(theme.dead_end, one.dead_ends / dead_ends)
            painter.fillRect(_cell(rect, top, height, _DEAD_ENDS), shade)
        if one.solutions:
            mark = _cell(rect, top, max(2.0, height), _SOLUTIONS)
            painter.fillRect(mark, _shade(theme.solution, one.solutions / solutions))


def _most(look: OverviewLook, kind: str) -> int:
    return max((getattr(one, kind) for one in look.buckets), default=0) or 1


def _cell(rect: QRectF, top: float, height: float, ends: tuple[float, float]) -> QRectF:
    left, width = rect.left() + rect.width() * ends[0], rect.width() * (ends[1] - ends[0])
    return QRectF(left, top, width, height)


def _shade(colour: QColor, share: float) -> QColor:
    return faint(colour, round(255 * (_FAINTEST + (1 - _FAINTEST) * share)))


def paint_visible_part(painter: QPainter, rect: QRectF, look: OverviewLook, theme: Theme) -> None:
    """Paint where the search is, and what is in sight."""
    painter.save()
    if look.shown is not None:
        top, bottom = (look.y(rect, position) for position in look.shown)
        middle, reach = (top + bottom) / 2, max(3.0, (bottom - top) / 2)
        arm = rect.left() + 0.1 * rect.width()
        corners = ((3, -reach), (-1, -reach), (-1, reach), (3, reach))
        painter.setPen(QPen(theme.ink, 2))
        painter.drawPolyline([QPointF(arm + dx, middle + dy) for dx, dy in corners])
    y = look.y(rect, look.position)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.newest, 2))
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    painter.setBrush(theme.newest)
    tip = QPointF(rect.right() - 0.22 * rect.width(), y)
    painter.drawPolygon(pointer(tip, QPointF(0.22 * rect.width(), 0), 4))
    painter.restore()


class TreeOverview(Canvas):
    """Shows the run by position, from top to bottom; a click or drag goes there.

    From left to right: how deep the search goes (a bar to the least depth, a paler one to the greatest), dead ends and
    solutions (the more the darker). A bracket shows which positions the part of the tree in sight has, a pointer where
    the search is.
    """

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__("tree_overview", theme)
        self._player = player
        self._look = OverviewLook()
        self._picture = CachedPicture()
        self._read_at = 0.0
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._read)
        help_text = translate(
            "tree",
            "The whole run from top to bottom: how deep it goes, solutions and dead ends. Click to go there.",
        )
        self.setAccessibleName(translate("tree", "The whole run"))
        self.setAccessibleDescription(help_text)
        self.setToolTip(as_tip(help_text))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        player.began.connect(self._on_began)
        player.length_changed.connect(self._read_soon)
        Throttle(player, self, SWIFT).due.connect(self.update)

    @property
    def look(self) -> OverviewLook:
        return replace(self._look, position=self._player.position)

    def show_window(self, shown: tuple[int, int] | None) -> None:
        """Mark which positions are in sight."""
        if shown != self._look.shown:
            self._look = replace(self._look, shown=shown)
            self.update()

    def _on_began(self) -> None:
        """Drop the drawing, which is of the search before."""
        self._look = OverviewLook(shown=self._look.shown)
        self._read_soon()
        self.update()

    def _read_soon(self) -> None:
        if self.isVisible() and not self._later.isActive():
            self._later.start(max(0, round(1000 * (self._read_at + _CALM - monotonic()))))

    def _read(self) -> None:
        search = self._player.search
        self._read_at = monotonic()
        buckets: Sequence[Bucket] = ()
        if search is not None:
            with search.background_run.reading() as (_, timeline):
                buckets = timeline.buckets(most=max(16, self.height() // 2))
        self._look = replace(self._look, buckets=tuple(buckets), length=max(1, self._player.length))
        self.update()

    @property
    def area(self) -> QRectF:
        return super().area.adjusted(0, 5, 0, -5)

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(min(max(_LEAST, 2 * self.fontMetrics().height()), _MOST), 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 40)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._read_soon()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._player.is_watching:
            self._player.scrub(self._look.position_at(self.area, event.position().y()))

    def paint_on(self, painter: QPainter) -> None:
        """Paint the run from a stored picture, and the position on top."""
        run = replace(self._look, shown=None)

        def paint_all(below: QPainter) -> None:
            paint_run(below, self.area, run, self.theme)

        self._picture.draw(
            painter, QPointF(), self.size(), paint_all, key=(run, self.theme), background=self.theme.paper
        )
        if self._player.is_watching:
            paint_visible_part(painter, self.area, self.look, self.theme)
