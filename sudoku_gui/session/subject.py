"""What is watched: a puzzle or a problem of the gallery, and how it is searched."""

from dataclasses import dataclass
from typing import Any

from solver_core.cover import Override, Rule, Walk
from solver_core.problems import gallery
from solver_core.sudoku import engines
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid

_MOST = 1 << 60
_LONGEST = 1000
"""Characters of a puzzle or a name: far more than either has."""
"""Beyond every seed and every number of an item or option."""


@dataclass(frozen=True, slots=True)
class Subject:
    """One problem and one way to search it: the same subject always leads through the same events.

    Attributes:
        grid: the puzzle; None where it is a problem of the gallery.
        sample: the id of that problem; "" for a puzzle.
        engine: how a puzzle is searched.
        rule: how the next column is chosen.
        seed: what chance comes from, where the rule leaves something to it.
        overrides: what is chosen otherwise than by the rule: those of a what-if run.
    """

    grid: Grid | None = None
    sample: str = ""
    engine: Engine = Engine.DLX
    rule: Rule = Rule.FEWEST
    seed: int = 0
    overrides: tuple[Override, ...] = ()

    def search(self) -> Walk:
        """A search of it, at position 0.

        Raises:
            ContradictionError: a digit stands twice in a house.
            ProblemError: the gallery has no such problem.
        """
        if self.grid is None:
            return gallery.search(self.sample, self.rule, seed=self.seed, overrides=self.overrides)
        return engines.search(self.grid, self.engine, self.rule, seed=self.seed, overrides=self.overrides)

    def is_of_same_problem(self, other: "Subject") -> bool:
        """Whether both are ways to search one problem."""
        return (self.grid, self.sample) == (other.grid, other.sample)

    # --- plain data -------------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        """All of it; inverse of `from_json`."""
        return {
            "grid": None if self.grid is None else str(self.grid),
            "sample": self.sample,
            "engine": self.engine.value,
            "rule": self.rule.value,
            "seed": self.seed,
            "overrides": [[list(one.path), one.item, one.option] for one in self.overrides],
        }

    @classmethod
    def from_json(cls, data: Any) -> "Subject":
        """A subject from its data; seed and overrides may be left out.

        Raises:
            ValueError: the data are none; the message says why.
        """
        try:
            grid = None if data["grid"] is None else Grid.parse(_text(data["grid"]))
            return cls(
                grid,
                _text(data["sample"]),
                Engine(data["engine"]),
                Rule(data["rule"]),
                _number(data.get("seed", 0)),
                tuple(_override(*one) for one in data.get("overrides", ())),
            )
        except (AttributeError, KeyError, TypeError) as error:
            raise ValueError(f"no subject of a search: {error!r}") from None


def _override(path: list[Any], item: Any, option: Any) -> Override:
    return Override(tuple(map(_number, path)), _number(item), None if option is None else _number(option))


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value < _MOST:
        raise ValueError(f"{value!r} is no number; use a whole one from 0 on")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError(f"{value!r} is no text")
    return value
