"""What is wrong with what the program keeps, imports and exports: templates of errors by code."""

from typing import Final

# fmt: off
TEMPLATES: Final = {
    "breakpoints.list": "breakpoints are a list of at most {count}",
    "breakpoints.at": "breakpoint {number}: {cause}",
    "breakpoints.keys": "a dict of {names} is needed",
    "breakpoints.value": "{name} is {found}",
    "question.list": "a question is a list of 1 to {count} claims, not {found}",
    "question.claim": "a claim is a dict with a kind, not {found}",
    "question.kind": "{found} is not a kind of claim; use one of {names}",
    "question.extra": "a claim of kind {kind} has no {names}; leave it out",
    "question.missing": "a claim of kind {kind} needs {names}",
    "question.line": "{found} is not a line; use its id",
    "question.events": "{found} is not a list of events; use {names}",
    "question.event_names": "{found} is not a list of the names of events",
    "question.number": "{found} is not a valid {name}; use a whole number from 0",

    "subject.none": "not a subject of a search: {found}",
    "matrix.editor": "the editor takes matrices without colours, of at most {rows} rows and {columns} columns",
    "matrix.name": "a name is one word without any of | : , ;",
    "matrix.text": "the text is longer than {most} characters; open it as a file instead",
    "subject.goal": "only exact covers of a Sudoku are looked for; leave the goal out",
    "subject.several": "a search is of one problem; leave out all but one of grid, sample and problem",
    "subject.number": "{found} is not a number; use a whole number from 0",
    "subject.text": "{found} is not a text",
    "subject.problem": "a problem is a text of at most {count:,} characters",
    "watch.nothing": "nothing is watched; watch a search first",
    "link.large_problem": "this problem is too large for a link; save the run as a file",

    "file.changed": "the file has changed since it was opened; open it again",
    "file.no_puzzle": "no puzzle was found in this file",
    "file.nothing": "there is no puzzle to write",
    "save.lines": "this puzzle has too many lines of text to be saved; remove some",
    "disk.silent": "the disk does not answer",
    "program.memory": "there is not enough memory; close other programs",
    "program.fault": "unexpected error: {name}",

    "library.missing": "this puzzle is no longer in the library",
    "library.damaged": "this puzzle in the library is damaged; remove it and import it again",
    "library.unread": "the library cannot be read; try again",
    "library.busy": "another program is writing to the library; close it, or wait until it is done",
    "library.closed": "the library cannot be opened; allow reading and writing its file and folder",
    "library.protected": "the library cannot be written; allow writing to its file and folder",
    "library.moved": "the library was moved or replaced while it was being written; try again",
    "library.full": "the disk is full; free some space on it",
    "library.disk": "the disk reports an error; free some space on it, or check it",
    "library.long": "this text is too long for the library",
    "library.other": "the library reports the error {name}; close other programs and try again",

    "export.pixels": "{width} × {height} pixels are too many",
    "export.memory": "there is no memory for {width} × {height} pixels",
    "export.ffmpeg": "ffmpeg: {words}",
    "print.none": "the printer does not accept pages",
    "print.further": "the printer does not accept further pages",
}
# fmt: on
