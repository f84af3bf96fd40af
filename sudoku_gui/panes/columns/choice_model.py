"""Why this column: the item that the search branches on, the rule that took it, and what it competed with.

What the others had is known only where the choice has just been made: at the event itself, before anything is covered.
Later only the size and the rule are told, for the others have changed since.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Condition, Op, Problem, Rule, Search, SearchBase, Snapshot
from solver_core.cover.conditions import Clause
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.panes.columns import choice_text as words
from sudoku_gui.wording import columns, joining
from sudoku_gui.wording.names import item_name


class Field(Enum):
    """Which columns compete with each other."""

    ALL = auto()
    """All that are live."""
    PRIMARY = auto()
    """Those that must be covered; there are others."""
    CELLS = auto()
    """Those of cells: backtracking looks at no houses."""


class Ground(Enum):
    """What decided the choice."""

    GIVEN = auto()
    """Its option is given."""
    ASKED = auto()
    """Somebody asked for it instead of what the rule takes."""
    FIRST = auto()
    """It is the first in the list."""
    LEFTMOST = auto()
    """It has the fewest options, and is the leftmost of those that have."""
    DRAWN = auto()
    """It has the fewest options, and was drawn from those that have."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A column chosen.

    Attributes:
        item: which.
        size: how many options it had when it was chosen.
        ground: what decided.
        is_new: it has just been chosen; only then are there ties and rivals to tell of.
        number: which of its options is being tried, from 1; None while none is.
        ties: the other items that have as few options, where they count.
        rival: the smallest size that others have: of those with more, and where sizes do not count, of all.
        depth: how many options had been chosen before it.
        field: what it competed with.
    """

    item: int
    size: int
    ground: Ground
    is_new: bool
    number: int | None = None
    ties: frozenset[int] = frozenset()
    rival: int | None = None
    depth: int = 0
    field: Field = Field.ALL

    @property
    def place(self) -> Condition:
        """Where it was made, looking back from where it is in force."""
        return Condition([Clause(ops=frozenset({Op.CHOOSE}), items=frozenset({self.item}), depth=self.depth)])

    def sentence(self, problem: Problem) -> str:
        """Why this one, in a few short sentences; each is true where the search stands."""
        name = item_name(problem, self.item)
        if self.is_new:
            first = words.chosen(name, columns.left(self.size)) if self.size else words.dead_end(name)
            return joining.sentences([first, *self._competition()])
        if self.ground is Ground.GIVEN or self.number is None:
            text = words.branching(name, columns.size(self.size))
        else:
            text = words.trying(name, self.number, self.size)
        return joining.sentences([text, words.rule(self.ground.name)])

    def _competition(self) -> Iterator[str]:
        """What the others had when this one was taken, and which others those are."""
        if self.field is not Field.ALL and self.ground is not Ground.GIVEN:
            yield words.only(self.field.name)
        if self.ground not in {Ground.LEFTMOST, Ground.DRAWN}:
            yield words.rule(self.ground.name)
            if self.rival is not None and self.rival < self.size:
                yield words.smaller(self.rival)
        elif self.ties:
            yield words.tie_broken(words.equals(len(self.ties), self.size), self.ground.name)
        elif self.rival is not None:
            yield QCoreApplication.translate("column choice", "No other has as few.")
        else:
            yield QCoreApplication.translate("column choice", "No other is left.")
        if self.ground in {Ground.LEFTMOST, Ground.DRAWN} and self.rival is not None:
            yield words.next_smallest(self.rival)


def of(search: SearchBase, snapshot: Snapshot) -> Choice | None:
    """The column that a search branches on; None where it branches on none.

    Args:
        search: where it stands.
        snapshot: of the same place.
    """
    item, event = snapshot.chosen_item, snapshot.event
    if item is None:
        return None
    if event is not None and event.op in {Op.CHOOSE, Op.DEAD_END}:
        return _made_now(search, snapshot, item)
    last = snapshot.levels[-1] if snapshot.levels else None
    depth = snapshot.depth
    if last is None or last.item != item:
        return Choice(item, snapshot.sizes[item], _ground(search, item, depth), is_new=False, depth=depth)
    ground = _ground(search, item, depth - 1)
    return Choice(item, last.among, ground, is_new=False, number=last.number, depth=depth - 1)


def _made_now(search: SearchBase, snapshot: Snapshot, item: int) -> Choice:
    """The choice that the last event tells of; all others are as they were when it was made."""
    sizes, depth = snapshot.sizes, snapshot.depth
    size, ground = sizes[item], _ground(search, item, depth)
    others = [other for other in search.live_items() if other != item]
    if ground in {Ground.LEFTMOST, Ground.DRAWN}:
        ties = frozenset(other for other in others if sizes[other] == size)
        rival = min((sizes[other] for other in others if sizes[other] > size), default=None)
        return Choice(
            item, size, ground, is_new=True, ties=ties, rival=rival, depth=depth, field=_field(search)
        )
    rival = None if ground is Ground.GIVEN else min((sizes[other] for other in others), default=None)
    return Choice(item, size, ground, is_new=True, rival=rival, depth=depth, field=_field(search))


def _field(search: SearchBase) -> Field:
    if isinstance(search, BacktrackSearch):
        return Field.CELLS
    return Field.PRIMARY if search.problem.secondary else Field.ALL


def _ground(search: SearchBase, item: int, depth: int) -> Ground:
    """What decided for an item after so many options."""
    if depth < len(search.given):
        return Ground.GIVEN
    if isinstance(search, Search) and search.overrides:
        path = search.chosen_options()[:depth]
        if any(override.path == path and override.item == item for override in search.overrides):
            return Ground.ASKED
    return {Rule.FEWEST: Ground.LEFTMOST, Rule.FIRST: Ground.FIRST, Rule.SHUFFLED: Ground.DRAWN}[search.rule]
