"""What items, options and numbers are called in a sentence."""

from PySide6.QtCore import QCoreApplication, QLocale

from solver_core.cover import Problem
from solver_core.cover.problem import Name
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import House, col, row


def item_name(problem: Problem, item: int) -> str:
    """``r3c5``, ``row 3 has 7``, ``column 5 has 7`` or ``box 2 has 7``; what another problem itself calls the item.

    In English it is the name that the problem of a Sudoku itself gives the item, too.
    """
    if not is_sudoku(problem):
        return _told(problem.names[item])
    if item < 81:
        return cell_name(item)
    name = {
        1: QCoreApplication.translate("names", "row {house} has {digit}"),
        2: QCoreApplication.translate("names", "column {house} has {digit}"),
        3: QCoreApplication.translate("names", "box {house} has {digit}"),
    }[item // 81]
    return name.format(house=item % 81 // 9 + 1, digit=item % 9 + 1)


def option_name(problem: Problem, option: int) -> str:
    """``r3c5=7``; of another problem the primary items that the option covers, the first three: ``{C, E, F}``."""
    if not is_sudoku(problem):
        names = [_told(problem.names[item]) for item in problem.options[option] if problem.is_primary(item)]
        return "{" + ", ".join(names[:_ENOUGH] + ["…"] * (len(names) > _ENOUGH)) + "}"
    cell, digit = encoding.placement(option)
    return QCoreApplication.translate("names", "{cell}={digit}").format(cell=cell_name(cell), digit=digit)


def is_sudoku(problem: Problem) -> bool:
    """Whether a problem is that of every Sudoku, whose numbers mean cells and digits."""
    return problem is encoding.problem()


def _told(name: Name) -> str:
    """A name that is a pair or the like is told by its parts."""
    return " ".join(map(str, name)) if isinstance(name, tuple) else str(name)


_ENOUGH = 3


def house_name(house: House) -> str:
    """``row 3``, ``column 5`` or ``box 2``: the words that items are called by."""
    name = {
        "row": QCoreApplication.translate("names", "row {house}"),
        "col": QCoreApplication.translate("names", "column {house}"),
        "box": QCoreApplication.translate("names", "box {house}"),
    }[house.kind]
    return name.format(house=house.number + 1)


def number(n: int) -> str:
    """A number with its thousands set apart, as the user's language has it: ``1,284``."""
    locale = QLocale()
    if locale.language() == QLocale.Language.C:
        locale = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
    return locale.toString(n)


def cell_name(cell: int) -> str:
    """``r3c5``."""
    return QCoreApplication.translate("names", "r{row}c{column}").format(
        row=row(cell) + 1, column=col(cell) + 1
    )
