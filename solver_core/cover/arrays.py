"""Large inputs, number by number: what is read, and how it becomes columns. Compiled with the types in ``arrays.pxd``."""

from array import array

from solver_core import plain as cython
from solver_core.cover import codes as code
from solver_core.cover import memory
from solver_core.cover.arguments import require

if cython.compiled:
    import cython

_MOST = 2**31 - 1


def scan(data: bytes, numbers: "array[int]", less: int = 0) -> int:
    """Read whole numbers from 0 with blanks between them.

    Args:
        data: numbers, with any signs up to the blank between them.
        numbers: an array("i") with a place for every second byte, and one more, which is filled.
        less: what is taken off each number, 0 or 1.

    Returns:
        How many numbers there are; where a word is none, or a number above 2,147,483,647, its place, counted from -1
        downward.

    Raises:
        ValueError: the array is too short.
        TypeError: it is none.
    """
    require(data, bytes, "data")
    require(numbers, array, "numbers")
    if numbers.typecode != "i" or 2 * len(numbers) <= len(data):
        raise ValueError("numbers need an array('i') with a place for every second byte, and one more")
    found, length = memory.integers(numbers), len(data)
    text = data
    at = count = 0
    while at < length:
        sign = text[at]
        at += 1
        if sign <= 32:
            continue
        number = 0
        start = at - 1
        while 48 <= sign <= 57 and number <= _MOST:
            number = 10 * number + sign - 48
            sign = text[at] if at < length else 32
            at += 1
        if sign > 32 or number > _MOST:
            return -start - 1
        found[count] = number - less
        count += 1
    return count


def hang(
    nodes: "array[int]", size: "array[int]", first: "array[int]", items: "array[int]", marks: "array[int]"
) -> int:
    """Hang the nodes of all options into their columns.

    Args:
        nodes: the records of a `Matrix`; those of its headers are complete.
        size: how many nodes hang below each header; 0 everywhere.
        first: the address at which each option begins, and the end of the last.
        items: the items of all options, one option after the other.
        marks: a place for each item and one more, 0 everywhere.

    Returns:
        The first option with an item that there is not, or with one twice; -1 where there is none.
    """
    for held in (nodes, size, first, items, marks):
        require(held, array, "array")
    if len(items) == 0:  # an empty array has no place in memory
        return -1
    count, options = len(marks) - 1, len(first) - 1
    records, sizes, starts = memory.integers(nodes), memory.integers(size), memory.integers(first)
    numbers, seen = memory.integers(items), memory.integers(marks)
    at, k = starts[0], 0
    for option in range(options):
        end = starts[option + 1]
        while at < end:
            item = numbers[k]
            if item < 0 or item >= count or seen[item] > option:
                return option
            seen[item] = option + 1
            header = code.RECORD * (item + 1)
            bottom = records[header + code.UP]
            records[at + code.UP] = bottom
            records[at + code.DOWN] = header
            records[at + code.ITEM] = item + 1
            records[at + code.OPTION] = option
            records[bottom + code.DOWN] = at
            records[header + code.UP] = at
            sizes[item + 1] += 1
            at += code.RECORD
            k += 1
    return -1
