"""What a step passes over without a word: between two decisions options are tried and taken back.

A sentence tells of the event at which the step ends. What lies between the decision before and this one depends on the
position alone, so it is told in the same words however one came there.
"""

from dataclasses import dataclass
from typing import Final

from solver_core.cover import SearchBase
from solver_core.cover.choices import Level
from sudoku_gui.wording import unsaid as words

REACH: Final = 10_000
"""Events beyond which nobody looks back."""


@dataclass(frozen=True, slots=True)
class Unsaid:
    """What happened between two ends of decisions.

    Attributes:
        taken_back: how many options were taken back.
        option: the first of them; None for none.
        tried: what was tried after that; None where the search ended, or had not begun to try.
    """

    taken_back: int
    option: int | None
    tried: Level | None


def before(search: SearchBase, kind: str) -> Unsaid | None:
    """What the step that ends here passes over; None where nothing is, and where it is not that kind of step.

    The search stays where it is.
    """
    if kind != "decision" or not (search.finished or search.stands_at(kind)):
        return None
    here, depth = search.position, search.depth
    levels = (
        () if search.finished else search.levels()
    )  # each node of the tree but the root was reached by a try
    way = search.way_to_next(kind, backward=True, within=REACH)
    way.go()
    is_known = way.found or search.position == 0
    chosen = search.chosen_options()
    search.seek(here)
    taken_back = len(chosen) - depth + bool(levels)
    if not is_known or not (taken_back or levels):
        return None
    return Unsaid(taken_back, chosen[-1] if taken_back else None, levels[-1] if levels else None)


def told(search: SearchBase, kind: str, sentence: str) -> str:
    """A sentence about the position, in front of it what the step passes over on the way there."""
    found = before(search, kind)
    if found is None:
        return sentence
    tried, problem = found.tried, search.problem
    back = words.taken_back(problem, found.taken_back, found.option)
    on = "" if tried is None else words.tried(problem, tried)
    return words.joined(back, on, sentence)
