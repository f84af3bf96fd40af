"""Completions for bash, zsh and fish, and the manual page of ``sudoku-dlx``, from its own parser of arguments.

``python .build/shell_files.py`` writes them below ``assets/shell``; with ``--check`` it only says which are not current.
"""

import sys
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import shtab

from solver_core.cli import ALL, STATUSES, parser_of

FOLDER = Path(__file__).parent.parent / "assets" / "shell"
NAMES = {"bash": "sudoku-dlx", "zsh": "_sudoku-dlx", "fish": "sudoku-dlx.fish"}
FILES = {"FILE", "IN", "OUT"}


def texts() -> dict[str, str]:
    """What is to stand in each file."""
    parser = parser_of(ALL)
    for one in (parser, *commands(parser).values()):
        for action in one._actions:
            if action.metavar in FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    found = {NAMES[shell]: f"{shtab.complete(parser, shell).rstrip()}\n" for shell in NAMES}
    return found | {"sudoku-dlx.1": manual(parser)}


def commands(parser: ArgumentParser) -> dict[str, ArgumentParser]:
    """The parsers of all commands."""
    (found,) = (action for action in parser._actions if isinstance(action, _SubParsersAction))
    return found.choices


def manual(parser: ArgumentParser) -> str:
    """The manual page."""
    lines = [
        '.TH SUDOKU-DLX 1 "" "Dancing Sudoku" "User Commands"',
        ".SH NAME",
        r"sudoku-dlx \- Sudoku and exact cover by Dancing Links",
        ".SH SYNOPSIS",
        r".B sudoku-dlx",
        r"\fICOMMAND\fR [\fIARGUMENT\fR ...]",
        ".SH COMMANDS",
    ]
    for name, command in commands(parser).items():
        lines += [f".SS {name}", escaped(command.description or ""), *arguments(command)]
        lines += [".PP", "Examples:", ".nf", *escaped(command.epilog or "").splitlines()[1:], ".fi"]
    return "\n".join([*lines, *statuses()]) + "\n"


def statuses() -> Iterator[str]:
    """The table of exit statuses."""
    yield ".SH EXIT STATUS"
    for status, text in STATUSES.items():
        yield from (".TP", str(status), escaped(text))


def arguments(command: ArgumentParser) -> Iterator[str]:
    """The entries for the arguments of a command."""
    formatter = command._get_formatter()
    for action in command._actions:
        if action.help and action.dest != "help":
            yield ".TP"
            yield escaped(formatter._format_action_invocation(action))
            yield escaped(action.help % {"default": action.default, "prog": command.prog})


def escaped(text: str) -> str:
    """Text as roff takes it."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return "\n".join(rf"\&{line}" if line.startswith((".", "'")) else line for line in text.splitlines())


def main() -> int:
    """Write the files, or say which are not current."""
    old = []
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        path = FOLDER / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            old.append(name)
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    print("\n".join(old))
    return int("--check" in sys.argv and bool(old))


if __name__ == "__main__":
    sys.exit(main())
