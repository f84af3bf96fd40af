"""Judges of Sudoku: hihoCoder 1321, AcWing 166, Luogu P1784, SPOJ SUDOGOB and HDU 1426."""

from collections.abc import Iterator
from typing import Final

from solver_core.cli.judge.words import JudgeInput
from solver_core.sudoku import many
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import count_solutions

_EMPTY: Final = "0.?"
_SIGNS: Final = _EMPTY + "123456789"
_TO_DIGITS: Final = str.maketrans(
    dict.fromkeys(_EMPTY, "\x00") | {str(digit): chr(digit) for digit in range(1, 10)}
)
_WHAT: Final = "a digit, or 0 for an empty cell,"


def hihocoder(words: JudgeInput) -> Iterator[str]:
    """T, then nine lines of nine numbers each; the solutions likewise."""
    for _ in range(words.number("the number of puzzles")):
        yield from (lines for lines, _ in _solved([_grid(words)]))


def acwing(words: JudgeInput) -> Iterator[str]:
    """Puzzles of 81 characters, until ``end``; each solution is a line."""

    def grids() -> Iterator[Grid]:
        while (word := words.peek()) is not None and word.text != "end":
            yield Grid(_grid(words)[0])
        words.word("end")

    yield from (f"{grid or 'No Solution'}\n" for grid in many.solve_many(grids()))


def luogu(words: JudgeInput) -> Iterator[str]:
    """One puzzle as nine lines of nine numbers, and its solution."""
    yield from (lines for lines, _ in _solved([_grid(words)]))


def sudogob(words: JudgeInput) -> Iterator[str]:
    """T, then puzzles: how many solutions each has, and the solution if it is unique."""
    for _ in range(words.number("the number of puzzles")):
        ((lines, count),) = _solved([grid := _grid(words)])
        if count == 1:
            yield f"1\n{lines}"
        else:
            yield f"{count_solutions(Grid(grid[0]), None) if count == 2 else 0}\n"


def hdu(words: JudgeInput) -> Iterator[str]:
    """Puzzles with ? for empty cells, and their solutions separated by blank lines."""
    is_first = True
    while words.peek() is not None:
        ((lines, _),) = _solved([_grid(words)])
        yield lines if is_first else f"\n{lines}"
        is_first = False


def _grid(words: JudgeInput) -> tuple[bytes, bool]:
    """The 81 digits of a puzzle, and whether they are separated by blanks."""
    signs, is_spaced = words.signs(81, _SIGNS, _WHAT)
    return signs.translate(_TO_DIGITS).encode("latin-1"), is_spaced


def _solved(grids: list[tuple[bytes, bool]]) -> Iterator[tuple[str, int]]:
    """The solution of each puzzle, as nine lines spaced like the puzzle, and the number of solutions, at most two."""
    found = many.solve(b"".join(digits for digits, _ in grids))
    for (_, is_spaced), count, text in zip(grids, found.counts, found.texts(), strict=True):
        if count in {0, many.CONTRADICTORY}:
            yield "No Solution\n", 0
            continue
        rows = (text[at : at + 9] for at in range(0, 81, 9))
        yield "".join(f"{' '.join(row) if is_spaced else row}\n" for row in rows), count
