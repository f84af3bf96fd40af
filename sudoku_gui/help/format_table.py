"""The table of formats as the manual shows it: out of the registry, so that it is never wrong."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from solver_core.formats import FORMATS, PARTS, Format
from sudoku_gui.wording import answers, file_formats

YES: Final = "✓"
NO: Final = "–"


def rows() -> list[tuple[str, ...]]:
    """A row for each format: name, what it is, endings, whether a file holds several puzzles, what writing keeps, id.

    A format that is not written shows a dash for what it keeps.
    """
    return [
        (
            file_formats.name(row.id),
            _description(row),
            " ".join(row.extensions),
            YES if row.many else NO,
            _kept(row),
            row.id,
        )
        for row in FORMATS
    ]


def _description(row: Format) -> str:
    """What it is; "" where its name says it all."""
    told = file_formats.description(row.id)
    return "" if told == file_formats.name(row.id) else told


def _kept(row: Format) -> str:
    if row.writes is None:
        return NO
    kept = answers.lost_parts(part for part in PARTS if part in row.keeps)
    return kept or QCoreApplication.translate("formats", "nothing for certain")
