"""Words for the comparison of two searches of one problem: *here* is the player's, *there* is the other one."""

from PySide6.QtCore import QCoreApplication, QLocale

from solver_core.cover import Op, Problem, Rule
from solver_core.cover.parting import Branch, Parting
from solver_core.sudoku.engines import Engine
from sudoku_gui.session.alignment import Alignment
from sudoku_gui.session.subject import Subject
from sudoku_gui.wording.names import item_name, number, option_name


def view_name() -> str:
    """What a screen reader calls the view."""
    return QCoreApplication.translate("comparison", "Comparison")


def view_help() -> str:
    """How the view is used."""
    return QCoreApplication.translate(
        "comparison", "Another search of the same problem goes along with this one, wherever you go."
    )


def nothing() -> str:
    """What stands here while nothing is watched."""
    return QCoreApplication.translate(
        "comparison",
        "While a search is watched, another search of the same problem can be set beside it here.",
    )


def off_hint() -> str:
    """What stands here while there is no other search."""
    return QCoreApplication.translate(
        "comparison",
        "Choose above what to compare this search with: another rule or another algorithm on the same problem.",
    )


def one_way_only() -> str:
    """What stands here where nothing can be compared."""
    return QCoreApplication.translate(
        "comparison", "A repeat cover is searched in one way only: there is nothing to compare it with."
    )


# --- the choosers -----------------------------------------------------------------------------------


def rivals_name() -> str:
    """What a screen reader calls the chooser."""
    return QCoreApplication.translate("comparison", "Compare with")


def rival(kind: str) -> str:
    """An entry of the chooser: off, fewest, first, shuffled or bits."""
    return {
        "off": QCoreApplication.translate("comparison", "Compare with nothing"),
        "fewest": QCoreApplication.translate("comparison", "Fewest options"),
        "first": QCoreApplication.translate("comparison", "First column"),
        "shuffled": QCoreApplication.translate("comparison", "Fewest, ties at random"),
        "bits": QCoreApplication.translate("comparison", "Bits instead of links"),
    }[kind]


def kept_run() -> str:
    """The entry for a run whose name nobody has told."""
    return QCoreApplication.translate("comparison", "A kept run")


def seed_name() -> str:
    """What the field of the seed is called."""
    return QCoreApplication.translate("comparison", "Seed of the random ties")


def alignments_name() -> str:
    """What a screen reader calls the chooser."""
    return QCoreApplication.translate("comparison", "Set side by side")


def alignment(kind: Alignment) -> str:
    """An entry of the chooser."""
    return {
        Alignment.DECISION: QCoreApplication.translate("comparison", "Decision by decision"),
        Alignment.EVENT: QCoreApplication.translate("comparison", "Event by event"),
        Alignment.SHARE: QCoreApplication.translate("comparison", "Share by share"),
    }[kind]


def alignment_help(kind: Alignment) -> str:
    """What it means."""
    return {
        Alignment.DECISION: QCoreApplication.translate("comparison", "Both have made as many decisions."),
        Alignment.EVENT: QCoreApplication.translate("comparison", "Both have gone as many events."),
        Alignment.SHARE: QCoreApplication.translate(
            "comparison", "Both have gone the same share of their whole way."
        ),
    }[kind]


# --- the two runs -----------------------------------------------------------------------------------


def run(subject: Subject) -> str:
    """How a problem is searched, in a few words."""
    if subject.engine is Engine.BACKTRACK:
        text = (
            QCoreApplication.translate("comparison", "bits, first cell")
            if subject.rule is Rule.FIRST
            else QCoreApplication.translate("comparison", "bits, fewest digits")
        )
    elif subject.rule is Rule.FIRST:
        text = QCoreApplication.translate("comparison", "links, first column")
    elif subject.rule is Rule.SHUFFLED:
        text = QCoreApplication.translate("comparison", "links, random ties {seed}").format(seed=subject.seed)
    else:
        text = QCoreApplication.translate("comparison", "links, fewest options")
    if subject.overrides:
        return QCoreApplication.translate("comparison", "{run}, with what-ifs").format(run=text)
    return text


def here(run: str) -> str:
    """The heading of the player's search."""
    return QCoreApplication.translate("comparison", "Here: {run}").format(run=run)


def there(run: str) -> str:
    """The heading of the other one."""
    return QCoreApplication.translate("comparison", "There: {run}").format(run=run)


def at_start() -> str:
    """In the place of a sentence about the last event, at position 0."""
    return QCoreApplication.translate("comparison", "Nothing has happened yet.")


def over(sentence: str) -> str:
    """The same where the run was over before it came to its place."""
    return QCoreApplication.translate("comparison", "Already over. {sentence}").format(sentence=sentence)


def waiting() -> str:
    """The same before both lengths are known."""
    return QCoreApplication.translate("comparison", "Waits until the lengths of both runs are known.")


