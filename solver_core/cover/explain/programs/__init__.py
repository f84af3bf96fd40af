"""Short complete programs, as text: exact cover, with a bound or with colours, and repeat cover.

Each reads the input of an online judge and prints its answer: HUST 1017, ZOJ 3209 with a bound, HDU 2295; with
colours a problem in the format of Knuth's programs. A line may end in a mark after ``//@`` or ``#@``: the id of
the line of pseudo-code that it stands for, ``+id`` where it has the fold of another, and conditions on the variant,
``?bound`` or ``?!bound``. Lines from ``@if`` to ``@fi`` have conditions together. ``@names`` gives the letters of the
pseudo-code the names that the program has for them.
"""

from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Final, NamedTuple

ENDINGS: Final = {"cpp": "cpp", "python": "py"}
"""The languages, and the endings of their files."""

HERE: Final = Path(__file__).parent
"""The folder of these programs; others have theirs."""

COMMENTS: Final = {"cpp": "//", "python": "#"}
"""The sign that begins a comment in each."""


class MarkedLine(NamedTuple):
    """A line of a program: its text, the id of its line of pseudo-code, and of that whose fold it has ("": none)."""

    text: str
    id: str
    fold: str


def read(
    folder: Path, family: str, language: str, variant: AbstractSet[str]
) -> tuple[list[MarkedLine], dict[str, str]]:
    """The lines of a program in a folder that hold for a variant, and its names of variables."""
    path, mark = folder / f"{family}.{ENDINGS[language]}.txt", f"{COMMENTS[language]}@"
    lines: list[MarkedLine] = []
    names: dict[str, str] = {}
    around: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        text, _, marks = line.partition(mark)
        words = marks.split()
        if line.startswith(mark):
            if words[0] == "names":
                names = dict(word.split("=") for word in words[1:])
            around = words[1:] if words[0] == "if" else []
            continue
        conditions = [word[1:] for word in words if word.startswith("?")] + around
        if all((name.lstrip("!") in variant) != name.startswith("!") for name in conditions):
            name = next((word for word in words if word[0] not in "?+"), "")
            fold = next((word[1:] for word in words if word.startswith("+")), "")
            lines.append(MarkedLine(text.rstrip(), name, fold))
    return lines, names
