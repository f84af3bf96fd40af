"""Texts of the board of a problem that is not a Sudoku, and of a matrix by hand."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Snapshot
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import option_name

translate = QCoreApplication.translate


def chosen(snapshot: Snapshot) -> str:
    """The options chosen so far, one a line."""
    if not snapshot.levels:
        return translate("plan", "No option is chosen yet.")
    lines = [
        translate("plan", "{depth}. {option}").format(
            depth=depth, option=option_name(snapshot.problem, level.option)
        )
        for depth, level in enumerate(snapshot.levels, 1)
    ]
    return "\n".join([translate("plan", "Chosen so far:"), *lines])


def to_cover(left: int, columns: str, *, has_secondary: bool) -> str:
    """How many columns are left of all that must be covered."""
    if has_secondary:
        text = translate("plan", "{left} of {columns} primary columns still to cover")
        return text.format(left=left, columns=columns)
    return translate("plan", "%n of {columns} columns still to cover", "", left).format(columns=columns)


def no_row_left(columns: Sequence[str]) -> str:
    """What is wrong where columns have no row any more."""
    if len(columns) == 1:
        return translate("plan", "No row left for column “{column}”").format(column=columns[0])
    quoted = joining.words(translate("plan", "“{column}”").format(column=one) for one in columns)
    return translate("plan", "No row left for the columns {columns}").format(columns=quoted)


def solved(*, repeats: bool, has_secondary: bool) -> str:
    """What is true of a solution."""
    if repeats:
        return translate("plan", "Every column is covered")
    if has_secondary:
        return translate(
            "plan", "Every primary column is covered exactly once, each secondary one at most once"
        )
    return translate("plan", "Every column is covered exactly once")


def struck_out(rows: Sequence[str]) -> str:
    """The rows that cannot be chosen any more."""
    return translate("plan", "Struck out: {rows}").format(rows=joining.words(rows))


def covered(columns: Sequence[str]) -> str:
    """The columns that are covered."""
    return translate("plan", "Covered: {columns}").format(columns=joining.words(columns))
