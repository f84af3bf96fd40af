"""Texts of the candidate boards, and one sentence about whatever is pointed at."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Op, Snapshot
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import columns, joining
from sudoku_gui.wording.names import cell_name, item_name, option_name

translate = QCoreApplication.translate


def boards(numbers: tuple[int, ...]) -> str:
    """A choice of boards: all, the first or the last two, or one."""
    return {
        (0, 1, 2, 3): translate("candidates", "All four boards"),
        (0, 1): translate("candidates", "Cells, rows"),
        (2, 3): translate("candidates", "Columns, boxes"),
        (0,): translate("candidates", "Cells"),
        (1,): translate("candidates", "Rows and digits"),
        (2,): translate("candidates", "Columns and digits"),
        (3,): translate("candidates", "Boxes and digits"),
    }[numbers]


def title(number: int) -> str:
    """The title above a board."""
    return (
        translate("candidates", "Cells: digits left"),
        translate("candidates", "Rows × digits: columns left"),
        translate("candidates", "Columns × digits: rows left"),
        translate("candidates", "Boxes × digits: places left"),
    )[number]


def label_beside(board: int, number: int) -> str:
    """The label of a row of a board's grid, such as ``r3``; numbers count from 1."""
    return (
        translate("candidates", "r{number}"),
        translate("candidates", "r{number}"),
        translate("candidates", "c{number}"),
        translate("candidates", "b{number}"),
    )[board].format(number=number)


def label_above(board: int, number: int) -> str:
    """The label of a column of a board's grid: ``c5``, or the digit."""
    label = translate("candidates", "{number}") if board else translate("candidates", "c{number}")
    return label.format(number=number)


# --- sentences ------------------------------------------------------------------------------------------


def sentence(snapshot: Snapshot, target: Target | None) -> str:
    """About the target; without one about the place that the search branches on; else empty."""
    if target is None or (target.item is None and target.option is None):
        item = snapshot.chosen_item
        if item is None:
            return ""
        if _is_dead_end(snapshot):
            return _about_place(snapshot, item)
        return translate("candidates", "Chosen: {sentence}").format(sentence=_about_place(snapshot, item))
    if target.option is None:
        return "" if target.item is None else _about_place(snapshot, target.item)
    return _about_candidate(snapshot, target.option, target.item)


def changes(position: str, gone: int, back: int) -> str:
    """What is struck through and ringed."""
    return translate(
        "candidates", "Since event {position}: {gone} left (struck out), {back} came back (ringed)."
    ).format(position=position, gone=gone, back=back)


def _is_dead_end(snapshot: Snapshot) -> bool:
    return snapshot.event is not None and snapshot.event.op is Op.DEAD_END


def _about_place(snapshot: Snapshot, item: int) -> str:
    problem, depth = snapshot.problem, snapshot.item_depths[item]
    name = item_name(problem, item)
    if 0 < depth <= snapshot.depth:
        option = option_name(problem, snapshot.levels[depth - 1].option)
        text = translate("candidates", "{name}: covered by {option} at depth {depth}")
        return text.format(name=name, option=option, depth=depth)
    options = [option for option in problem.columns[item] if not snapshot.is_hidden(option, item)]
    if depth:
        text = translate("candidates", "{name}: covered, {left} to be tried")
        return text.format(name=name, left=columns.size(len(options)))
    if options:
        names = (str(option % 9 + 1) if item < 81 else cell_name(option // 9) for option in options)
        text = translate("candidates", "{name}: {candidates} ({left})")
        return text.format(name=name, candidates=joining.words(names), left=columns.left(len(options)))
    if item in snapshot.awaited:
        text = translate("candidates", "{name}: no option left except those of the column being covered")
    elif _is_dead_end(snapshot):
        text = translate("candidates", "{name}: no option left, a dead end")
    else:  # the search has not come to the dead end yet, or goes back from it
        text = translate("candidates", "{name}: no option left")
    return text.format(name=name)


def _about_candidate(snapshot: Snapshot, option: int, item: int | None) -> str:
    """About a candidate in the place of an item, or in all of its four."""
    problem = snapshot.problem
    name = option_name(problem, option)
    for depth, level in enumerate(snapshot.levels, 1):
        if level.option == option:
            text = translate("candidates", "{option} was chosen at depth {depth}")
            return text.format(option=name, depth=depth)
    items = problem.options[option]
    if item is None or item not in items:
        left = sum(not snapshot.is_hidden(option, other) for other in items)
        text = translate("candidates", "{option} is in {columns} of its 4 columns")
        return text.format(option=name, columns=left)
    place = item_name(problem, item)
    if snapshot.is_hidden(option, item):
        return translate("candidates", "{option} is out of “{name}”").format(option=name, name=place)
    size = sum(not snapshot.is_hidden(other, item) for other in problem.columns[item])
    text = translate("candidates", "{option} is in “{name}”: {left}")
    return text.format(option=name, name=place, left=columns.left(size))
