"""Exercises in words: the question, how to answer it, and what is to be said of an answer."""

from collections.abc import Sequence
from typing import Final

from solver_core.cover import Problem, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.cover.explain.exercise_reasons import Reason, Verdict
from solver_core.cover.explain.exercises import Answer, Exercise, Kind
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import item_name, number, option_name

tr = Texts("exercises")
mark = tr.mark


def question(search: SearchBase, exercise: Exercise) -> str:
    """The question of an exercise; the search stands where the exercise is."""
    problem = search.problem
    if exercise.kind is Kind.CHOICE and isinstance(search, BacktrackSearch):
        return tr("Which cell is chosen next?")
    if exercise.kind is Kind.CHOICE:
        return tr("Which column is chosen next?")
    if exercise.kind is Kind.NODE:
        return _node(search, exercise)
    if exercise.kind is Kind.COLUMN and exercise.option is not None:
        text = tr("{option} has been chosen. Which of its columns is covered next?")
        return text.format(option=option_name(problem, exercise.option))
    if exercise.kind is Kind.COLUMN:
        return tr("Which column is uncovered next?")
    if exercise.kind is Kind.SIZE and exercise.item is not None and exercise.covered is not None:
        return tr(
            "“{covered}” is covered next. How many options will “{item}” have left then? It has {count} now.",
            covered=item_name(problem, exercise.covered),
            item=item_name(problem, exercise.item),
            count=number(search.size(exercise.item)),
        )
    if exercise.kind is Kind.FORCED and exercise.item is not None and exercise.option is not None:
        text = tr("The search tries {option} for “{item}” next. Is that forced, or is it a guess?")
        return text.format(
            option=option_name(problem, exercise.option), item=item_name(problem, exercise.item)
        )
    return tr("This is a dead end. How many options are taken back before another one is tried?")


def _node(search: SearchBase, exercise: Exercise) -> str:
    # The column is named: on the way back the one before may just be done.
    upcoming, event = search.peek(), search.event
    returns = upcoming is not None and upcoming.op.takes_back
    if exercise.covered is None:
        return (
            tr("Which node returns to its list next?") if returns else tr("Which node leaves its list next?")
        )
    if not returns:
        text = tr("“{covered}” is being covered. Which node leaves its list next?")
    elif event is not None and pseudocode.column(search, event) == exercise.covered:
        text = tr("“{covered}” is being uncovered. Which node returns to its list next?")
    else:
        text = tr("“{covered}” is uncovered next. Which node returns to its list first?")
    return text.format(covered=item_name(search.problem, exercise.covered))


def how(kind: Kind, panes: Sequence[str] = (), *, by_cells: bool = False) -> str:
    """How the question is answered.

    Args:
        kind: of question.
        panes: the titles of those in sight where the answer can be clicked.
        by_cells: whether the search chooses among the cells of the board.
    """
    where = joining.words(panes)
    if by_cells and kind is Kind.CHOICE:
        return tr("Click the cell on the board.")
    if kind in {Kind.CHOICE, Kind.COLUMN} and not panes:
        return tr("Click the column in any pane that shows it.")
    if kind in {Kind.CHOICE, Kind.COLUMN}:
        return tr("Click the column here: {panes}.", panes=where)
    if kind is Kind.NODE and not panes:
        return tr("Click the node in any pane that shows it.")
    if kind is Kind.NODE:
        return tr("Click the node here: {panes}.", panes=where)
    if kind is Kind.FORCED:
        return tr("Choose one of the two.")
    if kind is Kind.RETURN and where:
        return tr(
            "{panes} shows which options are left: count from the last one chosen, and type the number.",
            panes=where,
        )
    if kind is Kind.RETURN:
        return tr(
            "Open the Stack, which shows which options are left: count from the last one chosen, and type the number."
        )
    return tr("Type the number.")


def about(kind: Kind) -> str:
    return {
        Kind.CHOICE: tr("The next choice"),
        Kind.NODE: tr("The next node"),
        Kind.COLUMN: tr("Covering and uncovering"),
        Kind.SIZE: tr("Sizes of columns"),
        Kind.FORCED: tr("Forced or a guess"),
        Kind.RETURN: tr("How far back"),
    }[kind]


