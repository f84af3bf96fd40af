"""What is shared: a text that other programs open, and the modules of its QR code."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from solver_core import formats
from solver_core.sudoku.puzzle import Puzzle

FORMATS: Final = ("sudokupad", "fpuzzles", "sudokuwiki", "line")
"""What a puzzle can be shared as: links to sites, and the givens alone."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A puzzle as it is shared; without modules where it is too long for a QR code."""

    text: str
    lost: tuple[str, ...]  # codes of what should be in it and cannot, of `formats.PARTS`
    modules: Sequence[bytes]  # a row each; 1 is dark


def shared(whole: Puzzle, format_id: str, *, has_progress: bool) -> Shared:
    """A puzzle in one of `FORMATS`, with or without what its player has done; takes up to a tenth of a second.

    Raises:
        FormatError: this format cannot write this puzzle.
    """
    import segno  # only now: few share a puzzle

    bare = Puzzle(whole.givens, headers=whole.headers, sections=whole.sections)
    puzzle = whole if has_progress else bare
    text = formats.write(puzzle, format_id).strip()
    try:
        # With the least correction at first, which is raised as far as the size allows: a screen is clean.
        modules: Sequence[bytes] = [bytes(row) for row in segno.make_qr(text, error="l").matrix]
    except segno.DataOverflowError:
        modules = ()
    return Shared(text, formats.lost(puzzle, format_id), modules)
