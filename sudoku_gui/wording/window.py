"""What the main window says of itself and of the puzzle."""

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import number


def title(name: str) -> str:
    """The window's title; [*] is where Qt shows that something is unsaved."""
    text = translate("window", "{name}[*] - Dancing Sudoku")
    return text.format(name=shown(name).replace("[*]", "[*][*]"))  # which Qt shows as one


def numbered(name: str, place: int) -> str:
    """A puzzle of a collection."""
    return translate("window", "{name} #{number}").format(name=shown(name), number=number(place))


def untitled() -> str:
    """A puzzle without a file."""
    return translate("window", "Untitled")


def time(milliseconds: int) -> str:
    """How long a puzzle has taken: ``12:03``, or with hours ``1:02:03``."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def count(puzzle: Puzzle) -> str:
    """How far the puzzle is."""
    to_go = 81 - puzzle.board.filled
    if puzzle.board.is_solved:
        return translate("window", "solved")
    return translate("window", "{givens} givens, {to_go} to go", "", puzzle.givens.filled).format(
        givens=puzzle.givens.filled, to_go=to_go
    )


def board_keys() -> list[tuple[str, str]]:
    """For the shortcut sheet: what the board does by itself, and the keys for it."""
    return [
        (translate("window", "Write a digit"), translate("window", "1 to 9")),
        (translate("window", "Clear the selected cells"), translate("window", "0, Del, Backspace, Space")),
        (translate("window", "Write or remove a note"), translate("window", "Alt+1 to Alt+9")),
        (
            translate("window", "Write or remove a note in the middle"),
            translate("window", "Ctrl+Alt+1 to Ctrl+Alt+9"),
        ),
        (translate("window", "Write notes, or digits again"), translate("window", "N")),
        (translate("window", "Write notes in the middle, or digits again"), translate("window", "Shift+N")),
        (translate("window", "Colour cells, or write digits again"), translate("window", "C")),
        (
            translate("window", "Colour the notes of a digit, if it is highlighted"),
            translate("window", "C, then 1 to 9"),
        ),
        (translate("window", "To the next cell, around the edge"), translate("window", "Arrows")),
        (translate("window", "To the next empty cell"), translate("window", "Ctrl+Arrows")),
        (translate("window", "Extend the selection"), translate("window", "Shift+Arrows")),
        (
            translate("window", "Extend the selection to the next empty cell"),
            translate("window", "Ctrl+Shift+Arrows"),
        ),
        (
            translate("window", "Extend the selection to the start or end of the row"),
            translate("window", "Shift+Home, Shift+End"),
        ),
        (translate("window", "Select all cells"), translate("window", "Ctrl+A")),
        (translate("window", "Select cells with the same content"), translate("window", "Ctrl+Shift+A")),
        (
            translate("window", "Enter the active digit, if the digit comes first"),
            translate("window", "Enter"),
        ),
        (translate("window", "Menu of the selected cells"), translate("window", "Menu, Shift+F10")),
        (translate("window", "To the start or end of the row"), translate("window", "Home, End")),
        (translate("window", "To the first or last cell"), translate("window", "Ctrl+Home, Ctrl+End")),
        (
            translate("window", "Move sideways in a view, while watching"),
            translate("window", "Alt+Left, Alt+Right"),
        ),
        (translate("window", "Close a message; stop what is running"), translate("window", "Esc")),
    ]