def answer(problem: Problem, given: Answer, *, by_cells: bool = False) -> str:
    """The name of the answer that was pointed at, or chosen of the two; "" for nothing.

    Args:
        problem: whose item and option it is.
        given: the answer.
        by_cells: as for `how`.
    """
    if given.item is None:
        return ""
    item = item_name(problem, given.item)
    if by_cells:
        return tr("cell “{item}”", item=item)
    if given.option is None:
        return tr("column “{item}”", item=item)
    return tr("{option} in column “{item}”", option=option_name(problem, given.option), item=item)


def answer_in_words(problem: Problem, kind: Kind, given: Answer, *, by_cells: bool = False) -> str:
    """An answer by its name or, where it is a number, by what that stands for."""
    if given.number is None:
        return answer(problem, given, by_cells=by_cells)
    if kind is Kind.FORCED:
        return tr("forced") if given.number else tr("a guess")
    return number(given.number)


def your_answer(problem: Problem, kind: Kind, given: Answer, *, by_cells: bool = False) -> str:
    """A sentence about the user's answer."""
    return tr("Your answer: {answer}", answer=answer_in_words(problem, kind, given, by_cells=by_cells))


def verdict(problem: Problem, said: Verdict, *, by_cells: bool = False) -> str:
    """Why the answer is right, or why it is not."""
    text = explanation(problem, said, by_cells=by_cells)
    return joining.sentences([tr("Right."), text]) if said.is_right else text


def shown_answer(problem: Problem, exercise: Exercise, said: Verdict, *, by_cells: bool = False) -> str:
    """The true answer, which was asked for, and why it is right."""
    right = answer_in_words(problem, exercise.kind, exercise.right, by_cells=by_cells)
    text = tr("Answer: {answer}.", answer=right)
    return joining.sentences([text, explanation(problem, said, by_cells=by_cells)])


# --- reasons ------------------------------------------------------------------------------------------


def explanation(problem: Problem, said: Verdict, *, by_cells: bool = False) -> str:
    """The reason of a verdict as a sentence; ``by_cells``: the search chooses among the cells of the board."""
    numbers = said.numbers
    names = {name: number(value) for name, value in numbers.items()}
    for name in ("item", "covered", "chosen", "next"):
        if numbers.get(name, -1) >= 0:
            names[name] = item_name(problem, numbers[name])
    if numbers.get("option", -1) >= 0:
        names["option"] = option_name(problem, numbers["option"])
    counted, text = _OF_CELLS.get(said.reason, _REASONS[said.reason]) if by_cells else _REASONS[said.reason]
    if said.reason is Reason.FURTHER and numbers["among"] == 1:
        text = _ONLY_OPTION
    return tr(text, "", numbers[counted] if counted else -1).format(**names)


