"""Exercises in words: the question, how to answer it, and what is to be said of an answer."""

from collections.abc import Callable, Sequence
from typing import Final

from solver_core.cover import Problem, SearchBase
from solver_core.cover.exercise_reasons import Reason, Verdict
from solver_core.cover.exercises import Answer, Exercise, Kind
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.wording import joining
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import item_name, number, option_name


def question(search: SearchBase, exercise: Exercise) -> str:
    """What is asked; the search stands where the exercise is."""
    problem = search.problem
    if exercise.kind is Kind.CHOICE and isinstance(search, BacktrackSearch):
        return translate("exercises", "Which cell is chosen next?")
    if exercise.kind is Kind.CHOICE:
        return translate("exercises", "Which column is chosen next?")
    if exercise.kind is Kind.NODE:
        return _node_question(search, exercise)
    if exercise.kind is Kind.COLUMN and exercise.option is not None:
        text = translate("exercises", "{option} has been chosen. Which of its columns is covered next?")
        return text.format(option=option_name(problem, exercise.option))
    if exercise.kind is Kind.COLUMN:
        return translate("exercises", "Which column is uncovered next?")
    if exercise.kind is Kind.SIZE and exercise.item is not None and exercise.covered is not None:
        text = translate(
            "exercises",
            "“{covered}” is covered next. How many options will “{item}” have left then? It has {count} now.",
        )
        return text.format(
            covered=item_name(problem, exercise.covered),
            item=item_name(problem, exercise.item),
            count=number(search.size(exercise.item)),
        )
    if exercise.kind is Kind.FORCED and exercise.item is not None and exercise.option is not None:
        text = translate(
            "exercises", "The search tries {option} for “{item}” next. Is that forced, or is it a guess?"
        )
        return text.format(
            option=option_name(problem, exercise.option), item=item_name(problem, exercise.item)
        )
    return translate(
        "exercises", "This is a dead end. How many options are taken back before another one is tried?"
    )


def _node_question(search: SearchBase, exercise: Exercise) -> str:
    """It says which column is meant, for on the way back the one before may just be done."""
    upcoming = search.peek()
    returns = upcoming is not None and upcoming.op.takes_back
    if exercise.covered is None:
        if returns:
            return translate("exercises", "Which node returns to its list next?")
        return translate("exercises", "Which node leaves its list next?")
    text = (
        translate("exercises", "“{covered}” is being uncovered. Which node returns to its list next?")
        if returns
        else translate("exercises", "“{covered}” is being covered. Which node leaves its list next?")
    )
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
        return translate("exercises", "Click the cell on the board.")
    if kind in {Kind.CHOICE, Kind.COLUMN} and not panes:
        return translate("exercises", "Click the column in any pane that shows it.")
    if kind in {Kind.CHOICE, Kind.COLUMN}:
        return translate("exercises", "Click the column here: {panes}.").format(panes=where)
    if kind is Kind.NODE and not panes:
        return translate("exercises", "Click the node in any pane that shows it.")
    if kind is Kind.NODE:
        return translate("exercises", "Click the node here: {panes}.").format(panes=where)
    if kind is Kind.FORCED:
        return translate("exercises", "Choose one of the two.")
    return translate("exercises", "Type the number.")


def about(kind: Kind) -> str:
    """What exercises of a kind ask, for the list of kinds."""
    return {
        Kind.CHOICE: translate("exercises", "The next choice"),
        Kind.NODE: translate("exercises", "The next node"),
        Kind.COLUMN: translate("exercises", "Covering and uncovering"),
        Kind.SIZE: translate("exercises", "Sizes of columns"),
        Kind.FORCED: translate("exercises", "Forced or a guess"),
        Kind.RETURN: translate("exercises", "How far back"),
    }[kind]


def answer(problem: Problem, given: Answer) -> str:
    """What was pointed at, as a name; "" for nothing."""
    if given.item is None:
        return ""
    if given.option is None:
        return translate("exercises", "column “{item}”").format(item=item_name(problem, given.item))
    text = translate("exercises", "{option} in column “{item}”")
    return text.format(option=option_name(problem, given.option), item=item_name(problem, given.item))


def right_answer(problem: Problem, exercise: Exercise) -> str:
    """What the right answer is called, as in the sentence that reveals it."""
    right = exercise.right
    if exercise.kind is Kind.FORCED:
        return translate("exercises", "forced") if right.number else translate("exercises", "a guess")
    if right.number is not None:
        return number(right.number)
    return answer(problem, right)


def verdict(problem: Problem, said: Verdict) -> str:
    """Why the answer is right, or why it is not."""
    text = explanation(problem, said)
    return joining.sentences([translate("exercises", "Right."), text]) if said.is_right else text


def shown_answer(problem: Problem, exercise: Exercise, said: Verdict) -> str:
    """The true answer, which was asked for, and why it is right."""
    text = translate("exercises", "Answer: {answer}.").format(answer=right_answer(problem, exercise))
    return joining.sentences([text, explanation(problem, said)])


def explanation(problem: Problem, said: Verdict) -> str:
    """The reason of a verdict as a sentence."""
    numbers = said.numbers
    names = {name: number(value) for name, value in numbers.items()}
    for name in ("item", "covered", "chosen", "next"):
        if numbers.get(name, -1) >= 0:
            names[name] = item_name(problem, numbers[name])
    if numbers.get("option", -1) >= 0:
        names["option"] = option_name(problem, numbers["option"])
    return _REASONS[said.reason](numbers).format(**names)


Numbers = dict[str, int]

