"""What is shared: a text that other programs open, and its QR code."""

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Final

from solver_core import formats
from solver_core.sudoku.puzzle import Puzzle

if TYPE_CHECKING:
    from segno import QRCode

FORMATS: Final = ("sudokupad", "fpuzzles", "sudokuwiki", "line")
"""What a puzzle can be shared as: links to sites, and the givens alone."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A puzzle as it is shared; where it is too long for a QR code, there is none."""

    text: str
    lost: tuple[str, ...]  # codes of what should be in it and cannot, of `formats.PARTS`
    code: "QRCode | None"

    def picture(self, kind: str, side: int) -> bytes:
        """The file of a PNG or SVG: black on white in every theme, in squares of whole pixels, at most this large."""
        file = BytesIO()
        if self.code is not None:
            scale = max(1, side // self.code.symbol_size()[0])
            self.code.save(file, kind=kind, scale=scale, light="white")
        return file.getvalue()


def shared(puzzle: Puzzle, format_id: str, *, has_progress: bool) -> Shared:
    """A puzzle in one of `FORMATS`, with or without what its player has done; takes up to a tenth of a second.

    Raises:
        FormatError: this format cannot write this puzzle.
    """
    import segno  # only now: few share a puzzle

    if not has_progress:
        puzzle = Puzzle(puzzle.givens, headers=puzzle.headers, sections=puzzle.sections)
    text = formats.write(puzzle, format_id).strip()
    try:
        code = segno.make_qr(text, error="l")  # at least: it corrects as much as its size allows
    except segno.DataOverflowError:
        code = None
    return Shared(text, formats.lost(puzzle, format_id), code)
