"""The board of a problem that is not a Sudoku: squares, pieces, and what is closed."""

from itertools import combinations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QImage

from solver_core.problems import gallery
from solver_core.problems.plans import Plan
from sudoku_gui.render import plan, theme
from sudoku_gui.render.plan import Piece, PlanLook
from sudoku_gui.render.theme import Theme
from tests.gui.canvas import LooksLike, canvas

PIECES = {
    (0, 0): Piece("L", 1, newest=False),
    (0, 1): Piece("L", 1, newest=False),
    (1, 2): Piece("V", 2, newest=True),
}
LOOK = PlanLook(3, 4, PIECES, frozenset({(2, 0), (2, 3)}), frozenset({(0, 0)}), frozenset({(1, 1)}))
AREA = QRectF(0, 0, 340, 260)


def picture(look: PlanLook, colours: Theme) -> QImage:
    with canvas(340, 260, background=colours.window) as (image, painter):
        plan.paint(painter, AREA, look, colours)
    return image


def test_pieces_depths_the_newest_and_closed_squares_look_as_in_the_picture(
    each_theme: Theme, looks_like: LooksLike, reference_font: QFont
) -> None:
    """Pieces with thick edges and their depths, the newest ringed, closed squares crossed, two framed."""
    assert reference_font.family()
    looks_like(picture(LOOK, each_theme), f"plan_{each_theme.name}")


def test_every_state_has_its_own_picture(reference_font: QFont) -> None:
    """In each theme, no two of the twelve look alike."""
    assert reference_font.family()
    at, none = frozenset({(1, 1)}), frozenset[tuple[int, int]]()
    pieces = [Piece("L", 1, newest=False), Piece("L", 1, newest=True), Piece("L", 2, newest=False)]
    looks = [
        *(PlanLook(3, 4, {(1, 1): piece}, none) for piece in pieces),
        *(PlanLook(3, 4, {}, none), PlanLook(3, 4, {}, at), PlanLook(3, 4, {}, at, leaving=at)),
        *(PlanLook(3, 4, {}, none, at), PlanLook(3, 4, {}, none, chosen=at)),
        *(PlanLook(3, 4, {}, none, dead=at), PlanLook(3, 4, {}, none, served=at)),
        *(PlanLook(3, 4, {}, none, ringed=at), PlanLook(3, 4, {}, none, dead=at, ringed=at)),
    ]
    for colours in (theme.light(), theme.dark(), theme.high_contrast()):
        pictures = [picture(look, colours) for look in looks]
        assert all(one != other for one, other in combinations(pictures, 2))


def test_the_square_at_a_point_is_the_one_painted_there() -> None:
    board = plan.area(AREA, LOOK)
    side = board.width() / LOOK.cols
    for row in range(LOOK.rows):
        for col in range(LOOK.cols):
            middle = board.topLeft() + QPointF((col + 0.5) * side, (row + 0.5) * side)
            assert plan.square_at(AREA, LOOK, middle) == (row, col)
    assert plan.square_at(AREA, LOOK, board.topLeft() - QPointF(2, 2)) is None
    assert plan.square_at(AREA, LOOK, board.bottomRight() + QPointF(2, 2)) is None


def test_squares_are_square_and_stand_on_whole_pixels() -> None:
    for name in ("queens_8", "pentominoes_3x20"):
        found = gallery.board(name)
        assert isinstance(found, Plan)
        board = plan.area(AREA, PlanLook(found.rows, found.cols, {}, frozenset()))
        assert board.width() / found.cols == board.height() / found.rows
        assert (board.left(), board.top()) == (round(board.left()), round(board.top()))
        assert AREA.contains(board)
