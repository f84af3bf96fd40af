"""Gives memory back to the system where glibc would keep it.

Search trees and pictures are blocks of up to some megabytes. Once glibc has freed such a block, it takes others of that size
from its heap, where any small thing behind a block keeps all of it: after some large searches the process had 250 MB,
of which 40 were in use. With a fixed threshold each large block is mapped by itself and unmapped when it is freed.

A thread that allocates gets a heap of its own, of which nothing goes back while another thread uses it; searches, readers
and writers run in threads, one after the other. One heap is enough: Python lets one thread run at a time.

Small blocks that are freed between others stay, too. After some thousand actions that is 30 MB of 250
(`python -m tests.bench.clicker`). Trimming takes about 10 ms, so `GcControl` does it six times a minute when nothing moves, else
three times. Before it, windows that are hidden give back their pixels, four bytes each. Qt keeps 2 MB of pictures of icons and buttons.

PySide reads the source of each module that is imported, to see whether it uses PySide (`shibokensupport/feature.py`). It
does so by `inspect`, so `linecache` keeps all of it: 12 MB, which only a traceback would need, and would read again.
"""

import ctypes
import linecache
import sys
from typing import Final

_M_MMAP_THRESHOLD: Final = -3  # of <malloc.h>
_M_ARENA_MAX: Final = -8

LARGE: Final = 1 << 14
"""Bytes from which on a block is mapped by itself: a picture of 64 x 64 pixels, or a row of a table.

With 128 KB, 11 MB of the heap were holes after some minutes; with 32 KB it was 5, and 20 after half an hour: pictures of rows come
and go all the time.
"""


def return_large_blocks() -> None:
    """Set threshold and number of heaps for this process; without glibc nothing changes."""
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "mallopt"):
        library.mallopt(_M_MMAP_THRESHOLD, LARGE)
        library.mallopt(_M_ARENA_MAX, 1)


def drop_sources() -> None:
    """Forget the source of the modules imported so far."""
    linecache.clearcache()


def return_to_system() -> None:
    """Forget sources, and trim the heap; without glibc that stays as it is."""
    drop_sources()
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "malloc_trim"):
        library.malloc_trim(0)
