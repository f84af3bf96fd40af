"""What the formats of files are called."""

from PySide6.QtCore import QCoreApplication

from solver_core.formats import format_called


def name(format_id: str) -> str:
    """A format's name in the user's language; one that is not known here, as it calls itself."""
    return {
        "sdk": QCoreApplication.translate("formats", "SadMan Sudoku"),
        "line": QCoreApplication.translate("formats", "One line"),
        "sdm": QCoreApplication.translate("formats", "Collection"),
        "framed": QCoreApplication.translate("formats", "Frame"),
        "rows": QCoreApplication.translate("formats", "Nine lines"),
    }.get(format_id) or format_called(format_id).name
