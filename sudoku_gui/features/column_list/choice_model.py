"""Why this column: the item that the search branches on, the rule, and the competitors.

The sizes of the others are known only at the choice itself, before anything is covered.
Later only the size and the rule are shown, because the others have changed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from solver_core.cover import Condition, Op, Problem, Rule, Search, SearchBase, Snapshot
from solver_core.cover.conditions import Clause
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining, names
from sudoku_gui.wording.names import item_name

tr = Texts("column choice")


class ChoiceReason(Enum):
    """The reason why the search chose this column and no other."""

    GIVEN = auto()  # its option is given
    ASKED = auto()  # the user chose it instead of the rule
    FIRST = auto()  # it is the first in the list
    LEFTMOST = auto()  # it has the fewest options, and is the leftmost of those that have
    DRAWN = auto()  # it has the fewest options, and was drawn from those that have

    @property
    def goes_by_size(self) -> bool:
        return self in {ChoiceReason.LEFTMOST, ChoiceReason.DRAWN}

    @property
    def sentence(self) -> str:
        return {
            ChoiceReason.GIVEN: tr("Its option is given."),
            ChoiceReason.ASKED: tr("It was chosen on request, not by the rule."),
            ChoiceReason.FIRST: tr("The rule takes the first in the list."),
            ChoiceReason.LEFTMOST: tr("The rule takes the fewest options, the leftmost of equals."),
            ChoiceReason.DRAWN: tr("The rule takes the fewest options, at random among equals."),
        }[self]


@dataclass(frozen=True, slots=True)
class ColumnChoice:
    """Which column was chosen last, and why this one."""

    item: int
    size: int  # how many options it had when it was chosen
    reason: ChoiceReason  # what decided
    depth: int  # how many options had been chosen before it
    is_new: bool = False  # it has just been chosen; only then are there ties and sizes of others
    number: int | None = None  # which of its options is being tried, from 1
    ties: frozenset[int] = frozenset()  # the other items that have as few options, where they count
    smallest_other: int | None = (
        None  # the smallest size of those with more; where sizes do not count, of all others
    )
    limit: str = ""  # which columns competed, in words, where not all did

    @property
    def condition(self) -> Condition:
        """Holds where the choice was made, for a look back from where it is in force."""
        return Condition([Clause(ops=frozenset({Op.CHOOSE}), items=frozenset({self.item}), depth=self.depth)])

    def sentence(self, problem: Problem) -> str:
        """Why this one, in a few short sentences that are true at this position."""
        if self.is_new and self.size:
            text = tr("Chosen: “{name}”, {left}.")
        elif self.is_new:
            text = tr("Dead end: “{name}” has no option left.")
        elif self.reason is ChoiceReason.GIVEN or self.number is None:
            text = tr("Branching on “{name}”: it had {size}.")
        else:
            text = tr("Branching on “{name}”: option {number} of {among}.")
        words = text.format(
            name=item_name(problem, self.item),
            left=names.options_left(self.size),
            size=names.options_name(self.size),
            number=self.number,
            among=self.size,
        )
        return joining.sentences([words, *(self._competition() if self.is_new else [self.reason.sentence])])

    def _competition(self) -> Iterator[str]:
        """The sizes of the competitors when this column was chosen."""
        smallest_other = self.smallest_other
        if self.reason is not ChoiceReason.GIVEN:
            yield self.limit
        if not self.reason.goes_by_size:
            yield self.reason.sentence
            if smallest_other == 0 < self.size:
                yield tr("Another has none at all.")
            elif smallest_other is not None and smallest_other < self.size:
                yield tr("The smallest has {size}.", size=smallest_other)
            return
        if self.ties:
            yield self._tie()
        elif smallest_other is not None:
            yield tr("No other has as few.")
        else:
            yield tr("No other is left.")
        if smallest_other is not None:
            yield tr("The next smallest has {size}.", size=smallest_other)

    def _tie(self) -> str:
        """How many others tied, and how the tie was broken."""
        others = len(self.ties)
        equals = (
            tr("%n others have {size} as well", "", others, size=self.size)
            if self.size
            else tr("%n others have none either", "", others)
        )
        text = (
            tr("{equals}; it is the leftmost.")
            if self.reason is ChoiceReason.LEFTMOST
            else tr("{equals}; it was chosen at random.")
        )
        return text.format(equals=equals)


def of(search: SearchBase, snapshot: Snapshot) -> ColumnChoice | None:
    """The column that a search branches on, at the position of the snapshot; None if there is none."""
    item, event, depth = snapshot.chosen_item, snapshot.event, snapshot.depth
    if item is None:
        return None
    if event is not None and event.op in {Op.CHOOSE, Op.DEAD_END}:
        return _made_now(search, snapshot, item)
    last = snapshot.levels[-1] if snapshot.levels else None
    if last is None or last.item != item:
        return ColumnChoice(item, snapshot.sizes[item], _reason(search, item, depth), depth)
    return ColumnChoice(item, last.among, _reason(search, item, depth - 1), depth - 1, number=last.number)


def _made_now(search: SearchBase, snapshot: Snapshot, item: int) -> ColumnChoice:
    """The choice of the last event, when the sizes of the others are still known."""
    sizes, depth = snapshot.sizes, snapshot.depth
    size, reason = sizes[item], _reason(search, item, depth)
    others = {other: sizes[other] for other in search.live_items() if other != item}
    ties: frozenset[int] = frozenset()
    other_sizes = [] if reason is ChoiceReason.GIVEN else list(others.values())
    if reason.goes_by_size:
        ties = frozenset(other for other, its in others.items() if its == size)
        other_sizes = [its for its in other_sizes if its > size]
    smallest_other = min(other_sizes, default=None)
    return ColumnChoice(
        item, size, reason, depth, is_new=True, ties=ties, smallest_other=smallest_other, limit=_limit(search)
    )


def _limit(search: SearchBase) -> str:
    if isinstance(search, BacktrackSearch):
        return tr("Only cells compete, no houses.")
    is_mixed = bool(search.problem.secondary)
    return tr("Only primary columns compete.") if is_mixed else ""


def _reason(search: SearchBase, item: int, depth: int) -> ChoiceReason:
    if depth < len(search.given):
        return ChoiceReason.GIVEN
    if isinstance(search, Search) and search.overrides:
        path = search.chosen_options()[:depth]
        if any(override.path == path and override.item == item for override in search.overrides):
            return ChoiceReason.ASKED
    return {
        Rule.FEWEST: ChoiceReason.LEFTMOST,
        Rule.FIRST: ChoiceReason.FIRST,
        Rule.SHUFFLED: ChoiceReason.DRAWN,
    }[search.rule]
