"""What a step from decision to decision passes over: options that are tried and taken back between them.

A sentence describes the event at which the step ends. What is between the previous decision and this one depends on the
position alone, so it is described in the same words however one got there.
"""

from dataclasses import dataclass
from typing import Final

from solver_core.cover import Problem, SearchBase
from solver_core.cover.choices import Level
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import number, option_name

REACH: Final = 10_000
"""Events beyond which nothing is looked for."""


@dataclass(frozen=True, slots=True)
class SkippedEvents:
    """What happened between two ends of decisions.

    Attributes:
        taken_back: how many options were taken back.
        option: the first of them; None for none.
        tried: what was tried after that; None where the search ended, or had not begun to try.
    """

    taken_back: int
    option: int | None
    tried: Level | None


def before(search: SearchBase, kind: str) -> SkippedEvents | None:
    """What the step that ends here passes over; None for nothing, and for other kinds of steps."""
    if kind != "decision" or not (search.finished or search.stands_at(kind)):
        return None
    here, depth = search.position, search.depth
    # Each node of the tree but the root was reached by a try.
    levels = () if search.finished else search.levels()
    way = search.way_to_next(kind, backward=True, within=REACH)
    way.go()
    is_known = way.found or search.position == 0
    chosen = search.chosen_options()
    search.seek(here)
    taken_back = len(chosen) - depth + bool(levels)
    if not is_known or not (taken_back or levels):
        return None
    return SkippedEvents(taken_back, chosen[-1] if taken_back else None, levels[-1] if levels else None)


def described(search: SearchBase, kind: str, sentence: str) -> str:
    """A sentence about the position, and in front of it what the step there passes over."""
    found = before(search, kind)
    if found is None:
        return sentence
    tried = "" if found.tried is None else _tried(search.problem, found.tried)
    if found.option is None:
        return translate("skipped events", "{tried}. {sentence}").format(tried=tried, sentence=sentence)
    if found.taken_back == 1:
        back = translate("skipped events", "{option} taken back")
        back = back.format(option=option_name(search.problem, found.option))
    else:
        back = translate("skipped events", "{number} options taken back", "", found.taken_back)
        back = back.format(number=number(found.taken_back))
    if not tried:
        return translate("skipped events", "{back}. {sentence}").format(back=back, sentence=sentence)
    text = translate("skipped events", "{back}, {tried}. {sentence}")
    return text.format(back=back, tried=tried, sentence=sentence)


def _tried(problem: Problem, level: Level) -> str:
    """``r1c4=6 tried (1 of 2), a guess``."""
    if level.given:
        text = translate("skipped events", "{option} tried, it is given")
    elif level.among == 1:
        text = translate("skipped events", "{option} tried, the only option")
    elif level.number == level.among:
        text = translate("skipped events", "{option} tried ({k} of {d}), the last one left")
    else:
        text = translate("skipped events", "{option} tried ({k} of {d}), a guess")
    return text.format(option=option_name(problem, level.option), k=level.number, d=level.among)
