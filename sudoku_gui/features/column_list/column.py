"""A column (item) of a search: its state, and what removed its options."""

from collections import Counter
from enum import Enum, auto
from typing import Final, NamedTuple

from solver_core.cover import Event, Op, Snapshot
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import item_name, number, option_name, options_name

tr = Texts("columns")

_MOST_PARTS: Final = 8
_MOST_NAMES: Final = 6


class ColumnState(Enum):
    """The state of a column in the search."""

    CHOSEN = auto()  # the search branches on it
    EMPTY = auto()  # in the list, without options, and not about to be covered: no solution from here
    LIVE = auto()  # in the list of columns still to be covered
    COVERED = auto()  # out of the list

    @property
    def word(self) -> str:
        return {
            ColumnState.CHOSEN: tr("chosen"),
            ColumnState.EMPTY: tr("no option", "a state, in a narrow column"),
            ColumnState.LIVE: tr("live"),
            ColumnState.COVERED: tr("covered"),
        }[self]


class DeadEndState(Enum):
    """The consequence of a column without an option."""

    NOW = auto()  # it has come to the dead end
    NEXT = auto()  # the next choice is the dead end, because it takes the column with the fewest options
    SURE = auto()  # a dead end is certain; until then other columns are chosen
    BACK = auto()  # it is backtracking, and the column regains options


def dead_end_state(event: Event | None, *, goes_by_size: bool) -> DeadEndState:
    """The consequence of an event that leaves a column empty."""
    if event is not None and event.op is Op.DEAD_END:
        return DeadEndState.NOW
    if event is not None and event.op.takes_back:
        return DeadEndState.BACK
    return DeadEndState.NEXT if goes_by_size else DeadEndState.SURE


class Column(NamedTuple):
    """A row of the list: an item, the options it has left, and what has become of it."""

    item: int
    name: str
    size: int | None  # how many options are left, or were when it was covered; None: no longer known
    state: ColumnState
    depth: int = 0  # the level of the stack that covered it; 0 while it is live
    is_chosen: bool = False  # it was picked last, even if it has no option
    is_tie: bool = False  # it has as few options as the one just chosen, and could have been chosen instead
    is_secondary: bool = False  # it may be covered, but need not
    end: DeadEndState = DeadEndState.NOW  # if it is empty, what happens to the search
    colour: str | None = None  # to which it is purified, "" while it is not; None: options give it no colours

    @property
    def word(self) -> str:
        if self.is_tie and self.state is ColumnState.LIVE:
            return tr("tie")
        if self.is_secondary and self.state is ColumnState.LIVE:
            return tr("secondary")
        if self.colour:
            return tr("purified {colour}", colour=self.colour)
        return self.state.word

    @property
    def sentence(self) -> str:
        size = options_name(self.size or 0)
        if self.is_secondary and self.state is ColumnState.LIVE:
            size = size[:1].upper() + size[1:]
        purified = tr(
            "“{name}” is secondary; it was purified to {colour} at depth {depth}: {size} left in it."
        )
        text = purified if self.colour else self._template()
        text = text.format(name=self.name, size=size, depth=self.depth, colour=self.colour)
        if self.is_tie and self.state is ColumnState.LIVE and self.size and not self.is_secondary:
            text = tr("{sentence} It is as small as the one chosen.", sentence=text)
        return text

    def _template(self) -> str:
        match self.state:
            case ColumnState.LIVE if self.colour is not None:
                return tr(
                    "“{name}” is secondary: it may be covered at most once, or several times in one colour, but "
                    "need not be, so it is never chosen. {size} left in it."
                )
            case ColumnState.LIVE if self.is_secondary:
                return tr(
                    "“{name}” is secondary: it may be covered at most once, but need not be, so it is never "
                    "chosen. {size} left in it."
                )
            case _ if self.is_secondary and self.size is not None:
                return tr(
                    "“{name}” is secondary; it was covered at depth {depth} and had {size} when it left the list."
                )
            case ColumnState.EMPTY:
                return {
                    DeadEndState.NOW: tr("“{name}” has no option left: a dead end."),
                    DeadEndState.NEXT: tr("“{name}” has no option left: a dead end at the next choice."),
                    DeadEndState.SURE: tr("“{name}” has no option left: a dead end sooner or later."),
                    DeadEndState.BACK: tr("“{name}” has no option left; the search is taking options back."),
                }[self.end]
            case ColumnState.LIVE if not self.size:
                return tr("“{name}” has no option left other than those of the column being covered.")
            case ColumnState.LIVE:
                return tr("“{name}” is in the list, still to be covered: {size} left in it.")
            case ColumnState.CHOSEN if self.size is None:
                return tr("“{name}” is the column that the search branches on.")
            case ColumnState.CHOSEN:
                return tr("“{name}” is the column that the search branches on: {size}.")
            case ColumnState.COVERED if self.size is None:
                return tr("“{name}” was covered at depth {depth}.")
        return tr("“{name}” was covered at depth {depth}; it had {size} when it left the list.")


# --- what took its options -----------------------------------------------------------------------------


def taken_depths(snapshot: Snapshot, item: int) -> Counter[int] | None:
    """How many options were removed at each depth, by the first option that conflicts; None if unknown.

    It is unknown for covered columns except the one branched on; repeat cover removes none.
    """
    if snapshot.item_depths[item] and item != snapshot.chosen_item:
        return None
    column = snapshot.problem.columns[item]
    taken = [option for option in column if snapshot.is_hidden(option, item)]
    if len(column) - len(taken) != snapshot.sizes[item]:
        return None
    return Counter(snapshot.option_depths[option] for option in taken)


def taken_sentence(snapshot: Snapshot, item: int) -> str:
    """``Of 9 options these are gone: 5 by givens, 1 at depth 41 (r1c1=5); left: r1c6=3.``; "" if none was taken."""
    taken = taken_depths(snapshot, item)
    if not taken:
        return ""
    problem, column = snapshot.problem, snapshot.problem.columns[item]
    left = [option_name(problem, option) for option in column if not snapshot.is_hidden(option, item)]
    text = (
        tr("Of {total} options these are gone: {parts}; left: {left}.", "", len(column))
        if left
        else tr("Of {total} options these are gone: {parts}; none is left.", "", len(column))
    )
    names = joining.words(left) if len(left) <= _MOST_NAMES else number(len(left))
    return text.format(total=number(len(column)), parts=joining.words(_parts(snapshot, taken)), left=names)


def _parts(snapshot: Snapshot, taken: Counter[int]) -> list[str]:
    """The number removed by all givens, then by each depth."""
    given = sum(level.given for level in snapshot.levels)
    parts, chosen = [], sorted(depth for depth in taken if depth > given)
    if by_givens := taken.total() - sum(taken[depth] for depth in chosen):
        parts.append(tr("{count} by givens", count=number(by_givens)))
    parts += [_part(snapshot, taken[depth], depth) for depth in chosen[:_MOST_PARTS]]
    if rest := sum(taken[depth] for depth in chosen[_MOST_PARTS:]):
        parts.append(tr("{count} deeper", count=number(rest)))
    return parts


def _part(snapshot: Snapshot, count: int, depth: int) -> str:
    """The number removed at a depth; one beyond the stack is the item branched on."""
    if depth <= snapshot.depth:
        option = option_name(snapshot.problem, snapshot.levels[depth - 1].option)
        return tr("{count} at depth {depth} ({option})", count=number(count), depth=depth, option=option)
    item = snapshot.chosen_item
    text = tr("{count} with “{item}”, which is branched on")
    return text.format(count=number(count), item="" if item is None else item_name(snapshot.problem, item))
