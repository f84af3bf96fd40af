"""Reads what a stop watches, and the search that is compared with it."""

from dataclasses import replace
from typing import Any, Final

from solver_core.cover import Rule
from solver_core.problems import gallery
from solver_core.sudoku.encoding import ContradictionError, given_options
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid, GridError
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import schema
from sudoku_gui.tours.schema import Table, Where, short
from sudoku_gui.tours.tour import Stop


def _grid(value: Any, where: Where) -> Grid:
    try:
        grid = Grid.parse(schema.name(value, where))
        given_options(grid)
    except GridError as error:
        raise where.fault(f"is no puzzle: {error}") from None
    except ContradictionError as error:
        raise where.fault(f"cannot be searched: {error}") from None
    return grid


_SEARCH: Final = {
    "engine": schema.word(list(Engine)),
    "rule": schema.word(list(Rule)),
    "seed": schema.number(0, 2**53),
}
WATCH: Final = Table(
    {"sample": schema.word([sample.id for sample in gallery.SAMPLES]), "puzzle": _grid, **_SEARCH}
)
COMPARE: Final = Table(_SEARCH)


def compare_table(value: Any, where: Where) -> dict[str, Any] | None:
    """A table `COMPARE`; None for "off"."""
    if value == "off":
        return None
    if not isinstance(value, dict):
        raise where.fault(f'is {short(value)}; write "off" or a table')
    return COMPARE(value, where)


def watched(watch: dict[str, Any], where: Where) -> Subject:
    """The subject of a table `WATCH`."""
    if ("sample" in watch) == ("puzzle" in watch):
        raise where.fault("needs either a sample or a puzzle; write one of them")
    subject = _searched(watch, where, Subject(watch.get("puzzle")))
    sample = watch.get("sample", "")
    if subject.rule is not Rule.FEWEST and _repeats(sample):
        raise where.inside("rule").fault(
            f"has no '{subject.rule}' for '{sample}', which has only one rule; leave it out"
        )
    return replace(subject, sample=sample) if sample else subject


def _searched(data: dict[str, Any], where: Where, like: Subject) -> Subject:
    """A subject with this engine, rule and seed; what is left out is as in the one given."""
    rule = Rule(data.get("rule", like.rule))
    engine = Engine(data.get("engine", like.engine))
    seed = data.get("seed", like.seed if rule is like.rule else 0)
    if seed and rule is not Rule.SHUFFLED:
        raise where.inside("seed").fault(
            'means something with rule = "shuffled" only; add that or leave it out'
        )
    if "engine" in data and like.grid is None:
        raise where.inside("engine").fault("goes with a puzzle only; leave it out")
    if engine is Engine.BACKTRACK and rule is Rule.SHUFFLED:
        raise where.inside("rule").fault('has no "shuffled" with backtrack; use fewest or first')
    return replace(like, engine=engine, rule=rule, seed=seed)


def compared(data: dict[str, Any], where: Where, subject: Subject, before: Stop | None) -> Subject | None:
    """The other search of a stop, by its key "compare"; None for none."""
    if "compare" not in data:
        return before.compare if before else None
    if data["compare"] is None:
        return None
    if _repeats(subject.sample):
        raise where.fault(f"has nothing for '{subject.sample}', which has only one rule; leave it out")
    other = _searched(data["compare"], where, subject)
    if other == subject:
        raise where.fault("is the search that is watched; write another rule, engine or seed")
    return other


def _repeats(sample: str) -> bool:
    return any(one.id == sample and one.repeats for one in gallery.SAMPLES)
