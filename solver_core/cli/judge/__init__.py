"""``sudoku-dlx judge``: answers the input of an online judge, by exact or repeat cover."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from typing import NamedTuple

from solver_core.cli import streams
from solver_core.cli.judge import matrices, sudoku
from solver_core.cli.judge.words import JudgeInput

_HIHOCODER = """1
4 0 0 0 7 0 1 0 0
0 0 1 9 0 4 6 0 5
0 0 0 0 0 1 0 0 0
0 0 0 7 0 0 0 0 2
0 0 2 0 3 0 0 0 0
8 4 7 0 0 6 0 0 0
0 1 4 0 0 0 8 0 6
0 2 0 0 0 0 3 0 0
6 0 0 0 9 0 0 0 0
"""
_SOLVED = """4 9 6 5 7 3 1 2 8
3 8 1 9 2 4 6 7 5
2 7 5 8 6 1 9 4 3
1 5 3 7 8 9 4 6 2
9 6 2 4 3 5 7 8 1
8 4 7 2 1 6 5 3 9
7 1 4 3 5 2 8 9 6
5 2 9 6 4 8 3 1 7
6 3 8 1 9 7 2 5 4
"""
_WITH_MARKS = _HIHOCODER.split("\n", 1)[1].replace("0", "?")


class Judge(NamedTuple):
    """A problem of an online judge.

    Attributes:
        title: the question, in one line.
        answer: yields the output for an input, piece by piece.
        given: a sample of the input.
        expected: its output.
    """

    title: str
    answer: Callable[[JudgeInput], Iterator[str]]
    given: str
    expected: str


JUDGES = {
    "hihocoder-1321": Judge(
        "Sudoku: T, then nine lines of nine numbers each, 0 for an empty cell",
        sudoku.hihocoder,
        _HIHOCODER,
        _SOLVED,
    ),
    "acwing-166": Judge(
        "Sudoku: lines of 81 characters with dots, until 'end'",
        sudoku.acwing,
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\nend\n",
        "417369825632158947958724316825437169791586432346912758289643571573291684164875293\n",
    ),
    "luogu-p4929": Judge(
        "exact cover: n m and a 0-1 matrix; row numbers, or 'No Solution!'",
        matrices.luogu,
        "3 3\n0 0 1\n1 0 0\n0 1 0\n",
        "1 2 3\n",
    ),
    "luogu-p1219": Judge(
        "n queens: n; the first three placements, and how many there are",
        matrices.many_queens,
        "6\n",
        "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4\n",
    ),
    "luogu-p1784": Judge(
        "Sudoku: nine lines of nine numbers, 0 for an empty cell", sudoku.luogu, _HIHOCODER[2:], _SOLVED
    ),
    "spoj-sudogob": Judge(
        "Sudoku: T, then puzzles; the number of solutions, and the grid where there is one",
        sudoku.sudogob,
        _HIHOCODER,
        f"1\n{_SOLVED}",
    ),
    "zoj-3209": Judge(
        "treasure map: T, then n m p and p rectangles x1 y1 x2 y2; the fewest that cover it once, or -1",
        matrices.treasure_map,
        "3\n5 5 1\n0 0 5 5\n\n5 5 2\n0 0 3 5\n2 0 5 5\n\n30 30 5\n0 0 30 10\n0 10 30 20\n0 20 30 30\n0 0 15 "
        "30\n15 0 30 30\n",
        "1\n-1\n2\n",
    ),
    "hust-1017": Judge(
        "exact cover: n m, each row as its length and its columns, to the end; 'k r1 ... rk', or 'NO'",
        matrices.hust,
        "6 7\n3 1 4 7\n2 1 4\n3 4 5 7\n3 3 5 6\n4 2 3 6 7\n2 2 7\n",
        "3 2 4 6\n",
    ),
    "hdu-1426": Judge(
        "Sudoku: nine lines with ? for an empty cell, cases with a blank line between",
        sudoku.hdu,
        _WITH_MARKS,
        _SOLVED,
    ),
    "hdu-2295": Judge(
        "radar: T, then n m k, n cities and m stations; the least radius of k stations, six decimals",
        matrices.radar,
        "1\n3 3 2\n3 4\n3 1\n5 4\n1 1\n2 2\n3 3\n",
        "2.236068\n",
    ),
    "hdu-5046": Judge(
        "airport: T, then n k and n cities; 'Case #i: d' with the least Manhattan distance",
        matrices.airport,
        "2\n3 2\n0 0\n4 0\n5 1\n4 2\n0 3\n1 0\n3 0\n8 9\n",
        "Case #1: 2\nCase #2: 4\n",
    ),
    "hdu-3335": Judge(
        "divisibility: T, then n and n numbers; how many can be chosen of which none divides another",
        matrices.divisibility,
        "1\n3\n1 2 3\n",
        "2\n",
    ),
}
"""The judges, by their names on the command line."""

EXAMPLES = (
    ("judge --list", "the problems, each with a sample"),
    ("judge acwing-166 < input", "the answers to an input"),
)


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command `judge`."""
    parser.add_argument("id", metavar="ID", nargs="?", choices=[*JUDGES], help="the judge and its problem")
    parser.add_argument("--list", action="store_true", help="print all of them, each with a sample")


def run(options: Namespace) -> int:
    """Answer standard input; returns 2 if it does not have the problem's format."""
    with streams.results(None) as out:
        if options.list:
            for name, judge in JUDGES.items():
                print(
                    f"{name}: {judge.title}\n{_shown('<', judge.given)}{_shown('>', judge.expected)}",
                    file=out,
                )
            return 0
        if options.id is None:
            raise streams.Unreadable("judge: name one of the problems; --list prints them")
        if sys.stdin is None:
            raise streams.Unreadable("standard input is closed")
        for answer in JUDGES[options.id].answer(JudgeInput(sys.stdin.buffer)):
            out.write(answer)
    return 0


def _shown(mark: str, text: str) -> str:
    return "".join(f"  {mark} {line}\n" for line in text.splitlines())
