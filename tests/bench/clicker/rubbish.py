"""What is typed, pasted, dropped and opened: puzzles, all kinds of text, and files of every sort in the folder."""

import shutil
from pathlib import Path
from random import Random
from typing import Final

from tests.bench.processes import TOP

PUZZLES: Final = (
    "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....",
    "3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "........1.....2.....3....45....16..3.4..5....7..........15......6....8...9....2..",
    "11..............................................................................." + "\n",
    "." * 81,
)
"""Some that branch, one with hundreds of thousands of events, one that contradicts itself, and an empty one."""

TEXTS: Final = (
    *("", "0", "-1", "999999999999999999999", "5,000", "1e9", "½", "٣", "a", "row 3 has 7", "r3c5"),
    *("&File <b>bold</b>", "<img src='nothing'>", "%n %1 {0} {name}", "数独", "\u202egnol", "e\u0301" * 40),
    *("x" * 500, "\t\n", "../..", "(((((", "| A B C\nA B\nC\n", "| a b ; c\na b ;: c\n", "{}"),
    *('{"format": 1}', "https://example.org/?p=1"),
)
"""For fields and for the clipboard."""

NAMES: Final = (
    *("a", "puzzle.sdk", "puzzle.dsudoku", "list.csv", "run.dlxrun", "x" * 300),
    *("数独.sdm", "no/such/folder/x"),
)
"""For dialogs that ask for a file; none leads out of the folder."""


def fill(folder: Path, chance: Random) -> None:
    """Put files there to be opened: those of the tests, tours, and damaged copies of both."""
    folder.mkdir(parents=True, exist_ok=True)
    data = TOP / "tests" / "data"
    sources = [*data.glob("*.*"), *(data / "formats").glob("*.*"), *(TOP / "assets" / "tours").glob("*.toml")]
    for source in sorted(sources):
        shutil.copy(source, folder / source.name)
        held = bytearray(source.read_bytes())
        for _ in range(chance.randint(1, 20)):
            held[chance.randrange(len(held))] = chance.randrange(256)
        (folder / f"damaged {source.name}").write_bytes(held[: chance.randint(1, len(held))])
    for number, puzzle in enumerate(PUZZLES):
        (folder / f"puzzle {number}.sdk").write_text(puzzle, encoding="utf-8")
    many = "".join(f"{puzzle}\n" for _ in range(200) for puzzle in PUZZLES[:4])
    (folder / "many.sdm").write_text(many, encoding="utf-8")
    (folder / "queens.dlx").write_text("| a b c ; d\na d\nb\nc d\na b\n", encoding="utf-8")
    (folder / "empty.sdk").write_bytes(b"")


def bytes_of(chance: Random) -> bytes:
    """Some bytes that mean nothing."""
    return chance.randbytes(chance.choice((1, 81, 5000)))
