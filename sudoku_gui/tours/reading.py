"""Reading one stop of a tour's file."""

from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from solver_core.cover import Rule
from solver_core.cover.beats import BEATS
from solver_core.cover.quoting import printable
from solver_core.problems import gallery
from solver_core.sudoku.encoding import ContradictionError, given_options
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid, GridError
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import legs as tour_legs
from sudoku_gui.tours.facts import PLACEHOLDERS, unknown
from sudoku_gui.tours.section import Section, near, short
from sudoku_gui.tours.tour import Leg, Question, Stop, Text

STOP_KEYS: Final = (
    *("watch", "at", "on", "arrangement", "panes", "beat", "point", "compare", "difference", "expect"),
    *("text", "look", "question", "answer", "choices", "right"),
)
WATCH_KEYS: Final = ("sample", "puzzle", "engine", "rule", "seed")
COMPARE_KEYS: Final = ("engine", "rule", "seed")
POINT_KEYS: Final = ("column", "option")
EXPECT_COUNTS: Final = (
    *("events", "depth", "decisions", "guesses", "dead_ends", "solutions", "size", "best", "bound"),
)
EXPECT_KEYS: Final = ("event", "column", "option", *EXPECT_COUNTS)

ARRANGEMENTS: Final = ("play", "watch", "study")
PANES: Final = (
    *("board", "play_panel", "matrix_view", "column_list", "event_log", "link_view", "tree_view"),
    *("pseudocode", "stack_view", "candidate_boards", "statistics", "breakpoint_list", "runs", "difference"),
    *("comparison", "bound", "library"),
)
"""The panes of the window, by their names."""

MOST_CHOICES: Final = 8
_MOST: Final = 2**53

_LONGEST_NAME: Final = 40
"""Characters of what somebody else wrote that a message repeats."""


def read(section: Section, number: int, before: Stop | None) -> Stop:
    """The stop in a table.

    Raises:
        TourError: it is none, or what it leaves out has not been said before.
    """
    if before is None and "watch" not in section:
        told = "'watch' is missing; the first stop says what is watched, as watch = { sample = \"six_sets\" }"
        raise section.error("watch", told)
    subject = _subject(section) if before is None or "watch" in section else before.subject
    point = section.section("point", POINT_KEYS) if "point" in section else None
    stop = Stop(
        number=number,
        text=section.text("text"),
        subject=subject,
        legs=_legs(section, before),
        arrangement=section.word("arrangement", ARRANGEMENTS, before.arrangement if before else ""),
        panes=_panes(section, before),
        beat=section.word("beat", BEATS, before.beat if before else ""),
        column=point.plain("column") if point else "",
        option=point.plain("option") if point else "",
        expect=_expected(section),
        compare=_compared(section, subject, before),
        difference=section.flag("difference"),
        look=section.text("look") if "look" in section else None,
        question=_question(section),
    )
    for key, text in stop.texts().items():
        _must_be_fillable(section, key, text)
    return stop


def _panes(section: Section, before: Stop | None) -> tuple[str, ...]:
    """Another arrangement begins with its own panes in front."""
    if "panes" in section or "arrangement" in section or before is None:
        return section.words("panes", PANES)
    return before.panes


def _subject(section: Section) -> Subject:
    watch = section.section("watch", WATCH_KEYS)
    if ("sample" in watch) == ("puzzle" in watch):
        raise section.wrong("watch", "needs either a sample or a puzzle; write one of them")
    if "sample" not in watch:
        return _searched(watch, Subject(_grid(watch)))
    searched = _searched(watch, Subject())
    return replace(searched, sample=_sample(watch, searched.rule))


def _searched(section: Section, like: Subject) -> Subject:
    """A subject with the engine, rule and seed of a section; what that leaves out is as in the one given."""
    rule = Rule(section.word("rule", list(Rule), like.rule))
    engine = Engine(section.word("engine", list(Engine), like.engine))
    seed = section.number("seed", 0, _MOST, like.seed if rule is like.rule else 0)
    if seed and rule is not Rule.SHUFFLED:
        raise section.wrong("seed", 'means something with rule = "shuffled" only; add that or leave it out')
    if "engine" in section and like.grid is None:
        raise section.wrong("engine", "goes with a puzzle only; leave it out")
    if engine is Engine.BACKTRACK and rule is Rule.SHUFFLED:
        raise section.wrong("rule", 'has no "shuffled" with backtrack; use fewest or first')
    return replace(like, engine=engine, rule=rule, seed=seed)


