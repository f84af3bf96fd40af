"""The command line ``sudoku-gui [FILE...]``, and what it prints without opening a window."""

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from solver_core import __version__
from solver_core.errors.quoting import displayable
from sudoku_gui.shell import desktop_entry
from sudoku_gui.shell.other_desktops import OTHERS

STANDARD_INPUT: Final = "-"

_CANNOT: Final = 1

_EPILOG: Final = """\
The format of a file is detected. Several puzzles are listed in the library pane.
Without a file, what was open last is restored.
"""


@dataclass(frozen=True, slots=True)
class Arguments:
    """The arguments of the program: files to open, and commands for the desktop."""

    files: tuple[str, ...] = ()  # absolute paths, and "-" for the standard input
    new_window: bool = False  # open them in a window of their own
    integrate: bool = False  # add the program to the desktop, and exit
    remove: bool = False  # with `integrate`: remove it instead
    thumbnail: Sequence[str] | None = None  # draw one, and exit: pixels, the file and the picture

    @property
    def is_alone(self) -> bool:
        """Whether no window that is running may show them: some can be read by this process alone."""
        own = (STANDARD_INPUT, "/dev/", "/proc/")
        return self.new_window or any(file.startswith(own) for file in self.files)


def parser_of() -> ArgumentParser:
    """What the arguments are read by."""
    parser = ArgumentParser(
        prog="sudoku-gui",
        description="A Sudoku whose solver you can watch.",
        epilog=_EPILOG,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument("files", metavar="FILE", nargs="*", help="what to open; - is the standard input")
    parser.add_argument(
        "--new-window",
        action="store_true",
        help="open a window, even if one is running that could show the files",
    )
    parser.add_argument(
        "--integrate",
        action="store_true",
        help="add the program to the menu of the desktop, with the files that it opens, for this user",
    )
    parser.add_argument("--remove", action="store_true", help="with --integrate: remove that again")
    parser.add_argument(
        "--thumbnail",
        nargs=3,
        metavar=("PIXELS", "FILE", "PICTURE"),
        help="draw a small picture of a puzzle, for file managers",
    )
    return parser


def parse(arguments: Sequence[str]) -> Arguments:
    """Read the arguments; exits for --help, --version and bad usage."""
    parser = parser_of()
    parsed = parser.parse_args(arguments)
    if parsed.remove and not parsed.integrate:
        parser.error("--remove needs --integrate")
    if parsed.integrate and parsed.files:
        parser.error("--integrate opens no files")
    # "./-" is a file with that name.
    files = [name if name == STANDARD_INPUT else str(Path(name).absolute()) for name in parsed.files]
    if files.count(STANDARD_INPUT) > 1:
        parser.error("the standard input can be read only once")
    return Arguments(tuple(files), parsed.new_window, parsed.integrate, parsed.remove, parsed.thumbnail)


def integrate(*, remove: bool) -> int:
    """Add the program to the desktop, or remove it; prints what was done and returns the exit status."""
    menu: Any = OTHERS.get(sys.platform, desktop_entry)
    folder = menu.data_folder()
    try:
        done = menu.remove(folder) if remove else menu.install(folder, _command())
    except OSError as error:
        name = displayable(os.fsdecode(error.filename or folder))
        sys.stderr.write(f"sudoku-gui: {name}: {error.strerror}\n")
        return _CANNOT
    if remove:
        lines = ["Removed:" if done else f"There was nothing to remove in {displayable(str(folder))}."]
        lines += [f"  {displayable(str(path))}" for path in done]
    else:
        lines = ["Written:", *(f"  {displayable(str(path))}" for path in done)]
        lines.append("Dancing Sudoku is in the menu, and opens puzzles from the file manager.")
        lines.append("To undo this: sudoku-gui --integrate --remove")
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def draw_thumbnail(pixels: str, name: str, picture: str) -> int:
    """Draw the first puzzle of a file into a PNG file; returns the exit status."""
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QGuiApplication, QImage, QPainter

    from solver_core import formats
    from sudoku_gui.render import theme, thumbnail

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    try:
        puzzle = formats.load(name).puzzles[0]
        image = QImage(QSize(1, 1) * min(int(pixels), 2048), QImage.Format.Format_RGB32)
        image.fill(theme.light().paper)
        with QPainter(image) as painter:
            givens, entries = bytes(puzzle.givens.digits), bytes(puzzle.entries.digits)
            thumbnail.paint(painter, QRectF(image.rect()), givens, theme.light(), entries=entries)
        is_drawn = image.save(picture, "PNG")  # type: ignore[call-overload]  # the stubs want bytes
    except (OSError, ValueError, IndexError) as error:
        sys.stderr.write(f"sudoku-gui: {displayable(name)}: {error}\n")
        return _CANNOT
    del application
    return 0 if is_drawn else _CANNOT


def _command() -> list[str]:
    """How this program is started, wherever it is installed."""
    program = Path(sys.argv[0])
    if program.name == "__main__.py" or not program.exists():
        return [sys.executable, "-m", "sudoku_gui"]
    return [str(program.absolute())]
