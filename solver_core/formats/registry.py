"""The table of formats, and reading and writing by it. A new format is a module and a row."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

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
    surroundings,
    tatham,
)
from solver_core.formats.reading import (
    PARTS,
    Confidence,
    Contents,
    Format,
    FormatError,
    Reading,
    check_length,
    is_short,
)
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle

LONGEST = 1 << 24
"""Characters of a text that any format but a list may have; a list has lines of cells near its beginning."""

_OF_DATA = frozenset(
    (
        "dsudoku",
        "fpuzzles",
        "opensudoku",
        "opensudoku2",
        "opensudoku4",
        "ksudoku",
        "dhancock",
        "gnome",
        "board_json",
    )
)
"""The formats that are XML or JSON, around which words may stand."""

# Among formats that are equally sure, the order is that of the table.
FORMATS = (
    Format("dsudoku", "Dancing Sudoku", (".dsudoku",), own.recognises, own.read, own.write, own.KEEPS),
    Format("sdk", "SadMan Sudoku", (".sdk",), sdk.recognises, sdk.read, sdk.write, sdk.KEEPS),
    Format(
        "hodoku",
        "HoDoKu library",
        (".txt",),
        hodoku.recognises,
        hodoku.read,
        hodoku.write,
        hodoku.KEEPS,
        many=True,
    ),
    Format(
        "sukaku",
        "Sukaku",
        (".txt", ".sukaku"),
        sukaku.recognises,
        sukaku.read,
        sukaku.write,
        sukaku.KEEPS,
        many=True,
    ),
    Format("sdx", "SudoCue", (".sdx",), sdx.recognises, sdx.read, sdx.write, sdx.KEEPS),
    Format(
        "pencilmarks",
        "Pencil marks",
        (".txt",),
        pencilmarks.recognises,
        pencilmarks.read,
        pencilmarks.write,
        pencilmarks.KEEPS,
    ),
    Format("line", "One line", (".txt",), line.recognises, line.read, line.write, many=True),
    Format("sdm", "Collection", (".sdm", ".txt"), sdm.recognises, sdm.read, sdm.write, many=True),
    Format("exchange", "Sudoku Exchange bank", (".txt",), exchange.recognises, exchange.read, many=True),
    Format(
        "csv",
        "CSV",
        (".csv",),
        csv_lists.recognises,
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
        csv_lists.recognises_tabs,
        csv_lists.read,
        csv_lists.write_tabs,
        csv_lists.KEEPS,
        many=True,
        begins=csv_lists.HEADER_TABS,
    ),
    Format("gsf", "gsf list", (".txt",), csv_lists.recognises_gsf, csv_lists.read_gsf, many=True),
    Format(
        "sudokuwiki",
        "SudokuWiki link",
        (".txt",),
        sudokuwiki.recognises,
        sudokuwiki.read,
        sudokuwiki.write,
        sudokuwiki.KEEPS,
    ),
    Format(
        "fpuzzles",
        "f-puzzles link",
        (".txt", ".json"),
        fpuzzles.recognises,
        fpuzzles.read,
        fpuzzles.write,
        fpuzzles.KEEPS,
    ),
    Format("sudokupad", "SudokuPad link", (".txt",), sudokupad.recognises, sudokupad.read, sudokupad.write),
    Format("tatham", "Solo game ID", (".sav", ".txt"), tatham.recognises, tatham.read, tatham.write),
    Format("grids", "Several grids", (".txt",), grids.recognises, grids.read, many=True),
    Format("iss", "Interactive Sudoku Solver", (".txt",), iss.recognises, iss.read),
    Format("latex", "LaTeX", (".tex",), latex_sudoku.recognises, latex_sudoku.read),
    Format("hsol", "HoDoKu file", (".hsol", ".hcfg"), hsol.recognises, hsol.read, is_refused=True),
    Format(
        "opensudoku",
        "OpenSudoku",
        (".opensudoku",),
        opensudoku.recognises,
        opensudoku.read,
        opensudoku.write,
        opensudoku.KEEPS,
        many=True,
        begins=opensudoku.BEGINS,
        ends=opensudoku.ENDS,
    ),
    Format(
        "opensudoku2",
        "OpenSudoku 2 and older",
        (".opensudoku",),
        opensudoku.recognises_old,
        opensudoku.read,
        opensudoku.write_old,
        opensudoku.KEEPS,
        many=True,
        begins=opensudoku.BEGINS,
        ends=opensudoku.ENDS,
    ),
    Format(
        "opensudoku4",
        "OpenSudoku 4",
        (".opensudoku",),
        opensudoku.recognises_new,
        opensudoku.read,
        opensudoku.write_new,
        opensudoku.KEEPS_3,
        many=True,
        begins=opensudoku.BEGINS_3,
        ends=opensudoku.ENDS,
    ),
    Format(
        "ksudoku",
        "KSudoku",
        (".ksudoku", ".xml"),
        ksudoku.recognises,
        ksudoku.read,
        ksudoku.write,
        ksudoku.KEEPS,
    ),
    Format(
        "dhancock",
        "Sudoku Solver",
        (".sdku",),
        dhancock.recognises,
        dhancock.read,
        dhancock.write,
        dhancock.KEEPS,
    ),
    Format("gnome", "GNOME Sudoku", (".save",), gnome.recognises, gnome.read, gnome.write, gnome.KEEPS),
    Format(
        "gnome_share",
        "GNOME Sudoku share string",
        (".txt",),
        gnome_share.recognises,
        gnome_share.read,
        gnome_share.write,
    ),
    Format("board_json", "Sudoku board.json", (".json",), board_json.recognises, board_json.read),
    Format("arrays", "Lists of a program", (".json",), arrays.recognises, arrays.read, arrays.write),
    Format("framed", "Frame", (".txt",), framed.recognises, framed.read, framed.write, framed.KEEPS),
    Format(
        "ss",
        "Simple Sudoku",
        (".ss",),
        simple_sudoku.recognises,
        simple_sudoku.read,
        simple_sudoku.write,
        simple_sudoku.KEEPS,
    ),
    Format("rows", "Nine lines", (".txt", ".msk", ".sol", ".skp"), rows.recognises, rows.read, rows.write),
    Format("foreign_xml", "Other XML", (".xml",), foreign.recognises_xml, foreign.read_xml, is_refused=True),
    Format(
        "foreign_json", "Other JSON", (".json",), foreign.recognises_json, foreign.read_json, is_refused=True
    ),
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


def read(text: str, extension: str = "") -> Reading:
    """The puzzles in a text, whatever format it is in.

    Args:
        text: what a file or a clipboard holds.
        extension: the ending of the file's name, such as ".sdk"; decides only between formats that are equally sure.

    Raises:
        FormatError: nothing in it can be read; tells what the surest format says.
    """
    text = grid_text.with_line_feeds(text)
    if not is_short(text):
        return _read(text, extension)
    bare = surroundings.unescaped(surroundings.unquoted(text))
    if bare != text:
        return _read_bare(bare, extension)
    data = surroundings.data_in(text)
    if data and _is_known(data):
        return _with_rest(_read(data, extension))
    try:
        return _read(text, extension)
    except FormatError:
        found = _second_reading(text, extension)
        if found is None:
            raise
        return found


def _read_bare(bare: str, extension: str) -> Reading:
    """What stood behind marks or signs that were taken off; columns would not be those of the text any more."""
    try:
        found = read(bare, extension)
    except FormatError as error:
        raise FormatError(error.message, error.line) from None
    return replace(found, faults=tuple(replace(fault, column=None) for fault in found.faults))


def _second_reading(text: str, extension: str) -> Reading | None:
    """What there is without words around it, or with other blanks; None where there is nothing."""
    for other in surroundings.others(text):
        with suppress(FormatError):
            found = _read(other, extension)
            is_less = len(other.split()) < len(text.split())
            return _with_rest(found) if is_less else found
    return None


def _is_known(text: str) -> bool:
    """Is a text that begins like XML or JSON of a kind that is known?"""
    return _candidates(text, "")[0][0].id in _OF_DATA


def _with_rest(found: Reading) -> Reading:
    return replace(found, dropped=tuple(dict.fromkeys((*found.dropped, "rest"))))


def _read(text: str, extension: str) -> Reading:
    """What the surest format makes of a text that can, as it stands."""
    candidates = _candidates(text, extension.lower())
    failure: FormatError | None = None
    for place, (row, confidence) in enumerate(candidates):
        try:
            found = _reading(row, confidence, _contents(row, text))
        except FormatError as error:
            failure = failure or error
            if confidence is Confidence.CERTAIN:
                break
        else:
            return _with_others(
                found, [other for other in candidates[place + 1 :] if other[1] is confidence], text
            )
    try:
        raise failure or FormatError("no puzzle was found in this text")
    finally:
        failure = None  # an error that its own frame holds would keep the text in memory


def _candidates(text: str, extension: str) -> list[tuple[Format, Confidence]]:
    """The formats that a text may be in, the surest first."""
    if len(text) > LONGEST and not line.is_anywhere(text):
        check_length(text)
    asked = [(row, row.recognises(text)) for row in FORMATS]
    able = [(row, confidence) for row, confidence in asked if confidence]
    return sorted(able, key=lambda pair: (-pair[1], extension not in pair[0].extensions))


def read_as(text: str, format_id: str) -> Reading:
    """The puzzles in a text of which the caller knows the format.

    Raises:
        FormatError: it is not in this format.
        KeyError: there is no such format.
    """
    row = format_called(format_id)
    text = grid_text.with_line_feeds(text)
    if not row.recognises(text):
        raise FormatError(f"this is not written as {row.name}; let the format be recognised")
    return _reading(row, Confidence.CERTAIN, _contents(row, text))


def surest(text: str, extension: str = "") -> Format | None:
    """The format that `read` would try first; None where no format can be what this is."""
    return next((row for row, _ in _candidates(text, extension.lower())), None)


def _contents(row: Format, text: str) -> Contents:
    try:
        return row.reads(text)
    except FormatError:
        raise
    except GridError as error:
        raise FormatError(error.message, error.line, error.column) from None


def _reading(row: Format, confidence: Confidence, found: Contents) -> Reading:
    also = tuple(_reading(row, confidence, other) for other in found.also)
    return Reading(row, found.puzzles, found.faults, found.dropped, found.said, also, found.more, confidence)


def _with_others(found: Reading, rows: list[tuple[Format, Confidence]], text: str) -> Reading:
    """With what formats that are as sure make of the text, where that is something else."""
    if found.confidence in {Confidence.CERTAIN, Confidence.HARDLY} or len(found.puzzles) > 1:
        return found
    others = []
    for row, confidence in rows:
        with suppress(FormatError):
            other = _reading(row, confidence, _contents(row, text))
            if tuple(other.puzzles) != tuple(found.puzzles):
                others.append(other)
    return replace(found, also=(*found.also, *others))


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
        raise FormatError(f"{row.name} is read, but not written; choose another format")
    texts = [row.writes(puzzle) for puzzle in puzzles]
    if len(texts) != 1 and not row.many:
        raise FormatError(f"{row.name} holds one puzzle, not {len(texts)}; choose a collection")
    return "".join((row.begins, *texts, row.ends))


def lost(puzzle: Puzzle, format_id: str) -> tuple[str, ...]:
    """The codes, of `PARTS`, of what would be other than in this puzzle once it is written and read again.

    Found by doing so, and not by what the format promises.

    Raises:
        FormatError: this format cannot write this puzzle.
    """
    row = format_called(format_id)
    [again] = _contents(row, write(puzzle, format_id)).puzzles
    return tuple(part for part in PARTS if getattr(puzzle, part) != getattr(again, part))
