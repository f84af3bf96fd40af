"""Exercises in words: why an answer is right or wrong; a sentence of its own for each reason."""

from collections.abc import Callable
from typing import Final

from solver_core.cover import Problem
from solver_core.cover.explain.exercise_reasons import Reason, Verdict
from sudoku_gui.translation import Texts
from sudoku_gui.wording.names import item_name, number, option_name

tr = Texts("exercises")

Numbers = dict[str, int]


def explanation(problem: Problem, said: Verdict, *, by_cells: bool = False) -> str:
    """The reason of a verdict as a sentence; ``by_cells``: the search chooses among the cells of the board."""
    numbers = said.numbers
    names = {name: number(value) for name, value in numbers.items()}
    for name in ("item", "covered", "chosen", "next"):
        if numbers.get(name, -1) >= 0:
            names[name] = item_name(problem, numbers[name])
    if numbers.get("option", -1) >= 0:
        names["option"] = option_name(problem, numbers["option"])
    table = _OF_CELLS if by_cells and said.reason in _OF_CELLS else _REASONS
    return table[said.reason](numbers).format(**names)


_REASONS: Final[dict[Reason, Callable[[Numbers], str]]] = {
    Reason.CHOSEN: lambda said: tr(
        "“{item}” has %n options left, and no other column has fewer.", "", said["size"]
    ),
    Reason.CHOSEN_TIE: lambda said: tr(
        "“{item}” has the smallest size, %n options left. {ties} columns have that size; it is the leftmost of those.",
        "",
        said["size"],
    ),
    Reason.CHOSEN_FIRST: lambda _: tr("“{item}” is the first column left, and this search takes the first."),
    Reason.COVERED: lambda _: tr("“{item}” is covered already."),
    Reason.SECONDARY: lambda _: tr("“{item}” is secondary: it may stay uncovered, so it is never chosen."),
    Reason.NO_CHOICE: lambda _: tr("This search only chooses among the empty cells."),
    Reason.LARGER: lambda said: tr(
        "“{item}” has %n options left; another column has only {least}.", "", said["size"]
    ),
    Reason.TIE: lambda said: tr(
        "“{item}” is as small as the chosen column, with %n options, but not the first of those.",
        "",
        said["size"],
    ),
    Reason.NOT_FIRST: lambda _: tr("This search takes the first column left, however many options it has."),
    Reason.LEAVES: lambda _: tr(
        "“{covered}” is being covered: down its column, and along each row, one node after the other leaves."
    ),
    Reason.RETURNS: lambda _: tr(
        "“{covered}” is being uncovered: its nodes return in the reverse of the order in which they left."
    ),
    Reason.DROPS: lambda _: tr(
        "“{covered}” is being covered: down its column, one node after the other leaves its row."
    ),
    Reason.LEAVES_LATER: lambda said: tr("That node leaves too, but %n events later.", "", said["count"]),
    Reason.RETURNS_LATER: lambda said: tr(
        "That node returns too, but %n events later: the order is reversed.", "", said["count"]
    ),
    Reason.NO_NODE: lambda _: tr("{option} has no node in “{item}”."),
    Reason.OWN_COLUMN: lambda _: tr(
        "Nodes of the column “{covered}” itself keep their places: only the others of their rows move."
    ),
    Reason.OUT: lambda _: tr("That node has left its list already."),
    Reason.IN: lambda _: tr("That node is in its list, so it has no need to return."),
    Reason.STAYS: lambda _: tr("That node stays: its row, {option}, has nothing in “{covered}”."),
    Reason.NOT_MET: lambda _: tr(
        "That node stays: its row, {option}, has left “{covered}” already, so the way down “{covered}” does not come to it."
    ),
    Reason.OTHER_COLUMN: lambda _: tr(
        "Only nodes of the column “{covered}” itself move now; that one is in “{item}”."
    ),
    Reason.OWN_ROW: lambda _: tr("{option} is the option chosen: its nodes stay in their row."),
    Reason.ANOTHER: lambda _: tr(
        "That node returns later, with another column: “{covered}” did not take it out."
    ),
    Reason.COVERED_NEXT: lambda _: tr(
        "The columns of {option} are covered in turn, going right from “{chosen}”."
    ),
    Reason.COVERED_LATER: lambda said: tr(
        "“{item}” is covered too, but %n columns come first, going right from “{chosen}”.", "", said["count"]
    ),
    Reason.NOT_IN_OPTION: lambda _: tr("“{item}” stays: {option} has nothing in this column."),
    Reason.UNCOVERED_NEXT: lambda _: tr(
        "Of the columns still covered, “{item}” was covered last, so it is uncovered first."
    ),
    Reason.UNCOVERED_LATER: lambda _: tr(
        "“{item}” was covered before “{next}”, so it is uncovered after it: the order is reversed."
    ),
    Reason.NOT_COVERED: lambda _: tr("“{item}” is not covered."),
    Reason.COUNTED: lambda _: tr(
        "The options of “{item}” that also cover “{covered}” leave: {before} − {lost} = {right}."
    ),
    Reason.UNCHANGED: lambda _: tr(
        "That is how many there are now. Those that also cover “{covered}” leave."
    ),
    Reason.LOST: lambda _: tr("That many leave. How many stay?"),
    Reason.MISCOUNTED: lambda _: tr(
        "Count the options of “{item}” that also cover “{covered}”: these leave, the others stay."
    ),
    Reason.FORCED: lambda _: tr("It is forced: “{item}” has this one option left."),
    Reason.GUESS: lambda said: tr(
        "It is a guess: “{item}” has %n options left, and each may have to be tried.", "", said["among"]
    ),
    Reason.TAKEN_BACK: lambda _: tr(
        "At depth {depth} “{item}” has another option: {option} was number {number} of {among}."
    ),
    Reason.AT_LEAST_ONE: lambda _: tr(
        "{option}, chosen last, has led here, so at least this one is taken back."
    ),
    Reason.FURTHER: lambda said: (
        tr("That is not enough: at depth {depth}, {option} was the only option of “{item}”.")
        if said["among"] == 1
        else tr("That is not enough: at depth {depth}, {option} was the last of {among} options of “{item}”.")
    ),
    Reason.NOT_SO_FAR: lambda _: tr(
        "Not so far: at depth {depth} “{item}” has another option; {option} was number {number} of {among}."
    ),
}
"""What is said, by the numbers of the verdict; names stand in curly brackets."""

_OF_CELLS: Final[dict[Reason, Callable[[Numbers], str]]] = {
    Reason.CHOSEN: lambda said: tr(
        "“{item}” has %n options left, and no other cell has fewer.", "", said["size"]
    ),
    Reason.CHOSEN_TIE: lambda said: tr(
        "“{item}” has the fewest options left, %n. {ties} cells have that many; it is the first of those.",
        "",
        said["size"],
    ),
    Reason.CHOSEN_FIRST: lambda _: tr("“{item}” is the first cell left, and this search takes the first."),
    Reason.COVERED: lambda _: tr("“{item}” has its digit already."),
    Reason.LARGER: lambda said: tr(
        "“{item}” has %n options left; another cell has only {least}.", "", said["size"]
    ),
    Reason.TIE: lambda said: tr(
        "“{item}” has as few options as the chosen cell, %n, but is not the first of those.", "", said["size"]
    ),
    Reason.NOT_FIRST: lambda _: tr("This search takes the first cell left, however many options it has."),
}
"""What is said instead where the search chooses among the cells of the board."""
