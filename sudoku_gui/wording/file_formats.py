"""Names and descriptions of file formats in the user's language; their English stands in the registry."""

from solver_core.formats import format_called
from sudoku_gui.translation import translate


def name(format_id: str) -> str:
    """What a format is called, from its row in the core."""
    row = format_called(format_id)
    return translate("formats", row.name)


def description(format_id: str) -> str:
    row = format_called(format_id)
    return translate("formats", row.description)
