"""The off-screen views of a film, on a separate player.

It is shown off-screen, because hidden views do no work. Nothing is animated.
"""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from solver_core.cover import Problem
from sudoku_gui.features.export import picture_of_view
from sudoku_gui.layout.declarations import Figure
from sudoku_gui.player.job import Work
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render import caption
from sudoku_gui.render.caption import Caption
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.wording import position, transport

_PLACES: Final = {
    "pair": (("board", 0, 0, 1, 1), ("tree_view", 0, 1, 1, 1)),
    "all": (
        *(("board", 0, 0, 1, 1), ("matrix_view", 1, 0, 1, 1)),
        *(("link_view", 0, 1, 2, 1), ("tree_view", 0, 2, 2, 1)),
    ),
}
"""Views with row, column, rows and columns in a grid; in all other scenes one view fills it."""
_SHARES: Final = {"pair": (1, 1), "all": (3, 4, 3)}
_GAP: Final = 6


class FilmView(QWidget):
    """The views of a scene in a grid, and a caption; the size, in logical pixels, is that of both."""

    def __init__(
        self,
        player: Player,
        figures: Iterable[Figure],
        scene: str,
        size: QSize,
        theme: Theme,
        *,
        has_caption: bool,
    ) -> None:
        super().__init__()
        self._figures = {figure.id: figure for figure in figures}
        self._player = player
        self._theme = theme
        self._size = size
        self._has_caption = has_caption
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setPalette(theme.palette())
        self.setObjectName("film_view")
        self._views: list[QWidget] = []
        self._places = _PLACES.get(scene, ((scene, 0, 0, 1, 1),))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_GAP, _GAP, _GAP, _GAP)
        self._grid.setSpacing(_GAP)
        for column, share in enumerate(_SHARES.get(scene, ())):
            self._grid.setColumnStretch(column, share)

    def build(self) -> Work[None]:
        """Make the views of the scene, one a turn of the event loop, to keep the window alive."""
        selection = Selection(self._player, self)
        for name, *place in self._places:
            view = self._figures[name].build(self._player, selection, self._theme)
            view.setMinimumSize(1, 1)
            view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            self._grid.setRowStretch(place[0], 1)
            self._grid.addWidget(view, *place)
            self._views.append(view)
            yield 0.0
        for canvas in self.findChildren(Canvas):
            canvas.animated = False
        self.resize(self._size - QSize(0, self._caption_height()))
        self.show()
        self._grid.activate()

    def frame(self, ratio: float) -> Work[QImage]:
        """Paint the current position, one view after the other, with this many pixels to a logical one."""
        picture_of_view.catch_up(self)
        image = QImage(self._size * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(self._theme.window)
        for view in self._views:
            with QPainter(image) as painter:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                picture_of_view.paint(painter, view, view.pos())
            yield 0.0
        if self._has_caption:
            with QPainter(image) as painter:
                rect = QRectF(0, self.height(), self.width(), self._caption_height())
                caption.paint(painter, rect, caption_of(self._player), self._theme, self.font())
        image.setDevicePixelRatio(1.0)
        return image

    def _caption_height(self) -> int:
        if not self._has_caption:
            return 0
        return caption.height(Caption("", ""), self._size.width(), self.font())


def scenes(figures: Iterable[Figure], problem: Problem) -> dict[str, str]:
    return {
        **{figure.id: figure.title for figure in figures if figure.suits(problem)},
        "pair": translate("export_dialogs", "Board and search tree"),
        "all": translate("export_dialogs", "Board, links, matrix and tree"),
    }


def caption_of(player: Player) -> Caption:
    """The latest event, and the position; empty without a search."""
    if player.search is None:
        return Caption("", "")
    where = transport.position(player.position, player.length, length_is_known=player.length_is_known)
    return Caption(position.sentence_at(player.search, player.beat), where)
