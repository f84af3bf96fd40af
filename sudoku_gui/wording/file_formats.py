"""Names of file formats and of kinds of text for a problem, in the user's language."""

from collections.abc import Sequence

from solver_core.formats import format_called
from sudoku_gui.translation import translate


def name(format_id: str) -> str:
    """What a format is called; the English is in its row in the core."""
    row = format_called(format_id)
    return translate("formats", row.name)


def description(format_id: str) -> str:
    row = format_called(format_id)
    return translate("formats", row.description)


def written_kinds() -> dict[str, str]:
    """The kinds of text for a problem that are written, by their ids."""
    return {
        "matrix": translate("matrix_editor", "0-1 matrix"),
        "dlx": translate("matrix_editor", "Knuth's DLX"),
        "csv": translate("matrix_editor", "Table (CSV)"),
    }


def doubt(kind: str, others: Sequence[str]) -> str:
    """That a text could be of other kinds as well; "" where there are none."""
    if not others:
        return ""
    names = {
        **written_kinds(),
        "rows": translate("matrix_editor", "List of the columns of each row"),
        "placements": translate("matrix_editor", "Placements"),
    }
    text = translate("matrix_editor", "The text was read as “{kind}”; it could be “{other}” as well.")
    return text.format(kind=names[kind], other="”, “".join(names[other] for other in others))
