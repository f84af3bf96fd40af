"""What the main window says of itself and of what was typed."""

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode
from sudoku_gui.wording import cells
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import cell_name, number


def title(name: str) -> str:
    """The window's title; [*] is where Qt shows that something is unsaved."""
    return translate("window", "{name}[*] - Dancing Sudoku").format(
        name=shown(name).replace("[*]", "[*][*]")  # which Qt shows as one
    )


def watched(sample: str) -> str:
    """The title of a window in which a problem of the gallery is watched: what its menu calls it."""
    return translate("window", "{problem} - Dancing Sudoku").format(problem=sample)


def numbered(name: str, place: int) -> str:
    """A puzzle out of a collection."""
    return translate("window", "{name} #{number}").format(name=shown(name), number=number(place))


def untitled() -> str:
    """A puzzle without a file."""
    return translate("window", "Untitled")


def typed(cell: int, digit: int) -> str:
    """How the undo menu calls a digit typed or cleared."""
    if digit == 0:
        return translate("window", "clear {cell}").format(cell=cell_name(cell))
    return translate("window", "{digit} in {cell}").format(digit=digit, cell=cell_name(cell))


def noted(cell: int, digit: int) -> str:
    """How the undo menu calls a note written or taken away."""
    return translate("window", "note {digit} in {cell}").format(digit=digit, cell=cell_name(cell))


def coloured(cell: int, number: int) -> str:
    """How the undo menu calls a colour given or taken away."""
    return translate("window", "{colour} in {cell}").format(colour=cells.colour(number), cell=cell_name(cell))


def cleared() -> str:
    """How the undo menu calls that all entries were taken away."""
    return translate("window", "clear entries")


def undo(deed: str) -> str:
    """The menu's words, with what would be undone."""
    return translate("window", "&Undo {action}").format(action=deed).rstrip()


def redo(deed: str) -> str:
    """The menu's words, with what would be done again."""
    return translate("window", "&Redo {action}").format(action=deed).rstrip()


def locked(cell: int) -> str:
    """Why nothing was written."""
    return translate("window", "{cell} is a given. To change it, choose Enter Givens (Ctrl+G).").format(
        cell=cell_name(cell)
    )


def mode_hint(mode: Mode) -> str:
    """What typing does now."""
    return {
        Mode.GIVENS: translate("window", "You are typing the digits printed in the puzzle."),
        Mode.DIGITS: translate("window", "You are typing your own digits; the givens are locked."),
        Mode.NOTES: translate("window", "You are writing small notes, each in its own place."),
        Mode.CENTRE: translate("window", "You are writing small notes in the middle of the cells."),
        Mode.COLOURS: translate("window", "You are colouring cells: each of 1 to 9 is a colour."),
    }[mode]


def time(milliseconds: int) -> str:
    """How long a puzzle has taken: ``12:03``, or with hours ``1:02:03``."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def time_told(milliseconds: int) -> str:
    """The same in words."""
    return translate("window", "Time spent on this puzzle: {time}").format(time=time(milliseconds))


def count(puzzle: Puzzle) -> str:
    """How far the puzzle is."""
    to_go = 81 - puzzle.board.filled
    if puzzle.board.is_solved:
        return translate("window", "solved")
    return translate("window", "{givens} givens, {to_go} to go", "", puzzle.givens.filled).format(
        givens=puzzle.givens.filled, to_go=to_go
    )


def while_watching(deed: str) -> str:
    """For the shortcut sheet: a deed whose keys hold only while a search is watched."""
    return translate("window", "{action} (while watching)").format(action=deed)


def board_keys() -> list[tuple[str, str]]:
    """For the shortcut sheet: what the board does by itself, and the keys for it."""
    return [
        (translate("window", "Write a digit"), translate("window", "1 to 9")),
        (translate("window", "Clear the cell"), translate("window", "0, Del, Backspace, Space")),
        (translate("window", "Write a note, or take it away"), translate("window", "Alt+1 to Alt+9")),
        (
            translate("window", "Write a note in the middle, or take it away"),
            translate("window", "Ctrl+Alt+1 to Ctrl+Alt+9"),
        ),
        (translate("window", "Write notes, or digits again"), translate("window", "N")),
        (translate("window", "Write notes in the middle, or digits again"), translate("window", "Shift+N")),
        (translate("window", "Colour cells, or write digits again"), translate("window", "C")),
        (translate("window", "To the next cell, around the edge"), translate("window", "Arrows")),
        (translate("window", "To the next empty cell"), translate("window", "Ctrl+Arrows")),
        (translate("window", "To the start or end of the row"), translate("window", "Home, End")),
        (translate("window", "To the first or last cell"), translate("window", "Ctrl+Home, Ctrl+End")),
        (
            translate("window", "Move sideways in a view, while watching"),
            translate("window", "Alt+Left, Alt+Right"),
        ),
        (translate("window", "Close a message; stop what is running"), translate("window", "Esc")),
    ]
