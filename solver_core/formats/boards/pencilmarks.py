"""Tables of candidates in a frame, as forums and solvers show boards.

Layout, as HoDoKu and Simple Sudoku draw it; `frames` knows the signs and the other borders::

    .---------------.----------------.------------.      first, as Simple Sudoku copies, there may be
    | 12   7    458 | 3    69   289  | 1    5  46 |      a frame of the givens, and one of the board
    ...

Such a table alone does not distinguish givens from entries, nor from cells that have one candidate left; what
`candidates` makes of these is said, and the other ways go along. A cell with nothing in it was left out, and may hold
what the rules leave. In writing, the frames of givens and board stand before it wherever it would be misunderstood:
always where there are entries.
"""

from solver_core.errors import Message
from solver_core.formats import candidates, reading
from solver_core.formats.boards import frames
from solver_core.formats.boards.frames import FoundFrames, Frame
from solver_core.formats.candidates import Masks
from solver_core.sudoku import grid_text
from solver_core.sudoku.cells import CELLS, cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle


def detect(text: str) -> reading.Confidence:
    """Whether several digits stand in a cell of a frame, or there are three frames."""
    if not reading.is_short(text) or not any(map(grid_text.is_framed, text.split("\n"))):
        return reading.Confidence.NONE
    try:
        found = frames.find(reading.without_comments(grid_text.numbered(text)))
    except GridError:
        return reading.Confidence.PERHAPS if _has_candidates(text) else reading.Confidence.NONE
    several = len(found.frames) == 3 or any(frame.has_several for frame in found.frames)
    return reading.Confidence.LIKELY if several else reading.Confidence.NONE


def read(text: str) -> reading.Contents:
    """The puzzle, from the frames before the candidates or, without these, from the candidates."""
    found = frames.find(reading.without_comments(reading.lines_of_one(text)))
    index = _main_frame(found)
    table = found.frames[index]
    dropped = reading.comments_dropped(text)
    dropped += ("frames",) if len(found.frames) > index + 1 else ()
    dropped += ("technique",) if table.has_signs else ("rest",) if found.has_rest else ()
    if index == 0:
        return candidates.parsed(table.masks, dropped, is_partial=True)
    drawn = (found.frames[0], found.frames[max(0, index - 1)])
    givens, board = (Grid(bytes(mask.bit_length() for mask in frame.masks)) for frame in drawn)
    _check_agreement(givens, board, table)
    corner = candidates.as_notes(board, table.masks)
    given = candidates.beside(givens, board, table.masks)
    return reading.Contents((Puzzle(given, board.without(givens), corner=corner),), dropped=dropped)


def write(puzzle: Puzzle) -> str:
    """The candidates of all cells, and before them the givens and the board where these are not plain."""
    masks = candidates.shown(puzzle)
    several = any(mask.bit_count() > 1 for mask in masks)
    table = _table(masks)
    is_full = puzzle.givens.filled == 81 - masks.count(0)
    if candidates.placed(masks) == puzzle.givens.plain and (several or is_full):
        return table
    before = [puzzle.givens.framed(), puzzle.board.framed()]
    if several and not puzzle.entries.filled:
        before.pop()
    return "\n".join([*before, table])


def _has_candidates(text: str) -> bool:
    rows = (frames.cells(row) for row in text.split("\n") if frames.has_bars(row))
    return any(len(cell) > 1 for row in rows if row for cell in row)


def _main_frame(found: FoundFrames) -> int:
    """The frame with the candidates: the first with several digits in a cell, or else the third."""
    several = (index for index, frame in enumerate(found.frames) if frame.has_several)
    index = next(several, len(found.frames) - 1)
    if index > 2:
        raise reading.FormatError("pencilmarks.frames")
    return index


def _check_agreement(givens: Grid, board: Grid, table: Frame) -> None:
    for cell in CELLS:
        given, digit, mask = givens[cell], board[cell], table.masks[cell]
        if given not in (0, digit):
            code = "pencilmarks.given" if digit else "pencilmarks.given_empty"
        elif digit and mask != 1 << digit - 1:
            code = "pencilmarks.digit" if mask else "pencilmarks.digit_empty"
        else:
            continue
        message = Message(code, cell=cell_name(cell), given=given, digit=digit, found=candidates.listed(mask))
        raise reading.FormatError(message, table.locations[cell][0])


def _table(masks: Masks) -> str:
    cells = [candidates.listed(mask) or "." for mask in masks]
    widths = [max(len(cells[row * 9 + col]) for row in range(9)) + 2 for col in range(9)]
    rows = [_row(cells[start : start + 9], widths) for start in range(0, 81, 9)]
    lines = ["-" * sum(widths[start : start + 3]) for start in (0, 3, 6)]
    top, middle, bottom = (outer + inner.join(lines) + outer for outer, inner in ("..", ":+", "''"))
    return "\n".join([top, *rows[:3], middle, *rows[3:6], middle, *rows[6:], bottom, ""])


def _row(cells: list[str], widths: list[int]) -> str:
    padded = [f" {cell:<{width - 1}}" for cell, width in zip(cells, widths, strict=True)]
    return "|".join(["", "".join(padded[:3]), "".join(padded[3:6]), "".join(padded[6:]), ""])


FORMAT = reading.Format(
    "pencilmarks", "Pencil marks", "A grid with the candidates of every cell, as forums show it.", (".txt",),
    detect, read, write, frozenset({"givens", "entries"}),
)  # fmt: skip
