"""LZ-string in base 64: how f-puzzles and SudokuPad pack their JSON into a link.

A stream of bits, in characters of six bits with the highest first; numbers stand in it with their lowest bit first::

    0 + 8 bits     a new character below 256, which becomes an entry of the dictionary
    1 + 16 bits    any other new character
    2              the end
    3 and more     an entry of the dictionary

After each but the first, a new entry is the previous phrase followed by the first character of the current one. A
number has as many bits as the size of the dictionary requires. Characters are units of UTF-16. Source: the behaviour of
the lz-string library (pieroxy.net), which all of these sites use.
"""

from solver_core.formats.reading import FormatError

MOST = 1 << 20
"""The most characters to unpack: a few hundred times what a puzzle needs."""

_SHORT, _LONG, _END = 0, 1, 2
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BITS = {char: f"{number:06b}" for number, char in enumerate(_ALPHABET)}


def decompress(packed: str) -> str:
    """The text in these base 64 characters; anything after the end of the stream is ignored.

    Raises:
        FormatError: they are not such a stream, it is cut off, or the text is longer than `MOST` characters.
    """
    try:
        bits, at = "".join(_BITS[char] for char in packed.rstrip("=")), 0
    except KeyError:
        raise FormatError("link.broken") from None

    def number(width: int) -> int:
        nonlocal at
        taken, at = bits[at : at + width], at + width
        if at > len(bits):
            raise FormatError("link.broken")
        return int(taken[::-1], 2)

    entries = ["", "", ""]
    out: list[str] = []
    length, last = 0, ""
    while (code := number(len(entries).bit_length())) != _END:
        if code in (_SHORT, _LONG):
            found = chr(number(8 if code == _SHORT else 16))
            entries.append(found)
        elif code == len(entries) and last:
            found = last + last[0]
        elif code < len(entries):
            found = entries[code]
        else:
            raise FormatError("link.broken")
        if last:
            entries.append(last + found[0])
        out.append(found)
        last, length = found, length + len(found)
        if length > MOST:
            raise FormatError("link.swollen")
    return _from_units("".join(out))


def compress(text: str) -> str:
    """A text in base 64 characters; `decompress` gives it back.

    >>> compress("")
    'Q==='
    """
    bits: list[str] = []
    codes: dict[str, int] = {}
    new: set[str] = set()
    size, phrase = 2, ""
    for char in [*_to_units(text), ""]:
        if char and char not in codes:
            codes[char] = len(codes) + 3
            new.add(char)
        if char and phrase + char in codes:
            phrase += char
            continue
        if phrase:
            size += _put(phrase, codes[phrase], size.bit_length(), new, bits)
            codes.setdefault(phrase + char, len(codes) + 3)
        phrase = char
    bits.append(_numbered(_END, size.bit_length()))
    return _packed("".join(bits))


def _put(phrase: str, code: int, width: int, new: set[str], bits: list[str]) -> int:
    """Write an entry or a new character; returns by how many entries the reader's dictionary grows."""
    if phrase not in new:
        bits.append(_numbered(code, width))
        return 1
    new.remove(phrase)
    kind, length = (_SHORT, 8) if ord(phrase) < 256 else (_LONG, 16)
    bits.append(_numbered(kind, width) + _numbered(ord(phrase), length))
    return 2


def _numbered(number: int, width: int) -> str:
    return f"{number:0{width}b}"[::-1]


def _packed(bits: str) -> str:
    """Six bits to a character; the last character always has one bit to spare."""
    bits += "0" * (6 - len(bits) % 6)
    packed = "".join(_ALPHABET[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))
    return packed + "=" * (-len(packed) % 4)


def _to_units(text: str) -> list[str]:
    """A text as UTF-16 has it: a character beyond the first 65,536 is two."""
    data = text.encode("utf-16-le", "surrogatepass")
    return [chr(data[at] | data[at + 1] << 8) for at in range(0, len(data), 2)]


def _from_units(units: str) -> str:
    """The inverse of `_to_units`; a lone surrogate becomes a replacement character."""
    return units.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
