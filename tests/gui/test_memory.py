"""Memory that was let go of goes back to the system."""

import os
import platform
import subprocess
import sys
from pathlib import Path

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
library.malloc(8 * memory.LARGE)
print(library.mallinfo2().hblks - before)
"""
"""How many blocks are mapped by themselves for a large one that fits into no hole, after a larger one has come and gone."""

_PROBE_OF_SMALL = """
import ctypes, os
from pathlib import Path
from sudoku_gui import memory

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20

library = ctypes.CDLL(None)
library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
library.free.argtypes = [ctypes.c_void_p]
blocks = [library.malloc(20_000) for _ in range(2_000)]
for block in blocks:
    ctypes.memset(block, 1, 20_000)
for block in blocks[:-1]:
    library.free(block)
before = resident()
memory.return_to_system()
print(before - resident())
"""
"""Megabytes that go back of 40 that are free, but not at the end of the heap."""


_PROBE_OF_HEAPS = """
import ctypes
from pathlib import Path
from threading import Barrier, Thread
from sudoku_gui import memory

def heaps():
    starts = (line.split("-")[0] for line in Path("/proc/self/maps").read_text().splitlines() if " rw-p " in line)
    return sum(int(start, 16) % (64 << 20) == 0 for start in starts)

library = ctypes.CDLL(None)
library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
memory.return_large_blocks()
before, together = heaps(), Barrier(5)

def allocate():
    blocks = [library.malloc(5_000) for _ in range(200)]
    together.wait()
    together.wait()

threads = [Thread(target=allocate) for _ in range(4)]
for thread in threads:
    thread.start()
together.wait()
print(heaps() - before)
together.wait()
"""
"""How many heaps four threads have of their own."""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="a matter of glibc")
def test_threads_have_no_heaps_of_their_own() -> None:
    """What is free in one would not go back, nor be of use to others."""
    reported = subprocess.run(
        [sys.executable, "-c", _PROBE_OF_HEAPS], check=True, stdout=subprocess.PIPE, text=True
    )
    assert reported.stdout == "0\n"


@pytest.mark.skipif(
    platform.libc_ver() < ("glibc", "2.33"), reason="a matter of glibc, which reports it since 2.33"
)
def test_a_large_block_is_always_mapped_by_itself() -> None:
    """So that it goes when it is freed; glibc would have got used to its size, and taken it from the heap."""
    reported = subprocess.run([sys.executable, "-c", _PROBE], check=True, stdout=subprocess.PIPE, text=True)
    assert reported.stdout == "1\n"


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="a matter of glibc")
def test_small_blocks_that_are_free_are_given_back() -> None:
    """Left alone, glibc keeps them as long as anything behind them is in use."""
    reported = subprocess.run(
        [sys.executable, "-c", _PROBE_OF_SMALL], check=True, stdout=subprocess.PIPE, text=True
    )
    assert int(reported.stdout) > 20


_PROBE_OF_FONTS = """
from pathlib import Path
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtWidgets import QApplication
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.shell.languages import Languages

def mapped():
    files = (line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines())
    return [name for name in files if name.endswith((".ttf", ".otf", ".ttc"))]

application = QApplication([])
preferences = Preferences()
languages = Languages(application, preferences)
before = mapped()
font = QFont(application.font())
font.setItalic(True)
font.setBold(True)
font.setPixelSize(77)
QRawFont.fromFont(font).pathForGlyph(1)
print(len(before) > 1, len(before) == len(set(before)), mapped() == before)
"""
"""Whether several font files are open, each once, and drawing in another size opens none."""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc/self/maps")
def test_every_face_of_the_fonts_stays_open() -> None:
    """When one is closed, Qt forgets that the others are open, and maps their files again."""
    reported = subprocess.run(
        [sys.executable, "-c", _PROBE_OF_FONTS], check=True, stdout=subprocess.PIPE, text=True
    )
    assert reported.stdout == "True True True\n"


_PROBE_OF_SOURCES = """
import linecache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from sudoku_gui.app import control_garbage, create

application = QApplication([])
window = create(application)
control_garbage(window)
built = []
window.built.connect(lambda: built.append(len(linecache.cache)))
window.show()
while not built:
    QTest.qWait(10)
print(built)
"""
"""How many files `linecache` holds once all panes are built."""


def test_no_source_is_kept_that_was_read_for_imports(tmp_path: Path) -> None:
    """PySide reads that of every module; kept, it would be 12 MB for nothing."""
    reported = subprocess.run(
        [sys.executable, "-c", _PROBE_OF_SOURCES],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
    )
    assert reported.stdout == "[0]\n"


_PROBE_OF_TEXTS = """
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from sudoku_gui import app, memory
from sudoku_gui.document.preferences import Preferences

memory.return_large_blocks()
application = QApplication([])
application.setOrganizationName(app.NAME)
Preferences()["language"] = "zh_CN"
window = app.create(application)
for _ in range(3):
    application.processEvents()
window.deleteLater()
application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
print("ended")
"""


def test_texts_stay_as_long_as_what_translates(tmp_path: Path) -> None:
    """Everything is translated once more when a translator ends, at the end of the program as well."""
    folders = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(tmp_path))
    reported = subprocess.run(
        [sys.executable, "-c", _PROBE_OF_TEXTS],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **folders},
    )
    assert reported.stdout == "ended\n"