def _compared(section: Section, subject: Subject, before: Stop | None) -> Subject | None:
    """The other search of a stop; another search that is watched begins without one."""
    if "compare" not in section:
        return None if before is None or "watch" in section else before.compare
    if section["compare"] == "off":
        return None
    if _repeats(subject.sample):
        raise section.wrong(
            "compare", f"has nothing for '{subject.sample}', which has only one rule; leave it out"
        )
    if not isinstance(section["compare"], dict):
        raise section.wrong("compare", f'is {short(section["compare"])}; write "off" or a table')
    other = _searched(section.section("compare", COMPARE_KEYS), subject)
    if other == subject:
        raise section.wrong("compare", "is the search that is watched; write another rule, engine or seed")
    return other


def _repeats(sample: str) -> bool:
    return any(one.id == sample and one.repeats for one in gallery.SAMPLES)


def _sample(watch: Section, rule: Rule) -> str:
    sample = watch.word("sample", [sample.id for sample in gallery.SAMPLES])
    if rule is not Rule.FEWEST and _repeats(sample):
        raise watch.wrong("rule", f"has no '{rule}' for '{sample}', which has only one rule; leave it out")
    return sample


def _grid(watch: Section) -> Grid:
    try:
        grid = Grid.parse(watch.plain("puzzle"))
        given_options(grid)
    except GridError as error:
        raise watch.wrong("puzzle", f"is no puzzle: {error}") from None
    except ContradictionError as error:
        raise watch.wrong("puzzle", f"cannot be searched: {error}") from None
    return grid


def _legs(section: Section, before: Stop | None) -> tuple[Leg, ...]:
    if "at" in section and "on" in section:
        raise section.wrong("on", "and 'at' both say where the stop is; leave one of them out")
    if "on" in section and (before is None or "watch" in section):
        raise section.wrong("on", "goes on from the stop before, which watches something else; use 'at'")
    key = "on" if "on" in section else "at"
    try:
        if "on" in section and before is not None:
            return before.legs + tour_legs.read(section["on"])
        if "at" in section:
            return _place(section["at"])
    except ValueError as error:
        raise section.wrong(key, str(error)) from None
    return before.legs if before is not None and "watch" not in section else ()


def _place(at: Any) -> tuple[Leg, ...]:
    if isinstance(at, str):
        if at not in tour_legs.ENDS:
            raise ValueError(
                f'has no {short(at)}; write "start", "end", a number of events or a list of legs'
            )
        return (Leg(at),) if at == "end" else ()
    if type(at) is int:
        return tour_legs.read([["position", at]])
    return tour_legs.read(at)


def _expected(section: Section) -> MappingProxyType[str, str | int]:
    if "expect" not in section:
        return MappingProxyType({})
    expect = section.section("expect", EXPECT_KEYS)
    found: dict[str, str | int] = {}
    for key in EXPECT_KEYS:
        if key not in expect:
            continue
        if key == "event":
            known = [name for op in tour_legs.OPS for name in (op, op.upper())]
            found[key] = expect.word(key, known).lower()
        else:
            found[key] = expect.number(key, 0, _MOST, 0) if key in EXPECT_COUNTS else expect.plain(key)
    return MappingProxyType(found)


def _question(section: Section) -> Question | None:
    given = [key for key in ("question", "answer", "choices", "right") if key in section]
    if not given:
        return None
    for key in ("question", "answer"):
        if key not in section:
            raise section.error(key, f"'{key}' is missing; it belongs to '{given[0]}'")
    asked, answer = section.text("question"), section.text("answer")
    if ("choices" in section) != ("right" in section):
        lacks = "right" if "choices" in section else "choices"
        raise section.error(lacks, f"'{lacks}' is missing; 'choices' and 'right' belong together")
    if "choices" not in section:
        return Question(asked, answer)
    choices = section["choices"]
    if not isinstance(choices, list) or not 1 < len(choices) <= MOST_CHOICES:
        raise section.wrong("choices", f"is {short(choices)}; write a list of 2 to {MOST_CHOICES} texts")
    texts = tuple(section.text_of("choices", one) for one in choices)
    return Question(asked, answer, texts, section.number("right", 0, len(texts) - 1, 0))


def _must_be_fillable(section: Section, key: str, text: Text) -> None:
    for language, words in text.words.items():
        for name in (printable(name, _LONGEST_NAME) for name in unknown(words)):
            told = f"in '{language}' has the unknown placeholder {{{name}}}; "
            raise section.wrong(
                key, told + near(name, PLACEHOLDERS) + f", or write {{{{{name}}}}} for braces"
            )
