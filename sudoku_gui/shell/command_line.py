"""The command line of the window: ``sudoku-gui [FILE...]``, and what it answers without one."""

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from solver_core.formats.disk import displayable
from sudoku_gui.shell import desktop_entry

STANDARD_INPUT: Final = "-"

_CANNOT: Final = 1

_MORE: Final = """\
Whatever format a puzzle is in is found out. Several puzzles are shown as a list in the library's pane.
Without a file, what was open last comes back.
"""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the program is asked to do.

    Attributes:
        files: to be opened: absolute paths, and "-" for the standard input.
        integrate: make the program known to the desktop, or no longer, and end.
        remove: rather no longer.
    """

    files: tuple[str, ...] = ()
    integrate: bool = False
    remove: bool = False


def parse(arguments: Sequence[str]) -> Wishes:
    """What is asked for; ends the program for --help, --version and bad usage."""
    parser = ArgumentParser(
        prog="sudoku-gui",
        description="A Sudoku whose solver you can watch.",
        epilog=_MORE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {version('dancing-sudoku')}")
    parser.add_argument("files", metavar="FILE", nargs="*", help="what to open; - is the standard input")
    parser.add_argument(
        "--integrate",
        action="store_true",
        help="add the program to the menu of a Linux desktop, with the files that it opens, for this user",
    )
    parser.add_argument("--remove", action="store_true", help="with --integrate: take that away again")
    told = parser.parse_args(arguments)
    if told.remove and not told.integrate:
        parser.error("--remove is said together with --integrate")
    if told.integrate and not desktop_entry.is_for(sys.platform):
        parser.error("--integrate is for Linux desktops; here start sudoku-gui, or make a shortcut to it")
    if told.integrate and told.files:
        parser.error("--integrate opens no files")
    # A file that is called "-" is told from the standard input by its folder: "./-".
    files = [name if name == STANDARD_INPUT else str(Path(name).absolute()) for name in told.files]
    if files.count(STANDARD_INPUT) > 1:
        parser.error("the standard input can be read once")
    return Wishes(tuple(files), told.integrate, told.remove)


def integrate(*, remove: bool) -> int:
    """Make the program known to the desktop, or no longer; says what was done and answers the exit status."""
    folder = desktop_entry.data_folder()
    try:
        done = desktop_entry.remove(folder) if remove else desktop_entry.install(folder, _command())
    except OSError as error:
        name = displayable(os.fsdecode(error.filename or folder))
        sys.stderr.write(f"sudoku-gui: {name}: {error.strerror}\n")
        return _CANNOT
    if remove:
        lines = ["Taken away:" if done else f"There was nothing to take away in {displayable(str(folder))}."]
        lines += [f"  {displayable(str(path))}" for path in done]
    else:
        lines = ["Written:", *(f"  {displayable(str(path))}" for path in done)]
        lines.append("Dancing Sudoku is in the menu, and opens puzzles from the file manager.")
        lines.append("To undo this: sudoku-gui --integrate --remove")
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _command() -> list[str]:
    """How this program is started, wherever it is installed."""
    program = Path(sys.argv[0])
    if program.name == "__main__.py" or not program.exists():
        return [sys.executable, "-m", "sudoku_gui"]
    return [str(program.absolute())]
