"""Words for the search tree."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Problem
from sudoku_gui.wording import names


def view_name() -> str:
    """What the view is called."""
    return QCoreApplication.translate("tree", "Search tree")


def view_help() -> str:
    """How to use it, for screen readers."""
    return QCoreApplication.translate(
        "tree",
        "Up, Down, Alt+Left and Alt+Right move through the tree, Enter goes to the selected node, X folds and unfolds it, Alt+Home goes to the root; N and D go to the next solution and dead end, with Shift to the previous one.",
    )


def nothing() -> str:
    """Shown while nothing is watched."""
    return QCoreApplication.translate("tree", "The search tree grows here while a search is watched.")


def not_yet() -> str:
    """Shown before the root is known."""
    return QCoreApplication.translate("tree", "The search has no node yet.")


# --- a choice ---------------------------------------------------------------------------------------


def choice(problem: Problem, item: int, option: int) -> str:
    """``r4c7: 2``; what was tried for an item; below -1 is none, where the item is not known."""
    tried = names.option_name(problem, option)
    if item < 0:
        return tried
    if names.is_sudoku(problem) and item < 81:
        tried = names.number(option % 9 + 1)
    text = QCoreApplication.translate("tree", "{item}: {option}")
    return text.format(item=names.item_name(problem, item), option=tried)


def label(choice: str, turn: int, among: int) -> str:
    """``r4c7: 2 (option 1 of 3)``; of how many is not always known."""
    if not turn:
        return choice
    if among == 1:
        return QCoreApplication.translate("tree", "{choice} (the only option)").format(choice=choice)
    if among:
        text = QCoreApplication.translate("tree", "{choice} (option {turn} of {among})")
    else:
        text = QCoreApplication.translate("tree", "{choice} (option {turn})")
    return text.format(choice=choice, turn=turn, among=among)


def given_label(choice: str) -> str:
    """``r4c7: 2 (given)``."""
    return QCoreApplication.translate("tree", "{choice} (given)").format(choice=choice)


def root() -> str:
    """The label of the root."""
    return QCoreApplication.translate("tree", "root")


def run_label(decisions: int) -> str:
    """The label of a straight run: several decisions always."""
    return QCoreApplication.translate("tree", "%n decisions without alternative", "", decisions)


def run_short(decisions: int) -> str:
    """The same where there is little room."""
    return QCoreApplication.translate("tree", "%n forced", "", decisions)


def run_place(choice: str, made: int, decisions: int) -> str:
    """The label of the run in which the search is."""
    text = QCoreApplication.translate("tree", "{choice} ({made} of {decisions})")
    return text.format(choice=choice, made=names.number(made), decisions=names.number(decisions))


def run_place_short(made: int, decisions: int) -> str:
    """The same where there is little room."""
    text = QCoreApplication.translate("tree", "{made} of {decisions}")
    return text.format(made=names.number(made), decisions=names.number(decisions))


def more_label(siblings: int) -> str:
    """The label of siblings left out."""
    return QCoreApplication.translate("tree", "%n more", "", siblings)


def unfolding() -> str:
    """The label of a subtree that is being walked again."""
    return QCoreApplication.translate("tree", "unfolding…")


# --- facts ------------------------------------------------------------------------------------------


def shape(name: str) -> str:
    """What a twig is, by the name of its shape; of a decision without another option how it came about."""
    return {
        "GIVEN": QCoreApplication.translate("tree", "Given"),
        "FORCED": QCoreApplication.translate("tree", "Forced"),
        "DECISION": QCoreApplication.translate("tree", "Decision"),
        "OPEN": QCoreApplication.translate("tree", "Still under way"),
        "DEAD_END": QCoreApplication.translate("tree", "Dead end"),
        "SOLUTION": QCoreApplication.translate("tree", "Solution"),
        "PRUNED": QCoreApplication.translate("tree", "Pruned"),
        "FAILED": QCoreApplication.translate("tree", "Subtree without solution, folded"),
        "SOLVED": QCoreApplication.translate("tree", "Subtree with solutions, folded"),
        "UNDER_WAY": QCoreApplication.translate("tree", "Subtree still under way, folded"),
        "RUN": QCoreApplication.translate("tree", "Run"),
        "MORE": QCoreApplication.translate("tree", "Siblings left out"),
    }[name]


def dead_end(problem: Problem, item: int) -> str:
    """What a dead end is, by the item that cannot be covered."""
    text = QCoreApplication.translate("tree", "Dead end: no option left for “{item}”")
    return text.format(item=names.item_name(problem, item))


def nodes(count: int, *, exact: bool) -> str:
    """``12 nodes`` or ``about 41,000 nodes``."""
    if not exact:
        return QCoreApplication.translate("tree", "about {count} nodes").format(
            count=names.number(_rounded(count))
        )
    return QCoreApplication.translate("tree", "{count} nodes", "", count).format(count=names.number(count))


def _rounded(count: int) -> int:
    """Two digits are enough for what is not exact."""
    return round(count, 2 - len(str(count)))


def solutions(count: int) -> str:
    """``2 solutions``."""
    if count == 0:
        return QCoreApplication.translate("tree", "no solution")
    return QCoreApplication.translate("tree", "{count} solutions", "", count).format(
        count=names.number(count)
    )


def size(nodes: str, solutions: str) -> str:
    """``12 nodes, 2 solutions``."""
    text = QCoreApplication.translate("tree", "{nodes}, {solutions}")
    return text.format(nodes=nodes, solutions=solutions)


def events(first: int | None, last: int) -> str:
    """``Events 12 to 1,284``; None is a beginning that nobody knows yet."""
    if first is None:
        text = (
            QCoreApplication.translate("tree", "Still under way")
            if last < 0
            else QCoreApplication.translate("tree", "Until event {last}")
        )
        return text.format(last=names.number(last))
    if last < 0:
        text = QCoreApplication.translate("tree", "From event {first} on")
    else:
        text = QCoreApplication.translate("tree", "Events {first} to {last}")
    return text.format(first=names.number(first), last=names.number(last))


def facts(label: str, what: str, depth: int, size: str, when: str) -> str:
    """The line about a twig: the events first, since the end is cut where there is no room."""
    text = QCoreApplication.translate("tree", "{when} · {label} · {what} · depth {depth} · {size}")
    return text.format(label=label, what=what, depth=names.number(depth), size=size, when=when)


# --- controls ---------------------------------------------------------------------------------------


def follow() -> str:
    """The switch that keeps the present node in sight."""
    return QCoreApplication.translate("tree", "Follow the current node (L)")


def fold_failed() -> str:
    """The switch that folds subtrees without solution."""
    return QCoreApplication.translate("tree", "Fold subtrees without solution (F)")


def fit() -> str:
    """The button that shows all that is laid out."""
    return QCoreApplication.translate("tree", "Show everything (0)")


def overview_name() -> str:
    """What the strip at the edge is called."""
    return QCoreApplication.translate("tree", "The whole run")


def overview_help() -> str:
    """What the strip at the edge shows."""
    return QCoreApplication.translate(
        "tree",
        "The whole run from top to bottom: how deep it goes, solutions and dead ends. Click to go there.",
    )


def too_many(nodes: int) -> str:
    """Why a subtree is not unfolded."""
    text = QCoreApplication.translate(
        "tree", "About {count} nodes are too many to be unfolded at once; go there to see those on the way."
    )
    return text.format(count=names.number(_rounded(nodes)))
