"""The subject of a search: a puzzle, a problem of the gallery or one from a file, and how it is searched."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

from solver_core.cover import Goal, Override, Problem, Rule, SearchBase
from solver_core.errors.quoting import quoted
from solver_core.sudoku import engines
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.errors import AppError

_MOST = 1 << 60  # beyond every seed and every number of an item or option
_FROM_FILE = "problem-"
LONGEST_PROBLEM = 1 << 18
"""Characters of a problem that can be watched: some 50,000 names."""
MOST_BY_HAND = 40  # rows and columns that can be written on a board
_TREE_NODES = 100_000  # of a tree that is watched: 5 MB
_LONGEST = 1000  # characters of a puzzle or a name: far more than either has


@dataclass(frozen=True, slots=True)
class Subject:
    """One problem and one way to search it: the same subject always leads through the same events."""

    grid: Grid | None = None  # the puzzle; None where it is another problem
    sample: str = ""  # the id of a problem of the gallery; "" for any other
    engine: Engine = Engine.DLX  # how a puzzle is searched
    rule: Rule = Rule.FEWEST  # how the next column is chosen
    seed: int = 0  # what chance comes from, where the rule leaves something to it
    overrides: tuple[Override, ...] = ()  # choices of a what-if run that differ from the rule's
    problem: str = ""  # a problem as DLX text; "" for any other
    goal: Goal | None = None  # what is looked for; None: what is usual for the problem

    def __post_init__(self) -> None:
        """Two subjects are equal where their searches are."""
        if self.goal is _usual_goal(self.sample):
            object.__setattr__(self, "goal", None)

    @property
    def effective_goal(self) -> Goal:
        """The goal of the search: the one chosen, else what is usual for the problem."""
        return self.goal or _usual_goal(self.sample)

    def search(self) -> SearchBase:
        """A search of it, at position 0; raises a ContradictionError, or a ProblemError for an unknown problem."""
        search = self._search()
        search.tree_nodes = _TREE_NODES
        return search

    def _search(self) -> SearchBase:
        seed, overrides = self.seed, self.overrides
        if self.problem:
            return self.effective_goal.search(
                _problem(self.problem), self.rule, seed=seed, overrides=overrides
            )
        if self.grid is None:
            from solver_core.problems import gallery

            return gallery.search(self.sample, self.rule, self.goal, seed=seed, overrides=overrides)
        return engines.search(self.grid, self.engine, self.rule, seed=seed, overrides=overrides)

    def is_of_same_problem(self, other: "Subject") -> bool:
        """Whether both are ways to search one problem."""
        return self.key == other.key

    @property
    def key(self) -> tuple[Grid | None, str]:
        return self.grid, self.name

    @property
    def name(self) -> str:
        """A short name of its problem: the sample's id, the beginning of a digest, or "" for a puzzle."""
        return f"{_FROM_FILE}{_digest(self.problem)}" if self.problem else self.sample

    def to_json(self) -> dict[str, object]:
        """The subject as plain data for a session or a run file; inverse of `from_json`."""
        data: dict[str, object] = {
            "grid": None if self.grid is None else self.grid.code,
            "sample": self.sample,
            "engine": self.engine.value,
            "rule": self.rule.value,
            "seed": self.seed,
            "overrides": [[list(one.path), one.item, one.option] for one in self.overrides],
        }
        if self.problem:
            data["problem"] = self.problem
        if self.goal:
            data["goal"] = self.goal.value
        return data

    @classmethod
    def from_json(cls, data: Any) -> "Subject":
        """A subject from its data; seed, overrides and problem may be left out; raises a ValueError."""
        try:
            grid = None if data["grid"] is None else Grid.of_code(_text(data["grid"]))
            sample, problem = _text(data["sample"]), data.get("problem", "")
            if not isinstance(problem, str) or len(problem) > LONGEST_PROBLEM:
                raise AppError("subject.problem", count=LONGEST_PROBLEM)
            if problem and (sample or grid is not None):
                raise AppError("subject.several")
            goal = data.get("goal")
            if goal is not None and grid is not None:
                raise AppError("subject.goal")
            return cls(
                grid,
                sample,
                Engine(data["engine"]),
                Rule(data["rule"]),
                _number(data.get("seed", 0)),
                tuple(_override(*one) for one in data.get("overrides", ())),
                problem,
                None if goal is None else Goal(goal),
            )
        except (AttributeError, KeyError, TypeError) as error:
            raise AppError("subject.none", found=quoted(error)) from None


def _usual_goal(sample: str) -> Goal:
    if not sample:
        return Goal.EXACT
    from solver_core.problems import gallery

    return gallery.goal_of(sample)


def _override(path: list[Any], item: Any, option: Any) -> Override:
    return Override(tuple(map(_number, path)), _number(item), None if option is None else _number(option))


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value < _MOST:
        raise AppError("subject.number", found=quoted(value))
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise AppError("subject.text", found=quoted(value))
    return value


@lru_cache(maxsize=4)
def _problem(text: str) -> Problem:
    """One for all its searches, like that of a sample of the gallery."""
    from solver_core.cover import texts

    return texts.read(text, "dlx")


@lru_cache(maxsize=8)
def _digest(problem: str) -> str:
    # Enough that no two problems of a user have the same.
    return sha256(problem.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def fits_by_hand(problem: Problem) -> bool:
    """Whether a matrix is small enough to be written by hand."""
    return max(len(problem.options), len(problem.names)) <= MOST_BY_HAND


def is_by_hand(subject: Subject, problem: Problem) -> bool:
    """Whether the board shows the matrix itself: a small one that has no board of its own."""
    from solver_core.problems import gallery

    has_board = subject.grid is not None or (
        bool(subject.sample) and gallery.board(subject.sample) is not None
    )
    return not has_board and fits_by_hand(problem)
