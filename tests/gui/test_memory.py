"""Memory that was let go of goes back to the system."""

import platform
import subprocess
import sys

import pytest

_PROBE = """
import ctypes
from sudoku_gui import memory

library = ctypes.CDLL(None)
library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
library.free.argtypes = [ctypes.c_void_p]

class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks used free top".split()]

library.mallinfo2.restype = Info
memory.return_large_blocks()
library.free(library.malloc(24 << 20))
before = library.mallinfo2().hblks
library.malloc(2 * memory.LARGE)
print(library.mallinfo2().hblks - before)
"""
"""How many blocks are mapped by themselves for a large one, after a larger one has come and gone."""


@pytest.mark.skipif(
    platform.libc_ver() < ("glibc", "2.33"), reason="a matter of glibc, which tells since 2.33"
)
def test_a_large_block_is_always_mapped_by_itself() -> None:
    """So that it goes when it is freed; glibc would have got used to its size, and taken it from the heap."""
    told = subprocess.run([sys.executable, "-c", _PROBE], check=True, stdout=subprocess.PIPE, text=True)
    assert told.stdout == "1\n"
