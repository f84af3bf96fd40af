"""Scenes of the matrix, painted."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QImage

from solver_core.cover import SearchBase
from solver_core.cover.explain import difference
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.matrix_view import paint as matrix
from sudoku_gui.features.matrix_view.labels import labels
from sudoku_gui.features.matrix_view.layout import MatrixScene, Viewport, lay_out
from sudoku_gui.features.matrix_view.model import look
from sudoku_gui.player.selection import Target
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import canvas

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
ROOM = QSize(560, 360)


def at(position: int, sample: str = "") -> SearchBase:
    """A search of a sample, or of a Sudoku."""
    search = gallery.search(sample) if sample else encoding.search(MANY)
    search.seek(position)
    return search


def scene_of(
    search: SearchBase,
    sight: Viewport,
    font: QFont | None = None,
    colours: Theme | None = None,
    since: int | None = None,
) -> MatrixScene:
    """Where a search stands; with what differs from an earlier or later position."""
    here, found = search.snapshot(), None
    if since is not None:
        search.seek(since)
        found = difference.of(search.snapshot(), here)
    written = labels(search.problem, font or QFont(), 1.0)
    layout = lay_out(ROOM, written, sight)
    return MatrixScene(look(here), layout, colours or theme.light(), found)


def picture(scene: MatrixScene, pointed: Target | None = None, cursor: Target | None = None) -> QImage:
    with canvas(ROOM, background=scene.theme.window) as (image, painter):
        matrix.paint(painter, scene, pointed, cursor)
    return image
