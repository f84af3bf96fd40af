"""Conditions on the places of a search, as breakpoints have them: criteria that must all hold.

Numbers are those of one problem, which is known by its key: "sudoku" or the id of a sample.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum, auto
from functools import lru_cache, reduce
from operator import and_
from typing import Any, Final

from solver_core.cover import Condition, Event, Op, Problem, ProblemError, conditions
from solver_core.cover.conditions import Clause
from solver_core.errors.quoting import quoted
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.selection import Target

SUDOKU: Final = "sudoku"  # the key of the problem of all Sudokus
MOST_CRITERIA: Final = 20  # in one condition: no one needs more, and a file is not trusted


class CriterionKind(StrEnum):
    """The subject of a criterion; the values are those in files."""

    SOLUTION = auto()  # a solution is found
    DEAD_END = auto()  # the chosen item has no option left
    DECISION = auto()  # any item is chosen to branch on
    PRUNE = auto()  # repeat cover: a branch is cut off
    CHOSEN = auto()  # this item is chosen to branch on
    TRIED = auto()  # this option is pushed on the stack
    ITEM = auto()  # an event concerns this item
    OPTION = auto()  # an event concerns this option
    NODE = auto()  # the node where this option crosses this item leaves its list or returns
    CELL = auto()  # Sudoku: an event concerns this cell's item or one of its nine options
    SIZE = auto()  # this item is active and has at most this many options
    DEPTH = auto()  # this many options are chosen
    LINE = auto()  # this line of the pseudo-code was just executed: one of its ops has happened


_NODE_OPS: Final = frozenset({Op.HIDE, Op.UNHIDE, Op.DROP, Op.RESTORE})
_ENDS: Final = {
    Op.SOLUTION: CriterionKind.SOLUTION,
    Op.DEAD_END: CriterionKind.DEAD_END,
    Op.PRUNE: CriterionKind.PRUNE,
}
_NUMBERS: Final = ("item", "option", "cell", "number")
_MOST: Final = 2**31


class Flaw(StrEnum):
    """Why a condition can never be met in a problem."""

    NOTHING = auto()  # it has no criteria
    NO_ITEM = auto()  # the problem has no item of this number
    NO_OPTION = auto()  # the problem has no option of this number
    NO_NODE = auto()  # the option does not cover the item
    NO_CELL = auto()  # the problem has no such cell
    NEVER = auto()  # the criteria exclude each other, or no place is so deep


@dataclass(frozen=True, slots=True)
class Criterion:
    """A condition on a place, with the fields that its kind needs; raises a ValueError for any others."""

    kind: CriterionKind
    item: int | None = None
    option: int | None = None
    cell: int | None = None
    number: int | None = None
    line: str = ""
    ops: frozenset[Op] = frozenset()

    def __post_init__(self) -> None:
        given = [
            name for name in (*_NUMBERS, "line", "ops") if getattr(self, name) not in (None, "", frozenset())
        ]
        if missing := [name for name in NEEDS[self.kind] if name not in given]:
            raise AppError("condition.missing", kind=self.kind.value, names=", ".join(missing))
        if extra := [name for name in given if name not in NEEDS[self.kind]]:
            raise AppError("condition.extra", kind=self.kind.value, names=", ".join(extra))
        for name in _NUMBERS:
            value = getattr(self, name)
            if value is not None and (type(value) is not int or not 0 <= value < _MOST):
                raise AppError("condition.number", found=quoted(value), name=name)

    @property
    def to_core(self) -> Condition:
        return _KINDS[self.kind][1](self)

    def flaw(self, problem: Problem) -> Flaw | None:
        """Why this criterion cannot be about a problem, as an item that it lacks; None where it can."""
        if self.item is not None and self.item >= len(problem.names):
            return Flaw.NO_ITEM
        if self.option is not None and self.option >= len(problem.options):
            return Flaw.NO_OPTION
        if self.kind is CriterionKind.NODE and self.item not in problem.options[self.option or 0]:
            return Flaw.NO_NODE
        if self.cell is not None and (not encoding.is_sudoku(problem) or self.cell not in CELLS):
            return Flaw.NO_CELL
        return None

    @property
    def target(self) -> Target | None:
        """The item or option that it names, to be pointed at."""
        item = self.cell if self.kind is CriterionKind.CELL else self.item
        return None if item is None and self.option is None else Target(item, self.option)


_KINDS: Final[Mapping[CriterionKind, tuple[tuple[str, ...], Callable[[Any], Condition]]]] = {
    CriterionKind.SOLUTION: ((), lambda _: conditions.happens(Op.SOLUTION)),
    CriterionKind.DEAD_END: ((), lambda _: conditions.happens(Op.DEAD_END)),
    CriterionKind.DECISION: ((), lambda _: conditions.happens(Op.CHOOSE)),
    CriterionKind.PRUNE: ((), lambda _: conditions.happens(Op.PRUNE)),
    CriterionKind.CHOSEN: (("item",), lambda one: conditions.chosen(one.item)),
    CriterionKind.TRIED: (("option",), lambda one: conditions.tried(one.option)),
    CriterionKind.ITEM: (("item",), lambda one: conditions.touched([one.item])),
    CriterionKind.OPTION: (("option",), lambda one: conditions.touched(options=[one.option])),
    CriterionKind.NODE: (
        ("option", "item"),
        lambda one: Condition([Clause(_NODE_OPS, frozenset({one.item}), frozenset({one.option}))]),
    ),
    CriterionKind.CELL: (("cell",), lambda one: encoding.touched(one.cell)),
    CriterionKind.SIZE: (("item", "number"), lambda one: conditions.size_at_most(one.item, one.number)),
    CriterionKind.DEPTH: (("number",), lambda one: conditions.at_depth(one.number)),
    CriterionKind.LINE: (("line", "ops"), lambda one: conditions.happens(*sorted(one.ops))),
}
"""The fields of each kind, of which it has no others, and the condition that they make."""
NEEDS: Final = {kind: fields for kind, (fields, _) in _KINDS.items()}


@dataclass(frozen=True, slots=True)
class SearchCondition:
    """Criteria that must all hold at one place."""

    criteria: tuple[Criterion, ...]

    def to_core(self, problem: Problem) -> Condition:
        """Where it is met; a condition without clauses where it has a flaw."""
        if not self.criteria or any(criterion.flaw(problem) for criterion in self.criteria):
            return Condition([])
        joined = reduce(and_, (criterion.to_core for criterion in self.criteria))
        return joined.within(len(problem.names), len(problem.options))

    def flaw(self, problem: Problem) -> Flaw | None:
        """Why it can never be met in this problem; None where it might be."""
        if not self.criteria:
            return Flaw.NOTHING
        lacks = next(filter(None, (criterion.flaw(problem) for criterion in self.criteria)), None)
        return lacks or (None if self.to_core(problem).clauses else Flaw.NEVER)

    @property
    def target(self) -> Target | None:
        """The item or option that the first criterion with one names; None where none does."""
        return next(filter(None, (criterion.target for criterion in self.criteria)), None)

    def to_json(self) -> list[dict[str, object]]:
        """The condition as plain data, a list of criteria, each with its kind and the fields that the kind needs.

        ``[{"kind": "tried", "option": 222}, {"kind": "depth", "number": 4}]``
        """
        return [_criterion_to_json(criterion) for criterion in self.criteria]

    @classmethod
    def from_json(cls, data: object) -> "SearchCondition":
        """Inverse of `to_json`; raises a ValueError that says what is wrong with the data."""
        if not isinstance(data, list) or not 0 < len(data) <= MOST_CRITERIA:
            raise AppError("condition.list", count=MOST_CRITERIA, found=quoted(data))
        return cls(tuple(map(_criterion_from_json, data)))


def single(kind: CriterionKind, **numbers: int | None) -> SearchCondition:
    """A condition of one criterion; ``numbers`` are `item`, `option`, `cell` and `number`.

    >>> single(CriterionKind.SIZE, item=3, number=1).criteria[0].number
    1
    """
    return SearchCondition((Criterion(kind, **numbers),))  # type: ignore[arg-type]  # by name


def at_line(line: str, ops: Iterable[Op]) -> SearchCondition:
    """Whether a line of the pseudo-code was just executed."""
    return SearchCondition((Criterion(CriterionKind.LINE, line=line, ops=frozenset(ops)),))


def touching(target: Target, problem: Problem) -> SearchCondition:
    """Whether an event concerns a target: exactly that node, an option, a cell with all its options, or an item."""
    if target.item is not None and target.option is not None:
        return single(CriterionKind.NODE, item=target.item, option=target.option)
    if target.option is not None:
        return single(CriterionKind.OPTION, option=target.option)
    if target.item is None:
        raise AppError("condition.target")
    if encoding.is_sudoku(problem) and target.item in CELLS:
        return single(CriterionKind.CELL, cell=target.item)
    return single(CriterionKind.ITEM, item=target.item)


def happens_again(event: Event) -> SearchCondition | None:
    """Whether the same happens again; None for what happens only once."""
    item, option = event.item, event.option
    if event.op in _ENDS:
        return single(_ENDS[event.op])
    if event.op is Op.CHOOSE and item is not None:
        return single(CriterionKind.CHOSEN, item=item)
    if event.op in {Op.TRY, Op.RETRACT} and option is not None:
        return single(CriterionKind.TRIED, option=option)
    if event.op in _NODE_OPS and item is not None and option is not None:
        return single(CriterionKind.NODE, item=item, option=option)
    return None if item is None else single(CriterionKind.ITEM, item=item)


@lru_cache(maxsize=4)
def problem_of(key: str) -> Problem | None:
    """The problem with this key; None where the program knows none."""
    if key == SUDOKU:
        return encoding.problem()
    from solver_core.problems import gallery

    try:
        return gallery.search(key).problem
    except ProblemError:
        return None


def _criterion_to_json(criterion: Criterion) -> dict[str, object]:
    fields: dict[str, object] = {name: getattr(criterion, name) for name in NEEDS[criterion.kind]}
    if criterion.ops:
        fields["ops"] = [op.name for op in sorted(criterion.ops)]
    return {"kind": criterion.kind.value, **fields}


def _criterion_from_json(data: object) -> Criterion:
    if not isinstance(data, dict):
        raise AppError("condition.criterion", found=quoted(data))
    fields = dict(data)
    name = fields.pop("kind", None)
    if name not in list(CriterionKind):
        raise AppError("condition.kind", found=quoted(name), names=", ".join(CriterionKind))
    kind = CriterionKind(str(name))
    if unknown := [str(field) for field in fields if field not in NEEDS[kind]]:
        raise AppError("condition.extra", kind=kind.value, names=", ".join(unknown))
    if "line" in fields and not isinstance(fields["line"], str):
        raise AppError("condition.line", found=quoted(fields["line"]))
    if "ops" in fields:
        fields["ops"] = _ops(fields["ops"])
    return Criterion(kind, **fields)


def _ops(data: object) -> frozenset[Op]:
    if not isinstance(data, list) or not all(
        name in Op.__members__ for name in data if isinstance(name, str)
    ):
        raise AppError("condition.events", found=quoted(data), names=", ".join(Op.__members__))
    if not all(isinstance(name, str) for name in data):
        raise AppError("condition.event_names", found=quoted(data))
    return frozenset(Op[name] for name in data)
