"""Sentences of the comparison: *here* is the player's search, *there* is the other one."""

from PySide6.QtCore import QLocale

from solver_core.cover import Event, Op, Problem, SearchBase
from solver_core.cover.explain.divergence import Branch, Divergence
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.alignment import Alignment
from sudoku_gui.player.comparison import Comparison
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import events
from sudoku_gui.wording.names import item_name, number, option_name

tr = Texts("comparison numbers")

# --- the choosers -----------------------------------------------------------------------------------


def other(kind: str, *, from_bits: bool = False) -> str:
    """An entry of the chooser: off, fewest, first, shuffled or bits; for bits the others are another algorithm."""
    if from_bits and kind != "off":
        return {
            "fewest": translate("comparison", "Dancing Links"),
            "first": translate("comparison", "Dancing Links, first column"),
            "shuffled": translate("comparison", "Dancing Links, ties at random"),
            "bits": translate("comparison", "Bits"),
        }[kind]
    return {
        "off": translate("comparison", "Compare with nothing"),
        "fewest": translate("comparison", "Fewest options"),
        "first": translate("comparison", "First column"),
        "shuffled": translate("comparison", "Fewest, ties at random"),
        "bits": translate("comparison", "Bits instead of links"),
    }[kind]


def alignment(kind: Alignment) -> tuple[str, str]:
    """An entry of the chooser, and what two searches have in common while they are aligned so."""
    return {
        Alignment.DECISION: (
            translate("comparison", "Decision by decision"),
            translate("comparison", "Both have made the same number of decisions."),
        ),
        Alignment.EVENT: (
            translate("comparison", "Event by event"),
            translate("comparison", "Both stand after the same number of events."),
        ),
        Alignment.SHARE: (
            translate("comparison", "By share of the run"),
            translate("comparison", "Both stand at the same share of their runs."),
        ),
    }[kind]


# --- the two runs -----------------------------------------------------------------------------------


def run(subject: Subject) -> str:
    """How a problem is searched, in a few words."""
    kind = subject.rule.name if subject.engine is Engine.DLX else f"BITS_{subject.rule.name}"
    text = {
        "BITS_FIRST": translate("comparison", "bits, first cell"),
        "FIRST": translate("comparison", "links, first column"),
        "SHUFFLED": translate("comparison", "links, random ties {seed}", seed=subject.seed),
        "FEWEST": translate("comparison", "links, fewest options"),
    }.get(kind) or translate("comparison", "bits, fewest digits")
    if subject.overrides:
        return translate("comparison", "{run}, with what-ifs", run=text)
    return text


def last_event(search: SearchBase, event: Event | None) -> str:
    """The sentence about the last event of a search."""
    if event is None:
        return translate("comparison", "Nothing has happened yet.")
    return events.sentence(search, event)


def other_event(comparison: Comparison, other: SearchBase, event: Event | None) -> str:
    """The same of the other search, or why it does not stand where it should."""
    if comparison.is_under_way:
        return translate("comparison", "Finding the place...")
    if comparison.is_waiting:
        return translate("comparison", "Waits until the lengths of both runs are known.")
    sentence = last_event(other, event)
    if comparison.has_ended:
        return translate("comparison", "The run is over. {sentence}", sentence=sentence)
    return sentence


def divergence_state(comparison: Comparison, problem: Problem) -> str:
    """Where the two diverge, or what is known of that."""
    if comparison.divergence is not None:
        return divergence(comparison.divergence, problem)
    if comparison.is_alike:
        return translate("comparison", "Both make the same decisions from start to end")
    return no_divergence(comparison.compared, is_over=comparison.is_compared)


def no_divergence(decisions: int, *, is_over: bool) -> str:
    """How many decisions are known to be the same, as long as none is known to differ."""
    if is_over:
        text = translate("comparison", "No difference in the first {count} decisions")
    elif decisions == 0:
        text = translate("comparison", "Looking for where they diverge...")
    else:
        text = translate(
            "comparison", "Looking for where they diverge; the first {count} decisions are the same"
        )
    return text.format(count=number(decisions))


