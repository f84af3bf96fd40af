"""Codes for what a reader dropped and what it decided, with their English texts, which are translated elsewhere."""

DROPPED = {
    "comments": "comment lines",
    "frames": "further frames",
    "candidates": "candidates",
    "after_end": "the text after the end",
    "rest": "text that is not a puzzle",
    "columns": "columns that hold no puzzle",
    "solution": "the solution that the file has",
    "technique": "the technique and the step that the line is about",
    "notes_on_digits": "notes in cells that hold a digit",
    "moves": "moves made on the way to the present board",
    "colours": "colours",
    "drawings": "lines, shapes and texts drawn on the grid, which may stand for further rules",
    "other_keys": "parts unknown to this program",
    "elements": "elements unknown to this program",
    "mode": "the input mode",
    "history": "the undo history",
    "search": "the watched search",
    "breakpoints": "breakpoints",
    "bookmarks": "bookmarks",
    "runs": "runs of the search",
}
"""What a reader found that has no place in a puzzle."""

SAID = {
    "lone_givens": "Single digits were read as givens.",
    "all_lone_givens": "All single digits were read as givens.",
    "lone_entries": "Single digits were read as entries.",
    "lone_candidates": "Single digits that another cell of their house still has were read as notes.",
    "lone_notes": "All single digits were read as notes.",
    "givens_unmarked": "The file does not distinguish givens from entries; all digits were read as givens.",
    "rules_in_words": "The puzzle comes with rules in words, which are kept as a comment; only those of Sudoku are followed.",
    "several_in_a_line": "Each line is a puzzle of its own.",
}
"""What had to be decided because the text leaves it open, as sentences."""

UNUSED = {"entries": "entries", "notes": "notes"}
"""Parts of a puzzle that do not affect its solution."""
