"""What the formats of files are called, and what they are, in a line each; a test demands that none is missing."""

from typing import Final

from solver_core.formats import format_called
from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP, translate

# fmt: off
NAMES: Final = {
    "dsudoku": QT_TRANSLATE_NOOP("formats", "Dancing Sudoku"),
    "sdk": QT_TRANSLATE_NOOP("formats", "SadMan Sudoku"),
    "hodoku": QT_TRANSLATE_NOOP("formats", "HoDoKu library"),
    "sukaku": QT_TRANSLATE_NOOP("formats", "Sukaku"),
    "sdx": QT_TRANSLATE_NOOP("formats", "SudoCue"),
    "pencilmarks": QT_TRANSLATE_NOOP("formats", "Pencil marks"),
    "line": QT_TRANSLATE_NOOP("formats", "One line"),
    "sdm": QT_TRANSLATE_NOOP("formats", "Collection"),
    "exchange": QT_TRANSLATE_NOOP("formats", "Sudoku Exchange bank"),
    "csv": QT_TRANSLATE_NOOP("formats", "CSV"),
    "tsv": QT_TRANSLATE_NOOP("formats", "Columns with tabs"),
    "gsf": QT_TRANSLATE_NOOP("formats", "gsf list"),
    "sudokuwiki": QT_TRANSLATE_NOOP("formats", "SudokuWiki link"),
    "fpuzzles": QT_TRANSLATE_NOOP("formats", "f-puzzles link"),
    "sudokupad": QT_TRANSLATE_NOOP("formats", "SudokuPad link"),
    "tatham": QT_TRANSLATE_NOOP("formats", "Solo game ID"),
    "grids": QT_TRANSLATE_NOOP("formats", "Several grids"),
    "iss": QT_TRANSLATE_NOOP("formats", "Interactive Sudoku Solver"),
    "latex": QT_TRANSLATE_NOOP("formats", "LaTeX"),
    "hsol": QT_TRANSLATE_NOOP("formats", "HoDoKu file"),
    "opensudoku": QT_TRANSLATE_NOOP("formats", "OpenSudoku"),
    "opensudoku2": QT_TRANSLATE_NOOP("formats", "OpenSudoku 2 and older"),
    "opensudoku4": QT_TRANSLATE_NOOP("formats", "OpenSudoku 4"),
    "ksudoku": QT_TRANSLATE_NOOP("formats", "KSudoku"),
    "dhancock": QT_TRANSLATE_NOOP("formats", "Sudoku Solver"),
    "gnome": QT_TRANSLATE_NOOP("formats", "GNOME Sudoku"),
    "gnome_share": QT_TRANSLATE_NOOP("formats", "GNOME Sudoku share string"),
    "board_json": QT_TRANSLATE_NOOP("formats", "Sudoku board.json"),
    "arrays": QT_TRANSLATE_NOOP("formats", "Lists from a program"),
    "framed": QT_TRANSLATE_NOOP("formats", "Frame"),
    "ss": QT_TRANSLATE_NOOP("formats", "Simple Sudoku"),
    "rows": QT_TRANSLATE_NOOP("formats", "Nine lines"),
    "foreign_xml": QT_TRANSLATE_NOOP("formats", "Other XML"),
    "foreign_json": QT_TRANSLATE_NOOP("formats", "Other JSON"),
}

