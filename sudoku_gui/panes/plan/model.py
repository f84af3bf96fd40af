"""What the board of a problem of the gallery shows at a position, and the options chosen there."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Snapshot
from solver_core.problems.plans import Plan
from sudoku_gui.player.selection import Target
from sudoku_gui.render.plan import Piece, PlanLook
from sudoku_gui.wording.names import option_name

translate = QCoreApplication.translate


def look(board: Plan, snapshot: Snapshot, target: Target | None) -> PlanLook:
    """The pieces, the squares that are closed, and those of the option pointed at."""
    pieces = {
        square: Piece(board.labels[level.option], depth, depth == snapshot.depth)
        for depth, level in enumerate(snapshot.levels, 1)
        for square in board.squares[level.option]
    }
    free = {
        square
        for option, depth in enumerate(snapshot.option_depths)
        if not depth
        for square in board.squares[option]
    }
    every = {(row, col) for row in range(board.rows) for col in range(board.cols)}
    closed = frozenset(every - free - set(pieces))
    lit = frozenset(() if target is None or target.option is None else board.squares[target.option])
    return PlanLook(board.rows, board.cols, pieces, closed, lit, _chosen(board, snapshot))


def _chosen(board: Plan, snapshot: Snapshot) -> frozenset[tuple[int, int]]:
    """The column branched on until an option is tried: a square, or those left of a line; a piece has no place."""
    item = snapshot.chosen_item
    if item is None or (snapshot.levels and snapshot.levels[-1].item == item):
        return frozenset()
    column = snapshot.problem.columns[item]
    left = [option for option in column if not snapshot.is_hidden(option, item)]
    if left and all(len(board.squares[option]) == 1 for option in column):
        return frozenset(square for option in left for square in board.squares[option])
    covered = [frozenset(board.squares[option]) for option in column]
    return frozenset.intersection(*covered) if left else frozenset()


def target_at(board: Plan, snapshot: Snapshot, square: tuple[int, int] | None) -> Target | None:
    """The piece on a square; the option of an empty square where each option is one square."""
    here = [level.option for level in snapshot.levels if square in board.squares[level.option]]
    if not here and square is not None and len(board.squares) == board.rows * board.cols:
        here = [square[0] * board.cols + square[1]]
    return Target(option=here[0]) if here else None


def chosen_text(snapshot: Snapshot) -> str:
    """The options chosen so far, one a line."""
    if not snapshot.levels:
        return translate("plan", "No option is chosen yet.")
    line, problem = translate("plan", "{depth}. {option}"), snapshot.problem
    options = [option_name(problem, level.option) for level in snapshot.levels]
    lines = [line.format(depth=depth, option=option) for depth, option in enumerate(options, 1)]
    return "\n".join([translate("plan", "Chosen so far:"), *lines])
