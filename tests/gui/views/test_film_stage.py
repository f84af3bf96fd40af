"""The stage of a film: everything on it is where the search is, and nothing moves by itself."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from solver_core.sudoku.grid import Grid
from sudoku_gui.export.film_stage import FilmStage
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.panes.links.canvas import LinkCanvas
from sudoku_gui.player.player import Player
from sudoku_gui.render import theme

Finish = Callable[..., Any]

PUZZLE = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")


def test_all_views_stand_where_the_search_is(
    finish: Finish,
    player: Player,
    go_to: Callable[[int], None],
    looks_like: Callable[[QImage, str], None],
    reference_font: object,
) -> None:
    """Board, matrix, links, tree and sentence of one position, at once after the move."""
    assert reference_font
    player.watch(PUZZLE)
    assert player.search is not None
    player.search.background_run.go()
    go_to(3_000)
    stage = FilmStage(player, "all", QSize(960, 540), theme.light(), has_caption=True)
    list(stage.build())
    finish(stage.frame(1.0))
    go_to(3_024)
    looks_like(finish(stage.frame(1.0)), "film_all")
    stage.close()


def test_a_frame_painted_twice_is_the_same(
    finish: Finish, player: Player, go_to: Callable[[int], None]
) -> None:
    """No fading, no gliding: what is painted does not depend on when."""
    player.watch(PUZZLE)
    stage = FilmStage(player, "all", QSize(640, 360), theme.dark(), has_caption=True)
    list(stage.build())
    for position in (1, 2, 50, 51):
        go_to(position)
        assert finish(stage.frame(1.0)) == finish(stage.frame(1.0))
    assert not any(board.animated for board in stage.findChildren(BoardView))
    assert not any(canvas.animated for canvas in stage.findChildren(LinkCanvas))
    stage.close()
