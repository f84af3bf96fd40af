"""Untrusted TOML: what would take Python's reader too long, or too much memory, is refused before it is parsed.

That reader copies every beginning of a key with dots, so 16,000 of them in 32 kB take a gigabyte; it calls itself for
every list in a list; and Python makes no text of numbers with more than some thousand digits. So all three are counted
first, outside of texts and comments. What is left of `MOST_CHARACTERS` takes some 0.1 s and 10 MB at worst.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from sudoku_gui.features.tours.errors import TourMessage
from sudoku_gui.player.errors import AppError

MOST_CHARACTERS: Final = 1 << 16
MOST_DOTS: Final = 16
"""Dots in a line; a key of a tour needs three."""
DEEPEST: Final = 16
"""Lists and tables within each other."""
LONGEST_WORD: Final = 100
"""Digits of a number, letters of a bare key."""

# A text that is not ended goes on to the end of its line, or of all: it is passed over once, and not once for each
# quote.
TEXT_OR_COMMENT: Final = re.compile(
    r'"""[^"\\]*(?:(?:\\.?|"(?!""))[^"\\]*)*(?:"{3,5})?'
    r"|'''[^']*(?:'(?!'')[^']*)*(?:'{3,5})?"
    r'|"[^"\\\n]*(?:\\.?[^"\\\n]*)*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*",
    re.DOTALL,
)
_PLACE: Final = re.compile(r"(?:line|column) (\d+)")
_CAUSES: Final = {
    "Cannot ": "toml.twice",
    "Duplicate ": "toml.twice",
    "end of document)": "toml.open",
    "Unclosed ": "toml.open",
    "Illegal character '\\n'": "toml.open",
    "Expected ']'": "toml.open",
    "Unescaped ": "toml.backslash",
    "Invalid value": "toml.value",
    "Expected '='": "toml.equals",
    "Expected newline": "toml.rest",
}
"""Messages of Python's reader, in English and without a code, and our messages in their place."""
_WORD: Final = re.compile(rf"[\w+-]{{{LONGEST_WORD + 1}}}")


class TomlError(AppError):
    """A text is no TOML, or more than is read; says where."""

    messages = TourMessage


def parsed(text: str) -> dict[str, Any]:
    """The table in a text; raises a TomlError where it is not TOML, or more than is read."""
    if len(text) > MOST_CHARACTERS:
        raise TomlError("toml.long", count=MOST_CHARACTERS)
    _check(text.replace("\r\n", "\n"))
    try:
        return tomllib.loads(text)
    except (ValueError, ArithmeticError, RecursionError, MemoryError) as error:
        code = next((code for words, code in _CAUSES.items() if words in str(error)), "toml.broken")
        raise TomlError(code, *_location(error, text)) from error


def _check(text: str) -> None:
    """Refuse what takes long. Up to a mistake the parser sees the same texts and comments, and there it stops."""
    depth = 0
    for number, line in enumerate(TEXT_OR_COMMENT.sub(_blanked, text).split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise TomlError("toml.dots", number, count=MOST_DOTS)
        if _WORD.search(line):
            raise TomlError("toml.word", number, count=LONGEST_WORD)
        for bracket in re.findall(r"[\[\]{}]", line):
            depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
            if depth > DEEPEST:
                raise TomlError("toml.depth", number)


def _blanked(found: re.Match[str]) -> str:
    # Lines keep their numbers.
    return '""' + "\n" * found[0].count("\n") if found[0][0] != "#" else ""


def _location(error: BaseException, text: str) -> tuple[int, int | None]:
    """Line and column, before Python 3.14 only in the message; the last line where the text ends too early."""
    found = [int(number) for number in _PLACE.findall(str(error)[-100:])][-2:]
    if isinstance(error, tomllib.TOMLDecodeError) and len(found) == 2:
        return found[0], found[1]
    return text.count("\n") + 1, None


_KEY: Final = r"[\w-]+(?:[ \t]*\.[ \t]*[\w-]+)*"
_TOKEN: Final = re.compile(
    rf"^[ \t]*\[{{1,2}}[ \t]*{_KEY}[ \t]*\]{{1,2}}(?=[ \t]*$)|{_KEY}(?=[ \t]*=)|[\[\]{{}}]", re.MULTILINE
)


def place_of(text: str, path: Sequence[str]) -> tuple[int, int] | tuple[None, None]:
    r"""Line and column, from 1, of a key or of what it would stand in; `None` twice where neither is there.

    In the path the number of a table in a list, from 1, follows the key of the list.

    >>> text = 'id = "a"\n[[stops]]\ntext.en = "x"\n[[stops]]\nwatch = { rule = "y" }'
    >>> place_of(text, ["stops", "2", "watch", "rule"]), place_of(text, ["stops", "1", "at"])
    ((5, 11), (2, 1))
    """
    for length in range(len(path), 0, -1):
        for known, offset in _keys(text):
            if known[:length] == tuple(path[:length]):
                return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
    return None, None


@lru_cache(maxsize=1)
def _keys(text: str) -> list[tuple[tuple[str, ...], int]]:
    # Those in quotes are left out.
    return list(_found(TEXT_OR_COMMENT.sub(_masked, text.replace("\r", " "))))


def _masked(found: re.Match[str]) -> str:
    # Offsets stay, and nothing in it looks like a key.
    return re.sub(r"[^\n]", " " if found[0][0] == "#" else "'", found[0])


def _found(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    table: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    numbers: dict[str, int] = {}  # of the tables in a list so far
    outer: list[tuple[str, tuple[str, ...]]] = []  # the brackets around, and the keys that they belong to
    for found in _TOKEN.finditer(text):
        token = found[0].lstrip()
        names = tuple(re.findall(r"[\w-]+", token))
        if token in {"[", "{"}:
            outer.append((token, path))
        elif token in {"]", "}"}:
            del outer[-1:]
        elif token[0] == "[":
            if outer:  # a list in a list
                continue
            if token.startswith("[["):
                numbers[token] = numbers.get(token, 0) + 1
            counted = numbers.get(f"[[{names[0]}]]")
            table = (names[0], str(counted), *names[1:]) if counted else names
            yield table, found.end() - len(token)
        elif all(bracket == "{" for bracket, _ in outer):
            path = (outer[-1][1] if outer else table) + names
            yield path, found.end() - len(token)
