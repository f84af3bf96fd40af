"""Packed data comes out whole, wherever its reads happen to end."""

import bz2
import gzip
import lzma
from collections.abc import Callable
from io import BytesIO

import pytest

from solver_core.formats import FormatError
from solver_core.formats.unpacking import PIECE, FullFile, unpacked

LINE = b"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
PACKERS: list[Callable[[bytes], bytes]] = [gzip.compress, bz2.compress, lzma.compress]


def contents(data: bytes) -> bytes:
    flow, found = FullFile(unpacked(BytesIO(data))), b""
    while part := flow.read(1 << 12):
        found += part
    return found


@pytest.mark.parametrize("pack", PACKERS)
@pytest.mark.parametrize("over", [-PIECE, -3, -2, -1, 0, 1, 2, PIECE, 3 * PIECE])
def test_zeros_between_and_behind_parts_are_padding(pack: Callable[[bytes], bytes], over: int) -> None:
    """As tapes and blocks leave them: up to the end of a read, over it, or over several."""
    part = pack(LINE)
    padding = bytes(max(4, PIECE - len(part) + over))
    assert contents(part + padding) == LINE
    assert contents(part + padding + part) == 2 * LINE
    assert contents(part + padding + part + padding) == 2 * LINE


@pytest.mark.parametrize("pack", PACKERS)
def test_bytes_after_the_padding_are_a_part_or_damage(pack: Callable[[bytes], bytes]) -> None:
    part = pack(LINE)
    with pytest.raises(FormatError, match="compressed data"):
        contents(part + bytes(PIECE) + b"rubbish")
