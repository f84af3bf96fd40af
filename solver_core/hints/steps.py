"""A step of solving by hand, as a value: what it places and removes, and the pattern that allows it.

Cells are 0 to 80, digits 1 to 9, houses 0 to 26 as in `cells.HOUSES`: rows, cols, boxes.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Self

from solver_core.hints.techniques import BY_ID, Difficulty
from solver_core.sudoku.cells import cell_name


class Candidate(NamedTuple):
    """A digit in a cell."""

    cell: int
    digit: int

    def __str__(self) -> str:
        return f"{cell_name(self.cell)}={self.digit}"


class Node(NamedTuple):
    """A node of a chain: the digit is in one of these cells (`is_on`), or in none of them.

    `opens` begins a branch of a net: the node does not follow from the one before it in the list, but from an earlier
    one. What follows is of the branch (`is_branch`), which joins the main line at the next node that is not.
    """

    cells: tuple[int, ...]
    digit: int
    is_on: bool
    opens: bool = False
    is_branch: bool = False


class AlmostLockedSet(NamedTuple):
    """Cells of a house with one digit more than there are cells."""

    cells: tuple[int, ...]
    digits: tuple[int, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Step:
    """One step. What its pattern does not have is empty.

    Attributes:
        technique: its id, see `techniques`.
        placed: digits that it places.
        removed: candidates that it removes.
        cells: the cells of the pattern.
        digits: the digits of the pattern.
        base, cover: houses of the pattern: where its candidates are counted, and what they are confined to. A hidden
            single has its house in `base`.
        fins, endo_fins: candidates of the base that are outside of the cover, or in two base houses.
        chains: lists of nodes, each following from the one before.
        sets: almost locked sets, neighbours in the order of a chain of them.
        commons: candidates of the digits that neighbouring sets share and cannot both hold.
        colours: groups of candidates that are true or false together; the first two exclude each other, as do the next.
    """

    technique: str
    placed: tuple[Candidate, ...] = ()
    removed: tuple[Candidate, ...] = ()
    cells: tuple[int, ...] = ()
    digits: tuple[int, ...] = ()
    base: tuple[int, ...] = ()
    cover: tuple[int, ...] = ()
    fins: tuple[Candidate, ...] = ()
    endo_fins: tuple[Candidate, ...] = ()
    chains: tuple[tuple[Node, ...], ...] = ()
    sets: tuple[AlmostLockedSet, ...] = ()
    commons: tuple[Candidate, ...] = ()
    colours: tuple[tuple[Candidate, ...], ...] = ()

    def __str__(self) -> str:
        changes = [*map(str, self.placed), *(f"{cell_name(cell)}<>{digit}" for cell, digit in self.removed)]
        return f"{BY_ID[self.technique].name}: {', '.join(changes)}"

    def __repr__(self) -> str:
        return f"Step({', '.join(f'{name}={value!r}' for name, value in self.to_json().items())})"

    def to_json(self) -> dict[str, Any]:
        """The step as plain data, without what is empty; inverse of `from_json`."""
        named = ((name, getattr(self, name)) for name in self.__dataclass_fields__)
        return {name: value for name, value in named if value}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The step of such data, which comes from a process of our own and is not checked.

        >>> step = Step("x_wing", removed=(Candidate(4, 2),), chains=((Node((0, 9), 2, True),),))
        >>> Step.from_json(step.to_json()) == step
        True
        """
        read = {name: _READERS.get(name, tuple)(value) for name, value in data.items() if name != "technique"}
        return cls(data["technique"], **read)


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """How hard a puzzle is for people.

    Attributes:
        score: the points of all steps.
        level: of the hardest technique, or harder if there are many points.
        hardest: the id of the hardest technique, see `techniques.hardest`.
        steps: in their order.
    """

    score: int
    level: Difficulty
    hardest: str
    steps: tuple[Step, ...] = field(repr=False)


def _candidates(pairs: Sequence[Sequence[int]]) -> tuple[Candidate, ...]:
    return tuple(Candidate(cell, digit) for cell, digit in pairs)


def _chain(nodes: Sequence[Any]) -> tuple[Node, ...]:
    return tuple(Node(tuple(cells), *rest) for cells, *rest in nodes)


_READERS: Final[Mapping[str, Callable[[Any], tuple[Any, ...]]]] = {
    **dict.fromkeys(("placed", "removed", "fins", "endo_fins", "commons"), _candidates),
    "chains": lambda chains: tuple(map(_chain, chains)),
    "sets": lambda sets: tuple(AlmostLockedSet(tuple(cells), tuple(digits)) for cells, digits in sets),
    "colours": lambda groups: tuple(map(_candidates, groups)),
}
"""How the fields are read that are not plain tuples of numbers."""
