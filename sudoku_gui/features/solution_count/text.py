"""Sentences about the number of solutions of a puzzle."""

from collections.abc import Sequence

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.census import CAP, Census
from solver_core.sudoku.clash import Clash
from solver_core.sudoku.solving import is_solvable_without_candidates
from solver_core.sudoku.survey import FEWEST_GIVENS, SurveyAnswer
from sudoku_gui.features.solution_count.explanation import Explanation
from sudoku_gui.translation import Texts
from sudoku_gui.wording import answers, joining
from sudoku_gui.wording.names import cell_name, number

tr = Texts("solution_count")

_MOST_NAMED = 12  # digits that a sentence lists


def heading(explanation: Explanation) -> str:
    """How many solutions there are, in two or three words."""
    match explanation.answer:
        case SurveyAnswer.FOUND:
            return tr("One solution")
        case SurveyAnswer.NONE:
            return tr("No solution")
        case SurveyAnswer.SEVERAL if explanation.census is not None:
            return _count(explanation.census, is_done=explanation.is_done)
    if explanation.is_done:
        return tr("Not known")
    return tr("Looking for solutions...")


def _count(census: Census, *, is_done: bool) -> str:
    if census.is_complete:
        text = tr("{count} solutions", "", census.count)
    elif census.has_more:
        text = tr("More than {count} solutions", "", census.count)
    elif is_done and census.count > 1:
        text = tr("At least {count} solutions", "", census.count)
    else:
        text = tr("Several solutions")
    return text.format(count=number(census.count))


def details(explanation: Explanation) -> str:
    """Further facts beside the number, in sentences."""
    parts: list[str] = []
    match explanation.answer:
        case SurveyAnswer.FOUND:
            parts = [tr("The givens leave exactly one solution, as they should.")]
        case SurveyAnswer.SEVERAL if explanation.census is not None:
            parts = _of_several(explanation, explanation.census)
        case SurveyAnswer.NONE if explanation.clash is not None:
            parts = _of_none(explanation, explanation.clash)
        case _ if explanation.is_done:
            parts = [tr("Stopped before it was known.")]
    return joining.sentences(parts)


# --- several --------------------------------------------------------------------------------------------


def _of_several(explanation: Explanation, census: Census) -> list[str]:
    parts = []
    if explanation.grid.filled < FEWEST_GIVENS and explanation.grid.candidates is None:
        text = tr(
            "A single solution needs at least 17 givens; there are {count}.", "", explanation.grid.filled
        )
        parts.append(text.format(count=explanation.grid.filled))
    if census.are_digits_complete:
        differing = len(census.differing)
        text = tr("{count} cells differ from solution to solution.", "", differing)
        parts.append(text.format(count=differing))
    if census.pair is not None:
        parts.append(tr("Below are two of them; the marked cells are where they differ."))
    return parts


def settling(explanation: Explanation) -> str:
    """Which digit settles the puzzle, or comes nearest to it."""
    census = explanation.census
    if census is None:
        return ""
    found = census.settling
    if found is not None and found.left == 1:
        text = tr("{digit} in {cell} would leave one solution.")
        return text.format(digit=found.digit, cell=cell_name(found.cell))
    if not explanation.is_done:
        return tr("Looking for the digit that settles it...")
    if not census.is_finished:
        return tr("Whether a single digit settles it is not known.")
    if found is None:
        return tr("No single digit leaves fewer than {count} solutions.").format(count=number(CAP))
    text = tr("No single digit leaves one solution; {digit} in {cell} leaves the fewest: {count}.")
    return text.format(digit=found.digit, cell=cell_name(found.cell), count=number(found.left))


# --- none -----------------------------------------------------------------------------------------------


def _of_none(explanation: Explanation, clash: Clash) -> list[str]:
    if explanation.conflicts:
        return [answers.conflicts(explanation.conflicts)]
    if not clash.is_irreducible:
        return []
    more = [_why(explanation)]
    if is_solvable_without_candidates(explanation.grid):
        more.append(tr("Without the candidates of the puzzle there is a solution."))
    if not clash.cells:
        return [tr("The candidates of the puzzle alone leave no solution."), *more]
    named = [(cell, explanation.grid[cell]) for cell in clash.cells]
    text = tr("These {count} givens have no solution together: {givens}.", "", len(named))
    listed = text.format(count=len(named), givens=_named(named))
    return [listed, _size(clash, is_done=explanation.is_done), *more]


def _size(clash: Clash, *, is_done: bool) -> str:
    if clash.is_smallest:
        return tr("No subset clashes.")
    if is_done:
        return tr("All of them are needed; whether a subset clashes is not known.")
    return tr("All of them are needed; looking for a smaller set...")


def _why(explanation: Explanation) -> str:
    """The column that runs empty: of the givens that clash, else of all."""
    if (column := explanation.column) is not None:
        if not column.singles:
            return tr("With them, {fact}.").format(fact=fact(column.item))
        text = tr("They force {digits}; then {fact}.", "", len(column.singles))
    elif (column := explanation.column_of_all) is not None:
        if not column.singles:
            return tr("With all givens, {fact}.").format(fact=fact(column.item))
        text = tr("All givens force {digits}; then {fact}.", "", len(column.singles))
    elif explanation.is_done:
        return tr("Only search can show it: no column runs empty before a guess.")
    else:
        return ""
    return text.format(digits=_named(column.singles), fact=fact(column.item))


def _named(placed: Sequence[tuple[int, int]]) -> str:
    """Digits in cells, as many as a sentence can bear; the board shows all."""
    left = len(placed) - _MOST_NAMED
    shown = placed if left <= 1 else placed[:_MOST_NAMED]
    listed = joining.words(f"{cell_name(cell)}={digit}" for cell, digit in shown)
    if left <= 1:
        return listed
    return tr("{digits} and {count} more", "", left, digits=listed, count=left)


def fact(item: int) -> str:
    """A column of the exact cover without an option, in terms of the Sudoku."""
    if item < 81:
        return tr("{cell} has no digit left").format(cell=cell_name(item))
    house, digit = item % 81 // 9 + 1, item % 9 + 1
    text = {
        1: tr("row {house} has no place for {digit}"),
        2: tr("column {house} has no place for {digit}"),
        3: tr("box {house} has no place for {digit}"),
    }[item // 81]
    return text.format(house=house, digit=digit)


def board(explanation: Explanation, index: int) -> str:
    """A board of the dialog for screen readers."""
    census, clash = explanation.census, explanation.clash
    if census is not None and census.pair is not None:
        solution, other = census.pair[index], census.pair[1 - index]
        marked = [cell for cell in CELLS if solution[cell] != other[cell]]
        text = tr("A solution; marked are {cells}")
        return text.format(cells=joining.words(f"{cell_name(cell)}={solution[cell]}" for cell in marked))
    cells = clash.cells if clash is not None and clash.is_irreducible else ()
    if not cells:
        return tr("The givens")
    text = tr("The givens; marked are {cells}")
    return text.format(cells=joining.words(f"{cell_name(cell)}={explanation.grid[cell]}" for cell in cells))