def divergence(found: Divergence, problem: Problem) -> str:
    """``They diverge at decision 14: here r4c7, there r2c1``."""
    one, other = found.one, found.other
    if one.op is other.op and one.op in {Op.CHOOSE, Op.TRY}:
        text = translate("comparison", "They diverge at decision {number}: here {here}, there {there}")
        here, there = _choice(one, problem), _choice(other, problem)
    else:
        text = translate("comparison", "They diverge after decision {number}: here {here}; there {there}")
        here, there = _action(one, problem), _action(other, problem)
    return text.format(number=number(found.decision), here=here, there=there)


def _choice(branch: Branch, problem: Problem) -> str:
    """What is chosen: an option by its name, a column in quotes."""
    if branch.op is Op.TRY and branch.option is not None:
        return option_name(problem, branch.option)
    return _quoted(branch, problem)


def _action(branch: Branch, problem: Problem) -> str:
    text = {
        Op.CHOOSE: translate("comparison", "{item} is chosen"),
        Op.DEAD_END: translate("comparison", "{item} has no option left"),
        Op.SOLUTION: translate("comparison", "a solution"),
        Op.PRUNE: translate("comparison", "a prune"),
        Op.TRY: translate("comparison", "{option} is tried"),
        Op.DONE: translate("comparison", "the run is over"),
    }[branch.op]
    option = "" if branch.option is None else option_name(problem, branch.option)
    return text.format(item=_quoted(branch, problem), option=option)


def _quoted(branch: Branch, problem: Problem) -> str:
    if branch.item is None:
        return ""
    return translate("comparison", "“{item}”", item=item_name(problem, branch.item))


# --- the table --------------------------------------------------------------------------------------


def row(name: str) -> tuple[str, str]:
    """The heading of a row of numbers, by its id, and what they count."""
    return {
        "events": (tr("Events"), tr("How many events have happened.")),
        "decisions": (tr("Decisions"), tr("How often a column was chosen that had an option to try.")),
        "guesses": (tr("Branch points"), tr("Decisions at which more than one option was to be tried.")),
        "dead_ends": (
            tr("Dead ends"),
            tr("How often the column to be chosen had no option left; that is not a decision."),
        ),
        "solutions": (tr("Solutions"), tr("How many solutions were found.")),
        "depth": (
            tr("Depth"),
            tr("How many options are chosen now; of complete runs, the most at any time."),
        ),
        "updates": (
            tr("Updates"),
            tr("Nodes taken out of their columns: Knuth's measure of the work. Bits have no nodes."),
        ),
        "first_solution": (tr("First solution"), tr("How many events it takes to find the first solution.")),
    }[name]


def header(section: int) -> tuple[str, str]:
    """The heading of a column, and what it holds."""
    of_this = tr("Up to where this search stands; that says nothing about which is better")
    of_other = tr("Up to where the other search stands; that says nothing about which is better")
    return (
        ("", ""),
        (tr("Here, total"), tr("In the complete run of this search")),
        (tr("There, total"), tr("In the complete run of the other search")),
        (tr("Ratio"), tr("Ratio of there to here, over complete runs")),
        (tr("Here so far"), of_this),
        (tr("There so far"), of_other),
        (tr("Ratio so far"), tr("Ratio of there to here, up to the current positions")),
    )[section]


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
    """What the numbers along the plot count."""
    return {
        Alignment.DECISION: tr("decisions"),
        Alignment.EVENT: tr("events"),
        Alignment.SHARE: tr("% of each run"),
    }[kind]


def tick_mark(coordinate: float) -> str:
    """A number along the plot."""
    return (
        number(round(coordinate))
        if coordinate == round(coordinate)
        else QLocale().toString(coordinate, "g", 3)
    )


def coordinate(
    kind: Alignment, coordinate: float, here: tuple[int, int] | None, there: tuple[int, int] | None
) -> str:
    """``decision 120: depth 12 to 14 here, depth 30 there``."""
    where = {
        Alignment.DECISION: tr("decision {count}"),
        Alignment.EVENT: tr("event {count}"),
        Alignment.SHARE: tr("{count} %"),
    }[kind].format(count=number(round(coordinate)))
    text = tr("{where}: depth {here} here, depth {there} there")
    return text.format(where=where, here=_depths(here), there=_depths(there))


def _depths(depths: tuple[int, int] | None) -> str:
    if depths is None:
        return tr("–")
    if depths[0] == depths[1]:
        return number(depths[0])
    return tr("{low} to {high}", low=number(depths[0]), high=number(depths[1]))
