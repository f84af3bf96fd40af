"""The board of a gallery problem at a position, and the options chosen there."""

from itertools import compress

from solver_core.cover import Snapshot
from solver_core.problems.plans import Network, Plan, Square, Style
from sudoku_gui.player.selection import Target
from sudoku_gui.render.network import NetworkLook
from sudoku_gui.render.plan import PlanLook, pieces_of
from sudoku_gui.translation import translate
from sudoku_gui.wording.names import option_name


def look(board: Plan, snapshot: Snapshot, target: Target | None) -> PlanLook:
    """The pieces, the squares that are closed, the candidates, and the squares of what is pointed at."""
    pieces = pieces_of(board, snapshot.levels, is_calm=snapshot.is_dead_end)
    has_digits = board.style is Style.DIGITS
    items = frozenset[int]() if has_digits else snapshot.starved  # houses would hide their cells
    items = items.union(() if snapshot.dead_item is None else {snapshot.dead_item})
    dead = frozenset[Square]().union(*(_squares_of(board, snapshot, item) for item in items)) - pieces.keys()
    served = {square for level in snapshot.levels if board.reach for square in board.reach[level.option]}
    open_options = list(compress(range(len(board.squares)), snapshot.open_options))
    closed = _closed(board, open_options) - pieces.keys() - board.given.keys()
    leaving = list(filter(snapshot.is_leaving, range(len(board.squares)))) if closed or has_digits else []
    candidates: dict[Square, tuple[str, ...]] = {}
    for option in (*open_options, *leaving) if has_digits else ():
        (square,) = board.squares[option]
        if square not in board.given and square not in pieces:
            candidates[square] = (*candidates.get(square, ()), board.labels[option])
    gone = {(square, board.labels[option]) for option in leaving for square in board.squares[option]}
    return PlanLook(
        board.rows,
        board.cols,
        pieces,
        closed,
        highlighted=_pointed_at(board, snapshot, target),
        chosen=_chosen(board, snapshot),
        plan=board,
        candidates=candidates,
        served=frozenset(served),
        dead=dead,
        leaving=frozenset(square for square, _ in gone),
        struck=frozenset((square, label) for square, label in gone if square in candidates),
        ringed=dead if snapshot.is_dead_end and len(dead) == 1 else frozenset(),
        coordinates=True,
    )


def _closed(board: Plan, open_options: list[int]) -> frozenset[Square]:
    """The squares that no option can take any more; where squares may be served again, none is closed."""
    if board.reach:
        return frozenset()
    every = {(row, col) for row in range(board.rows) for col in range(board.cols)}
    free = {square for option in open_options for square in board.squares[option]}
    return frozenset(every - free - board.holes)


def _pointed_at(board: Plan, snapshot: Snapshot, target: Target | None) -> frozenset[Square]:
    """The squares of an option; those of an item where each of its options takes one."""
    if target is None:
        return frozenset()
    if target.option is not None:
        return frozenset(board.squares[target.option])
    if target.item is None or board.reach:
        return frozenset()
    return _squares_of(board, snapshot, target.item)


def _squares_of(board: Plan, snapshot: Snapshot, item: int) -> frozenset[Square]:
    """The squares that all options of an item share; all their squares where each takes one."""
    squares = [frozenset(board.squares[option]) for option in snapshot.problem.columns[item]]
    if all(len(own) == 1 for own in squares):
        return frozenset[Square]().union(*squares)
    return frozenset.intersection(*squares)


def _chosen(board: Plan, snapshot: Snapshot) -> frozenset[Square]:
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


def target_at(board: Plan, snapshot: Snapshot, square: Square | None, candidate: str = "") -> Target | None:
    """The piece on a square; of an empty one the candidate there, or the option or the item that it stands for."""
    if square is None or square in board.holes:
        return None
    here = [level.option for level in snapshot.levels if square in board.squares[level.option]]
    item = square[0] * board.cols + square[1]
    if board.style is Style.DIGITS:  # as on a Sudoku board, its column is named too
        option = item * board.cols + board.labels.index(candidate) if candidate else None
        return Target(item, here[0] if here else option)
    if not here and len(board.squares) == board.rows * board.cols:
        here = [item]
    return Target(option=here[0]) if here else None


def network_look(board: Network, snapshot: Snapshot, target: Target | None) -> NetworkLook:
    """The stations chosen, what they cover, and what is pointed at."""
    chosen = {level.option: depth for depth, level in enumerate(snapshot.levels, 1)}
    item = snapshot.chosen_item
    is_tried = bool(snapshot.levels) and snapshot.levels[-1].item == item
    return NetworkLook(
        board,
        chosen,
        {option: snapshot.problem.options[option] for option in chosen},
        frozenset(item for item, depth in enumerate(snapshot.item_depths) if depth),
        None if is_tried or snapshot.is_dead_end else item,
        frozenset(
            () if target is None or target.option is not None or target.item is None else {target.item}
        ),
        frozenset(() if target is None or target.option is None else {target.option}),
        snapshot.dead_item,
    )


def chosen_text(snapshot: Snapshot) -> str:
    """The options chosen so far, one a line."""
    if not snapshot.levels:
        return translate("plan", "No option is chosen yet.")
    line, problem = translate("plan", "{depth}. {option}"), snapshot.problem
    options = [option_name(problem, level.option) for level in snapshot.levels]
    lines = [line.format(depth=depth, option=option) for depth, option in enumerate(options, 1)]
    return "\n".join([translate("plan", "Chosen so far:"), *lines])
