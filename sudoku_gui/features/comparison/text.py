"""Sentences of the comparison: *here* is the player's search, *there* is the other one."""

from typing import Final

from PySide6.QtCore import QLocale

from solver_core.cover import Event, Op, Problem, SearchBase
from solver_core.cover.explain.divergence import Branch, Divergence
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.comparison import Alignment, Comparison
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import Texts
from sudoku_gui.wording import events
from sudoku_gui.wording.names import item_name, number, option_name

say = Texts("comparison")
mark = say.mark
tr = Texts("comparison numbers")
mark_number = tr.mark

# fmt: off
_ALIGNMENTS: Final = {
    Alignment.DECISION: (mark("Decision by decision"), mark("Both have made the same number of decisions."), mark_number("decisions"), mark_number("decision {count}")),
    Alignment.EVENT: (mark("Event by event"), mark("Both stand after the same number of events."), mark_number("events"), mark_number("event {count}")),
    Alignment.SHARE: (mark("By share of the run"), mark("Both stand at the same share of their runs."), mark_number("% of each run"), mark_number("{count} %")),
}
"""An entry of the chooser, what two searches so aligned have in common, what the axis counts, a place of it."""
_OTHERS: Final = {
    "off": (mark("Compare with nothing"), mark("Compare with nothing")),
    "fewest": (mark("Fewest options"), mark("Dancing Links")),
    "first": (mark("First column"), mark("Dancing Links, first column")),
    "shuffled": (mark("Fewest, ties at random"), mark("Dancing Links, ties at random")),
    "bits": (mark("Bits instead of links"), mark("Bits")),
}
"""The ways to search that Dancing Links is compared with, and those that bits are compared with."""
_ACTIONS: Final = {
    Op.CHOOSE: mark("{item} is chosen"),
    Op.DEAD_END: mark("{item} has no option left"),
    Op.SOLUTION: mark("a solution"),
    Op.PRUNE: mark("a prune"),
    Op.TRY: mark("{option} is tried"),
    Op.DONE: mark("the run is over"),
}
_ROWS: Final = {
    "events": (mark_number("Events"), mark_number("How many events have happened.")),
    "decisions": (mark_number("Decisions"), mark_number("How often a column was chosen that had an option to try.")),
    "guesses": (mark_number("Branch points"), mark_number("Decisions at which more than one option was to be tried.")),
    "dead_ends": (mark_number("Dead ends"), mark_number("How often the column to be chosen had no option left; that is not a decision.")),
    "solutions": (mark_number("Solutions"), mark_number("How many solutions were found.")),
    "depth": (mark_number("Depth"), mark_number("How many options are chosen now; of complete runs, the most at any time.")),
    "updates": (mark_number("Updates"), mark_number("Nodes taken out of their columns: Knuth's measure of the work. Bits have no nodes.")),
    "first_solution": (mark_number("First solution"), mark_number("How many events it takes to find the first solution.")),
}
_HEADERS: Final = (
    ("", ""),
    (mark_number("Here, total"), mark_number("In the complete run of this search")),
    (mark_number("There, total"), mark_number("In the complete run of the other search")),
    (mark_number("Ratio"), mark_number("Ratio of there to here, over complete runs")),
    (mark_number("Here so far"), mark_number("Up to where this search stands; that says nothing about which is better")),
    (mark_number("There so far"), mark_number("Up to where the other search stands; that says nothing about which is better")),
    (mark_number("Ratio so far"), mark_number("Ratio of there to here, up to the current positions")),
)
# fmt: on

# --- the choosers -----------------------------------------------------------------------------------


def other(kind: str, *, from_bits: bool = False) -> str:
    """An entry of the chooser: off, fewest, first, shuffled or bits; for bits the others are another algorithm."""
    text = _OTHERS[kind][from_bits]
    return say(text)


def alignment(kind: Alignment) -> tuple[str, str]:
    """An entry of the chooser, and what two searches have in common while they are aligned so."""
    entry, tip, *_ = _ALIGNMENTS[kind]
    return say(entry), say(tip)


# --- the two runs -----------------------------------------------------------------------------------


def run(subject: Subject) -> str:
    """How a problem is searched, in a few words."""
    kind = subject.rule.name if subject.engine is Engine.DLX else f"BITS_{subject.rule.name}"
    text = {
        "BITS_FIRST": say("bits, first cell"),
        "FIRST": say("links, first column"),
        "SHUFFLED": say("links, random ties {seed}", seed=subject.seed),
        "FEWEST": say("links, fewest options"),
    }.get(kind) or say("bits, fewest digits")
    if subject.overrides:
        return say("{run}, with what-ifs", run=text)
    return text


