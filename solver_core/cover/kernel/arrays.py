"""Fast loops over large inputs: parsing numbers and building columns. Compiled with the types in ``arrays.pxd``."""

from array import array

from solver_core import plain as cython
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import require

if cython.compiled:
    import cython

_MOST = 2**31 - 1


def scan(data: bytes, numbers: "array[int]", less: int = 0) -> int:
    """Parse whole numbers from 0, separated by blanks.

    Args:
        data: the text.
        numbers: an array("i") to fill, with a place for every second byte and one more.
        less: subtracted from each number, 0 or 1.

    Returns:
        How many numbers there are; if a word is not a number up to 2,147,483,647, its place, counted from -1
        downward.

    Raises:
        ValueError: the array is too short.
        TypeError: it is not an array.
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


def renumber(numbers: "array[int]", table: "array[int]") -> None:
    """Replace each number by what a table has at that place.

    Raises:
        ValueError: a number is no place of the table.
    """
    require(numbers, array, "numbers")
    require(table, array, "table")
    if len(numbers) == 0:
        return
    numbered, places, count, most = memory.integers(numbers), memory.integers(table), len(numbers), len(table)
    for k in range(count):
        if numbered[k] < 0 or numbered[k] >= most:
            raise ValueError("a number is no place of the table")
        numbered[k] = places[numbered[k]]


def longest(ends: "array[int]") -> int:
    """How many items the longest option has; -1 if the ends of the options do not ascend from 0."""
    require(ends, array, "ends")
    if len(ends) == 0:
        return 0
    stops, options, start, most = memory.integers(ends), len(ends), 0, 0
    for option in range(options):
        length = stops[option] - start
        if length < 0:
            return -1
        if length > most:
            most = length
        start = stops[option]
    return most


def unfit(items: "array[int]", ends: "array[int]", count: int) -> int:
    """The first option with an item that is not one of ``count``, or with one twice; -1 if there is none.

    Args:
        items: the items of all options, one option after the other.
        ends: where each option ends, ascending, the last with the last of the items.
        count: how many items there are.
    """
    require(items, array, "items")
    require(ends, array, "ends")
    if len(items) == 0:  # an empty array has no address
        return -1
    seen_by_option = array("i", bytes(4 * (count + 1)))
    numbers, stops, seen = memory.integers(items), memory.integers(ends), memory.integers(seen_by_option)
    options, k = len(ends), 0
    for option in range(options):
        end = stops[option]
        while k < end:
            item = numbers[k]
            if item < 0 or item >= count or seen[item] > option:
                return option
            seen[item] = option + 1
            k += 1
    return -1


def miscoloured(items: "array[int]", colours: "array[int]", primary: int) -> int:
    """The first place with a negative colour, or with one, not 0, of an item below ``primary``; -1 if there is none.

    Raises:
        ValueError: there are not as many colours as items.
    """
    require(items, array, "items")
    require(colours, array, "colours")
    if len(items) != len(colours):
        raise ValueError("give a colour for each item of each option, 0 for none")
    if len(items) == 0:
        return -1
    numbers, shades, count = memory.integers(items), memory.integers(colours), len(items)
    for k in range(count):
        if shades[k] < 0 or (shades[k] and numbers[k] < primary):
            return k
    return -1


def link_columns(
    nodes: "array[int]", size: "array[int]", first: "array[int]", items: "array[int]", ends: "array[int]"
) -> None:
    """Link the nodes of all options into their columns.

    Args:
        nodes: the records of a `Matrix`, in which those of the headers are complete.
        size: how many nodes are below each header; 0 at first.
        first: the address at which the first option begins; filled with those of the others and the end of the last.
        items: the items of all options, none of them `unfit`.
        ends: where each option ends.
    """
    for one in (nodes, size, first, items, ends):
        require(one, array, "array")
    if len(ends) == 0:  # an empty array has no address
        return
    options = len(ends)
    records, sizes, starts = memory.integers(nodes), memory.integers(size), memory.integers(first)
    numbers, stops = memory.integers(items), memory.integers(ends)
    at, k = starts[0], 0
    for option in range(options):
        end = stops[option]
        while k < end:
            item = numbers[k]
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
        starts[option + 1] = at


def hidden(nodes: "array[int]", first: int) -> bytes:
    """For each node from an address on, 1 if it is out of its column: the node above does not point at it.

    Args:
        nodes: the records of links, as array("i") or array("H").
        first: the address of the first node that is not a header.

    Raises:
        ValueError: the array has another type, incomplete records, or addresses out of range.
    """
    require(nodes, array, "nodes")
    length = len(nodes)
    if nodes.typecode not in "iH" or length % code.RECORD or not 0 <= first <= length or first % code.RECORD:
        raise ValueError("nodes are records of links, and the first is the address of one of them")
    if first == length:
        return b""
    answer = array("B", bytes((length - first) // code.RECORD))
    out = memory.octets(answer)
    is_narrow = nodes.typecode == "H"
    narrow, wide = memory.shorts(nodes), memory.integers(nodes)
    at, number = first, 0
    while at < length:
        above = narrow[at + code.UP] if is_narrow else wide[at + code.UP]
        if above < 0 or above > length - code.RECORD:
            raise ValueError("nodes are records of links, and the first is the address of one of them")
        below = narrow[above + code.DOWN] if is_narrow else wide[above + code.DOWN]
        out[number] = below != at
        at += code.RECORD
        number += 1
    return answer.tobytes()


def least_of_options(items: "array[int]", ends: "array[int]", numbers: "array[int]") -> "array[int]":
    """For each option the least nonzero number of its items; 0 if all are 0.

    Args:
        items: the items of all options, one option after the other.
        ends: where each option ends.
        numbers: one for each item.

    Raises:
        ValueError: the arrays do not fit.
    """
    for one in (items, ends, numbers):
        require(one, array, "array")
    if items.typecode != "i" or ends.typecode != "i" or numbers.typecode != "i":
        raise ValueError("give items, ends and numbers as array('i')")
    answer = array("i", bytes(4 * len(ends)))
    if len(ends) == 0 or len(items) == 0 or len(numbers) == 0:
        return answer
    found, owned = memory.integers(answer), memory.integers(items)
    stops, known = memory.integers(ends), memory.integers(numbers)
    options, total, most = len(ends), len(items), len(numbers)
    at = 0
    for option in range(options):
        end = stops[option]
        if end < at or end > total:
            raise ValueError("the ends of options ascend, to how many items there are")
        least = 0
        while at < end:
            item = owned[at]
            if item < 0 or item >= most:
                raise ValueError("an option has an item without a number")
            number = known[item]
            if number and (least == 0 or number < least):
                least = number
            at += 1
        found[option] = least
    return answer


def raise_codes(codes: "array[int]", targets: "array[int]", owners: "array[int]", states: bytes) -> None:
    """Raise codes: for each pair, the target's code becomes at least the owner's state.

    Args:
        codes: an array("B"), which is changed.
        targets: indices into it, as array("i").
        owners: as many indices into ``states``.
        states: the state of each owner.

    Raises:
        ValueError: the arrays do not fit, or an index is out of range.
    """
    for one in (codes, targets, owners):
        require(one, array, "array")
    require(states, bytes, "states")
    if (
        codes.typecode != "B"
        or targets.typecode != "i"
        or owners.typecode != "i"
        or len(targets) != len(owners)
    ):
        raise ValueError("give codes as array('B'), targets and as many owners as array('i')")
    if len(targets) == 0 or len(codes) == 0:
        return
    highest, where, whose, known = (
        memory.octets(codes),
        memory.integers(targets),
        memory.integers(owners),
        states,
    )
    size, most, count = len(codes), len(states), len(targets)
    for k in range(count):
        target, owner = where[k], whose[k]
        if target < 0 or target >= size or owner < 0 or owner >= most:
            raise ValueError("a place is beyond the codes or the states")
        if known[owner] > highest[target]:
            highest[target] = known[owner]