_REASONS: Final[dict[Reason, Callable[[Numbers], str]]] = {
    Reason.CHOSEN: lambda said: translate(
        "exercises", "“{item}” has %n options left, and no other column has fewer.", "", said["size"]
    ),
    Reason.CHOSEN_TIE: lambda said: translate(
        "exercises",
        "“{item}” has the smallest size, %n options left. {ties} columns have that size; it is the leftmost of those.",
        "",
        said["size"],
    ),
    Reason.CHOSEN_FIRST: lambda _: translate(
        "exercises", "“{item}” is the first column left, and this search takes the first."
    ),
    Reason.COVERED: lambda _: translate("exercises", "“{item}” is covered already."),
    Reason.SECONDARY: lambda _: translate(
        "exercises", "“{item}” is secondary: it may stay uncovered, so it is never chosen."
    ),
    Reason.NO_CHOICE: lambda _: translate("exercises", "This search only chooses among the empty cells."),
    Reason.LARGER: lambda said: translate(
        "exercises", "“{item}” has %n options left; another column has only {least}.", "", said["size"]
    ),
    Reason.TIE: lambda said: translate(
        "exercises",
        "“{item}” is as small as the chosen column, with %n options, but not the first of those.",
        "",
        said["size"],
    ),
    Reason.NOT_FIRST: lambda _: translate(
        "exercises", "This search takes the first column left, however many options it has."
    ),
    Reason.LEAVES: lambda _: translate(
        "exercises",
        "“{covered}” is being covered: down its column, and along each row, one node after the other leaves.",
    ),
    Reason.RETURNS: lambda _: translate(
        "exercises",
        "“{covered}” is being uncovered: its nodes return in the reverse of the order in which they left.",
    ),
    Reason.LEAVES_LATER: lambda said: translate(
        "exercises", "That node leaves too, but %n events later.", "", said["count"]
    ),
    Reason.RETURNS_LATER: lambda said: translate(
        "exercises",
        "That node returns too, but %n events later: the order is reversed.",
        "",
        said["count"],
    ),
    Reason.NO_NODE: lambda _: translate("exercises", "{option} has no node in “{item}”."),
    Reason.OWN_COLUMN: lambda _: translate(
        "exercises",
        "Nodes of the column “{covered}” itself keep their places: only the others of their rows move.",
    ),
    Reason.OUT: lambda _: translate("exercises", "That node has left its list already."),
    Reason.IN: lambda _: translate("exercises", "That node is in its list, so it has no need to return."),
    Reason.STAYS: lambda _: translate(
        "exercises",
        "That node stays for now: its row, {option}, has nothing in “{covered}”, or has been tried.",
    ),
    Reason.ANOTHER: lambda _: translate(
        "exercises", "That node returns later, with another column: “{covered}” did not take it out."
    ),
    Reason.COVERED_NEXT: lambda _: translate(
        "exercises", "The columns of {option} are covered in turn, going right from “{chosen}”."
    ),
    Reason.COVERED_LATER: lambda said: translate(
        "exercises",
        "“{item}” is covered too, but %n columns later: the search goes right from “{chosen}”.",
        "",
        said["count"],
    ),
    Reason.NOT_IN_OPTION: lambda _: translate(
        "exercises", "“{item}” stays: {option} has nothing in this column."
    ),
    Reason.UNCOVERED_NEXT: lambda _: translate(
        "exercises", "“{item}” was covered last, so it is uncovered first."
    ),
    Reason.UNCOVERED_LATER: lambda _: translate(
        "exercises",
        "“{item}” was covered before “{next}”, so it is uncovered after it: the order is reversed.",
    ),
    Reason.NOT_COVERED: lambda _: translate("exercises", "“{item}” is not covered."),
    Reason.COUNTED: lambda said: translate(
        "exercises",
        "Of the {before} options of “{item}”, %n also cover “{covered}” and leave: {right} are left.",
        "",
        said["lost"],
    ),
    Reason.UNCHANGED: lambda _: translate(
        "exercises", "That is how many there are now. Those that also cover “{covered}” leave."
    ),
    Reason.LOST: lambda _: translate("exercises", "That many leave. How many stay?"),
    Reason.MISCOUNTED: lambda _: translate(
        "exercises",
        "Count those of its {before} options that also cover “{covered}”: these leave, the others stay.",
    ),
    Reason.FORCED: lambda _: translate("exercises", "It is forced: “{item}” has this one option left."),
    Reason.GUESS: lambda said: translate(
        "exercises",
        "It is a guess: “{item}” has %n options left, and each may have to be tried.",
        "",
        said["among"],
    ),
    Reason.TAKEN_BACK: lambda _: translate(
        "exercises",
        "At depth {depth} “{item}” has another option: {option} was number {number} of {among}.",
    ),
    Reason.AT_LEAST_ONE: lambda _: translate(
        "exercises", "{option}, chosen last, has led here, so at least this one is taken back."
    ),
    Reason.FURTHER: lambda said: (
        translate(
            "exercises", "That is not enough: at depth {depth}, {option} was the only option of “{item}”."
        )
        if said["among"] == 1
        else translate(
            "exercises",
            "That is not enough: at depth {depth}, {option} was the last of {among} options of “{item}”.",
        )
    ),
    Reason.NOT_SO_FAR: lambda _: translate(
        "exercises",
        "Not so far: at depth {depth} “{item}” has another option; {option} was number {number} of {among}.",
    ),
}
"""What is said, by the numbers of the verdict; names stand in curly brackets."""
