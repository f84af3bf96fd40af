"""Simon Tatham's Solo: game ids, and the files that his puzzles save.

::

    3x3:a2e9a5b6a2b3_7a1_4a9...         letters are 1 to 26 blanks, _ keeps two digits apart
    3x3r2dh:...                         with symmetry and difficulty, which say nothing about the puzzle
    3x3#123456789012345                 a seed, from which only the program makes the puzzle

    SAVEFILE:41:Simon Tatham's Portable Puzzle Collection       KEY, padded to eight, :length:value
    GAME    :4:Solo
    PARAMS  :3:3x3
    DESC    :76:a2e9a5...
    NSTATES :1:4                        states, the first one too
    STATEPOS:1:3                        the state shown: moves behind it were undone
    MOVE    :6:R7,1,1                   digit 1 in column 7, row 1, from 0; 0 empties; P toggles a note, M notes all
    SOLVE   :162:S4,1,...               the solution
    RESTART :76:a2e9...                 back to the beginning

Parameters: ``3x3`` boxes, ``9j`` jigsaw, then ``x`` for diagonals and ``k`` for killer. Source: solo.c and midend.c.
"""

import re
from collections.abc import Iterator

from solver_core.errors import Message, enumerated
from solver_core.formats import links
from solver_core.formats.reading import (
    SINGLE_LIMIT,
    Confidence,
    Contents,
    Format,
    FormatError,
    check_length,
    line_and_column,
)
from solver_core.formats.tatham_moves import Replay
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

_ID = re.compile(
    r"(?:^|[\s<(\"'])(\d{1,2}(?:x\d{1,2}|j)[a-z0-9]{0,12})([:#])([a-z0-9_]{3,}(?:,[a-z0-9_]+)*)(?=[\s>)\"'.,;!?]|$)"
)
_SAVED = re.compile(r"\s*SAVEFILE:\d+:")
_FIELD = re.compile(r"([A-Z][A-Z0-9]{0,7}) *:(\d{1,6}):")
_PARAMS = re.compile(r"(\d+)(?:x(\d+)|j)(x?)(k?)")
_RUN = re.compile(r"[a-z]|_|\d+")
_KINDS = ("MOVE", "SOLVE", "RESTART")


def detect(text: str) -> Confidence:
    """Is there an id of such a game, or the head of a saved one?"""
    if len(text) > SINGLE_LIMIT:
        return Confidence.NONE
    if _SAVED.match(text):
        return Confidence.CERTAIN
    return Confidence.LIKELY if _ID.search(text) else Confidence.NONE


def read(text: str) -> Contents:
    """The puzzle of an id, or the state that a saved game shows.

    Raises:
        FormatError: it is broken, of another size or kind, or only a seed.
    """
    check_length(text)
    if _SAVED.match(text):
        return _saved(text)
    found = links.found_in(text, _ID, "link.solo")
    _check_kind(found[1])
    if found[2] == "#":
        raise FormatError("solo.seed")
    return Contents((Puzzle(_board(found[3], *line_and_column(text, found.start(3)))),))


def write(puzzle: Puzzle) -> str:
    """The givens as a game id.

    >>> write(Puzzle(Grid.empty().with_digit(0, 4).with_digit(1, 2))).strip()
    '3x3:4_2zzza'
    """
    parts: list[str] = []
    for run in re.findall(r"[1-9]|\.+", str(puzzle.givens)):
        if run[0] == ".":
            parts.append("z" * ((len(run) - 1) // 26) + chr(ord("a") + (len(run) - 1) % 26))
        else:
            parts.append(f"_{run}" if parts and parts[-1][-1].isdigit() else run)
    return f"3x3:{''.join(parts)}\n"


def _saved(text: str) -> Contents:
    fields = list(_fields(text))
    values = dict(reversed(fields))
    if values.get("GAME", "") != "Solo":
        raise FormatError("solo.game", name=values.get("GAME", "nothing")[:40])
    _check_kind(values.get("PARAMS", ""))
    givens = _board(values.get("DESC", ""), None, None)
    moves = [(key, value) for key, value in fields if key in _KINDS]
    shown = values.get("STATEPOS", "")
    count = int(shown) - 1 if shown.isascii() and shown.isdigit() else len(moves)
    replay = Replay(givens)
    for number, (key, value) in enumerate(moves[: max(0, count)], 1):
        replay.play(key, value, number)
    return Contents((replay.puzzle(),), dropped=("moves",) if moves else ())


def _fields(text: str) -> Iterator[tuple[str, str]]:
    """Keys and values in file order; a value is as long as it says, whatever is in it.

    Raises:
        FormatError: a line is no field, or ends before its value.
    """
    at = len(text) - len(text.lstrip())
    while at < len(text):
        found = _FIELD.match(text, at)
        end = found.end() + int(found[2]) if found else len(text) + 1
        if found is None or end > len(text):
            raise FormatError("solo.cut_off" if found else "solo.line", *line_and_column(text, at))
        yield found[1], text[found.end() : end]
        at = end + len(text[end:]) - len(text[end:].lstrip()) if text[end : end + 1].isspace() else end


def _check_kind(params: str) -> None:
    found = _PARAMS.match(params)
    if found is None:
        raise FormatError("solo.kind", found=params[:40])
    width, height, has_diagonals, is_killer = found.groups()
    rules = [
        Message(f"rule.{key}")
        for key, has in (("jigsaw", not height), ("diagonal", has_diagonals), ("killercage", is_killer))
        if has
    ]
    if rules:
        raise FormatError("format.rules", rules=enumerated(rules))
    if (width, height) != ("3", "3"):
        raise FormatError("format.boxes", width=width, height=height)


def _board(description: str, line: int | None, column: int | None) -> Grid:
    """The 81 cells of a description; ``line`` and ``column`` are where it begins, for errors."""
    digits: list[int] = []
    for run in _RUN.finditer(description):
        if run[0].isdigit():
            _check_digit(run[0], line, column and column + run.start())
            digits.append(int(run[0]))
        elif run[0] != "_":
            digits += [0] * (ord(run[0]) - ord("a") + 1)
    if len(digits) != 81 or _RUN.sub("", description):
        raise FormatError("solo.cells", line, column, count=len(digits))
    return Grid(bytes(digits))


def _check_digit(number: str, line: int | None, column: int | None) -> None:
    if number not in "123456789" or len(number) > 1:
        raise FormatError("solo.digit", line, column, found=number[:20])


FORMAT = Format(
    "tatham", "Solo game ID", "The game ID of Simon Tatham's Solo, or a game that it has saved.",
    (".sav", ".txt"),
    detect, read, write,
)  # fmt: skip
