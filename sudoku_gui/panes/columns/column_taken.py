"""What took the options of a column (item) that it once had: which choices, and how many each."""

from collections import Counter

from solver_core.cover import Snapshot
from sudoku_gui.wording import columns as words
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import item_name, number, option_name

_MOST_PARTS = 8
_MOST_NAMES = 6


def depths(snapshot: Snapshot, item: int) -> Counter[int] | None:
    """How many options were taken at each depth, by the first choice that met them; None where that is not known.

    Of a column that is covered nobody asks any more, but for the one branched on; and repeat cover takes none.
    """
    if snapshot.item_depths[item] and item != snapshot.chosen_item:
        return None
    column = snapshot.problem.columns[item]
    taken = [option for option in column if snapshot.is_hidden(option, item)]
    if len(column) - len(taken) != snapshot.sizes[item]:
        return None
    return Counter(snapshot.option_depths[option] for option in taken)


def sentence(snapshot: Snapshot, item: int) -> str:
    """``Taken of 9 options: 5 by givens, 1 at depth 41 (r1c1=5); left: r1c6=3.``; "" where none was taken."""
    taken = depths(snapshot, item)
    if not taken:
        return ""
    problem, column = snapshot.problem, snapshot.problem.columns[item]
    parts = joining.words(_parts(snapshot, taken))
    left = [option_name(problem, option) for option in column if not snapshot.is_hidden(option, item)]
    if not left:
        return words.all_taken(len(column), parts)
    named = joining.words(left) if len(left) <= _MOST_NAMES else number(len(left))
    return words.taken(len(column), parts, named)


def _parts(snapshot: Snapshot, taken: Counter[int]) -> list[str]:
    """For all givens together and then for each depth how many went."""
    given = sum(level.given for level in snapshot.levels)
    parts, chosen = [], sorted(depth for depth in taken if depth > given)
    if by_givens := taken.total() - sum(taken[depth] for depth in chosen):
        parts.append(words.taken_by_givens(by_givens))
    parts += [_part(snapshot, taken[depth], depth) for depth in chosen[:_MOST_PARTS]]
    if rest := sum(taken[depth] for depth in chosen[_MOST_PARTS:]):
        parts.append(words.taken_deeper(rest))
    return parts


def _part(snapshot: Snapshot, count: int, depth: int) -> str:
    """Below the stack stands the item branched on, covered before any of its options is tried."""
    if depth <= snapshot.depth:
        return words.taken_at(count, depth, option_name(snapshot.problem, snapshot.levels[depth - 1].option))
    item = snapshot.chosen_item
    return words.taken_with(count, "" if item is None else item_name(snapshot.problem, item))
