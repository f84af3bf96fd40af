"""Where the keys of a TOML text stand: Python's reader does not say, so the text is searched when something is wrong."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from sudoku_gui.tours.bounded_toml import TEXT_OR_COMMENT

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
    """The paths of all keys outside of lists, with their offsets; those in quotes are left out."""
    return list(_found(TEXT_OR_COMMENT.sub(_blanked, text.replace("\r", " "))))


def _blanked(found: re.Match[str]) -> str:
    """As many characters in as many lines, none of which is part of a key."""
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