def last_event(search: SearchBase, event: Event | None) -> str:
    """The sentence about the last event of a search."""
    if event is None:
        return say("Nothing has happened yet.")
    return events.sentence(search, event)


def other_event(comparison: Comparison, other: SearchBase, event: Event | None) -> str:
    """The sentence about the last event of the other search, or why it does not stand where it should."""
    if comparison.is_under_way:
        return say("Finding the place...")
    if comparison.is_waiting:
        return say("Waits until the lengths of both runs are known.")
    sentence = last_event(other, event)
    if comparison.has_ended:
        return say("The run is over. {sentence}", sentence=sentence)
    return sentence


def divergence_state(comparison: Comparison, problem: Problem) -> str:
    """Where the two diverge, or what is known of that."""
    if comparison.divergence is not None:
        return divergence(comparison.divergence, problem)
    if comparison.is_alike:
        return say("Both make the same decisions from start to end")
    return no_divergence(comparison.compared, is_over=comparison.is_compared)


def no_divergence(decisions: int, *, is_over: bool) -> str:
    """How many decisions are known to be the same, as long as none is known to differ."""
    if is_over:
        text = say("No difference in the first {count} decisions", "", decisions)
    elif decisions == 0:
        text = say("Looking for where they diverge...")
    else:
        text = say("Looking for where they diverge; the first {count} decisions are the same", "", decisions)
    return text.format(count=number(decisions))


def divergence(found: Divergence, problem: Problem) -> str:
    """``They diverge at decision 14: here r4c7, there r2c1``."""
    one, other = found.one, found.other
    if one.op is other.op and one.op in {Op.CHOOSE, Op.TRY}:
        text = say("They diverge at decision {number}: here {here}, there {there}")
        here, there = _choice(one, problem), _choice(other, problem)
    else:
        text = say("They diverge after decision {number}: here {here}; there {there}")
        here, there = _action(one, problem), _action(other, problem)
    return text.format(number=number(found.decision), here=here, there=there)


def _choice(branch: Branch, problem: Problem) -> str:
    """The name of a choice: of an option, or of a column in quotes."""
    if branch.op is Op.TRY and branch.option is not None:
        return option_name(problem, branch.option)
    return _quoted(branch, problem)


def _action(branch: Branch, problem: Problem) -> str:
    option = "" if branch.option is None else option_name(problem, branch.option)
    return say(_ACTIONS[branch.op], item=_quoted(branch, problem), option=option)


def _quoted(branch: Branch, problem: Problem) -> str:
    return "" if branch.item is None else say("“{item}”", item=item_name(problem, branch.item))


# --- the table --------------------------------------------------------------------------------------


def row(name: str) -> tuple[str, str]:
    """The heading of a row of numbers, by its id, and what they count."""
    heading, tip = _ROWS[name]
    return tr(heading), tr(tip)


def header(section: int) -> tuple[str, str]:
    """The heading of a column, and what it holds."""
    heading, tip = _HEADERS[section]
    return (tr(heading), tr(tip)) if heading else ("", "")


def count(value: int | None, *, is_complete: bool = True) -> str:
    """``1,284``, ``≥ 1,284`` while that is not all, or a dash where nothing is counted."""
    if value is None:
        return tr("–")
    if is_complete:
        return number(value)
    return tr("≥ {count}", count=number(value))


def ratio(here: int | None, there: int | None) -> str:
    """``× 1.8``; nothing where one of them is 0."""
    if not here or not there:
        return ""
    value = there / here
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    text = QLocale().toString(value, "f", digits) if value >= 0.01 else QLocale().toString(value, "g", 1)
    return tr("× {factor}", factor=text)


# --- the plot ---------------------------------------------------------------------------------------


def axis(kind: Alignment) -> str:
    """The unit of the numbers along the plot."""
    return tr(_ALIGNMENTS[kind][2])


def tick_mark(coordinate: float) -> str:
    """A number along the plot."""
    whole = round(coordinate)
    return number(whole) if coordinate == whole else QLocale().toString(coordinate, "g", 3)


def coordinate(
    kind: Alignment, coordinate: float, here: tuple[int, int] | None, there: tuple[int, int] | None
) -> str:
    """``decision 120: depth 12 to 14 here, depth 30 there``."""
    where = tr(_ALIGNMENTS[kind][3], count=number(round(coordinate)))
    text = tr("{where}: depth {here} here, depth {there} there")
    return text.format(where=where, here=_depths(here), there=_depths(there))


def _depths(depths: tuple[int, int] | None) -> str:
    if depths is None:
        return tr("–")
    if depths[0] == depths[1]:
        return number(depths[0])
    return tr("{low} to {high}", low=number(depths[0]), high=number(depths[1]))
