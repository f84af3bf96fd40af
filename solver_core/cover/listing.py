"""Listings: an algorithm as lines in nested blocks, each of which can be folded into one step.

Every block has a beat (`beats`): with it folded, no step is finer than that. So folds and beat agree, and
whoever sets one sets the other::

    solution    the body of search(l)              option    cover and uncover, and the loops that call them
    decision    what is done with a chosen item    column    hide and unhide
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from solver_core.cover import conditions
from solver_core.cover.beats import BEATS
from solver_core.cover.conditions import Condition
from solver_core.cover.ops import Op


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a listing.

    Attributes:
        id: what it is called, the same as long as there are listings: breakpoints are kept by it.
        step: the step that it belongs to; "" in procedures.
        indent: how far it stands in; what follows further in is its block.
        text: as it is read.
        ops: the events that it makes happen.
        folds: the beat of its block, which may be folded; "" where there is none.
        break_conditions: the events after which it has just been reached, where it makes none happen itself.
    """

    id: str
    step: str
    indent: int
    text: str
    ops: tuple[Op, ...] = ()
    folds: str = ""
    break_conditions: tuple[Op, ...] = ()

    def is_folded(self, beat: str) -> bool:
        """Whether its block is folded where a step is so coarse."""
        return bool(self.folds) and BEATS.index(beat) >= BEATS.index(self.folds)

    @property
    def unfolds(self) -> str:
        """The coarsest beat that leaves its block open."""
        return BEATS[BEATS.index(self.folds) - 1]

    @property
    def condition(self) -> Condition | None:
        """Where a breakpoint on the line stops: just after its event; None where there is no such event."""
        ops = self.ops or self.break_conditions
        return conditions.happens(*ops) if ops else None


@dataclass(frozen=True, eq=False)
class CodeListing:
    """An algorithm, line by line.

    Attributes:
        name: which algorithm it is.
        lines: from the top.
        chains: for each op the lines, by id, through which its event comes: calls first, its own line last.
        own: the same for events that concern the column of the chosen item, where that differs.
    """

    name: str
    lines: tuple[Line, ...]
    chains: Mapping[Op, tuple[str, ...]]
    own: Mapping[Op, tuple[str, ...]] = field(default_factory=dict)

    def line(self, name: str) -> Line:
        """The line with this id.

        Raises:
            KeyError: there is none.
        """
        for line in self.lines:
            if line.id == name:
                return line
        raise KeyError(f"the listing of {self.name} has no line {name!r}")

    def heads(self, line: Line) -> tuple[Line, ...]:
        """The lines in whose blocks a line stands, from the outermost."""
        indent, found = line.indent, []
        for other in reversed(self.lines[: self.lines.index(line)]):
            if other.indent < indent:
                found.append(other)
                indent = other.indent
        return tuple(reversed(found))

    def block(self, head: Line) -> tuple[Line, ...]:
        """The lines of a block, without its head."""
        at = self.lines.index(head) + 1
        end = next((k for k in range(at, len(self.lines)) if self.lines[k].indent <= head.indent), None)
        return self.lines[at:end]

    def shown(self, beat: str) -> tuple[Line, ...]:
        """The lines outside all folded blocks."""
        found, folded = [], None
        for line in self.lines:
            if folded is not None and line.indent > folded:
                continue
            folded = line.indent if line.is_folded(beat) else None
            found.append(line)
        return tuple(found)

    def standing_for(self, chain: Sequence[Line], beat: str) -> Line:
        """The line at which an event is seen: its own or the fold around it; of a folded procedure, where it is called."""
        shown = self.shown(beat)
        seen = [next(part for part in (line, *reversed(self.heads(line))) if part in shown) for line in chain]
        return next(
            (at for at, line in zip(reversed(seen), reversed(chain), strict=True) if at is line or at.indent),
            seen[0],
        )


def landmarks(lines: Sequence[Line]) -> dict[Op, tuple[str, ...]]:
    """For each op the line that makes it happen, as chains without calls."""
    return {op: (line.id,) for line in lines for op in line.ops}
