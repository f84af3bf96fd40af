"""A column (item) of a search: its state, and what took the options that it once had."""

from collections import Counter
from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Event, Op, Snapshot
from sudoku_gui.wording import columns as words
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import item_name, number, option_name

_MOST_PARTS: Final = 8
_MOST_NAMES: Final = 6


class State(Enum):
    """What a column is to the search."""

    CHOSEN = auto()
    """The search branches on it at present."""
    EMPTY = auto()
    """In the list, with no option left, and not about to be covered: no way on."""
    LIVE = auto()
    """In the list of columns still to be covered."""
    COVERED = auto()
    """Out of the list."""


class Order(Enum):
    """In which order the columns are listed."""

    HEADERS = auto()
    """As in the list of headers."""
    SIZES = auto()
    """The chosen one first, then the live ones by size, the leftmost first; then what need not be covered, then the covered."""


class End(Enum):
    """What becomes of a search in which a column has no option left."""

    NOW = auto()
    """It has come to the dead end."""
    NEXT = auto()
    """The next choice is the dead end, for it takes the column with the fewest options."""
    SURE = auto()
    """Sooner or later it comes to a dead end; until then other columns are chosen."""
    BACK = auto()
    """It is going back, and the column gets options again."""


def end_of(event: Event | None, *, goes_by_size: bool) -> End:
    """What becomes of a search just after an event, if a column is empty there."""
    if event is not None and event.op is Op.DEAD_END:
        return End.NOW
    if event is not None and event.op.takes_back:
        return End.BACK
    return End.NEXT if goes_by_size else End.SURE


class Column(NamedTuple):
    """All about one column.

    Attributes:
        item: its number.
        name: what it is called.
        size: how many options are left, or were when it was covered; None: nobody knows any more.
        state: what it is to the search.
        depth: at which level of the choice stack it was covered; 0 while it is live.
        is_chosen: it was picked last, also where no option is left in it.
        is_tie: it has as few options as the one just chosen, and could have been chosen instead.
        is_secondary: it may be covered, but need not.
        end: where it is empty, what becomes of the search.
    """

    item: int
    name: str
    size: int | None
    state: State
    depth: int
    is_chosen: bool
    is_tie: bool
    is_secondary: bool
    end: End = End.NOW

    @property
    def word(self) -> str:
        """Its state in a word."""
        if self.is_tie and self.state is State.LIVE:
            return QCoreApplication.translate("columns", "tie")
        if self.is_secondary and self.state is State.LIVE:
            return QCoreApplication.translate("columns", "secondary")
        return words.state(self.state.name)

    @property
    def sentence(self) -> str:
        """One true sentence about it."""
        if self.is_secondary and self.state is State.LIVE:
            return words.secondary_column(self.name, self.size or 0)
        if self.is_secondary and self.size is not None:
            return words.covered_secondary_column(self.name, self.size, self.depth)
        if self.state is State.EMPTY:
            return words.empty_column(self.name, self.end.name)
        if self.state is State.LIVE and not self.size:
            return words.awaited_column(self.name)
        text = words.column(self.name, self.size, self.state.name, self.depth)
        return words.tied(text) if self.is_tie else text


# --- what took its options -----------------------------------------------------------------------------


def taken_depths(snapshot: Snapshot, item: int) -> Counter[int] | None:
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


def taken_sentence(snapshot: Snapshot, item: int) -> str:
    """``Taken of 9 options: 5 by givens, 1 at depth 41 (r1c1=5); left: r1c6=3.``; "" where none was taken."""
    taken = taken_depths(snapshot, item)
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
