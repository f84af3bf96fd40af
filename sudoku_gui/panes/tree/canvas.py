"""The search tree on screen: paints, follows the player, answers mouse and keys.

Moving the search only repaints. The tree is read again where the search has come to a place that is not laid out,
where the user folds or unfolds, and now and then while more becomes known.
"""

from dataclasses import replace
from math import inf
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from solver_core.cover.tree import Tree
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.tree import paint as tree
from sudoku_gui.panes.tree.camera import CEILING, Camera
from sudoku_gui.panes.tree.drawing import Drawing
from sudoku_gui.panes.tree.excerpt import Twig
from sudoku_gui.panes.tree.readings import SOON, Readings
from sudoku_gui.panes.tree.scene import TreeScene
from sudoku_gui.panes.tree.stamps import Stamps
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.unfolding import MOST, Unfolding
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.throttle import SWIFT, Throttle
from sudoku_gui.wording import tree as words

_UNASKED: Final = 200_000
"""Nodes that are walked again because the search is among them."""

_FAST: Final = 8
"""Beats a second at which nothing glides."""


class TreeCanvas(Guarded, QWidget):
    """The drawing, what is selected in it, and when it is read; what hands do to it is the subclass's business.

    Signals:
        told: the line about the twig looked at is another.
            line: to be shown.
        drawn: something else was laid out, or another part of it is in sight.

    Attributes:
        is_held: whether a hand holds the drawing and moves it.
    """

    told = Signal(str)
    drawn = Signal()
    is_held = False

    def __init__(
        self, player: Player, selection: Selection, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._player, self._selection, self._theme = player, selection, theme
        self.camera = Camera(self)
        self.camera.moved.connect(self.update)
        self.camera.following_changed.connect(self.update)
        self.drawing = Drawing(player, self.camera, self.font())
        self._glides = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
        self._selected: int | None = None
        self._hovered: int | None = None
        self._notice = ""
        self._readings = Readings()
        self._followed: object = None
        self._painted: object = None
        self._stamps: Stamps | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.update)
        self._telling = QTimer(self, singleShot=True, interval=0)
        self._telling.timeout.connect(self.drawn)
        self._telling.timeout.connect(self.tell)
        self.camera.moved.connect(self._telling.start)
        self._unfolding = Unfolding(self)
        self._unfolding.unfolded.connect(self._on_unfolded)
        self._unfolding.failed.connect(self.want)
        player.began.connect(self._on_began)
        Throttle(player, self, SWIFT).due.connect(self._on_moved)
        player.state_changed.connect(self.update)
        player.length_changed.connect(self._on_grown)
        selection.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._on_began()

    # --- what is looked at ------------------------------------------------------------------------

    @property
    def present(self) -> int | None:
        """The innermost twig that the search is in."""
        way = self.drawing.way
        return way[-1] if way else None

    @property
    def selected(self) -> int | None:
        """The twig that keys start from: one walked to, else the present one."""
        if not self.drawing.state.excerpt.twigs:
            return None
        number = self.drawing.state.excerpt.of(self._selected)
        return (self.present or 0) if number is None else number

    @property
    def hovered(self) -> int | None:
        """The twig under the mouse."""
        return None if self._hovered is None else self.drawing.state.excerpt.of(self._hovered)

    @property
    def room(self) -> QRectF:
        """Where there is drawing."""
        return QRectF(self.rect())

    def scene(self) -> TreeScene:
        """All that is to be seen."""
        drawing = self.drawing
        scene = drawing.scene()
        waiting = drawing.state.excerpt.of(self._unfolding.first)
        scene = replace(
            scene,
            progress=drawing.progress(scene.way),
            selected=drawing.state.excerpt.of(self._selected) if self.hasFocus() else None,
            has_focus=self.hasFocus(),
            hovered=self.hovered,
            lit=drawing.lit(self._selection.target),
            waiting=frozenset(() if self._unfolding.first is None or waiting is None else (waiting,)),
        )
        return replace(scene, labels=drawing.labels(scene, self.room, is_held=self.is_held))

    # --- deeds ------------------------------------------------------------------------------------

    def use_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self.update()

    def want(self) -> None:
        """Read the tree anew with the next picture."""
        self._readings.want()
        self.update()

    def toggle(self, number: int) -> None:
        """Unfold what is folded, fold what is not."""
        twig = self.drawing.twig(number)
        self.set_open(twig, is_open=not self.drawing.state.is_open(twig))

    def set_open(self, twig: Twig, *, is_open: bool) -> None:
        """Unfold or fold a twig; what the tree has let go of is walked again first."""
        self.drawing.state.set_open(twig, is_open=is_open)
        if is_open and twig.must_be_walked:
            self._walk_again(twig)
        self.want()

    def toggle_failed(self) -> None:
        """Fold all subtrees without solution, or none."""
        self.drawing.state.toggle_failed()
        self.want()

    def show_all(self) -> None:
        """Everything that is laid out, as small as it must be."""
        self.camera.follow(following=False)
        self.camera.fit(self.drawing.layout, self.drawing.em, self.room)

    def tell(self) -> None:
        """Say the line about the twig looked at."""
        number = self.selected if self.hovered is None else self.hovered
        if self.isVisible():
            self.told.emit(self._notice or ("" if number is None else self.drawing.facts(number)))

    def _walk_again(self, twig: Twig) -> None:
        search = self._player.search
        if (
            search is None
            or self.drawing.state.is_put_back(twig.first)
            or self._unfolding.first == twig.first
        ):
            return
        if twig.nodes > MOST:
            self._notice = words.too_many(twig.nodes)
            self.tell()
            return
        self._unfolding.start(search.background_run, twig.first)

    # --- following --------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Read the tree if that is due, and keep the present twig in sight."""
        if self._player.search is None:
            return
        if self._is_due():
            self._read()
        present = self.present
        if present is None or not self.camera.following:
            return
        key = (self.drawing.layout, present, self.camera.zoom, self.size())
        if key != self._followed:
            self._followed = key
            playing_fast = self._player.is_busy or (self._player.is_playing and self._player.rate > _FAST)
            self.camera.animated = self._glides and not playing_fast
            self.camera.bring(self.drawing.box(present), self.room, CEILING * self.drawing.em)

    def _is_due(self) -> bool:
        player = self._player
        wait = self._readings.wait(
            monotonic(),
            player.position,
            is_lost=self._is_lost(),
            is_going_on=player.is_busy or player.is_playing,
            is_running_in_background=player.is_running_in_background,
        )
        if 0 < wait < inf and not self._later.isActive():
            self._later.start(round(1000 * wait) + 1)
        return not wait

    def _is_lost(self) -> bool:
        """Whether the search is among nodes that are not laid out, though nobody has folded them."""
        present = self.present
        return present is not None and self.drawing.state.lacks(present, self._player.position)

    def _read(self) -> None:
        is_first = not self.drawing.state.excerpt.twigs
        self.drawing.read(self.room)
        self._telling.start()
        self._readings.note(monotonic(), self._player.position)
        if is_first:
            self.camera.show_root(self.drawing.layout, self.drawing.em, self.room)
        present = self.present
        if present is not None:
            twig = self.drawing.twig(present)
            if twig.must_be_walked and twig.nodes <= _UNASKED and twig.first not in self.drawing.state.folded:
                self._walk_again(twig)

    def _on_began(self) -> None:
        self._unfolding.cancel()
        self._selection.hover(None)
        self.drawing = Drawing(self._player, self.camera, self.font())
        self._selected = self._hovered = None
        self._notice = ""
        self._readings = Readings(monotonic())
        self.camera.follow(following=True)
        self._telling.start()
        self.update()

    def _on_moved(self) -> None:
        """Most steps change nothing that is to be seen here."""
        self._notice = ""
        if self.drawing.place != self._painted or self._is_lost():
            self.update()

    def _on_grown(self) -> None:
        self._readings.grow()
        if self.isVisible() and not self._later.isActive():
            self._later.start(round(1000 * SOON))

    def _on_unfolded(self, first: int, again: Tree) -> None:
        self.drawing.state.put_back(first, again)
        self.want()

    # --- Qt ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(360, 320)

    def minimumSizeHint(self) -> QSize:
        """Enough for the present node and its kids."""
        return QSize(round(8 * self.drawing.em), round(5 * self.drawing.em))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The drawing stays in the middle; with more room, words may have room, too."""
        super().resizeEvent(event)
        if event.oldSize().isValid():
            self.camera.shift(QPointF((event.size().width() - event.oldSize().width()) / 2, 0))
        self.drawing.lay_out(self.room)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.drawing.use_font(self.font())
            self.want()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The part of the tree that is in sight, or a line in its place."""
        self.catch_up()
        painter = QPainter(self)
        if self._player.search is None or not self.drawing.state.excerpt.twigs:
            text = words.nothing() if self._player.search is None else words.not_yet()
            tree.paint_words(painter, self.room, text, self._theme)
        else:
            scene = self.scene()
            self._painted = self.drawing.place
            key = (self._theme, scene.em, self.devicePixelRatioF())
            if self._stamps is None or self._stamps.key != key:
                self._stamps = Stamps(*key)
            tree.paint(painter, self.room, scene, self._theme, self.font(), stamps=self._stamps)
        painter.end()
