"""Bits of bands, for `band_search`; in C ``band_bits.pxd`` says what stands for them.

Three bands stand beside each other in four integers, the last of which is 0: a vector of most processors.
"""

from collections.abc import MutableSequence, Sequence

_FULL = 0x7FFFFFF


def thirds(word: int) -> int:
    """Every third bit of 27, from the lowest on, as nine bits side by side."""
    word &= 0x1249249
    word = (word | word >> 2 | word >> 4) & 0x1C0E07
    return (word | word >> 6 | word >> 12) & 0x1FF


def stack(word: int, number: int) -> int:
    """Three bits of each nine of 27, the first, second or third (`number` 0, 3 or 6), side by side."""
    word >>= number
    return word & 7 | word >> 6 & 56 | word >> 12 & 448


def put(x: MutableSequence[int], at: int, first: int, second: int, third: int) -> None:
    """Write down three bands."""
    x[at], x[at + 1], x[at + 2], x[at + 3] = first, second, third, 0


def add(x: MutableSequence[int], at: int, cells: Sequence[int], first: int) -> None:
    """Add cells of three bands."""
    for band in range(4):
        x[at + band] |= cells[first + band]


def remove(x: MutableSequence[int], at: int, cells: Sequence[int], first: int) -> None:
    """Remove cells of three bands."""
    for band in range(4):
        x[at + band] &= ~cells[first + band]


def invert(x: MutableSequence[int]) -> None:
    """From where digits cannot be, for nine digits and then for all, to where they can be."""
    for entry in range(36):
        x[entry] = ~(x[entry] | x[36 + entry % 4]) & _FULL if entry % 4 < 3 else 0


def settle(x: MutableSequence[int], level: int, first: int, second: int, third: int) -> int:
    """All nine digits leave cells of three bands; returns which ones have been there, a bit for each."""
    changed = 0
    for digit in range(9):
        at = level + 4 * digit
        here = (x[at] & first, x[at + 1] & second, x[at + 2] & third)
        put(x, at, x[at] ^ here[0], x[at + 1] ^ here[1], x[at + 2] ^ here[2])
        changed |= any(here) << digit
    return changed


def tally(x: Sequence[int], level: int, tally: MutableSequence[int]) -> None:
    """The cells of three bands that have at least one of nine digits, then two, then three."""
    for band in range(4):
        ones = twos = threes = 0
        for at in range(level + band, level + 36, 4):
            value = x[at]
            threes |= twos & value
            twos |= ones & value
            ones |= value
        tally[band], tally[4 + band], tally[8 + band] = ones, twos, threes