def under_way() -> str:
    """The same while it is on a long way."""
    return QCoreApplication.translate("comparison", "On its way …")


def chosen(options: int) -> str:
    """The heading of a list of options, or what stands in its place."""
    if options == 0:
        return QCoreApplication.translate("comparison", "No option is chosen yet.")
    return QCoreApplication.translate("comparison", "Chosen so far:")


def level(depth: int, option: str) -> str:
    """An option that is chosen."""
    return QCoreApplication.translate("comparison", "{depth}. {option}").format(depth=depth, option=option)


def cell_difference(cell: str, here: int, there: int) -> str:
    """About a cell in which both searches have different digits."""
    return QCoreApplication.translate("comparison", "{cell}: {here} here, {there} there").format(
        cell=cell, here=here, there=there
    )


def board_name(heading: str) -> str:
    """What a screen reader calls one of the boards."""
    return QCoreApplication.translate("comparison", "Board – {heading}").format(heading=heading)


# --- where they part --------------------------------------------------------------------------------


def looking(decisions: int) -> str:
    """As long as they have not been found to part."""
    if decisions == 0:
        return QCoreApplication.translate("comparison", "Looking for where they part …")
    return QCoreApplication.translate(
        "comparison", "Looking for where they part … the first {count} decisions are alike"
    ).format(count=number(decisions))


def no_difference(decisions: int) -> str:
    """Nothing was found."""
    return QCoreApplication.translate("comparison", "No difference in the first {count} decisions").format(
        count=number(decisions)
    )


def alike() -> str:
    """There is nothing to be found."""
    return QCoreApplication.translate("comparison", "Both decide alike from start to end")


def parting(told: Parting, problem: Problem) -> str:
    """``They part at decision 14: here r4c7, there r2c1``."""
    one, other = told.one, told.other
    if one.op is other.op and one.op in {Op.CHOOSE, Op.TRY}:
        text = QCoreApplication.translate(
            "comparison", "They part at decision {number}: here {here}, there {there}"
        )
        names = (_choice(one, problem), _choice(other, problem))
    else:
        text = QCoreApplication.translate(
            "comparison", "They part after decision {number}: here {here}; there {there}"
        )
        names = (_deed(one, problem), _deed(other, problem))
    return text.format(number=number(told.decision), here=names[0], there=names[1])


def _choice(branch: Branch, problem: Problem) -> str:
    """What is chosen: an option by its name, a column too."""
    if branch.op is Op.TRY and branch.option is not None:
        return option_name(problem, branch.option)
    return _quoted(branch, problem)


def _deed(branch: Branch, problem: Problem) -> str:
    """What is done, in a few words."""
    text = {
        Op.CHOOSE: QCoreApplication.translate("comparison", "{item} is chosen"),
        Op.DEAD_END: QCoreApplication.translate("comparison", "{item} has no option left"),
        Op.SOLUTION: QCoreApplication.translate("comparison", "a solution"),
        Op.PRUNE: QCoreApplication.translate("comparison", "a prune"),
        Op.TRY: QCoreApplication.translate("comparison", "{option} is tried"),
        Op.DONE: QCoreApplication.translate("comparison", "the run is over"),
    }[branch.op]
    option = "" if branch.option is None else option_name(problem, branch.option)
    return text.format(item=_quoted(branch, problem), option=option)


def _quoted(branch: Branch, problem: Problem) -> str:
    if branch.item is None:
        return ""
    return QCoreApplication.translate("comparison", "“{item}”").format(item=item_name(problem, branch.item))


def go_there() -> str:
    """A button."""
    return QCoreApplication.translate("comparison", "Go There")


def go_there_help() -> str:
    """What it does."""
    return QCoreApplication.translate("comparison", "Go to where the two searches part")


# --- the table --------------------------------------------------------------------------------------


def table_name() -> str:
    """What a screen reader calls the table."""
    return QCoreApplication.translate("comparison", "Numbers of both searches")


def table_help() -> str:
    """What its marks mean."""
    return QCoreApplication.translate("comparison", "A triangle marks the smaller number of the two.")


def row(name: str) -> str:
    """What is counted."""
    return {
        "events": QCoreApplication.translate("comparison", "Events"),
        "decisions": QCoreApplication.translate("comparison", "Decisions"),
        "guesses": QCoreApplication.translate("comparison", "Guesses"),
        "dead_ends": QCoreApplication.translate("comparison", "Dead ends"),
        "solutions": QCoreApplication.translate("comparison", "Solutions"),
        "depth": QCoreApplication.translate("comparison", "Depth"),
        "updates": QCoreApplication.translate("comparison", "Updates"),
        "first_solution": QCoreApplication.translate("comparison", "First solution"),
    }[name]


