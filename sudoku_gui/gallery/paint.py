"""Pictures of problems: their boards with options on them, or their matrix where they have no board."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from solver_core.cover import FewestSearch, Problem, Search, SearchBase
from solver_core.problems.families import Family, Posed
from solver_core.problems.plans import Board, Network, Plan
from sudoku_gui.player.job import SLICE, Steps
from sudoku_gui.render import network, plan
from sudoku_gui.render.network import NetworkLook
from sudoku_gui.render.pixmaps import pixmap
from sudoku_gui.render.theme import Theme

_NEAR: Final = 30_000_000  # ticks within which a solution is looked for: a fraction of a second


def finding(family: Family, posed: Posed) -> Steps[tuple[int, ...]]:
    """Find a solution, as good a one as is soon found; () where none is."""
    search = _search(family, posed)
    chosen: tuple[int, ...] = ()
    found = True
    while found:
        way = search.seek_to_next("solution", within=max(0, _NEAR - search.position))
        while not way.go(SLICE):
            yield search.position / _NEAR
        found = way.found
        if found:
            chosen = tuple(level.option for level in search.levels())
        if found and isinstance(search, Search) and not isinstance(search, FewestSearch):
            break
    return chosen


def _search(family: Family, posed: Posed) -> SearchBase:
    return family.goals[0].search(posed.problem, given=posed.given)


def paint(painter: QPainter, rect: QRectF, posed: Posed, options: Sequence[int], theme: Theme) -> None:
    """Paint a problem with these options chosen."""
    match posed.board:
        case Plan():
            plan.paint(painter, rect, plan.look_of(posed.board, options, is_calm=True), theme)
        case Network():
            network.paint(painter, rect, network_look(posed.board, posed.problem, options), theme)
        case None:
            _paint_matrix(painter, rect, posed.problem, frozenset(options), theme)


def paint_outline(painter: QPainter, rect: QRectF, board: Board, theme: Theme) -> None:
    """Paint a board on which nothing lies."""
    if isinstance(board, Plan):
        plan.paint(painter, rect, plan.look_of(board, ()), theme)
    else:
        network.paint(painter, rect, NetworkLook(board), theme)


def network_look(board: Network, problem: Problem, options: Sequence[int]) -> NetworkLook:
    """A network with these options chosen."""
    joined = {option: problem.options[option] for option in options}
    covered = frozenset(item for items in joined.values() for item in items)
    return NetworkLook(board, {option: depth for depth, option in enumerate(options, 1)}, joined, covered)


def picture(side: int, ratio: float, posed: Posed, options: Sequence[int], theme: Theme) -> QPixmap:
    """A small picture for a card."""
    rect = QRectF(2, 2, side - 4, side - 4)
    return pixmap(QSize(side, side), ratio, lambda painter: paint(painter, rect, posed, options, theme))


def _paint_matrix(
    painter: QPainter, rect: QRectF, problem: Problem, chosen: frozenset[int], theme: Theme
) -> None:
    """A matrix of dots, a row for each option; those that are chosen are shaded."""
    rows, cols = len(problem.options), len(problem.names)
    side = min(rect.width() / cols, rect.height() / rows, 48.0)
    board = QRectF(0, 0, side * cols, side * rows)
    board.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(board, theme.paper)
    for option in chosen:
        painter.fillRect(
            QRectF(board.left(), board.top() + option * side, board.width(), side), theme.same_digit
        )
    painter.setPen(theme.thin_line)
    painter.drawRect(board)
    painter.setPen(Qt.PenStyle.NoPen)
    for option, items in enumerate(problem.options):
        painter.setBrush(theme.forced if option in chosen else theme.covered_column)
        for item in items:
            middle = board.topLeft() + QPointF(item + 0.5, option + 0.5) * side
            painter.drawEllipse(middle, 0.28 * side, 0.28 * side)
    painter.restore()
