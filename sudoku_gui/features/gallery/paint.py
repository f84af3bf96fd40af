"""Pictures of problems: their boards with options on them, or their matrix where they have no board."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from solver_core.cover import FewestSearch, Problem, Search, SearchBase
from solver_core.problems.families import Family, Posed
from solver_core.problems.plans import Board, Network, Plan
from sudoku_gui.player.job import SLICE, Work
from sudoku_gui.render import crossings, network, plan
from sudoku_gui.render.network import NetworkLook
from sudoku_gui.render.pixmaps import pixmap, ratio_of
from sudoku_gui.render.theme import Theme

_NEAR: Final = 30_000_000  # events within which a solution is looked for: a fraction of a second


def finding(family: Family, posed: Posed) -> Work[tuple[int, ...]]:
    """Find a good solution quickly; () if there is none."""
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
            _paint_matrix(painter, rect, posed.problem, options, theme)


def paint_outline(painter: QPainter, rect: QRectF, board: Board, theme: Theme) -> None:
    """Paint a board on which no option is chosen."""
    if isinstance(board, Plan):
        plan.paint(painter, rect, plan.look_of(board, ()), theme)
    else:
        network.paint(painter, rect, NetworkLook(board), theme)


def network_look(board: Network, problem: Problem, options: Sequence[int]) -> NetworkLook:
    """The picture of a network where these options are chosen, in this order."""
    joined = {option: problem.options[option] for option in options}
    covered = frozenset(item for items in joined.values() for item in items)
    return NetworkLook(board, {option: depth for depth, option in enumerate(options, 1)}, joined, covered)


def picture(side: int, ratio: float, posed: Posed, options: Sequence[int], theme: Theme) -> QPixmap:
    """A small picture for a card."""
    rect = QRectF(2, 2, side - 4, side - 4)
    return pixmap(QSize(side, side), ratio, lambda painter: paint(painter, rect, posed, options, theme))


def _paint_matrix(
    painter: QPainter, rect: QRectF, problem: Problem, chosen: Sequence[int], theme: Theme
) -> None:
    """Paint a matrix without names, in which the rows that are chosen are full and the others hollow."""
    columns, rows = len(problem.names), len(problem.options)
    ratio = ratio_of(painter)  # the matrix counts in device pixels
    side = max(1, int(ratio * min(rect.width() / columns, rect.height() / rows, 48.0)))
    body = QRect(0, 0, side * columns, side * rows)
    body.moveCenter((rect.center() * ratio).toPoint())
    strip = crossings.shapes(side, theme)
    painter.save()
    painter.scale(1 / ratio, 1 / ratio)
    painter.fillRect(body, theme.paper)
    for option, items in enumerate(problem.options):
        code = crossings.FORCED if option in chosen else crossings.REMOVED
        for item in items:
            left, top = body.left() + side * item, body.top() + side * option
            painter.drawImage(left, top, strip, side * code, 0, side, side)
    painter.setPen(theme.thin_line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(body)
    painter.restore()
