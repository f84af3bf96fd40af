"""What readers have to stand: a sample of every format, damaged, dressed otherwise, and files made to do harm."""

import gzip
import io
import pickle
import random
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from solver_core import formats
from solver_core.formats.links import lz_string
from solver_core.sudoku.grid import Grid, GridError
from solver_core.sudoku.puzzle import Puzzle

LONGEST_MESSAGE: Final = 400
DATA: Final = Path(__file__).parents[2] / "data"
LINE: Final = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

IDS: Final[Mapping[str, str]] = {
    f"formats/{path.parent.name}/{path.name}": path.parent.name
    for path in sorted((DATA / "formats").glob("*/*"))
    if path.parent.name != "foreign"
}
"""Names of samples that can be read, under `DATA`, by their formats: each is in a folder of that name."""

KINDS: Final = (
    *(
        "one line",
        "laughs in opensudoku",
        "brackets in dsudoku",
        "depth in opensudoku",
        "an export bomb",
        "gzip",
    ),
    *("a HoDoKu file", "zip", "png", "pdf", "nothing", "only NUL", "a long number in gnome", "pickle"),
)
"""A bomb of each kind, for entrances behind which all readers are the same."""

REFUSED: Final[Mapping[str, bytes]] = {
    "foreign_xml": b"<gpx><trk/></gpx>\n",
    "foreign_json": b'{"type": "FeatureCollection"}\n',
    "hsol": b'<?xml version="1.0"?>\n<java version="1.8" class="java.beans.XMLDecoder"></java>\n',
}
"""A sample of every format that is known in order to be refused."""


def samples() -> dict[str, tuple[str, bytes]]:
    """A format and a text of it, by names: those of `IDS`, and what we write of every other format."""
    puzzle = Puzzle(Grid.parse(LINE), headers=(("A", "Nobody"),))
    found = {name: (format_id, (DATA / name).read_bytes()) for name, format_id in IDS.items()}
    unseen = {row.id for row in formats.FORMATS if row.writes} - set(IDS.values())
    ours = {name: (name, formats.write(puzzle, name).encode()) for name in sorted(unseen)}
    return found | ours | {name: (name, data) for name, data in REFUSED.items()}


def broken_off(data: bytes, chance: random.Random, count: int) -> Iterator[bytes]:
    return (data[: chance.randrange(len(data))] for _ in range(count))


