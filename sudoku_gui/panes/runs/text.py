"""Words for runs and what-ifs."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Override, Problem, Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.runs import Run
from sudoku_gui.player.subject import Subject
from sudoku_gui.player.what_if import Refusal
from sudoku_gui.wording.foreign import in_menu, shown
from sudoku_gui.wording.names import item_name, number, option_name


def way(subject: Subject) -> str:
    """How a subject is searched, without what is decided otherwise."""
    if subject.engine is Engine.BACKTRACK and subject.grid is not None:
        if subject.rule is Rule.FIRST:
            return QCoreApplication.translate("runs", "Bits, first cell")
        return QCoreApplication.translate("runs", "Bits")
    if subject.rule is Rule.FIRST:
        return QCoreApplication.translate("runs", "First column")
    if subject.rule is Rule.SHUFFLED:
        return QCoreApplication.translate("runs", "Random ties, seed {seed}").format(seed=subject.seed)
    return QCoreApplication.translate("runs", "Fewest options")


def name(run: Run, problem: Problem) -> str:
    """What a run is called: by the user, or by what it does otherwise last, or by its way."""
    if run.name:
        return shown(run.name)
    if not run.subject.overrides:
        return way(run.subject)
    return QCoreApplication.translate("runs", "What if {choice}").format(
        choice=_choice(run.subject.overrides[-1], problem)
    )


def _choice(override: Override, problem: Problem) -> str:
    if override.option is not None and override.option < len(problem.options):
        return option_name(problem, override.option)
    return QCoreApplication.translate("runs", "column ‘{item}’").format(
        item=item_name(problem, override.item)
    )


def described(run: Run, problem: Problem, parent: str) -> str:
    """Hover help: all that makes a run what it is.

    Args:
        run: which.
        problem: whose numbers it has.
        parent: the name of the run it parted from; "" for none.
    """
    lines = [way(run.subject)]
    for override in run.subject.overrides:
        text = QCoreApplication.translate("runs", "At depth {depth}: {choice} first")
        lines.append(text.format(depth=number(len(override.path)), choice=_choice(override, problem)))
    if parent:
        text = QCoreApplication.translate("runs", "Branched off “{parent}” at event {position}")
        lines.append(text.format(parent=parent, position=number(run.parted)))
    return "\n".join(lines)


def header(section: int) -> str:
    """The heading of one of the columns."""
    return (
        QCoreApplication.translate("runs", "Run"),
        QCoreApplication.translate("runs", "Branched at"),
        QCoreApplication.translate("runs", "Events"),
        QCoreApplication.translate("runs", "Decisions"),
        QCoreApplication.translate("runs", "Dead ends"),
        QCoreApplication.translate("runs", "Max depth"),
        QCoreApplication.translate("runs", "Solutions"),
    )[section]


def header_help(section: int) -> str:
    """What stands in one of the columns."""
    return (
        QCoreApplication.translate("runs", "A way to search this problem; the one watched is marked"),
        QCoreApplication.translate("runs", "The event at which it left the run it branched off"),
        QCoreApplication.translate("runs", "How many events it has in all, as far as is known"),
        QCoreApplication.translate("runs", "How many columns it chooses"),
        QCoreApplication.translate("runs", "How often a column has no option left"),
        QCoreApplication.translate("runs", "The most options it has chosen at a time"),
        QCoreApplication.translate("runs", "How many solutions it finds"),
    )[section]


def at_least(text: str) -> str:
    """A number that may still grow."""
    return QCoreApplication.translate("runs", "≥ {number}").format(number=text)


def marked(text: str) -> str:
    """The name of the run that is watched."""
    return QCoreApplication.translate("runs", "▶ {run}").format(run=text)


def here(text: str) -> str:
    """For screen readers: the run that is watched."""
    return QCoreApplication.translate("runs", "{run}, watched now").format(run=text)


def button(name: str) -> str:
    """The text of a button: watch, compare, rename, remove or restore."""
    return {
        "watch": QCoreApplication.translate("runs", "&Watch"),
        "compare": QCoreApplication.translate("runs", "&Compare"),
        "rename": QCoreApplication.translate("runs", "Re&name"),
        "remove": QCoreApplication.translate("runs", "Re&move"),
        "restore": QCoreApplication.translate("runs", "&Restore"),
    }[name]


def button_help(name: str) -> str:
    """What a button does."""
    return {
        "watch": QCoreApplication.translate("runs", "Watch this run where it was left"),
        "compare": QCoreApplication.translate("runs", "Show this run beside the one that is watched"),
        "rename": QCoreApplication.translate("runs", "Give this run a name of your own"),
        "remove": QCoreApplication.translate("runs", "Take this run off the list"),
        "restore": QCoreApplication.translate("runs", "Restore the run that was removed last"),
    }[name]


# --- what is said -----------------------------------------------------------------------------------------


def branched(name: str, parent: str) -> str:
    """A what-if has begun."""
    return QCoreApplication.translate(
        "runs", "This is a new run: “{name}”. “{parent}” is still there; both are listed under Runs."
    ).format(name=shown(name), parent=parent)


def refused(refusal: Refusal, what: str) -> str:
    """Why there is no such what-if.

    Args:
        refusal: the reason.
        what: the name of what was to be taken; "" for nothing.
    """
    text = {
        Refusal.NOTHING_WATCHED: QCoreApplication.translate(
            "runs", "What If needs a search. Press F5 to watch one from the start."
        ),
        Refusal.NOT_BY_LINKS: QCoreApplication.translate(
            "runs", "Only Dancing Links for exact cover can choose otherwise."
        ),
        Refusal.NOTHING_DECIDED: QCoreApplication.translate(
            "runs", "Nothing is decided here. Step on to a decision, then take another column or option."
        ),
        Refusal.GIVEN: QCoreApplication.translate(
            "runs",
            "Givens are chosen first, and there is nothing to decide. Step on to the first real decision.",
        ),
        Refusal.COVERED: QCoreApplication.translate(
            "runs", "{what} is covered already at this decision. Take a column that is still in the list."
        ),
        Refusal.SECONDARY: QCoreApplication.translate(
            "runs",
            "{what} is a secondary column: it need not be covered, and the search never chooses it. "
            "Take another column, or an option.",
        ),
        Refusal.NOT_OPEN: QCoreApplication.translate(
            "runs", "{what} cannot be chosen at this decision: it competes with options chosen before."
        ),
        Refusal.SAME: QCoreApplication.translate(
            "runs", "{what} is what this run takes at this decision anyway."
        ),
    }[refusal]
    return text.format(what=what)


def take_instead(what: str) -> str:
    """A row of the menu of a column or option."""
    return QCoreApplication.translate("runs", "What If the Search Takes {what} Here").format(
        what=in_menu(what)
    )
