"""Words for the comparison of two searches of one problem: *here* is the player's, *there* is the other one."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Op, Problem, Rule
from solver_core.cover.divergence import Branch, Divergence
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.alignment import Alignment
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording.names import item_name, number, option_name

# --- the choosers -----------------------------------------------------------------------------------


def rival(kind: str, *, from_bits: bool = False) -> str:
    """An entry of the chooser: off, fewest, first, shuffled or bits; beside bits the others are another algorithm."""
    if from_bits and kind != "off":
        return {
            "fewest": QCoreApplication.translate("comparison", "Dancing Links"),
            "first": QCoreApplication.translate("comparison", "Dancing Links, first column"),
            "shuffled": QCoreApplication.translate("comparison", "Dancing Links, ties at random"),
            "bits": QCoreApplication.translate("comparison", "Bits"),
        }[kind]
    return {
        "off": QCoreApplication.translate("comparison", "Compare with nothing"),
        "fewest": QCoreApplication.translate("comparison", "Fewest options"),
        "first": QCoreApplication.translate("comparison", "First column"),
        "shuffled": QCoreApplication.translate("comparison", "Fewest, ties at random"),
        "bits": QCoreApplication.translate("comparison", "Bits instead of links"),
    }[kind]


def alignment(kind: Alignment) -> str:
    """An entry of the chooser."""
    return {
        Alignment.DECISION: QCoreApplication.translate("comparison", "Decision by decision"),
        Alignment.EVENT: QCoreApplication.translate("comparison", "Event by event"),
        Alignment.SHARE: QCoreApplication.translate("comparison", "By share of the run"),
    }[kind]


def alignment_help(kind: Alignment) -> str:
    """What it means."""
    return {
        Alignment.DECISION: QCoreApplication.translate(
            "comparison", "Both have made the same number of decisions."
        ),
        Alignment.EVENT: QCoreApplication.translate(
            "comparison", "Both stand after the same number of events."
        ),
        Alignment.SHARE: QCoreApplication.translate(
            "comparison", "Both stand at the same share of their runs."
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


def over(sentence: str) -> str:
    """The same where the run was over before it came to its place."""
    return QCoreApplication.translate("comparison", "The run is over. {sentence}").format(sentence=sentence)


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


def searching(decisions: int) -> str:
    """As long as they have not been found to part."""
    if decisions == 0:
        return QCoreApplication.translate("comparison", "Looking for where they diverge …")
    return QCoreApplication.translate(
        "comparison", "Looking for where they diverge … the first {count} decisions are the same"
    ).format(count=number(decisions))


def no_difference(decisions: int) -> str:
    """Nothing was found."""
    return QCoreApplication.translate("comparison", "No difference in the first {count} decisions").format(
        count=number(decisions)
    )


def divergence(told: Divergence, problem: Problem) -> str:
    """``They part at decision 14: here r4c7, there r2c1``."""
    one, other = told.one, told.other
    if one.op is other.op and one.op in {Op.CHOOSE, Op.TRY}:
        text = QCoreApplication.translate(
            "comparison", "They diverge at decision {number}: here {here}, there {there}"
        )
        names = (_choice(one, problem), _choice(other, problem))
    else:
        text = QCoreApplication.translate(
            "comparison", "They diverge after decision {number}: here {here}; there {there}"
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
