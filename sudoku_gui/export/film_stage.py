"""The stage of a film: views of their own, on a player of their own, that nobody sees but the film.

The stage is shown, for a hidden view does no work, but on no screen. Nothing on it moves by itself: where a view would
glide or fade, it is where it is going to.
"""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from sudoku_gui.export import view_picture as picture
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.panes.candidates.view import CandidateBoards
from sudoku_gui.panes.links.canvas import LinkCanvas
from sudoku_gui.panes.matrix.picture import MatrixPicture
from sudoku_gui.panes.plan.view import PlanView
from sudoku_gui.panes.tree.canvas import TreeCanvas
from sudoku_gui.player.job import Steps
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render import board_looks, caption
from sudoku_gui.render.caption import Caption
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.throttle import Throttle
from sudoku_gui.wording import position as position_text
from sudoku_gui.wording import transport as words


class FilmBoard(BoardView):
    """A Sudoku board that shows where a player is."""

    def __init__(self, player: Player, theme: Theme) -> None:
        super().__init__(theme)
        self._player = player
        self.animated = False
        player.moved.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        snapshot, grid = self._player.snapshot, self._player.grid
        if snapshot is not None and grid is not None:
            self.show_look(board_looks.of_search(snapshot, grid))


def make(player: Player, selection: Selection, theme: Theme) -> QWidget:
    """The board that a player's problem has."""
    if player.grid is None:
        return PlanView(player, selection, theme)
    return FilmBoard(player, theme)


MakeBoard = Callable[[Player, Selection, Theme], QWidget]
"""Makes the board that a player's problem has, one that follows the player."""

_Place = tuple[str, int, int, int, int]
_PLACES: Final[Mapping[str, tuple[_Place, ...]]] = {
    "pair": (("board", 0, 0, 1, 1), ("tree_view", 0, 1, 1, 1)),
    "all": (
        *(("board", 0, 0, 1, 1), ("matrix_view", 1, 0, 1, 1)),
        *(("link_view", 0, 1, 2, 1), ("tree_view", 0, 2, 2, 1)),
    ),
}
"""Views with row, column, rows and columns in a grid; of all other scenes one view fills it."""

_SHARES: Final = {"pair": (1, 1), "all": (3, 4, 3)}
_GAP: Final = 6


class FilmStage(Guarded, QWidget):
    """Views in a layout, with room for a caption below.

    Args:
        player: whose search is filmed; nobody else moves it.
        scene: one of `film_order.SCENES`.
        size: of the picture, in logical pixels.
        theme: in which colours.
        make_board: makes the board.
        has_caption: whether the sentence stands below.
    """

    def __init__(
        self,
        player: Player,
        scene: str,
        size: QSize,
        theme: Theme,
        make_board: MakeBoard,
        *,
        has_caption: bool,
    ) -> None:
        super().__init__()
        self._player = player
        self._theme = theme
        self._size = size
        self._has_caption = has_caption
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setPalette(theme.palette())
        self.setObjectName("film_stage")
        self._views: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_GAP, _GAP, _GAP, _GAP)
        self._grid.setSpacing(_GAP)
        self._places = _PLACES.get(scene, ((scene, 0, 0, 1, 1),))
        for column, share in enumerate(_SHARES.get(scene, ())):
            self._grid.setColumnStretch(column, share)
        selection = Selection(player, self)
        self._makers: dict[str, Callable[[], QWidget]] = {
            "board": lambda: make_board(player, selection, theme),
            "matrix_view": lambda: MatrixPicture(player, selection, theme),
            "link_view": lambda: LinkCanvas(player, selection, theme),
            "tree_view": lambda: TreeCanvas(player, selection, theme),
            "candidate_boards": lambda: CandidateBoards(player, selection, theme),
        }

    def build(self) -> Steps[None]:
        """Work that builds one view after the other and shows the stage to nobody."""
        for name, *place in self._places:
            view = self._makers[name]()
            view.setMinimumSize(1, 1)
            view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            self._grid.setRowStretch(place[0], 1)
            self._grid.addWidget(view, *place)
            self._views.append(view)
            yield 0.0
        self._hold_still()
        self.resize(self._size - QSize(0, self._caption_height()))
        self.show()
        self._grid.activate()

    def _hold_still(self) -> None:
        for board in self.findChildren(BoardView):
            board.animated = False
        for canvas in self.findChildren(LinkCanvas):
            canvas.animated = False

    def frame(self, ratio: float) -> Steps[QImage]:
        """Work that paints what is to be seen now, one view after the other; so many pixels to a logical one."""
        for throttle in self.findChildren(Throttle):
            throttle.due.emit()
        for tree in self.findChildren(TreeCanvas):
            tree.catch_up()
            tree.camera.rest()
        image = QImage(self._size * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(self._theme.window)
        for view in self._views:
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            picture.paint(painter, view, self._theme, ratio, view.pos())
            painter.end()
            yield 0.0
        if self._has_caption:
            painter = QPainter(image)
            rect = QRectF(0, self.height(), self.width(), self._caption_height())
            caption.paint(painter, rect, self._caption(), self._theme, self.font())
            painter.end()
        image.setDevicePixelRatio(1.0)
        return image

    def _caption(self) -> Caption:
        player = self._player
        if player.search is None:
            return Caption("", "")
        return Caption(
            position_text.sentence_at(player.search, player.beat),
            words.position(player.position, player.length, length_is_known=player.length_is_known),
        )

    def _caption_height(self) -> int:
        if not self._has_caption:
            return 0
        return caption.height(Caption("", ""), self._size.width(), self.font())
