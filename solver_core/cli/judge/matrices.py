"""Judges of exact cover (Luogu P4929 and P1219, HUST 1017, ZOJ 3209) and of repeat cover (HDU 2295, 5046 and 3335)."""

import re
from array import array
from collections.abc import Iterator
from itertools import islice, pairwise
from math import sqrt
from typing import Final

from solver_core.cli.judge.words import JudgeInput
from solver_core.cli.streams import Unreadable
from solver_core.cover import Rule, Search
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.dance import Dance
from solver_core.cover.kernel.machine import ENDLESS
from solver_core.cover.kernel.matrix import Matrix
from solver_core.problems import divisors, queens, rectangles, towns

_MOST: Final = 1 << 20
"""Rows, columns or cells, at most."""
_MOST_POINTS: Final = 10_000
"""Towns, stations or numbers, at most."""


def luogu(words: JudgeInput) -> Iterator[str]:
    """A 0-1 matrix after n and m: the rows of an exact cover, or "No Solution!"."""
    rows = words.number("the number of rows", 0, _MOST)
    columns = words.number("the number of columns", 0, _MOST)
    items, ends = array("i"), array("i")
    for _ in range(rows):
        bits, _ = words.signs(columns, "01", "0 or 1")
        items.extend(found.start() for found in re.finditer("1", bits))
        ends.append(len(items))
    cover = _cover(Matrix.of_flat(columns, 0, items, ends))
    yield "No Solution!\n" if cover is None else f"{' '.join(str(row + 1) for row in cover)}\n"


def hust(words: JudgeInput) -> Iterator[str]:
    """Cases until the end: n m, then each row as the number of its columns and the columns; "k r1 ... rk", or NO."""
    while words.peek() is not None:
        rows = words.number("the number of rows", 0, _MOST)
        columns = words.number("the number of columns", 0, _MOST)
        items, ends, lines = array("i"), array("i"), []
        for _ in range(rows):
            row, line = words.counted("column", columns)
            items.extend(row)
            ends.append(len(items))
            lines.append(line)
        cover = _cover(_matrix(columns, items, ends, lines))
        yield "NO\n" if cover is None else f"{len(cover)} {' '.join(str(row + 1) for row in cover)}\n"


def many_queens(words: JudgeInput) -> Iterator[str]:
    """N: the first three placements, each as the columns of rows 1, 2, ..., then how many there are."""
    count = words.number("the number of queens", 1, 20)
    problem = queens.problem(count)
    for solution in islice(Search(problem, Rule.FIRST).iter_solutions(), 3):
        yield f"{' '.join(str(option % count + 1) for option in solution)}\n"
    yield f"{queens.placements(count)}\n"


def treasure_map(words: JudgeInput) -> Iterator[str]:
    """T, then n m p and p rectangles x1 y1 x2 y2: the fewest that cover the map once, or -1."""
    for _ in range(words.number("the number of maps")):
        width, height = (words.number(f"the {side} of the map", 1, 1024) for side in ("width", "height"))
        areas = []
        for _ in range(words.number("the number of rectangles", 0, _MOST)):
            area = rectangles.Rectangle(*words.numbers(4, "an edge of a rectangle"))
            if not (area.left < area.right <= width and area.bottom < area.top <= height):
                message = f"line {words.line}: a rectangle x1 y1 x2 y2 has x1 < x2 <= {width} and y1 < y2 <= {height}"
                raise Unreadable(f"standard input: {message}")
            areas.append(area)
        dance = Dance(rectangles.matrix(width, height, areas), code.FEWEST, most=width * height)
        dance.forward(ENDLESS)
        yield f"{dance.bests.fewest if dance.bests.used else -1}\n"


def radar(words: JudgeInput) -> Iterator[str]:
    """T, then n m k, n cities and m stations: the least radius with which k stations reach all cities."""
    for _ in range(words.number("the number of cases")):
        count = words.number("the number of cities", 0, _MOST_POINTS)
        stations = words.number("the number of stations", 0, _MOST_POINTS)
        most = words.number("how many stations may work", 0, _MOST_POINTS)
        cities, masts = _points(words, count), _points(words, stations)
        table = [[towns.squared(city, mast) for mast in masts] for city in cities]
        reach = towns.least_reach(table, most)
        yield f"{-1 if reach is None else sqrt(reach):.6f}\n"


def airport(words: JudgeInput) -> Iterator[str]:
    """T, then n k and n cities: the least maximal distance of a city from the nearest of k airports, all in cities."""
    for case in range(1, words.number("the number of cases") + 1):
        count = words.number("the number of cities", 0, _MOST_POINTS)
        most = words.number("the number of airports", 0, _MOST_POINTS)
        cities = _points(words, count)
        table = [[towns.manhattan(city, other) for other in cities] for city in cities]
        reach = towns.least_reach(table, most)
        yield f"Case #{case}: {-1 if reach is None else reach}\n"


def divisibility(words: JudgeInput) -> Iterator[str]:
    """T, then n and n numbers: the largest number that can be chosen so that none divides another."""
    for _ in range(words.number("the number of cases")):
        count = words.number("how many numbers follow", 0, _MOST_POINTS)
        numbers = [words.number("a number", 1) for _ in range(count)]
        yield f"{len(divisors.largest_choice(numbers))}\n"


def _points(words: JudgeInput, count: int) -> list[tuple[int, int]]:
    far = 10**12
    return [(words.number("x", -far, far), words.number("y", -far, far)) for _ in range(count)]


def _matrix(columns: int, items: "array[int]", ends: "array[int]", lines: list[int]) -> Matrix:
    """The matrix of these rows; each was read from a line.

    Raises:
        Unreadable: a row has a column that does not exist, or one twice.
    """
    try:
        return Matrix.of_flat(columns, 0, items, ends)
    except ValueError:
        rows = (items[start:end] for start, end in pairwise((0, *ends)))
        line = next(
            line
            for row, line in zip(rows, lines, strict=True)
            if min(row, default=0) < 0 or max(row, default=-1) >= columns or len(set(row)) < len(row)
        )
        message = f"line {line}: a row has different columns from 1 to {columns}"
        raise Unreadable(f"standard input: {message}") from None


def _cover(matrix: Matrix) -> tuple[int, ...] | None:
    """The options of the first cover that the search meets, ascending."""
    dance = Dance(matrix, code.FEWEST)
    if not dance.forward(ENDLESS, 1 << code.SOLUTION):
        return None
    return tuple(sorted(matrix.nodes[node + code.OPTION] for node in dance.stack_array[: dance.depth]))
