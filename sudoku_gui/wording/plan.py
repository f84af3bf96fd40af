"""Words for the board of a problem that is not a Sudoku."""

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Snapshot
from sudoku_gui.wording.names import option_name


def name() -> str:
    """What a screen reader calls the board."""
    return QCoreApplication.translate("plan", "Board of the problem")


def chosen(snapshot: Snapshot) -> str:
    """The options chosen so far, one a line."""
    if not snapshot.levels:
        return QCoreApplication.translate("plan", "No option is chosen yet.")
    lines = [
        QCoreApplication.translate("plan", "{depth}. {option}").format(
            depth=depth, option=option_name(snapshot.problem, level.option)
        )
        for depth, level in enumerate(snapshot.levels, 1)
    ]
    return "\n".join([QCoreApplication.translate("plan", "Chosen so far:"), *lines])
