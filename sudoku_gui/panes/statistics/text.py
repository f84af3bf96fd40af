"""Words for the statistics of a search."""

from sudoku_gui.panes.statistics.paint import Bar
from sudoku_gui.wording.joining import isolated
from sudoku_gui.wording.marking import plural, translate
from sudoku_gui.wording.names import number


def name(row: str) -> str:
    """What is counted in a row, or in a column of the copied table of depths."""
    return {
        "depth": translate("statistics", "Depth"),
        "events": translate("statistics", "Events"),
        "decisions": translate("statistics", "Decisions"),
        "guesses": translate("statistics", "Branch points"),
        "dead_ends": translate("statistics", "Dead ends"),
        "solutions": translate("statistics", "Solutions"),
        "pruned": translate("statistics", "Pruned"),
        "updates": translate("statistics", "Updates"),
        "nodes": translate("statistics", "Tree nodes"),
        "tries": translate("statistics", "Tried / taken back"),
        "covers": translate("statistics", "Covered / uncovered"),
        "hides": translate("statistics", "Hidden / unhidden"),
        "drops": translate("statistics", "Dropped / restored"),
    }[row]


def help_on(row: str) -> str:
    """One true sentence about what is counted in a row."""
    return {
        "events": translate("statistics", "How many events have led here from the start."),
        "decisions": translate("statistics", "How often a column was chosen that had an option to try."),
        "guesses": translate(
            "statistics",
            "Decisions at which more than one option was to be tried; each option tried there is a guess.",
        ),
        "dead_ends": translate(
            "statistics", "How often the column to be chosen had no option left; that is not a decision."
        ),
        "solutions": translate("statistics", "Solutions met so far."),
        "pruned": translate(
            "statistics", "Tree nodes given up because nothing below them could be better than the best."
        ),
        "updates": translate(
            "statistics", "Nodes taken out of their columns or rows: Knuth's measure of the work done."
        ),
        "nodes": translate(
            "statistics", "Nodes of the search tree: decisions, dead ends, solutions and what was pruned."
        ),
        "tries": translate(
            "statistics", "Options put on the stack and taken off; the difference is the depth."
        ),
        "covers": translate(
            "statistics", "Columns that left the list and returned; the difference is how many are out now."
        ),
        "hides": translate(
            "statistics",
            "Nodes that left their columns and returned; the difference is how many are out now.",
        ),
        "drops": translate(
            "statistics", "Nodes that left their rows and returned; the difference is how many are out now."
        ),
    }[row]


def pair(done: int, undone: int) -> str:
    """``1,204 / 1,101``."""
    text = translate("statistics", "{done} / {undone}")
    return isolated(text.format(done=number(done), undone=number(undone)))


def balance(row: str, out: int) -> str:
    """What is out now: ``103 out``, or the depth."""
    text = (
        translate("statistics", "depth {count}") if row == "tries" else translate("statistics", "{count} out")
    )
    return text.format(count=number(out))


def spoken(name: str, value: str, balance: str) -> str:
    """A row as a screen reader reads it."""
    if not balance:
        return translate("statistics", "{name}: {value}").format(name=name, value=value)
    return translate("statistics", "{name}: {value}, {balance}").format(
        name=name, value=value, balance=balance
    )


# --- the plot -------------------------------------------------------------------------------------


def series(name: str) -> str:
    """The word for a kind of bar: nodes, dead_ends, solutions or pruned."""
    return {
        "nodes": translate("statistics", "nodes"),
        "dead_ends": translate("statistics", "dead ends"),
        "solutions": translate("statistics", "solutions"),
        "pruned": translate("statistics", "pruned"),
    }[name]


def depth_numbers(bar: Bar, *, prunes: bool) -> str:
    """``depth 12: 14 nodes, 3 dead ends, 0 solutions``, or ``depths 12 to 15`` where a bar stands for several."""
    where = translate("statistics", "depth {first}")
    if bar.first != bar.last:
        where = translate("statistics", "depths {first} to {last}")
    counts = [
        (bar.nodes, translate("statistics", "{count} nodes", "", plural(bar.nodes))),
        (bar.dead_ends, translate("statistics", "{count} dead ends", "", plural(bar.dead_ends))),
        (bar.solutions, translate("statistics", "{count} solutions", "", plural(bar.solutions))),
    ]
    if prunes:
        counts.append((bar.pruned, translate("statistics", "{count} pruned")))
    parts = [text.format(count=number(count)) for count, text in counts]
    return translate("statistics", "{where}: {numbers}").format(
        where=where.format(first=number(bar.first), last=number(bar.last)),
        numbers=translate("statistics", ", ").join(parts),
    )


def scale(most: int, *, is_logarithmic: bool) -> str:
    """What is written beside the plot: its largest number, and what heights are."""
    text = (
        translate("statistics", "max {most}, log")
        if is_logarithmic
        else translate("statistics", "max {most}")
    )
    return text.format(most=number(most))
