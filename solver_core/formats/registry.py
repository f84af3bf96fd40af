"""The table of formats, and writing by it; `detection` reads. A new format is a module and a row."""

from collections.abc import Iterable

from solver_core.formats import (
    arrays,
    board_json,
    csv_lists,
    dhancock,
    exchange,
    foreign,
    fpuzzles,
    framed,
    gnome,
    gnome_share,
    grids,
    hodoku,
    hsol,
    iss,
    ksudoku,
    latex_sudoku,
    line,
    opensudoku,
    own,
    pencilmarks,
    rows,
    sdk,
    sdm,
    sdx,
    simple_sudoku,
    sudokupad,
    sudokuwiki,
    sukaku,
    tatham,
)
from solver_core.formats.reading import PARTS, Contents, Format, FormatError
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

# Among formats that are equally sure, the order is that of the table.
FORMATS = (
    Format(
        "dsudoku",
        "Dancing Sudoku",
        (".dsudoku",),
        own.detect,
        own.read,
        own.write,
        own.KEEPS,
        is_data=True,
    ),
    Format("sdk", "SadMan Sudoku", (".sdk",), sdk.detect, sdk.read, sdk.write, sdk.KEEPS),
    Format(
        "hodoku",
        "HoDoKu library",
        (".txt",),
        hodoku.detect,
        hodoku.read,
        hodoku.write,
        hodoku.KEEPS,
        many=True,
    ),
    Format(
        "sukaku",
        "Sukaku",
        (".txt", ".sukaku"),
        sukaku.detect,
        sukaku.read,
        sukaku.write,
        sukaku.KEEPS,
        many=True,
    ),
    Format("sdx", "SudoCue", (".sdx",), sdx.detect, sdx.read, sdx.write, sdx.KEEPS),
    Format(
        "pencilmarks",
        "Pencil marks",
        (".txt",),
        pencilmarks.detect,
        pencilmarks.read,
        pencilmarks.write,
        pencilmarks.KEEPS,
    ),
    Format("line", "One line", (".txt",), line.detect, line.read, line.write, many=True),
    Format("sdm", "Collection", (".sdm", ".txt"), sdm.detect, sdm.read, sdm.write, many=True),
    Format("exchange", "Sudoku Exchange bank", (".txt",), exchange.detect, exchange.read, many=True),
    Format(
        "csv",
        "CSV",
        (".csv",),
        csv_lists.detect,
        csv_lists.read,
        csv_lists.write,
        csv_lists.KEEPS,
        many=True,
        begins=csv_lists.HEADER,
    ),
    Format(
        "tsv",
        "Columns with tabs",
        (".tsv",),
        csv_lists.detect_tabs,
        csv_lists.read,
        csv_lists.write_tabs,
        csv_lists.KEEPS,
        many=True,
        begins=csv_lists.HEADER_TABS,
    ),
    Format("gsf", "gsf list", (".txt",), csv_lists.detect_gsf, csv_lists.read_gsf, many=True),
    Format(
        "sudokuwiki",
        "SudokuWiki link",
        (".txt",),
        sudokuwiki.detect,
        sudokuwiki.read,
        sudokuwiki.write,
        sudokuwiki.KEEPS,
    ),
    Format(
        "fpuzzles",
        "f-puzzles link",
        (".txt", ".json"),
        fpuzzles.detect,
        fpuzzles.read,
        fpuzzles.write,
        fpuzzles.KEEPS,
        is_data=True,
    ),
    Format("sudokupad", "SudokuPad link", (".txt",), sudokupad.detect, sudokupad.read, sudokupad.write),
    Format("tatham", "Solo game ID", (".sav", ".txt"), tatham.detect, tatham.read, tatham.write),
    Format("grids", "Several grids", (".txt",), grids.detect, grids.read, many=True),
    Format("iss", "Interactive Sudoku Solver", (".txt",), iss.detect, iss.read),
    Format("latex", "LaTeX", (".tex",), latex_sudoku.detect, latex_sudoku.read),
    Format("hsol", "HoDoKu file", (".hsol", ".hcfg"), hsol.detect, hsol.read, is_refused=True),
    Format(
        "opensudoku",
        "OpenSudoku",
        (".opensudoku",),
        opensudoku.detect,
        opensudoku.read,
        opensudoku.write,
        opensudoku.KEEPS,
        many=True,
        begins=opensudoku.BEGINS,
        ends=opensudoku.ENDS,
        is_data=True,
    ),
    Format(
        "opensudoku2",
        "OpenSudoku 2 and older",
        (".opensudoku",),
        opensudoku.detect_old,
        opensudoku.read,
        opensudoku.write_old,
        opensudoku.KEEPS,
        many=True,
        begins=opensudoku.BEGINS,
        ends=opensudoku.ENDS,
        is_data=True,
    ),
    Format(
        "opensudoku4",
        "OpenSudoku 4",
        (".opensudoku",),
        opensudoku.detect_new,
        opensudoku.read,
        opensudoku.write_new,
        opensudoku.KEEPS_3,
        many=True,
        begins=opensudoku.BEGINS_3,
        ends=opensudoku.ENDS,
        is_data=True,
    ),
    Format(
        "ksudoku",
        "KSudoku",
        (".ksudoku", ".xml"),
        ksudoku.detect,
        ksudoku.read,
        ksudoku.write,
        ksudoku.KEEPS,
        is_data=True,
    ),
    Format(
        "dhancock",
        "Sudoku Solver",
        (".sdku",),
        dhancock.detect,
        dhancock.read,
        dhancock.write,
        dhancock.KEEPS,
        is_data=True,
    ),
    Format(
        "gnome",
        "GNOME Sudoku",
        (".save",),
        gnome.detect,
        gnome.read,
        gnome.write,
        gnome.KEEPS,
        is_data=True,
    ),
    Format(
        "gnome_share",
        "GNOME Sudoku share string",
        (".txt",),
        gnome_share.detect,
        gnome_share.read,
        gnome_share.write,
    ),
    Format("board_json", "Sudoku board.json", (".json",), board_json.detect, board_json.read, is_data=True),
    Format("arrays", "Lists of a program", (".json",), arrays.detect, arrays.read, arrays.write),
    Format("framed", "Frame", (".txt",), framed.detect, framed.read, framed.write, framed.KEEPS),
    Format(
        "ss",
        "Simple Sudoku",
        (".ss",),
        simple_sudoku.detect,
        simple_sudoku.read,
        simple_sudoku.write,
        simple_sudoku.KEEPS,
    ),
    Format("rows", "Nine lines", (".txt", ".msk", ".sol", ".skp"), rows.detect, rows.read, rows.write),
    Format("foreign_xml", "Other XML", (".xml",), foreign.detect_xml, foreign.read_xml, is_refused=True),
    Format("foreign_json", "Other JSON", (".json",), foreign.detect_json, foreign.read_json, is_refused=True),
)


