"""Names of the kinds of text that describe a problem, and what is said of a text that could be several."""

from collections.abc import Sequence

from sudoku_gui.translation import translate


def written_kinds() -> dict[str, str]:
    """The kinds that are written, by their ids."""
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