DESCRIPTIONS: Final = {
    "dsudoku": QT_TRANSLATE_NOOP("formats", "This program's own file: it keeps everything, with history, clock and search."),
    "sdk": QT_TRANSLATE_NOOP("formats", "Headers and nine lines, with a second grid for entries."),
    "hodoku": QT_TRANSLATE_NOOP("formats", "One line with givens, entries and deleted candidates."),
    "sukaku": QT_TRANSLATE_NOOP("formats", "One line of 729 characters, nine for the candidates of each cell."),
    "sdx": QT_TRANSLATE_NOOP("formats", "Nine lines of cells with candidates and entries."),
    "pencilmarks": QT_TRANSLATE_NOOP("formats", "A grid with the candidates of every cell, as forums show it."),
    "line": QT_TRANSLATE_NOOP("formats", "81 characters in a row, with . for an empty cell."),
    "sdm": QT_TRANSLATE_NOOP("formats", "A list with a puzzle in each line."),
    "exchange": QT_TRANSLATE_NOOP("formats", "A list of puzzles with their ratings."),
    "csv": QT_TRANSLATE_NOOP("formats", "A table with a puzzle in each row, or a range of a spreadsheet."),
    "tsv": QT_TRANSLATE_NOOP("formats", "A table with a puzzle in each row, with tabs between its columns."),
    "gsf": QT_TRANSLATE_NOOP("formats", "A list of puzzles with ratings and names, separated by commas."),
    "sudokuwiki": QT_TRANSLATE_NOOP("formats", "A link with givens, entries and candidates."),
    "fpuzzles": QT_TRANSLATE_NOOP("formats", "A link with the puzzle and its notes."),
    "sudokupad": QT_TRANSLATE_NOOP("formats", "A link with the givens."),
    "tatham": QT_TRANSLATE_NOOP("formats", "The game ID of Simon Tatham's Solo, or a game that it has saved."),
    "grids": QT_TRANSLATE_NOOP("formats", "Several puzzles of nine lines each, one below the other."),
    "iss": QT_TRANSLATE_NOOP("formats", "The constraints of that solver or its address, as far as they are givens."),
    "latex": QT_TRANSLATE_NOOP("formats", "Nine rows between bars, as the package sudoku for LaTeX has them."),
    "hsol": QT_TRANSLATE_NOOP("formats", "HoDoKu's own file, which cannot be opened."),
    "opensudoku": QT_TRANSLATE_NOOP("formats", "A collection with entries, notes and times, for OpenSudoku 3."),
    "opensudoku2": QT_TRANSLATE_NOOP("formats", "A collection with entries, notes and times, for OpenSudoku 2 and older."),
    "opensudoku4": QT_TRANSLATE_NOOP("formats", "A collection with entries, notes, those in the middle of cells too, and times, for OpenSudoku 4."),
    "ksudoku": QT_TRANSLATE_NOOP("formats", "A game of KSudoku with its moves and notes."),
    "dhancock": QT_TRANSLATE_NOOP("formats", "DHancock's Sudoku Solver: a list of the cells that hold a digit."),
    "gnome": QT_TRANSLATE_NOOP("formats", "A saved game with entries, notes and time."),
    "gnome_share": QT_TRANSLATE_NOOP("formats", "A few characters that hold the givens."),
    "board_json": QT_TRANSLATE_NOOP("formats", "A puzzle with its solution, entries and notes."),
    "arrays": QT_TRANSLATE_NOOP("formats", "Nine lists of nine numbers, or one of 81, as programs write them."),
    "framed": QT_TRANSLATE_NOOP("formats", "Nine lines in a frame of characters, easy to read."),
    "ss": QT_TRANSLATE_NOOP("formats", "A frame with placed digits and removed candidates below."),
    "rows": QT_TRANSLATE_NOOP("formats", "Nine lines of nine cells."),
    "foreign_xml": QT_TRANSLATE_NOOP("formats", "XML without a Sudoku."),
    "foreign_json": QT_TRANSLATE_NOOP("formats", "JSON without a Sudoku."),
}
# fmt: on


def name(format_id: str) -> str:
    """A format's name in the user's language; one that is not known here, as it calls itself."""
    known = NAMES.get(format_id)
    return translate("formats", known) if known else format_called(format_id).name


def description(format_id: str) -> str:
    """What a format is, in one line; of one that is not known here, its name."""
    known = DESCRIPTIONS.get(format_id)
    return translate("formats", known) if known else name(format_id)