def format_called(format_id: str) -> Format:
    """The format with this id.

    Raises:
        KeyError: there is none.
    """
    for row in FORMATS:
        if row.id == format_id:
            return row
    raise KeyError(f"no format is called {format_id!r}; there are {', '.join(row.id for row in FORMATS)}")


def contents(row: Format, text: str) -> Contents:
    """What a format's reader finds in a text; raises FormatError and nothing else."""
    try:
        return row.reads(text)
    except FormatError:
        raise
    except GridError as error:
        raise FormatError(error.message, error.line, error.column) from None


def write(puzzle: Puzzle, format_id: str) -> str:
    """A puzzle as the text of a file; `lost` says what is missing from it.

    Raises:
        FormatError: this format is not written.
    """
    return write_all([puzzle], format_id)


def write_all(puzzles: Iterable[Puzzle], format_id: str) -> str:
    """Puzzles as one text.

    Raises:
        FormatError: there are several, and the format takes only one; or it is not written.
    """
    row = format_called(format_id)
    if row.writes is None:
        raise FormatError("format.unwritten", format=row.name)
    texts = [row.writes(puzzle) for puzzle in puzzles]
    if len(texts) != 1 and not row.many:
        raise FormatError("format.single", format=row.name, count=len(texts))
    return "".join((row.begins, *texts, row.ends))


def lost(puzzle: Puzzle, format_id: str) -> tuple[str, ...]:
    """The codes, of `PARTS`, of what would be other than in this puzzle once it is written and read again.

    Found by doing so, and not by what the format promises.

    Raises:
        FormatError: this format cannot write this puzzle.
    """
    row = format_called(format_id)
    [again] = contents(row, write(puzzle, format_id)).puzzles
    return tuple(part for part in PARTS if getattr(puzzle, part) != getattr(again, part))
