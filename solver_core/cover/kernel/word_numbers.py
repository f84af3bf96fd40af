"""The words of a text as numbers, in one pass over its bytes. Compiled with the types in ``word_numbers.pxd``."""

from array import array

from solver_core import plain as cython
from solver_core.cover.kernel import memory
from solver_core.cover.kernel.arguments import require
from solver_core.cover.kernel.owned import Owned

if cython.compiled:
    import cython

_BAR = 124
_BREAKS = b"\n\v\f\r\x1c\x1d\x1e"
_ROOM = 1 << 12


class WordNumbers(Owned):
    """The different words of a text, numbered in the order of their first appearance, and its lines in these numbers.

    Lines that are blank are passed over, and those that begin with a bar, comments. The words of the first other line,
    the head, are numbered, but neither they nor the line are listed. The text "a b", "| so", "b c"::

        numbers     1 2         of the words below the head
        ends        2           how many words there are up to the end of each line below it
        comments    0 4         for each comment the number of lines before it, -1 before the head, and where it begins
        begins      0 2 11      where each different word first begins, and where it ends: a b c
        finishes    1 3 12

    Args:
        data: the text, in which all blanks and line ends are those of ASCII.
    """

    def __init__(self, data: bytes) -> None:
        self._require_unbuilt()
        require(data, bytes, "data")
        self.data = self.text = data
        self.length = len(data)
        self.numbers = array("i", [0]) * (self.length // 2 + 1)
        self.ends = array("i", [0]) * (1 + sum(map(data.count, _BREAKS)))
        room = _ROOM
        while not self._read(room):
            room *= 4
        del self.numbers[self.count :], self.ends[self.lines :]
        del self.begins[self.distinct :], self.finishes[self.distinct :]
        self._end_use()

    @cython.final
    def _read(self, room: int) -> bool:
        """Number the words; False if there are too many different ones for a table of this many places."""
        self.room, self.lines, self.count, self.distinct = room, -1, 0, 0
        self.comments = array("i")
        table, self.begins = array("i", bytes(4 * room)), array("i", bytes(2 * room))
        self.finishes = self.begins[:]
        self.table, self.found = memory.integers(table), memory.integers(self.numbers)
        self.stops = memory.integers(self.ends)
        self.firsts, self.lasts = memory.integers(self.begins), memory.integers(self.finishes)
        at = start = 0
        while at < self.length and 2 * self.distinct < room:
            if self._is_blank(at):
                if self.count > start and self._is_break(at):
                    start = self._end_line()
                at += 1
            elif self.text[at] == _BAR and self.count == start:
                self.comments.append(self.lines)
                self.comments.append(at)
                while at < self.length and not self._is_break(at):
                    at += 1
            else:
                at = self._number_word(at)
        if self.count > start:
            self._end_line()
        self.lines = max(self.lines, 0)
        return 2 * self.distinct < room

    @cython.final
    def _end_line(self) -> int:
        """Return how many words are listed before the next line."""
        if self.lines < 0:
            self.count = 0
        else:
            self.stops[self.lines] = self.count
        self.lines += 1
        return self.count

    @cython.final
    def _number_word(self, begin: int) -> int:
        """List a word; return where it ends."""
        end, key, mask = begin, 0, self.room - 1
        while end < self.length and not self._is_blank(end):
            key = (key ^ self.text[end]) * 16777619 & 0x7FFFFFFF  # the hash of Fowler, Noll and Vo
            end += 1
        slot = (key ^ key >> 15) & mask
        while self.table[slot] and not self._is_same(self.table[slot] - 1, begin, end):
            slot = slot + 1 & mask
        if self.table[slot] == 0:
            self.firsts[self.distinct], self.lasts[self.distinct] = begin, end
            self.distinct += 1
            self.table[slot] = self.distinct
        self.found[self.count] = self.table[slot] - 1
        self.count += 1
        return end

    @cython.final
    def _is_same(self, number: int, begin: int, end: int) -> bool:
        first = self.firsts[number]
        if self.lasts[number] - first != end - begin:
            return False
        while begin < end and self.text[begin] == self.text[first]:
            begin += 1
            first += 1
        return begin == end

    @cython.final
    def _is_blank(self, at: int) -> bool:
        sign = self.text[at]
        return sign <= 32 and (sign >= 28 or 9 <= sign <= 13)

    @cython.final
    def _is_break(self, at: int) -> bool:
        sign = self.text[at]
        return sign <= 30 and (sign >= 28 or 10 <= sign <= 13)
