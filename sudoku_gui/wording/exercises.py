"""Exercises in words: the question, how to answer it, and what is to be said of an answer."""

from collections.abc import Sequence

from solver_core.cover import Problem, SearchBase
from solver_core.cover.explain.exercise_reasons import Verdict
from solver_core.cover.explain.exercises import Answer, Exercise, Kind
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.exercise_reasons import explanation
from sudoku_gui.wording.names import item_name, number, option_name

tr = Texts("exercises")


def question(search: SearchBase, exercise: Exercise) -> str:
    """What is asked; the search stands where the exercise is."""
    problem = search.problem
    if exercise.kind is Kind.CHOICE and isinstance(search, BacktrackSearch):
        return tr("Which cell is chosen next?")
    if exercise.kind is Kind.CHOICE:
        return tr("Which column is chosen next?")
    if exercise.kind is Kind.NODE:
        return _node_question(search, exercise)
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


def _node_question(search: SearchBase, exercise: Exercise) -> str:
    """It says which column is meant, for on the way back the one before may just be done."""
    upcoming = search.peek()
    returns = upcoming is not None and upcoming.op.takes_back
    if exercise.covered is None:
        if returns:
            return tr("Which node returns to its list next?")
        return tr("Which node leaves its list next?")
    text = (
        tr("“{covered}” is being uncovered. Which node returns to its list next?")
        if returns
        else tr("“{covered}” is being covered. Which node leaves its list next?")
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
    if kind is Kind.RETURN:
        return _how_to_count(where)
    return tr("Type the number.")


def _how_to_count(where: str) -> str:
    """How far back it goes is to be read in a pane."""
    if where:
        return tr(
            "{panes} shows which options are left: count from the last one chosen, and type the number.",
            panes=where,
        )
    return tr(
        "Open the Stack, which shows which options are left: count from the last one chosen, and type the number."
    )


def about(kind: Kind) -> str:
    """What exercises of a kind ask, for the list of kinds."""
    return {
        Kind.CHOICE: tr("The next choice"),
        Kind.NODE: tr("The next node"),
        Kind.COLUMN: tr("Covering and uncovering"),
        Kind.SIZE: tr("Sizes of columns"),
        Kind.FORCED: tr("Forced or a guess"),
        Kind.RETURN: tr("How far back"),
    }[kind]


def answer(problem: Problem, given: Answer, *, by_cells: bool = False) -> str:
    """What was pointed at, or chosen of the two, as a name; "" for nothing.

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


def _number(kind: Kind, value: int) -> str:
    """What an answer in numbers is called."""
    if kind is Kind.FORCED:
        return tr("forced") if value else tr("a guess")
    return number(value)


def your_answer(problem: Problem, kind: Kind, given: Answer, *, by_cells: bool = False) -> str:
    """What somebody has answered, as a sentence."""
    named = answer(problem, given, by_cells=by_cells) if given.number is None else _number(kind, given.number)
    return tr("Your answer: {answer}", answer=named)


def right_answer(problem: Problem, exercise: Exercise, *, by_cells: bool = False) -> str:
    """What the right answer is called, as in the sentence that reveals it."""
    right = exercise.right
    if right.number is not None:
        return _number(exercise.kind, right.number)
    return answer(problem, right, by_cells=by_cells)


def verdict(problem: Problem, said: Verdict, *, by_cells: bool = False) -> str:
    """Why the answer is right, or why it is not."""
    text = explanation(problem, said, by_cells=by_cells)
    return joining.sentences([tr("Right."), text]) if said.is_right else text


def shown_answer(problem: Problem, exercise: Exercise, said: Verdict, *, by_cells: bool = False) -> str:
    """The true answer, which was asked for, and why it is right."""
    right = right_answer(problem, exercise, by_cells=by_cells)
    text = tr("Answer: {answer}.", answer=right)
    return joining.sentences([text, explanation(problem, said, by_cells=by_cells)])
