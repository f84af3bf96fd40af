"""Texts of the candidate boards, and one sentence about whatever is pointed at."""

from solver_core.cover import SearchBase, Snapshot
from solver_core.cover.choices import guess_numbers
from sudoku_gui.player.selection import Target
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining, removed_options
from sudoku_gui.wording.names import (
    cell_name,
    column_label,
    guess_name,
    item_name,
    option_name,
    options_left,
    options_name,
    row_label,
)

tr = Texts("candidates")


def boards(numbers: tuple[int, ...]) -> str:
    """A choice of boards: all, the first or the last two, or one."""
    return {
        (0, 1, 2, 3): tr("All four boards"),
        (0, 1): tr("Cells, rows"),
        (2, 3): tr("Columns, boxes"),
        (0,): tr("Cells"),
        (1,): tr("Rows and digits"),
        (2,): tr("Columns and digits"),
        (3,): tr("Boxes and digits"),
    }[numbers]


def title(number: int) -> str:
    return (
        tr("Cells: digits left"),
        tr("Rows × digits: columns left"),
        tr("Columns × digits: rows left"),
        tr("Boxes × digits: places left"),
    )[number]


def axes(board: int) -> tuple[str, str]:
    """The names of the axes of a board: of what is numbered at the left, and of what is above."""
    row, column = tr("row"), tr("column")
    digit = tr("digit")
    beside = row, row, column, tr("box")
    return beside[board], digit if board else column


def label_beside(board: int, number: int) -> str:
    """The label of a row of a board's grid, such as ``r3``; numbers count from 1."""
    if board == 3:
        return tr("b{number}", number=number)
    return column_label(number) if board == 2 else row_label(number)


def label_above(board: int, number: int) -> str:
    """The label of a column of a board's grid: ``c5``, or the digit."""
    return tr("{number}", number=number) if board else column_label(number)


# --- sentences ------------------------------------------------------------------------------------------


def sentence(search: SearchBase, snapshot: Snapshot, target: Target | None) -> str:
    """About the target; without one about the square that the search branches on; else empty."""
    if target is not None and target.option is not None:
        return _about_candidate(search, snapshot, target.option, target.item)
    if target is not None and target.item is not None:
        return _about_square(snapshot, target.item)
    if (item := snapshot.chosen_item) is None:
        return ""
    text = _about_square(snapshot, item)
    return text if snapshot.is_dead_end else tr("Chosen: {sentence}", sentence=text)


def _about_square(snapshot: Snapshot, item: int) -> str:
    problem, depth = snapshot.problem, snapshot.item_depths[item]
    name = item_name(problem, item)
    if 0 < depth <= snapshot.depth:
        option = option_name(problem, snapshot.levels[depth - 1].option)
        return tr("{name}: covered by {option} at depth {depth}", name=name, option=option, depth=depth)
    options = [option for option in problem.columns[item] if not snapshot.is_hidden(option, item)]
    if depth:
        return tr("{name}: covered, {left} to be tried", name=name, left=options_name(len(options)))
    if options:
        names = (str(option % 9 + 1) if item < 81 else cell_name(option // 9) for option in options)
        text = tr("{name}: {candidates} ({left})")
        return text.format(name=name, candidates=joining.words(names), left=options_left(len(options)))
    if item in snapshot.awaited:
        text = tr("{name}: no option left except those of the column being covered")
    elif snapshot.is_dead_end or item == snapshot.dead_item:
        text = tr("{name}: no option left, a dead end")
    else:  # the search has not come to the dead end yet
        text = tr("{name}: no option left")
    return text.format(name=name)


def _about_candidate(search: SearchBase, snapshot: Snapshot, option: int, item: int | None) -> str:
    """About a candidate in the square of an item, or in all of its four."""
    problem, name = snapshot.problem, option_name(snapshot.problem, option)
    for depth, level in enumerate(snapshot.levels, 1):
        if level.option != option:
            continue
        if level.is_guess:
            text = tr("{option} was chosen at depth {depth}, {guess}")
        else:
            text = tr("{option} was chosen at depth {depth}")
        guess = guess_name(guess_numbers(snapshot.levels)[depth - 1])
        return text.format(option=name, depth=depth, guess=guess)
    items = problem.options[option]
    if item is None or item not in items:
        left = sum(not snapshot.is_hidden(option, other) for other in items)
        text = tr("{option} is in {columns} of its 4 columns")
        return _with_reason(text.format(option=name, columns=left), search, snapshot, option)
    column = item_name(problem, item)
    if snapshot.is_hidden(option, item):
        text = tr("{option} is out of “{name}”", option=name, name=column)
        return _with_reason(text, search, snapshot, option)
    size = sum(not snapshot.is_hidden(other, item) for other in problem.columns[item])
    return tr("{option} is in “{name}”: {left}", option=name, name=column, left=options_left(size))


def _with_reason(fact: str, search: SearchBase, snapshot: Snapshot, option: int) -> str:
    """A fact, with what took the option away if something has."""
    reason = removed_options.absence(search, snapshot, option)
    if not reason:
        return fact
    return tr("{fact}: {reason}", fact=fact, reason=reason)
