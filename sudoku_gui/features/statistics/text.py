"""Words for the statistics of a search."""

from sudoku_gui.features.statistics.paint import Bar
from sudoku_gui.translation import Texts, plural
from sudoku_gui.wording.joining import isolated
from sudoku_gui.wording.names import number

tr = Texts("statistics")


def name(row: str) -> str:
    """The name of a row, or of a column of the copied table of depths."""
    return {
        "depth": tr("Depth"),
        "events": tr("Events"),
        "decisions": tr("Decisions"),
        "guesses": tr("Branch points"),
        "dead_ends": tr("Dead ends"),
        "solutions": tr("Solutions"),
        "pruned": tr("Pruned"),
        "updates": tr("Updates"),
        "nodes": tr("Tree nodes"),
        "tries": tr("Tried / taken back"),
        "covers": tr("Covered / uncovered"),
        "hides": tr("Hidden / unhidden"),
        "drops": tr("Dropped / restored"),
    }[row]


def help_on(row: str) -> str:
    """One true sentence about what is counted in a row."""
    return {
        "events": tr("How many events have led here from the start."),
        "decisions": tr("How often a column was chosen that had an option to try."),
        "guesses": tr(
            "Decisions at which more than one option was to be tried; each option tried there is a guess."
        ),
        "dead_ends": tr("How often the column to be chosen had no option left; that is not a decision."),
        "solutions": tr("Solutions met so far."),
        "pruned": tr("Tree nodes given up because nothing below them could be better than the best."),
        "updates": tr("Nodes taken out of their columns or rows: Knuth's measure of the work done."),
        "nodes": tr("Nodes of the search tree: decisions, dead ends, solutions and what was pruned."),
        "tries": tr("Options put on the stack and taken off; the difference is the depth."),
        "covers": tr("Columns that left the list and returned; the difference is how many are out now."),
        "hides": tr("Nodes that left their columns and returned; the difference is how many are out now."),
        "drops": tr("Nodes that left their rows and returned; the difference is how many are out now."),
    }[row]


def pair(done: int, undone: int) -> str:
    """How often events were done and undone, as in ``1,204 / 1,101``."""
    return isolated(tr("{done} / {undone}", done=number(done), undone=number(undone)))


def balance(row: str, out: int) -> str:
    """The number that is out now: ``103 out``, or the depth."""
    text = tr("depth {count}") if row == "tries" else tr("{count} out")
    return text.format(count=number(out))


def spoken(name: str, value: str, balance: str) -> str:
    """A row as a screen reader reads it."""
    if not balance:
        return tr("{name}: {value}", name=name, value=value)
    return tr("{name}: {value}, {balance}", name=name, value=value, balance=balance)


# --- the plot -------------------------------------------------------------------------------------


def series(name: str) -> str:
    """The word for a kind of bar: nodes, dead_ends, solutions or pruned."""
    return {
        "nodes": tr("nodes"),
        "dead_ends": tr("dead ends"),
        "solutions": tr("solutions"),
        "pruned": tr("pruned"),
    }[name]


def depth_numbers(bar: Bar, *, prunes: bool) -> str:
    """``depth 12: 14 nodes, 3 dead ends, 0 solutions``, or ``depths 12 to 15`` where a bar stands for several."""
    where = tr("depth {first}")
    if bar.first != bar.last:
        where = tr("depths {first} to {last}")
    counts = [
        (bar.nodes, tr("{count} nodes", "", plural(bar.nodes))),
        (bar.dead_ends, tr("{count} dead ends", "", plural(bar.dead_ends))),
        (bar.solutions, tr("{count} solutions", "", plural(bar.solutions))),
    ]
    if prunes:
        counts.append((bar.pruned, tr("{count} pruned")))
    parts = [text.format(count=number(count)) for count, text in counts]
    return tr("{where}: {numbers}").format(
        where=where.format(first=number(bar.first), last=number(bar.last)), numbers=tr(", ").join(parts)
    )


def scale(most: int, *, is_logarithmic: bool) -> str:
    """The scale beside the plot: its largest number, and the meaning of heights."""
    text = tr("max {most}, log") if is_logarithmic else tr("max {most}")
    return text.format(most=number(most))