def flipped(data: bytes, chance: random.Random, count: int) -> Iterator[bytes]:
    """A file with a wrong bit, this many times; now and then with several."""
    for _ in range(count):
        damaged = bytearray(data)
        for _bit in range(chance.choice((1, 1, 1, 4))):
            damaged[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        yield bytes(damaged)


def swollen(data: bytes, size: int) -> Iterator[bytes]:
    """A file with far too much in its middle, at its beginning, at its end, and again and again."""
    for unit in (
        *(b" ", b"\n", b"9", b"(", b'"', b"{", b"<a>"),
        *(b"|\n", b".\n", b"9 ", b'"a":[', b"&lt;", b",'"),
    ):
        blown = unit * (size // len(unit))
        for at in (0, len(data) // 2, len(data)):
            yield data[:at] + blown + data[at:]
    yield data * (size // len(data))


def dressed(data: bytes) -> Iterator[tuple[str, bytes]]:
    text = formats.decode(data).replace("\r\n", "\n").replace("\r", "\n")
    yield "BOM", b"\xef\xbb\xbf" + text.encode()
    yield "CRLF", text.replace("\n", "\r\n").encode()
    yield "CR", text.replace("\n", "\r").encode()
    yield "no last newline", text.rstrip("\n").encode()
    yield "UTF-16 LE", b"\xff\xfe" + text.encode("utf-16-le")
    yield "UTF-16 BE", b"\xfe\xff" + text.encode("utf-16-be")


def undressed(data: bytes) -> Iterator[bytes]:
    """What no editor writes, or not so that anybody could tell."""
    text = data.decode("latin-1")
    yield text.encode("utf-16-le")
    yield text.encode("utf-16-be")
    yield b"\xff\xfe" + text.encode("utf-16-le")[:-1]
    yield b"\xfe\xff" + text.encode("utf-16-le")
    yield data[: len(data) // 2] + b"\x00" + data[len(data) // 2 :]
    yield data[: len(data) // 2] + b"\xc3\x28\xff\x80" + data[len(data) // 2 :]
    yield gzip.compress(data, mtime=0)
    yield b"\xff\xfe\x00\x00" + text.encode("utf-32-le")


def bombs(size: int) -> Iterator[tuple[str, bytes]]:
    """Files that are made to do harm, or are no puzzles at all; names tell which."""
    yield from markup(size)
    yield from _json(size)
    digits = "9" * size
    yield "a game id of one number", f"3x3:{digits}".encode()
    yield "a seed of one number", f"3x3#{digits}".encode()
    yield "a length of one number", f"SAVEFILE:{digits}:x".encode()
    yield "an export bomb", _link(f'{{"size":9,"grid":{"[" * lz_string.MOST}')
    yield "a link with a long number", _link(f'{{"size":{"9" * 100_000},"grid":[]}}')
    yield "a link in a link", _link(_link('{"grid":[]}' * 9).decode())
    yield (
        "a short object that is none",
        b"https://sudokupad.app/" + _link('{"p":"' + "z" * 90_000 + '"}')[33:],
    )
    yield "one line", b"." * size
    yield "cells without end", b"1" * 80 + b"." * size
    yield "a library line without end", b":0300:4:" + b"." * size + b":436::"
    yield from binaries()


@cache  # several modules ask for the same ones while tests are collected
def _link(text: str) -> bytes:
    return b"https://www.f-puzzles.com/?load=" + lz_string.compress(text).replace("+", "%2B").encode()


def markup(size: int) -> Iterator[tuple[str, bytes]]:
    laughs = '<!ENTITY a0 "ha">' + "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    for root in ("opensudoku", "ksudoku", "Sudoku", "gpx", "java"):
        yield f"laughs in {root}", f"<!DOCTYPE {root} [{laughs}]><{root}>&a9;</{root}>".encode()
        outside = f'<!DOCTYPE {root} [<!ENTITY x SYSTEM "file:///etc/passwd">]><{root}>&x;</{root}>'
        yield f"a file in {root}", outside.encode()
        yield f"an address in {root}", f'<!DOCTYPE {root} SYSTEM "http://localhost:9/x"><{root}/>'.encode()
    for root in ("opensudoku", "Sudoku"):
        yield f"depth in {root}", f"<{root}>{'<a>' * 30_000}".encode()
        yield f"elements in {root}", f"<{root}>{'<a/>' * 100_000}</{root}>".encode()
        yield (
            f"attributes in {root}",
            (f"<{root} " + " ".join(f"a{n}='b'" for n in range(20_000)) + "/>").encode(),
        )
        yield f"an open tag in {root}", f'<{root} a="{"b" * size}'.encode()
        yield f"an open comment in {root}", f"<{root}><!--{'-' * size}".encode()
    yield "a declaration without end", b"<?xml " + b"x" * size
    yield "another encoding", b'<?xml version="1.0" encoding="UTF-7"?><opensudoku/>'


def _json(size: int) -> Iterator[tuple[str, bytes]]:
    keys = {
        "dsudoku": '"format":"dancing-sudoku","version":1,"puzzle":',
        "fpuzzles": '"size":9,"grid":',
        "gnome": '"time_elapsed":1,"cells":',
        "board_json": '"user_inputs":1,"puzzle":',
        "foreign": '"a":',
    }
    for name, head in keys.items():
        yield f"brackets in {name}", f"{{{head}{'[' * 30_000}".encode()
        yield f"braces in {name}", ("{" + head + '{"a":' * 30_000).encode()
        yield f"closed brackets in {name}", f"{{{head}{'[' * 15_000}{']' * 15_000}}}".encode()
        yield f"a number in {name}", f"{{{head}{'9' * 30_000}}}".encode()
        yield f"a long number in {name}", f"{{{head}{'9' * size}}}".encode()
        yield f"an exponent in {name}", f"{{{head}1e{'9' * 1000}}}".encode()
        yield f"a string in {name}", f'{{{head}"{"9" * size}'.encode()
        yield (
            f"keys in {name}",
            (f"{{{head}" + "{" + ",".join(f'"k{n}":0' for n in range(9_000)) + "}}").encode(),
        )
    yield "only brackets", b"[" * 30_000
    yield "only braces", b'{"a":' * 30_000


def binaries() -> Iterator[tuple[str, bytes]]:
    yield "gzip", gzip.compress(bytes(1_000_000), mtime=0)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("SudokuData", bytes(5_000_000))
    yield "a HoDoKu file", packed.getvalue()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("a.sdm", f"{LINE}\n" * 100_000)
    yield "zip", packed.getvalue()
    yield "png", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + zlib.compress(bytes(range(256)))
    yield "pdf", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Length 9 >>\nstream\n" + zlib.compress(b"x" * 99)
    yield (
        "pdf of text",
        b"%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
    )
    yield "pickle", pickle.dumps(["no puzzle"], protocol=0)
    yield "program", b"\x7fELF\x02\x01\x01" + bytes(64)
    yield "script", b"#!/bin/sh\ntouch /tmp/never\n"
    yield "nothing", b""
    yield "blanks", b" \n\t\n"
    yield "a mark", b"\xef\xbb\xbf"
    yield "only NUL", bytes(1000)
    yield "Latin-1", bytes(range(160, 256)) * 100


def is_plain(message: str) -> bool:
    """Whether an error is a line that can be shown."""
    return 0 < len(message) <= LONGEST_MESSAGE and message.isprintable()


def ends_well(data: bytes) -> bool:
    """Whether a file is read, or refused with one line."""
    try:
        reading = formats.read(formats.decode(data))
    except formats.FormatError as error:
        return is_plain(str(error))
    found = len(list(reading.puzzles)) > 0 and all(is_plain(fault.message) for fault in reading.faults)
    return found and all(other.puzzles[0] for other in reading.also)


def answers(format_id: str, text: str) -> bool:
    """Whether this one reader ends well, asked for what may not be its own."""
    row = formats.format_called(format_id)
    row.detects(text)
    try:
        return len(list(row.reads(text).puzzles)) > 0
    except GridError as error:
        return is_plain(str(error))
