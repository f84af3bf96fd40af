"""Sentences about runs and what-ifs."""

from typing import Final

from solver_core.cover import Problem
from solver_core.cover.choices import Refusal
from sudoku_gui.features.runs.what_if import NoBranch
from sudoku_gui.player.runs import Run
from sudoku_gui.translation import Texts
from sudoku_gui.wording import names
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number

tr = Texts("runs")


def description(run: Run, problem: Problem, parent: str) -> str:
    """All that makes a run what it is; ``parent`` is the name of the run it branched off, "" for none."""
    lines = [names.rule_name(run.subject)]
    for override in run.subject.overrides:
        depth, choice = number(len(override.path)), names.choice_name(override, problem)
        lines.append(tr("At depth {depth}: {choice} first", depth=depth, choice=choice))
    if parent:
        at = number(run.branched_at)
        lines.append(tr("Branched off “{parent}” at event {position}", parent=parent, position=at))
    return "\n".join(lines)


def heading(column: str) -> tuple[str, str]:
    """The heading of a column of the table, and what stands in it."""
    return {
        "name": (tr("Run"), tr("A way to search this problem; the one watched is marked")),
        "branched_at": (tr("Branched at"), tr("The event at which it left the run it branched off")),
        "events": (tr("Events"), tr("How many events it has in all, as far as is known")),
        "decisions": (tr("Decisions"), tr("How many columns it chooses")),
        "dead_ends": (tr("Dead ends"), tr("How often a column has no option left")),
        "deepest": (tr("Max depth"), tr("The most options it has chosen at a time")),
        "solutions": (tr("Solutions"), tr("How many solutions it finds")),
    }[column]


def branched(name: str, parent: str) -> str:
    """The message after a what-if, with the names of the new run and of its parent."""
    text = tr("This is a new run: “{name}”. “{parent}” is still there; both are listed under Runs.")
    return text.format(name=shown(name), parent=parent)


def refused(refusal: Refusal | NoBranch, what: str) -> str:
    """Why there is no such what-if; ``what`` is the name of what was to be taken, "" for nothing."""
    return tr(_REFUSALS[refusal], what=what)


# fmt: off
_REFUSALS: Final[dict[Refusal | NoBranch, str]] = {
    NoBranch.NOTHING_WATCHED: tr.mark("What If needs a search. Press F5 to watch one from the start."),
    NoBranch.NOT_BY_LINKS: tr.mark("Only Dancing Links for exact cover can choose otherwise."),
    Refusal.NOTHING_DECIDED: tr.mark("No decision at this step. Step forward to one, then take another column or option."),
    Refusal.GIVEN: tr.mark("Givens are chosen first, without a decision. Step forward to the first decision."),
    Refusal.COVERED: tr.mark("{what} is covered already at this decision. Take a column that is still in the list."),
    Refusal.SECONDARY: tr.mark("{what} is a secondary column: it need not be covered, and the search never chooses it. Take another column, or an option."),
    Refusal.NOT_OPEN: tr.mark("{what} cannot be chosen at this decision: it competes with options chosen before."),
    NoBranch.SAME: tr.mark("This run already takes {what} at this decision."),
}
# fmt: on
