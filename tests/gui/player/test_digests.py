"""Digests stay what they were: stored sessions and played puzzles are known by them."""

import hashlib

import pytest

from sudoku_gui.player.digests import sha256


@pytest.mark.parametrize("data", [b"", b"53..7....", bytes(range(256)) * 4096])
def test_a_digest_is_that_of_the_standard(data: bytes) -> None:
    assert sha256(data) == hashlib.sha256(data).digest()
