"""``sudoku-dlx formats``: the table of formats, as text or as JSON Lines."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TypeAlias

from solver_core.cli import streams
from solver_core.cli.arguments import add_json
from solver_core.formats import FORMATS, PARTS, Format

_Fact: TypeAlias = str | bool | Sequence[str]

EXAMPLES = (
    ("formats", "what can be read and written"),
    ("formats --json", "the same as JSON"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `formats`."""
    add_json(parser)


def run(options: Namespace) -> int:
    """Print a line for each format."""
    with streams.results(None) as out:
        if options.json:
            out.write("".join(f"{json.dumps(_facts(row))}\n" for row in FORMATS))
        else:
            rows = [[*_facts(FORMATS[0])], *map(_fields, FORMATS)]
            widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
            out.writelines("  ".join(map(str.ljust, row, widths)).rstrip() + "\n" for row in rows)
    return 0


def _facts(row: Format) -> dict[str, _Fact]:
    return {
        "id": row.id,
        "name": row.name,
        "extensions": row.extensions,
        "reads": not row.is_refused,
        "writes": row.writes is not None,
        "many": row.many,
        "keeps": [part for part in PARTS if row.writes and part in row.keeps],
    }


def _fields(row: Format) -> Sequence[str]:
    return [_word(value) for value in _facts(row).values()]


def _word(value: _Fact) -> str:
    if isinstance(value, bool):
        return "yes" if value else "-"
    return value if isinstance(value, str) else " ".join(value) or "-"
