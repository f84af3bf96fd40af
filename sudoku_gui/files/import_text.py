"""Words for what comes: what was recognised, what was left out, and what becomes of the puzzle before."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from solver_core.formats import Fault, Reading
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import Answer
from sudoku_gui.wording import answers, errors, file_formats, joining
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import number
from sudoku_gui.wording.window import time

_FAULTS_TOLD = 3
"""Lines that could not be read and are told one by one."""

# --- what there is --------------------------------------------------------------------------------------


def counts(puzzle: Puzzle) -> str:
    """What a puzzle holds: ``27 givens, 3 entries, notes, 0:12``."""
    translate = QCoreApplication.translate
    return joining.words(
        [
            _givens(puzzle.givens.filled),
            _entries(puzzle.entries.filled) if puzzle.entries.filled else "",
            translate("imports", "notes") if puzzle.corner.marked or puzzle.centre.marked else "",
            translate("imports", "colours") if puzzle.colours.marked else "",
            time(puzzle.elapsed) if puzzle.elapsed else "",
        ]
    )


def _givens(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("imports", "1 given")
    return QCoreApplication.translate("imports", "%n givens", "", count)


def _entries(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("imports", "1 entry")
    return QCoreApplication.translate("imports", "%n entries", "", count)


def noted_cells(puzzle: Puzzle) -> str:
    """In how many cells notes stand; "" for none."""
    count = sum(1 for cell in range(81) if puzzle.corner[cell] or puzzle.centre[cell])
    if not count:
        return ""
    if count == 1:
        return QCoreApplication.translate("imports", "notes in 1 cell")
    return QCoreApplication.translate("imports", "notes in %n cells", "", count)


def puzzles(count: int) -> str:
    """How many there are."""
    if count == 1:
        return QCoreApplication.translate("imports", "1 puzzle")
    return QCoreApplication.translate("imports", "{count} puzzles").format(count=number(count))


# --- messages -------------------------------------------------------------------------------------------


def opened(format_id: str, puzzle: Puzzle) -> str:
    """What a text or a file was, and what it holds."""
    return QCoreApplication.translate("imports", "Opened as {format}: {counts}.").format(
        format=file_formats.name(format_id), counts=counts(puzzle)
    )


def listed(name: str, format_id: str, count: int) -> str:
    """Several puzzles are in the library's pane now."""
    return QCoreApplication.translate("imports", "{name}: {puzzles}, read as {format}.").format(
        name=shown(name), puzzles=puzzles(count), format=file_formats.name(format_id)
    )


def long_list(name: str, format_id: str) -> str:
    """A list whose rows are still being counted is in the library's pane now."""
    return QCoreApplication.translate("imports", "{name} is a list of puzzles, read as {format}.").format(
        name=shown(name), format=file_formats.name(format_id)
    )


def gathered(files: str, count: int) -> str:
    """The puzzles of several files are in the library's pane now."""
    return QCoreApplication.translate("imports", "{files}: {puzzles}.").format(
        files=files, puzzles=puzzles(count)
    )


def files(count: int) -> str:
    """What several files together are called."""
    return QCoreApplication.translate("imports", "%n files", "", count)


def put_aside() -> str:
    """What was on the board and in no file is safe."""
    return QCoreApplication.translate("imports", "Your previous puzzle was set aside.")


def bring_back() -> str:
    """The button that puts it on the board again."""
    return QCoreApplication.translate("imports", "&Restore")


def brought_back() -> str:
    """It is on the board again."""
    return QCoreApplication.translate("imports", "Your puzzle was restored.")


def not_put_aside(cause: str) -> str:
    """Why nothing was opened."""
    return QCoreApplication.translate(
        "imports",
        "Your unsaved puzzle could not be set aside: {cause}. Save it first.",
    ).format(cause=cause)


def reading(names: Sequence[str], done: int) -> str:
    """What is being read now."""
    if len(names) == 1:
        return QCoreApplication.translate("imports", "Reading {name}...").format(name=shown(names[0]))
    return QCoreApplication.translate("imports", "Reading {name}, {number} of {count}...").format(
        name=shown(names[min(done, len(names) - 1)]), number=number(done + 1), count=number(len(names))
    )


def cancel() -> str:
    """The button that gives it up."""
    return QCoreApplication.translate("imports", "Cancel")


# --- what could not be read -----------------------------------------------------------------------------


def unreadable(name: str, error: BaseException) -> str:
    """A file could not be opened, and why."""
    return QCoreApplication.translate("imports", "{name} could not be opened: {cause}").format(
        name=shown(name), cause=errors.describe(error)
    )


def several_unreadable(names: Sequence[str]) -> str:
    """Of several files some could not be opened."""
    return QCoreApplication.translate("imports", "Could not be opened: {names}.").format(
        names=joining.words(map(shown, names))
    )


def no_puzzle(error: BaseException) -> str:
    """A text could not be read, and why."""
    return QCoreApplication.translate("imports", "This text is not a puzzle: {error}").format(
        error=errors.describe(error)
    )


def no_text(name: str) -> str:
    """There is nothing to be read."""
    return QCoreApplication.translate("imports", "There is no text in {name}.").format(name=shown(name))


