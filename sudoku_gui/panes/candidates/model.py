"""What is told of a place or a candidate of the candidate boards, in one true sentence."""

from solver_core.cover import Op, Snapshot
from sudoku_gui.panes.candidates import text as words
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import columns, joining
from sudoku_gui.wording.names import cell_name, item_name, option_name


def sentence(snapshot: Snapshot, target: Target | None) -> str:
    """About what is pointed at; about the place that the search branches on where nothing is; else empty."""
    if target is None or (target.item is None and target.option is None):
        item = snapshot.chosen_item
        if item is None:
            return ""
        is_dead_end = snapshot.event is not None and snapshot.event.op is Op.DEAD_END
        return place(snapshot, item) if is_dead_end else words.chosen(place(snapshot, item))
    if target.option is None:
        return "" if target.item is None else place(snapshot, target.item)
    return candidate(snapshot, target.option, target.item)


def place(snapshot: Snapshot, item: int) -> str:
    """About the place of an item."""
    problem, depth = snapshot.problem, snapshot.item_depths[item]
    name = item_name(problem, item)
    if 0 < depth <= snapshot.depth:
        option = snapshot.levels[depth - 1].option
        return words.covered_place(name, option_name(problem, option), depth)
    options = [option for option in problem.columns[item] if not snapshot.is_hidden(option, item)]
    left = columns.left(len(options))
    if depth:
        return words.closed_place(name, columns.size(len(options)))
    if not options:
        return words.awaited_place(name) if item in snapshot.awaited else _empty_place(snapshot, name)
    told = (str(option % 9 + 1) if item < 81 else cell_name(option // 9) for option in options)
    return words.open_place(name, joining.words(told), left)


def _empty_place(snapshot: Snapshot, name: str) -> str:
    """It makes a dead end only where the search comes to it."""
    is_dead_end = snapshot.event is not None and snapshot.event.op is Op.DEAD_END
    return words.empty_place(name) if is_dead_end else words.place_without_options(name)


def candidate(snapshot: Snapshot, option: int, item: int | None) -> str:
    """About a candidate, in the place of an item or in all of its four."""
    problem = snapshot.problem
    name = option_name(problem, option)
    for depth, level in enumerate(snapshot.levels, 1):
        if level.option == option:
            return words.candidate_chosen(name, depth)
    items = problem.options[option]
    if item is None or item not in items:
        return words.candidate_anywhere(name, sum(not snapshot.is_hidden(option, other) for other in items))
    if snapshot.is_hidden(option, item):
        return words.candidate_out(name, item_name(problem, item))
    size = sum(not snapshot.is_hidden(other, item) for other in problem.columns[item])
    return words.candidate_in(name, item_name(problem, item), columns.left(size))
