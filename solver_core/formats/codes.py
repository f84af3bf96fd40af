"""Short codes for what a reader left out and what it decided; whoever shows them puts them into words."""

DROPPED = {
    "comments": "comment lines",
    "frames": "further frames",
    "candidates": "candidates",
    "after_end": "what stood behind the end",
    "rest": "the rest, which could not be read",
    "columns": "columns that hold no puzzle",
    "solution": "the solution that the file has",
    "technique": "the technique and the step that the line is about",
    "notes_on_digits": "notes in cells that hold a digit",
    "moves": "moves made on the way to the present board",
    "colours": "colours",
    "drawings": "lines, shapes and texts drawn on the grid, which may stand for further rules",
    "other_keys": "parts that this program does not know",
    "elements": "elements that this program does not know",
    "mode": "what typing a digit meant",
    "history": "the history of what was done",
    "search": "the search that was watched",
    "breakpoints": "breakpoints",
    "bookmarks": "bookmarks",
    "runs": "runs of the search",
}
"""What was seen but has no place in a puzzle."""

SAID = {
    "lone_givens": "a digit alone in its cell was taken as a given",
    "lone_entries": "a digit alone in its cell was taken as an entry",
    "lone_candidates": "a digit alone in its cell was taken as a note, for a cell of the same house still has it",
    "lone_notes": "every digit alone in its cell was taken as a note",
    "no_givens_told": "the file does not tell givens from entries; all digits were taken as givens",
    "several_in_a_line": "each line is a puzzle of its own",
}
"""What had to be decided because the text leaves it open."""
