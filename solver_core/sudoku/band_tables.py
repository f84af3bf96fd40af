"""Tables of nine bits for `bitboard`, made once, when it is first used; they are only read.

A band is three rows, 27 bits, cell 9 * row + col. In nine bits there are three minirows (a row within a box) or three
columns within a box for each of three rows or bands: bit 3 * line + place. A digit stands in each line and at each
place once, so only what is part of a way to choose three, one for each line and each place, can hold it.
"""

from array import array
from functools import cache
from itertools import permutations

NINE = 512
"""Patterns of nine bits."""

_WAYS = [sum(1 << 3 * line + place for line, place in enumerate(way)) for way in permutations(range(3))]


def unions() -> list[int]:
    """For each pattern the union of all ways to choose three within it; 0 if there is none."""
    found = []
    for pattern in range(NINE):
        union = 0
        for way in _WAYS:
            if way & pattern == way:
                union |= way
        found.append(union)
    return found


def widened(pattern: int) -> int:
    """Each of nine bits as three beside each other."""
    return sum(7 << 3 * at for at in range(9) if pattern >> at & 1)


@cache
def rows_left() -> "array[int]":
    """For each pattern of minirows in a band, the 27 cells that are left."""
    return array("i", map(widened, unions()))


@cache
def cols_left() -> "array[int]":
    """For each pattern of columns in a stack, those left: three bits in each nine, as three bands have them."""
    return array("i", [union & 7 | (union & 56) << 6 | (union & 448) << 12 for union in unions()])


@cache
def seen() -> "array[int]":
    """For each cell three bands and a 0: those in its row, column or box, and itself."""
    found = array("i")
    for cell in range(81):
        row, col = divmod(cell, 9)
        for band in range(3):
            bits = 0
            for at in range(27):
                other_row, other_col = 3 * band + at // 9, at % 9
                same_box = other_row // 3 == row // 3 and other_col // 3 == col // 3
                if other_row == row or other_col == col or same_box:
                    bits |= 1 << at
            found.append(bits)
        found.append(0)
    return found
