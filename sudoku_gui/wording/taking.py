"""What a choice takes and gives back, in the words of who solves a Sudoku."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Problem
from sudoku_gui.wording.names import cell_name, is_sudoku, number, option_name


def took(problem: Problem, option: int, cells: int, others: int) -> str:
    """``r4c7=5 took 5 from 13 cells``; and what else stood in its own cell. "" for another problem.

    Args:
        problem: whose option it is.
        option: the one that was chosen.
        cells: from how many other cells its digit has gone.
        others: how many other candidates of its own cell have gone.
    """
    if not is_sudoku(problem):
        return ""
    if cells == 0:
        first = QCoreApplication.translate("taking", "{choice} took {digit} from no other cell")
    else:
        first = QCoreApplication.translate("taking", "{choice} took {digit} from %n cells", "", cells)
    if others == 0:
        text = QCoreApplication.translate("taking", "{first}.", "a sentence")
    else:
        text = QCoreApplication.translate(
            "difference", "{first}, and %n other candidates from {cell}.", "", others
        )
    digit, cell = number(option % 9 + 1), cell_name(option // 9)
    first = first.format(choice=option_name(problem, option), digit=digit)
    return text.format(first=first, cell=cell)


def gave_back(problem: Problem, option: int, cells: int) -> str:
    """``Without r4c7=5, 5 is possible again in 13 cells.``; "" for another problem, and where it is in none."""
    if not is_sudoku(problem) or cells == 0:
        return ""
    text = QCoreApplication.translate(
        "difference", "Without {choice}, {digit} is possible again in %n cells.", "", cells
    )
    return text.format(choice=option_name(problem, option), digit=number(option % 9 + 1))
