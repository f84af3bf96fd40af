"""Texts made of what the program declares: ``python .build/texts.py`` writes them; ``--check`` says which are old.

They are completions for bash, zsh and fish of ``sudoku-dlx``, and the manual pages of both programs, below
``assets/shell``, from their parsers of arguments; between two comments, the table of formats in README.md, from each
format's `FORMAT`, and the panes in the README of tours, from the `PaneSpec` of each feature; and in the metainfo the
addresses of pyproject.toml and the releases of CHANGELOG.md.
"""

import re
import sys
import tomllib
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import shtab

from solver_core import __version__
from solver_core.cli import ALL, STATUSES, parser_of
from solver_core.formats import FORMATS, Format
from sudoku_gui.shell import command_line

TOP = Path(__file__).parent.parent
README = TOP / "README.md"
TOURS = TOP / "assets" / "tours" / "README.md"
METAINFO = TOP / "assets" / "linux" / "io.github.dancing_sudoku.DancingSudoku.metainfo.xml"
FOLDER = TOP / "assets" / "shell"
NAMES = {"bash": "sudoku-dlx", "zsh": "_sudoku-dlx", "fish": "sudoku-dlx.fish"}
COMPLETED = {**dict.fromkeys(("FILE", "IN", "OUT"), shtab.FILE), "DIR": shtab.DIRECTORY}
KINDS = {
    "boards": "boards as text",
    "lists": "lists",
    "links": "links and strings",
    "data": "data of programs",
}
"""The packages of formats."""


def texts() -> dict[Path, str]:
    """What is to stand in each file."""
    return shell_files() | {
        README: filled(README, "formats", format_table()),
        METAINFO: filled(METAINFO, "addresses and releases", metainfo()),
        TOURS: filled(TOURS, "panes", f"The panes are {', '.join(f'`{name}`' for name in pane_ids())}.\n"),
    }


def filled(page: Path, name: str, text: str) -> str:
    """A page with this text between its two comments."""
    begin, end = f"<!-- {name}: written by .build/texts.py -->\n", f"<!-- end of {name} -->\n"
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}{text}{end}{after}"


def metainfo() -> str:
    """Where the program is, how it looks, and its dated releases."""
    urls = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    kinds = {"homepage": "Homepage", "bugtracker": "Issues", "vcs-browser": "Source"}
    lines = [f'  <url type="{kind}">{urls[name]}</url>' for kind, name in kinds.items()]
    picture = f"{urls['Source']}/raw/v{__version__}/assets/pictures/window.png"
    lines += ["  <screenshots>", '    <screenshot type="default">', f"      <image>{picture}</image>"]
    lines += ["    </screenshot>", "  </screenshots>", "  <releases>"]
    log = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = re.findall(r"^## ([\d.]+) - ([\d-]+)$", log, re.MULTILINE)
    lines += [f'    <release version="{version}" date="{date}"/>' for version, date in dated]
    return "\n".join([*lines, "  </releases>"]) + "\n"


def pane_ids() -> list[str]:
    """The ids of all panes, read from the sources, so that Qt need not be there."""
    features = (TOP / "sudoku_gui" / "features").glob("*/__init__.py")
    sources = "".join(path.read_text(encoding="utf-8") for path in features)
    return sorted(re.findall(r'PaneSpec\(\s*"(\w+)"', sources))


def format_table() -> str:
    """Formats by kind; those that are both read and written, and the others that are not refused."""
    lines = ["| | read and written | read only |", "|---|---|---|"]
    for package, kind in KINDS.items():
        rows = [row for row in FORMATS if f".{package}." in row.reads.__module__ and not row.is_refused]
        cells = [
            ", ".join(shown(row) for row in rows if (row.writes is None) is read) for read in (False, True)
        ]
        lines.append(f"| {kind} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def shown(row: Format) -> str:
    """The name of a format, and its ending where that says more than which kind of text it is."""
    ending = row.extensions[0]
    return row.name if ending in {".txt", ".json"} else f"{row.name} `{ending}`"


def shell_files() -> dict[Path, str]:
    """What is to stand in each file below ``assets/shell``."""
    parser = parser_of(ALL)
    for one in (parser, *commands(parser).values()):
        for action in one._actions:
            if action.metavar in COMPLETED:
                action.complete = COMPLETED[action.metavar]  # type: ignore[attr-defined]
    found = {FOLDER / name: f"{shtab.complete(parser, shell).rstrip()}\n" for shell, name in NAMES.items()}
    return found | {FOLDER / "sudoku-dlx.1": manual(parser), FOLDER / "sudoku-gui.1": manual_of_window()}


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


def manual_of_window() -> str:
    """The manual page of the program with a window."""
    parser = command_line.parser_of()
    lines = [
        '.TH SUDOKU-GUI 1 "" "Dancing Sudoku" "User Commands"',
        ".SH NAME",
        r"sudoku-gui \- Sudoku whose solver can be watched",
        ".SH SYNOPSIS",
        r".B sudoku-gui",
        r"[\fIOPTION\fR ...] [\fIFILE\fR ...]",
        ".SH DESCRIPTION",
        escaped(f"{parser.description} {' '.join((parser.epilog or '').split())}"),
        ".SH OPTIONS",
        *arguments(parser),
        ".SH SEE ALSO",
        r"sudoku\-dlx(1); in the program, Help > Manual",
    ]
    return "\n".join(lines) + "\n"


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
    only_check = "--check" in sys.argv
    old = [
        (path, text)
        for path, text in texts().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path, text in old:
        print(path.relative_to(TOP))
        if not only_check:
            path.write_text(text, encoding="utf-8")
    return int(only_check and bool(old))


if __name__ == "__main__":
    sys.exit(main())
