"""Words for the statistics of a search."""

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording.names import number


def name(row: str) -> str:
    """What is counted in a row, by its id."""
    return {
        "events": QCoreApplication.translate("statistics", "Events"),
        "decisions": QCoreApplication.translate("statistics", "Decisions"),
        "guesses": QCoreApplication.translate("statistics", "Branch points"),
        "dead_ends": QCoreApplication.translate("statistics", "Dead ends"),
        "solutions": QCoreApplication.translate("statistics", "Solutions"),
        "pruned": QCoreApplication.translate("statistics", "Pruned"),
        "updates": QCoreApplication.translate("statistics", "Updates"),
        "nodes": QCoreApplication.translate("statistics", "Tree nodes"),
        "tries": QCoreApplication.translate("statistics", "Tried / taken back"),
        "covers": QCoreApplication.translate("statistics", "Covered / uncovered"),
        "hides": QCoreApplication.translate("statistics", "Hidden / unhidden"),
        "drops": QCoreApplication.translate("statistics", "Dropped / restored"),
    }[row]


def help_on(row: str) -> str:
    """One true sentence about what is counted in a row."""
    return {
        "events": QCoreApplication.translate("statistics", "How many events have led here from the start."),
        "decisions": QCoreApplication.translate(
            "statistics", "How often a column was chosen that had an option to try."
        ),
        "guesses": QCoreApplication.translate(
            "statistics",
            "Decisions at which more than one option was to be tried; each option tried there is a guess.",
        ),
        "dead_ends": QCoreApplication.translate(
            "statistics", "How often the column to be chosen had no option left; that is not a decision."
        ),
        "solutions": QCoreApplication.translate("statistics", "Solutions met so far."),
        "pruned": QCoreApplication.translate(
            "statistics", "Tree nodes given up because nothing below them could be better than the best."
        ),
        "updates": QCoreApplication.translate(
            "statistics", "Nodes taken out of their columns or rows: Knuth's measure of the work done."
        ),
        "nodes": QCoreApplication.translate(
            "statistics", "Nodes of the search tree: decisions, dead ends, solutions and what was pruned."
        ),
        "tries": QCoreApplication.translate(
            "statistics", "Options put on the stack and taken off; the difference is the depth."
        ),
        "covers": QCoreApplication.translate(
            "statistics", "Columns that left the list and returned; the difference is how many are out now."
        ),
        "hides": QCoreApplication.translate(
            "statistics",
            "Nodes that left their columns and returned; the difference is how many are out now.",
        ),
        "drops": QCoreApplication.translate(
            "statistics", "Nodes that left their rows and returned; the difference is how many are out now."
        ),
    }[row]


def pair(done: int, undone: int) -> str:
    """``1,204 / 1,101``."""
    return QCoreApplication.translate("statistics", "{done} / {undone}").format(
        done=number(done), undone=number(undone)
    )


def balance(row: str, out: int) -> str:
    """What is out now: ``103 out``, or the depth."""
    text = (
        QCoreApplication.translate("statistics", "depth {count}")
        if row == "tries"
        else QCoreApplication.translate("statistics", "{count} out")
    )
    return text.format(count=number(out))


def spoken(name: str, value: str, balance: str) -> str:
    """A row as a screen reader tells it."""
    if not balance:
        return QCoreApplication.translate("statistics", "{name}: {value}").format(name=name, value=value)
    return QCoreApplication.translate("statistics", "{name}: {value}, {balance}").format(
        name=name, value=value, balance=balance
    )


# --- the plot -------------------------------------------------------------------------------------


def series(name: str) -> str:
    """The word for a kind of bar: nodes, dead_ends, solutions or pruned."""
    return {
        "nodes": QCoreApplication.translate("statistics", "nodes"),
        "dead_ends": QCoreApplication.translate("statistics", "dead ends"),
        "solutions": QCoreApplication.translate("statistics", "solutions"),
        "pruned": QCoreApplication.translate("statistics", "pruned"),
    }[name]


def depths(first: int, last: int) -> str:
    """``depth 12``, or ``depths 12 to 15`` where one bar stands for several."""
    if first == last:
        return QCoreApplication.translate("statistics", "depth {first}").format(first=number(first))
    return QCoreApplication.translate("statistics", "depths {first} to {last}").format(
        first=number(first), last=number(last)
    )


def depth_numbers(where: str, nodes: int, dead_ends: int, solutions: int, pruned: int | None) -> str:
    """``depth 12: 14 nodes, 3 dead ends, 0 solutions``; in repeat cover also what was pruned."""
    parts = [_nodes(nodes), _dead_ends(dead_ends), _solutions(solutions)]
    if pruned is not None:
        parts.append(QCoreApplication.translate("statistics", "{count} pruned").format(count=number(pruned)))
    numbers = QCoreApplication.translate("statistics", ", ").join(parts)
    return QCoreApplication.translate("statistics", "{where}: {numbers}").format(where=where, numbers=numbers)


def _nodes(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("statistics", "1 node")
    return QCoreApplication.translate("statistics", "{count} nodes").format(count=number(count))


def _dead_ends(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("statistics", "1 dead end")
    return QCoreApplication.translate("statistics", "{count} dead ends").format(count=number(count))


def _solutions(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("statistics", "1 solution")
    return QCoreApplication.translate("statistics", "{count} solutions").format(count=number(count))


def scale(most: int, *, is_logarithmic: bool) -> str:
    """What is written beside the plot: its largest number, and what heights are."""
    text = (
        QCoreApplication.translate("statistics", "max {most}, log")
        if is_logarithmic
        else QCoreApplication.translate("statistics", "max {most}")
    )
    return text.format(most=number(most))


def header(section: str) -> str:
    """The heading of a column of the copied table of depths."""
    return {
        "depth": QCoreApplication.translate("statistics", "Depth"),
        "nodes": QCoreApplication.translate("statistics", "Tree nodes"),
        "decisions": QCoreApplication.translate("statistics", "Decisions"),
        "guesses": QCoreApplication.translate("statistics", "Branch points"),
        "dead_ends": QCoreApplication.translate("statistics", "Dead ends"),
        "solutions": QCoreApplication.translate("statistics", "Solutions"),
        "pruned": QCoreApplication.translate("statistics", "Pruned"),
        "updates": QCoreApplication.translate("statistics", "Updates"),
    }[section]