def row_help(name: str) -> str:
    """One true sentence about it."""
    return {
        "events": QCoreApplication.translate("comparison", "How many events have happened."),
        "decisions": QCoreApplication.translate("comparison", "How often a column was chosen."),
        "guesses": QCoreApplication.translate(
            "comparison", "Decisions at which more than one option was to be tried."
        ),
        "dead_ends": QCoreApplication.translate(
            "comparison", "How often the column chosen had no option left."
        ),
        "solutions": QCoreApplication.translate("comparison", "Solutions met."),
        "depth": QCoreApplication.translate(
            "comparison", "How many options are chosen now; of whole runs, the most that ever were."
        ),
        "updates": QCoreApplication.translate(
            "comparison", "Nodes taken out of their columns: Knuth's measure of the work. Bits have no nodes."
        ),
        "first_solution": QCoreApplication.translate(
            "comparison", "After how many events the first solution is met."
        ),
    }[name]


def header(section: int) -> str:
    """The heading of a column."""
    return (
        "",
        QCoreApplication.translate("comparison", "Here"),
        QCoreApplication.translate("comparison", "There"),
        QCoreApplication.translate("comparison", "Ratio"),
        QCoreApplication.translate("comparison", "Here in all"),
        QCoreApplication.translate("comparison", "There in all"),
        QCoreApplication.translate("comparison", "Ratio"),
    )[section]


def header_help(section: int) -> str:
    """What stands in it."""
    return (
        "",
        QCoreApplication.translate("comparison", "Up to where this search stands"),
        QCoreApplication.translate("comparison", "Up to where the other search stands"),
        QCoreApplication.translate("comparison", "How many times as many there as here"),
        QCoreApplication.translate("comparison", "In the whole run of this search"),
        QCoreApplication.translate("comparison", "In the whole run of the other search"),
        QCoreApplication.translate("comparison", "How many times as many there as here, in whole runs"),
    )[section]


def count(value: int | None, *, is_whole: bool = True) -> str:
    """``1,284``, ``≥ 1,284`` while that is not all, or a dash where nothing is counted."""
    if value is None:
        return QCoreApplication.translate("comparison", "–")
    if is_whole:
        return number(value)
    return QCoreApplication.translate("comparison", "≥ {count}").format(count=number(value))


def ratio(here: int | None, there: int | None) -> str:
    """``× 1.8``; nothing where one of them is 0."""
    if not here or not there:
        return ""
    value = there / here
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    told = QLocale().toString(value, "f", digits) if value >= 0.01 else QLocale().toString(value, "g", 1)
    return QCoreApplication.translate("comparison", "× {factor}").format(factor=told)


def smaller(value: str) -> str:
    """The smaller number, as a screen reader tells it."""
    return QCoreApplication.translate("comparison", "{count}, the smaller one").format(count=value)


# --- the plot ---------------------------------------------------------------------------------------


def plot_name() -> str:
    """What a screen reader calls the plot."""
    return QCoreApplication.translate("comparison", "Depths of both searches")


def plot_help() -> str:
    """How the plot is used."""
    return QCoreApplication.translate(
        "comparison", "A click goes there; Left and Right go on and back by a fiftieth of the plot."
    )


def axis(kind: Alignment) -> str:
    """What the numbers along the plot count."""
    return {
        Alignment.DECISION: QCoreApplication.translate("comparison", "decisions"),
        Alignment.EVENT: QCoreApplication.translate("comparison", "events"),
        Alignment.SHARE: QCoreApplication.translate("comparison", "% of each run"),
    }[kind]


def upward() -> str:
    """The half of the plot above the axis."""
    return QCoreApplication.translate("comparison", "depth here")


def downward() -> str:
    """The half below it."""
    return QCoreApplication.translate("comparison", "depth there")


def plot_empty() -> str:
    """Before anything is known."""
    return QCoreApplication.translate("comparison", "Nothing is known of the runs yet.")


def tick(place: float) -> str:
    """A number along the plot."""
    return number(round(place)) if place == round(place) else QLocale().toString(place, "g", 3)


def place(kind: Alignment, place: float, here: tuple[int, int] | None, there: tuple[int, int] | None) -> str:
    """``decision 120: depth 12 to 14 here, depth 30 there``."""
    where = {
        Alignment.DECISION: QCoreApplication.translate("comparison", "decision {count}"),
        Alignment.EVENT: QCoreApplication.translate("comparison", "event {count}"),
        Alignment.SHARE: QCoreApplication.translate("comparison", "{count} %"),
    }[kind].format(count=number(round(place)))
    text = QCoreApplication.translate("comparison", "{where}: depth {here} here, depth {there} there")
    return text.format(where=where, here=_depths(here), there=_depths(there))


def _depths(depths: tuple[int, int] | None) -> str:
    if depths is None:
        return QCoreApplication.translate("comparison", "–")
    if depths[0] == depths[1]:
        return number(depths[0])
    return QCoreApplication.translate("comparison", "{low} to {high}").format(
        low=number(depths[0]), high=number(depths[1])
    )
