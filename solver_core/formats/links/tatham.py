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
    STATEPOS:1:3                        the state shown: later moves were undone
    MOVE    :6:R7,1,1                   digit 1 in column 7, row 1, from 0; 0 empties; P toggles a note, M notes all
    SOLVE   :162:S4,1,...               the solution
    RESTART :76:a2e9...                 back to the beginning

Parameters: ``3x3`` boxes, ``9j`` jigsaw, then ``x`` for diagonals and ``k`` for killer. Source: solo.c and midend.c.
"""

import re
from collections.abc import Iterator

from solver_core.errors import Message, enumerated
from solver_core.formats import links, reading
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS
from solver_core.sudoku.puzzle import Puzzle

_ID = re.compile(
    r"(?:^|[\s<(\"'])(\d{1,2}(?:x\d{1,2}|j)[a-z0-9]{0,12})([:#])([a-z0-9_]{3,}(?:,[a-z0-9_]+)*)(?=[\s>)\"'.,;!?]|$)"
)
_SAVED = re.compile(r"\s*SAVEFILE:\d+:")
_FIELD = re.compile(r"([A-Z][A-Z0-9]{0,7}) *:(\d{1,6}):")
_PARAMS = re.compile(r"(\d+)(?:x(\d+)|j)(x?)(k?)")
_PART = re.compile(r"[a-z]|_|\d+")
_STEP = re.compile(r"([PR])([0-8]),([0-8]),([0-9])", re.ASCII)
_SOLVED = re.compile(r"S[1-9](?:,[1-9]){80}", re.ASCII)
_KINDS = ("MOVE", "SOLVE", "RESTART")


def detect(text: str) -> reading.Confidence:
    """Whether there is an id of such a game, or the head of a saved one."""
    if len(text) > reading.SINGLE_LIMIT:
        return reading.Confidence.NONE
    if _SAVED.match(text):
        return reading.Confidence.CERTAIN
    return reading.Confidence.LIKELY if _ID.search(text) else reading.Confidence.NONE


def read(text: str) -> reading.Contents:
    """The puzzle of an id, or the state that a saved game shows."""
    reading.check_length(text)
    if _SAVED.match(text):
        return _saved(text)
    found = links.found_in(text, _ID, "link.solo")
    _check_kind(found[1])
    if found[2] == "#":
        raise reading.FormatError("solo.seed")
    return reading.Contents((Puzzle(_board(found[3], *reading.line_and_column(text, found.start(3)))),))


def write(puzzle: Puzzle) -> str:
    """The givens as a game id.

    >>> write(Puzzle(Grid.empty().with_digit(0, 4).with_digit(1, 2))).strip()
    '3x3:4_2zzza'
    """
    parts: list[str] = []
    for part in re.findall(r"[1-9]|\.+", str(puzzle.givens)):
        if part[0] == ".":
            parts.append("z" * ((len(part) - 1) // 26) + chr(ord("a") + (len(part) - 1) % 26))
        else:
            parts.append(f"_{part}" if parts and parts[-1][-1].isdigit() else part)
    return f"3x3:{''.join(parts)}\n"


def _saved(text: str) -> reading.Contents:
    fields = list(_fields(text))
    values = dict(reversed(fields))
    if values.get("GAME", "") != "Solo":
        raise reading.FormatError("solo.game", name=values.get("GAME", "nothing")[:40])
    _check_kind(values.get("PARAMS", ""))
    board = reading.Assembly()
    board.givens[:] = _board(values.get("DESC", ""), None, None).digits
    moves = [(key, value) for key, value in fields if key in _KINDS]
    shown = values.get("STATEPOS", "")
    count = int(shown) - 1 if shown.isascii() and shown.isdigit() else len(moves)
    for number, (key, value) in enumerate(moves[: max(0, count)], 1):
        _play(board, key, value, number)
    return reading.Contents((board.puzzle()[0],), dropped=("moves",) if moves else ())


def _play(board: reading.Assembly, key: str, move: str, number: int) -> None:
    """Make one move; ``number`` counts them from 1."""
    step = _STEP.fullmatch(move)
    if key == "RESTART":
        board.entries[:], board.corner[:] = bytes(81), [0] * 81
    elif _SOLVED.fullmatch(move):
        solution = map(int, move[1:].split(","))
        pairs = zip(board.givens, solution, strict=True)
        board.entries[:] = [0 if given else digit for given, digit in pairs]
        board.corner[:] = [0] * 81
    elif move == "M":
        board.corner[:] = [0 if digit else ALL_DIGITS for digit in board.digits]
    elif step is not None:
        cell, digit = 9 * int(step[3]) + int(step[2]), int(step[4])
        if board.givens[cell]:
            raise reading.FormatError("solo.given", number=number)
        if step[1] == "P" and digit:
            board.corner[cell] ^= 1 << digit - 1
        else:
            board.entries[cell], board.corner[cell] = digit, 0
    else:
        raise reading.FormatError("solo.move", number=number, found=move[:40])


def _fields(text: str) -> Iterator[tuple[str, str]]:
    """Keys and values in file order; a value is as long as it says, whatever is in it."""
    at = len(text) - len(text.lstrip())
    while at < len(text):
        found = _FIELD.match(text, at)
        end = found.end() + int(found[2]) if found else len(text) + 1
        if found is None or end > len(text):
            raise reading.FormatError(
                "solo.cut_off" if found else "solo.line", *reading.line_and_column(text, at)
            )
        yield found[1], text[found.end() : end]
        at = end + len(text[end:]) - len(text[end:].lstrip()) if text[end : end + 1].isspace() else end


def _check_kind(params: str) -> None:
    found = _PARAMS.match(params)
    if found is None:
        raise reading.FormatError("solo.kind", found=params[:40])
    width, height, has_diagonals, is_killer = found.groups()
    rules = [
        Message(f"rule.{key}")
        for key, has in (("jigsaw", not height), ("diagonal", has_diagonals), ("killercage", is_killer))
        if has
    ]
    if rules:
        raise reading.FormatError("format.rules", rules=enumerated(rules))
    if (width, height) != ("3", "3"):
        raise reading.FormatError("format.boxes", width=width, height=height)


def _board(description: str, line: int | None, column: int | None) -> Grid:
    """The 81 cells of a description; ``line`` and ``column`` are where it begins, for errors."""
    digits: list[int] = []
    for part in _PART.finditer(description):
        if part[0].isdigit():
            if part[0] not in {*"123456789"}:
                raise reading.FormatError(
                    "solo.digit", line, column and column + part.start(), found=part[0][:20]
                )
            digits.append(int(part[0]))
        elif part[0] != "_":
            digits += [0] * (ord(part[0]) - ord("a") + 1)
    if len(digits) != 81 or _PART.sub("", description):
        raise reading.FormatError("solo.cells", line, column, count=len(digits))
    return Grid(bytes(digits))


FORMAT = reading.Format(
    "tatham", "Solo game ID", "The game ID of Simon Tatham's Solo, or a game that it has saved.",
    (".sav", ".txt"),
    detect, read, write,
)  # fmt: skip