# fmt: off
_REASONS: Final = {
    Reason.CHOSEN: ("size", mark("“{item}” has %n options left, and no other column has fewer.")),
    Reason.CHOSEN_TIE: ("size", mark("“{item}” has the smallest size, %n options left. {ties} columns have that size; it is the leftmost of those.")),
    Reason.CHOSEN_FIRST: ("", mark("“{item}” is the first column left, and this search takes the first.")),
    Reason.COVERED: ("", mark("“{item}” is covered already.")),
    Reason.SECONDARY: ("", mark("“{item}” is secondary: it may stay uncovered, so it is never chosen.")),
    Reason.NO_CHOICE: ("", mark("This search only chooses among the empty cells.")),
    Reason.LARGER: ("size", mark("“{item}” has %n options left; another column has only {least}.")),
    Reason.TIE: ("size", mark("“{item}” is as small as the chosen column, with %n options, but not the first of those.")),
    Reason.NOT_FIRST: ("", mark("This search takes the first column left, however many options it has.")),
    Reason.LEAVES: ("", mark("“{covered}” is being covered: down its column, and along each row, one node after the other leaves.")),
    Reason.RETURNS: ("", mark("Where “{covered}” is uncovered, nodes return in the reverse of the order in which they left.")),
    Reason.DROPS: ("", mark("“{covered}” is being covered: down its column, one node after the other leaves its row.")),
    Reason.LEAVES_LATER: ("count", mark("That node leaves too, but %n events later.")),
    Reason.RETURNS_LATER: ("count", mark("That node returns too, but %n events later: the order is reversed.")),
    Reason.NO_NODE: ("", mark("{option} has no node in “{item}”.")),
    Reason.OWN_COLUMN: ("", mark("Nodes of the column “{covered}” itself keep their places: only the others of their rows move.")),
    Reason.OUT: ("", mark("That node has left its list already.")),
    Reason.IN: ("", mark("That node is in its list, so it has no need to return.")),
    Reason.STAYS: ("", mark("That node stays: its row, {option}, has nothing in “{covered}”.")),
    Reason.NOT_MET: ("", mark("That node stays: its row, {option}, has left “{covered}” already, so the way down “{covered}” does not come to it.")),
    Reason.OTHER_COLUMN: ("", mark("Only nodes of the column “{covered}” itself move now; that one is in “{item}”.")),
    Reason.OWN_ROW: ("", mark("{option} is the option chosen: its nodes stay in their row.")),
    Reason.ANOTHER: ("", mark("That node returns later, with another column: “{covered}” did not take it out.")),
    Reason.COVERED_NEXT: ("", mark("The columns of {option} are covered in turn, going right from “{chosen}”.")),
    Reason.COVERED_LATER: ("count", mark("“{item}” is covered too, but %n columns come first, going right from “{chosen}”.")),
    Reason.NOT_IN_OPTION: ("", mark("“{item}” stays: {option} has nothing in this column.")),
    Reason.UNCOVERED_NEXT: ("", mark("Of the columns still covered, “{item}” was covered last, so it is uncovered first.")),
    Reason.UNCOVERED_LATER: ("", mark("“{item}” was covered before “{next}”, so it is uncovered after it: the order is reversed.")),
    Reason.NOT_COVERED: ("", mark("“{item}” is not covered.")),
    Reason.COUNTED: ("", mark("The options of “{item}” that also cover “{covered}” leave: {before} − {lost} = {right}.")),
    Reason.UNCHANGED: ("", mark("That is how many there are now. Those that also cover “{covered}” leave.")),
    Reason.LOST: ("", mark("That many leave. How many stay?")),
    Reason.MISCOUNTED: ("", mark("Count the options of “{item}” that also cover “{covered}”: these leave, the others stay.")),
    Reason.FORCED: ("", mark("It is forced: “{item}” has this one option left.")),
    Reason.GUESS: ("among", mark("It is a guess: “{item}” has %n options left, and each may have to be tried.")),
    Reason.TAKEN_BACK: ("", mark("At depth {depth} “{item}” has another option: {option} was number {number} of {among}.")),
    Reason.AT_LEAST_ONE: ("", mark("{option}, chosen last, has led here, so at least this one is taken back.")),
    Reason.FURTHER: ("", mark("That is not enough: at depth {depth}, {option} was the last of {among} options of “{item}”.")),
    Reason.NOT_SO_FAR: ("", mark("Not so far: at depth {depth} “{item}” has another option; {option} was number {number} of {among}.")),
}
"""Sentences, after the number of the verdict that ``%n`` stands for; names stand in curly brackets."""

_ONLY_OPTION: Final = mark("That is not enough: at depth {depth}, {option} was the only option of “{item}”.")

_OF_CELLS: Final = {
    Reason.CHOSEN: ("size", mark("“{item}” has %n options left, and no other cell has fewer.")),
    Reason.CHOSEN_TIE: ("size", mark("“{item}” has the fewest options left, %n. {ties} cells have that many; it is the first of those.")),
    Reason.CHOSEN_FIRST: ("", mark("“{item}” is the first cell left, and this search takes the first.")),
    Reason.COVERED: ("", mark("“{item}” has its digit already.")),
    Reason.LARGER: ("size", mark("“{item}” has %n options left; another cell has only {least}.")),
    Reason.TIE: ("size", mark("“{item}” has as few options as the chosen cell, %n, but is not the first of those.")),
    Reason.NOT_FIRST: ("", mark("This search takes the first cell left, however many options it has.")),
}
# fmt: on
"""Sentences where the search chooses among the cells of the board."""
