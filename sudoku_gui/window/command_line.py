"""The command line of the window: ``sudoku-gui [FILE]``."""

from argparse import ArgumentParser
from collections.abc import Sequence
from importlib.metadata import version


def parse(arguments: Sequence[str]) -> list[str]:
    """The files to open; ends the program for --help, --version and bad usage."""
    parser = ArgumentParser(prog="sudoku-gui", description="A Sudoku whose solver you can watch.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {version('dancing-sudoku')}")
    parser.add_argument("file", metavar="FILE", nargs="?", help="a puzzle to open")
    file = parser.parse_args(arguments).file
    return [file] if file else []
