"""Bits of bands, for `band_search`; in C ``band_bits.pxd`` says what stands for them.

Three bands stand beside each other in four integers, the last of which is 0: a vector of most processors.
"""

from array import array

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


def add(x: "array[int]", at: int, cells: "array[int]", first: int) -> None:
    """Add the cells of three bands, four integers from ``first`` on, to those from ``at`` on."""
    for band in range(4):
        x[at + band] |= cells[first + band]


def remove(x: "array[int]", at: int, cells: "array[int]", first: int) -> None:
    """Take the cells of three bands, four integers from ``first`` on, away from those from ``at`` on."""
    for band in range(4):
        x[at + band] &= ~cells[first + band]


def copy(x: "array[int]", level: int) -> None:
    """Copy the cells of all digits, and those that are settled, to the next level."""
    x[level + 44 : level + 84] = x[level : level + 40]


def invert(x: "array[int]") -> None:
    """Replace the cells where each digit cannot be by those where it can; the last four are barred for all digits."""
    for entry in range(36):
        x[entry] = ~(x[entry] | x[36 + entry % 4]) & _FULL if entry % 4 < 3 else 0


def settle(  # noqa: PLR0917 - bands, as C can pass them
    x: "array[int]", level: int, digit: int, first: int, second: int, third: int
) -> int:
    """Write down where a digit can be; where it is alone in a row, the others leave its cell.

    Returns which ones of nine have been in such a cell that was not settled before, a bit for each.
    """
    new = [alone(value) & ~x[level + 36 + band] for band, value in enumerate((first, second, third))]
    changed = 0
    if any(new):
        for band in range(3):
            x[level + 36 + band] |= new[band]
            for other in range(9):
                at = level + 4 * other + band
                changed |= (x[at] & new[band] != 0) << other
                x[at] &= ~new[band]
    x[level + 4 * digit : level + 4 * digit + 3] = array("i", (first, second, third))
    return changed


def alone(value: int) -> int:
    """The cells that are alone in their row of a band in which no row is empty.

    The lowest cell of each row goes, and where nothing is left it was alone.
    """
    rest = value & value - 0x40201
    rest = ((rest & 0x3FDFEFF) + 0x3FDFEFF | rest) & 0x4020100
    return value & ~((rest << 1) - (rest >> 8))


def tally(x: "array[int]", level: int, sums: "array[int]") -> None:
    """The cells of three bands that have at least one of nine digits, then at least two, then just two."""
    for band in range(4):
        ones = twos = threes = 0
        for at in range(level + band, level + 36, 4):
            value = x[at]
            threes |= twos & value
            twos |= ones & value
            ones |= value
        sums[band], sums[4 + band], sums[8 + band] = ones, twos, twos & ~threes


def count(x: "array[int]", at: int, cells: "array[int]", first: int) -> int:
    """How many cells of three bands are there and there."""
    return sum((x[at + band] & cells[first + band]).bit_count() for band in range(3))


def weigh(x: "array[int]", at: int, cells: "array[int]", first: int, sums: "array[int]") -> int:
    """The same; those with just two digits count four times."""
    twos = array("i", [cells[first + band] & sums[8 + band] for band in range(3)])
    return count(x, at, cells, first) + 3 * count(x, at, twos, 0)
