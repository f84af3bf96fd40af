"""How hard a puzzle is for Dancing Links: the counters of its whole search, by both rules of choosing a column."""

from dataclasses import dataclass
from typing import Final

from solver_core.cover import Rule
from solver_core.cover.replay.statistics import Tally
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.job import Steps, in_slices
from sudoku_gui.translation import Texts
from sudoku_gui.wording.names import number

tr = Texts("hints")

LIMIT: Final = 10_000_000  # ticks after which a search is left: some seconds


@dataclass(frozen=True, slots=True)
class RuleMeasure:
    """What a search had counted by its end, or by the limit."""

    rule: Rule
    tally: Tally
    is_complete: bool


def measuring(grid: Grid) -> Steps[list[RuleMeasure]]:
    """A job that searches a puzzle by each rule; raises a ContradictionError."""
    found = []
    for rule in (Rule.FEWEST, Rule.FIRST):
        search = encoding.search(grid, rule)
        seek = search.seek_to_next("end", within=LIMIT)
        yield from in_slices(seek.go)
        found.append(RuleMeasure(rule, search.tally, search.finished))
    return found


def text(measure: RuleMeasure) -> str:
    """A sentence with rule, decisions, guesses, dead ends and updates of a search."""
    sentence = {
        Rule.FEWEST: tr(
            "Dancing Links, fewest options: {decisions} decisions, {guesses} guesses, {dead_ends} dead ends, {updates} updates."
        ),
        Rule.FIRST: tr(
            "Dancing Links, first column: {decisions} decisions, {guesses} guesses, {dead_ends} dead ends, {updates} updates."
        ),
    }[measure.rule]
    counted = measure.tally
    shown = sentence.format(
        decisions=number(counted.decisions),
        guesses=number(counted.guesses),
        dead_ends=number(counted.dead_ends),
        updates=number(counted.updates),
    )
    if measure.is_complete:
        return shown
    return tr("{line} The search was stopped after {events} events.", line=shown, events=number(LIMIT))