def image() -> str:
    """A picture was brought."""
    return QCoreApplication.translate(
        "imports",
        "A picture cannot be read. Paste the puzzle as text, as cells of a spreadsheet or as a link.",
    )


def link() -> str:
    """An address was brought that holds no puzzle by itself."""
    return QCoreApplication.translate(
        "imports",
        "This link does not contain the puzzle itself, and the program does not use the network. Paste the puzzle as text.",
    )


def problem(name: str) -> str:
    """A problem of exact cover is watched."""
    return QCoreApplication.translate(
        "imports",
        "{name} is a problem of exact cover in the format of Knuth's programs. Step or play its search.",
    ).format(name=shown(name))


def problem_left(name: str) -> str:
    """A problem of exact cover came with other files."""
    return QCoreApplication.translate(
        "imports", "{name} is a problem of exact cover: open it by itself to watch it."
    ).format(name=shown(name))


def clipboard() -> str:
    """What the clipboard is called in messages."""
    return QCoreApplication.translate("imports", "the clipboard")


def dropped_text() -> str:
    """What text is called that was dropped on the window."""
    return QCoreApplication.translate("imports", "what was dropped")


def standard_input() -> str:
    """What is piped into the program."""
    return QCoreApplication.translate("imports", "the standard input")


# --- the preview ----------------------------------------------------------------------------------------


def preview_title(name: str) -> str:
    """The title of the preview."""
    return QCoreApplication.translate("imports", "Open {name}").format(name=shown(name))


def read_as() -> str:
    """The chooser between ways to understand a text."""
    return QCoreApplication.translate("imports", "&Read as:")


def way(reading: Reading, ways: Sequence[Reading]) -> str:
    """One of the ways to understand a text: the format or, where others have the same, what was decided otherwise."""
    name = file_formats.name(reading.format.id)
    alike = [other for other in ways if other.format.id == reading.format.id]
    if len(alike) == 1:
        return name
    common = set.intersection(*(set(other.said) for other in alike))
    decided = answers.said(code for code in reading.said if code not in common)
    told = decided[0] if decided else counts(reading.puzzles[0])
    if len(alike) == len(ways):
        return told
    return QCoreApplication.translate("imports", "{format}: {decided}").format(format=name, decided=told)


def preview_board() -> str:
    """What a screen reader calls the board of the preview."""
    return QCoreApplication.translate("imports", "Preview")


def puzzle_number() -> str:
    """The box that chooses one of several."""
    return QCoreApplication.translate("imports", "&Puzzle:")


def of_several(count: int) -> str:
    """Behind that box."""
    return QCoreApplication.translate("imports", "of {count}").format(count=number(count))


def open_button() -> str:
    """The button that opens what is shown."""
    return QCoreApplication.translate("imports", "&Open")


def library_button() -> str:
    """The button that shows all of them in the library."""
    return QCoreApplication.translate("imports", "Show in the &Library")


def facts(reading: Reading, puzzle: Puzzle) -> str:
    """The format, how many puzzles there are, and what the one shown holds, each in a line."""
    row = reading.format
    told = QCoreApplication.translate("imports", "{format}: {description}").format(
        format=file_formats.name(row.id), description=file_formats.description(row.id)
    )
    count = len(reading.puzzles)
    return "\n".join(filter(None, [told, puzzles(count) if count > 1 else "", counts_in_full(puzzle)]))


def counts_in_full(puzzle: Puzzle) -> str:
    """What a puzzle holds, with the cells that have notes counted, and its title."""
    return joining.words(
        [
            _givens(puzzle.givens.filled),
            _entries(puzzle.entries.filled) if puzzle.entries.filled else "",
            noted_cells(puzzle),
            QCoreApplication.translate("imports", "colours") if puzzle.colours.marked else "",
            time(puzzle.elapsed) if puzzle.elapsed else "",
        ]
    )


def remarks(reading: Reading) -> list[str]:
    """What was decided, what was left out and which lines could not be read, each a sentence."""
    told = [*answers.said(reading.said), answers.dropped(reading.dropped), *faults(reading.faults)]
    return [sentence for sentence in told if sentence]


def faults(found: Sequence[Fault]) -> list[str]:
    """The first lines that could not be read, and how many more there are."""
    translate = QCoreApplication.translate
    sentences = [
        translate("imports", "Line {line} could not be read: {message}.").format(
            line=fault.line, message=errors.describe(fault.message)
        )
        for fault in found[:_FAULTS_TOLD]
    ]
    rest = len(found) - len(sentences)
    if rest == 1:
        sentences.append(translate("imports", "One more line could not be read."))
    elif rest:
        words = translate("imports", "{count} more lines could not be read.")
        sentences.append(words.format(count=number(rest)))
    return sentences


def solutions(answer: Answer | None) -> str:
    """How many solutions a puzzle has, as far as that is known."""
    translate = QCoreApplication.translate
    if answer is Answer.FOUND:
        return translate("imports", "It has exactly one solution.")
    if answer is Answer.SEVERAL:
        return translate("imports", "It has more than one solution.")
    if answer is Answer.NONE:
        return translate("imports", "It has no solution.")
    return translate("imports", "The number of its solutions is not known yet.")
