"""Reads what a stop watches, and the search that is compared with it."""

from dataclasses import replace
from typing import Any, Final

from solver_core.cover import Goal, ProblemError, Rule, texts
from solver_core.errors import CodedError, message_of
from solver_core.problems import gallery
from solver_core.problems.families import FAMILIES
from solver_core.sudoku.encoding import ContradictionError, given_options
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid, GridError
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import schema
from sudoku_gui.tours.schema import TableReader, TomlPlace, short
from sudoku_gui.tours.tour import Stop


def _grid(value: Any, where: TomlPlace) -> Grid:
    try:
        grid = Grid.parse(schema.name(value, where))
        given_options(grid)
    except GridError as error:
        raise where.fault("fault.puzzle", cause=message_of(error)) from None
    except ContradictionError as error:
        raise where.fault("fault.contradiction", cause=message_of(error)) from None
    return grid


def _problem(value: Any, where: TomlPlace) -> str:
    """A problem written in the tour itself, as in a file of Knuth's DLX programs."""
    text: str = schema.string(value, where).strip() + "\n"
    try:
        texts.read(text, "dlx")
    except CodedError as error:
        raise where.fault("fault.contradiction", cause=message_of(error)) from None
    return text


_short_sample: Final = schema.word([*(sample.id for sample in gallery.SAMPLES), *FAMILIES])


def _sample(value: Any, where: TomlPlace) -> str:
    """The id of a problem of the gallery, short or with the values of its parameters."""
    if "," not in str(value):
        return str(_short_sample(value, where))
    try:
        gallery.problem(schema.name(value, where))
    except ProblemError as error:
        raise where.fault("fault.contradiction", cause=message_of(error)) from None
    return str(value)


_SEARCH: Final = {
    "engine": schema.word(list(Engine)),
    "rule": schema.word(list(Rule)),
    "seed": schema.number(0, 2**53),
}
WATCH: Final = TableReader({"sample": _sample, "puzzle": _grid, "problem": _problem, **_SEARCH})
COMPARE: Final = TableReader(_SEARCH)


def compare_table(value: Any, where: TomlPlace) -> dict[str, Any] | None:
    """A table `COMPARE`; None for "off"."""
    if value == "off":
        return None
    if not isinstance(value, dict):
        raise where.fault("fault.compare", found=short(value))
    return COMPARE(value, where)


def watched(watch: dict[str, Any], where: TomlPlace) -> Subject:
    """The subject of a table `WATCH`."""
    if len(watch.keys() & {"sample", "puzzle", "problem"}) != 1:
        raise where.fault("fault.watch")
    like = Subject(watch.get("puzzle"), problem=watch.get("problem", ""))
    subject = _searched(watch, where, like)
    sample = watch.get("sample", "")
    if subject.rule is not Rule.FEWEST and gallery.goal_of(sample) is Goal.REPEAT:
        raise where.inside("rule").fault("fault.one_rule", found=subject.rule.value, name=sample)
    return replace(subject, sample=sample) if sample else subject


def _searched(data: dict[str, Any], where: TomlPlace, like: Subject) -> Subject:
    """A subject with this engine, rule and seed; what is left out is as in the one given."""
    rule = Rule(data.get("rule", like.rule))
    engine = Engine(data.get("engine", like.engine))
    seed = data.get("seed", like.seed if rule is like.rule else 0)
    if seed and rule is not Rule.SHUFFLED:
        raise where.inside("seed").fault("fault.seed")
    if "engine" in data and like.grid is None:
        raise where.inside("engine").fault("fault.engine")
    if engine is Engine.BACKTRACK and rule is Rule.SHUFFLED:
        raise where.inside("rule").fault("fault.shuffled")
    return replace(like, engine=engine, rule=rule, seed=seed)


def compared(data: dict[str, Any], where: TomlPlace, subject: Subject, before: Stop | None) -> Subject | None:
    """The other search of a stop, by its key "compare"; None for none."""
    if "compare" not in data:
        return before.compare if before else None
    if data["compare"] is None:
        return None
    if subject.effective_goal is Goal.REPEAT:
        raise where.fault("fault.nothing_to_compare", name=subject.sample)
    other = _searched(data["compare"], where, subject)
    if other == subject:
        raise where.fault("fault.same_search")
    return other
