"""Gives memory back to the system where the C library would keep it.

Search trees and pictures are blocks of some megabytes. Once glibc has seen such a block go, it takes others of that size
from its heap, where whatever small thing lies behind a block keeps all of it: after some large searches the process
had 250 MB, of which 40 were in use. With a fixed threshold each large block is mapped by itself and goes when it is freed.

Small blocks that are freed between others stay with the process too: glibc gives back only what is free at the end of
the heap. After some thousand actions that is 30 MB of 250 (`python -m tests.bench.clicker`). Giving it back takes about
10 ms, so it is done once a minute, when nothing moves (`window/collector.py`).
"""

import ctypes
import sys
from typing import Final

_M_MMAP_THRESHOLD: Final = -3  # of <malloc.h>

LARGE: Final = 1 << 20
"""Bytes from which on a block is mapped by itself. Mapping costs a quarter of a millisecond a megabyte."""


def return_large_blocks() -> None:
    """From now on, in this process; where there is no glibc, nothing changes."""
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "mallopt"):
        library.mallopt(_M_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """What is free at the moment, wherever it lies; where there is no glibc, nothing changes."""
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "malloc_trim"):
        library.malloc_trim(0)
