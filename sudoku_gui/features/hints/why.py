"""What Dancing Links says of a step: the column of a single, or how it refutes a candidate that a step removes."""

from solver_core.cover import Search
from solver_core.hints import Step
from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import cell_name, item_name, option_name, options_name

tr = Texts("hints")

_SECONDS = 0.03  # for a refutation that is counted to its end
_MOST_CHOICES = 24  # that are listed


def why(step: Step, board: Grid) -> str:
    """What a search of this board says, in several lines."""
    return _refutation(step, board) if step.removed else _columns(step, board)


def _columns(step: Step, board: Grid) -> str:
    """The four columns that an option covers, with how many options each has."""
    (cell, digit), *_ = step.placed
    search = encoding.search(board)
    places, marks = encoding.option(cell, digit), board.possible()
    items = search.problem.options[places]
    sizes = {
        item: sum(
            marks[at] >> one - 1 & 1
            for at, one in map(encoding.placement, search.problem.columns[item])
            if not board[at]
        )
        for item in items
    }
    lines = [tr("A digit in a cell covers four columns. These options are left in those of {option}:")]
    for item, size in sizes.items():
        lines.append(
            tr("{column}: {options}").format(
                column=item_name(search.problem, item), options=options_name(size)
            )
        )
    if 1 in sizes.values():
        lines.append(tr("One option leaves nothing to guess, so Dancing Links chooses it at once."))
    return "\n".join(lines).format(option=option_name(search.problem, places))


def _refutation(step: Step, board: Grid) -> str:
    cell, digit = step.removed[0]
    suppose = tr("Suppose {cell} were {digit}.").format(cell=cell_name(cell), digit=digit)
    so = tr("So {cell} is not {digit}.").format(cell=cell_name(cell), digit=digit)
    return "\n".join([suppose, *_dead_end(board.with_digit(cell, digit)), so])


def _dead_end(board: Grid) -> list[str]:
    """What is chosen until no option is left, and what comes of the guesses."""
    try:
        search = encoding.search(board)
    except ContradictionError:
        return [tr("The same digit would stand twice in a house.")]
    search.run_to("dead_end")
    snapshot = search.snapshot()
    chosen = [option_name(search.problem, level.option) for level in snapshot.levels[board.filled :]]
    is_guessed = any(level.is_guess for level in snapshot.levels)
    lines = []
    if chosen:
        begun = tr("Dancing Links tries:") if is_guessed else tr("Dancing Links then has no choice:")
        more = "..." if len(chosen) > _MOST_CHOICES else ""
        lines.append(joining.sentences([begun, joining.words([*chosen[:_MOST_CHOICES], more])]))
    if snapshot.chosen_item is not None:
        item = item_name(search.problem, snapshot.chosen_item)
        lines.append(tr("Dead end: no option is left for “{column}”.").format(column=item))
    return [*lines, *([_counted(search)] if is_guessed else [])]


def _counted(search: Search) -> str:
    """How many dead ends there are until nothing is left to try."""
    if search.seek_to_next("end").go(_SECONDS):
        return tr("No guess leads further: all ways together have %n dead ends.", "", search.dead_ends)
    return tr("No guess leads further: there are more than %n dead ends.", "", search.dead_ends)
