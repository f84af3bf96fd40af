"""The contents of a matrix by hand: sets as rows, and the state of each.

Another row of a column branched on has a turn (`solver_core.cover.replay.turns`): the search comes back to it.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property

from solver_core.cover import Op, Problem, RepeatSearch, SearchBase, Snapshot
from solver_core.cover.replay import turns
from solver_core.cover.replay.turns import Turn
from sudoku_gui.player.selection import Target


class RowState(Enum):
    """Whether a row can still be chosen, is chosen, or is out."""

    OPEN = auto()  # there to be chosen
    CHOSEN = auto()  # on the stack
    OUT = auto()  # it can be chosen no more (`Snapshot.is_open`)


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A set; `depth` is the level that chose it, or in whose column it has its `turn`, else 0."""

    state: RowState = RowState.OPEN
    depth: int = 0
    is_guess: bool = False
    turn: Turn | None = None
    is_leaving: bool = False  # it is out, but not all of its nodes have left yet
    linked: frozenset[int] = (
        frozenset()
    )  # then its elements in columns that they have not left, or are in again


@dataclass(frozen=True, slots=True)
class ItemColumn:
    """An element of the sets."""

    size: int  # rows left in it
    is_live: bool
    times: int = 0  # how many chosen rows have it, once it is covered
    # no row is left for it, and none that is being chosen covers it (`Snapshot.starved`)
    is_dead: bool = False
    colour: Hashable = None  # that chosen rows gave it; it can still be had in that one


@dataclass(frozen=True)
class SmallMatrixLook:
    """A matrix by hand at one moment: the options as rows, the items as columns."""

    problem: Problem
    rows: tuple[OptionRow, ...]
    columns: tuple[ItemColumn, ...]
    chosen: tuple[int, int] | None  # the column branched on, with the rows left in it then
    changed: Target | None  # what the last event was about
    is_turn: bool = False  # an option was tried or retracted
    repeats: bool = False  # columns may be covered more than once
    is_solved: bool = False  # the last event found a solution

    @property
    def dead(self) -> tuple[int, ...]:
        return tuple(item for item, column in enumerate(self.columns) if column.is_dead)

    @property
    def left(self) -> int:
        return sum(column.is_live for column in self.columns[: len(self.problem.items)])

    @cached_property
    def _chosen_rows(self) -> tuple[int, ...]:
        chosen = (option for option, row in enumerate(self.rows) if row.state is RowState.CHOSEN)
        return tuple(sorted(chosen, key=lambda option: self.rows[option].depth))

    def taker(self, option: int, item: int) -> int | None:
        """The chosen row that has covered an element of a row that is out: why that is out."""
        if self.rows[option].state is not RowState.OUT or self.columns[item].is_live:
            return None
        having = (one for one in self._chosen_rows if item in self.problem.options[one])
        return next((one for one in having if item in self.problem.shared(one, option)), None)

    def is_faded(self, option: int, item: int) -> bool:
        """Whether an element counts for nothing: it is out with its row, or its column covered already."""
        row = self.rows[option]
        if row.state is RowState.OUT:
            return item not in row.linked
        return row.state is RowState.OPEN and self.repeats and not self.columns[item].is_live


def look(search: SearchBase, snapshot: Snapshot, *, asks_forced: bool = False) -> SmallMatrixLook:
    """The matrix at a position; the search may have moved on since.

    While somebody asks whether the option tried next is forced, the rows of its column have no turns: their signs tell.
    """
    problem, event, item = snapshot.problem, snapshot.event, snapshot.chosen_item
    repeats = isinstance(search, RepeatSearch)
    return SmallMatrixLook(
        problem,
        tuple(
            _row(search, snapshot, option, branches=not asks_forced) for option in range(len(problem.options))
        ),
        tuple(_columns(snapshot)),
        None if item is None else (item, snapshot.sizes[item]),
        None if event is None or event.item is event.option is None else Target(event.item, event.option),
        event is not None and event.op in (Op.TRY, Op.RETRACT),
        repeats,
        event is not None and event.op in (Op.SOLUTION, Op.BEST),
    )


def _columns(snapshot: Snapshot) -> Iterator[ItemColumn]:
    chosen = [item for level in snapshot.levels for item in snapshot.problem.options[level.option]]
    for item, size in enumerate(snapshot.sizes):
        is_live, times = snapshot.is_live(item), chosen.count(item)
        colour = snapshot.item_colours.get(item)
        yield ItemColumn(size, is_live, 0 if is_live else times, item in snapshot.starved, colour)


def _row(search: SearchBase, snapshot: Snapshot, option: int, *, branches: bool) -> OptionRow:
    levels = snapshot.levels
    for depth, level in enumerate(levels, 1):
        if level.option == option:
            return OptionRow(RowState.CHOSEN, depth, level.is_guess)
    turn = _turn(search, snapshot, option)
    if turn is not None and turn.item == snapshot.chosen_item and not branches:
        turn = None
    branched = [level.item for level in levels]
    depth = 0 if turn is None else [*branched, turn.item].index(turn.item) + 1
    state = RowState.OPEN if snapshot.is_open(option) else RowState.OUT
    is_leaving, linked = snapshot.is_leaving(option), frozenset[int]()
    if is_leaving and not isinstance(search, RepeatSearch):
        nodes = enumerate(snapshot.problem.options[option], snapshot.problem.crossings[option])
        linked = frozenset(item for at, item in nodes if snapshot.is_live(item) and not snapshot.hidden[at])
    return OptionRow(state, depth, turn=turn, is_leaving=is_leaving, linked=linked)


def _turn(search: SearchBase, snapshot: Snapshot, option: int) -> Turn | None:
    """The turn of an option, also where its column is chosen just now and not covered yet."""
    event = snapshot.event
    if event is None or event.op is not Op.CHOOSE or event.item not in snapshot.problem.options[option]:
        return turns.turn(search, snapshot, option)
    siblings = list(snapshot.problem.columns[event.item])
    if not isinstance(search, RepeatSearch):
        siblings = [other for other in siblings if snapshot.is_open(other)]
    if option not in siblings:
        return turns.turn(search, snapshot, option)
    return Turn(event.item, siblings.index(option) + 1, len(siblings), is_over=False)
