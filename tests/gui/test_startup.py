"""When Qt cannot start, the program says what to install or to set, instead of aborting.

The complaints below were met on a bare Debian 12 and on systems too old or too mixed for Qt.
"""

import ast
import ctypes.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import PySide6
import pytest

import solver_core
import sudoku_gui
from sudoku_gui import startup
from sudoku_gui.app import CANNOT_START

LOADERS_WORDS = {
    "libEGL.so.1: cannot open shared object file: No such file or directory": "libegl1",
    "libGL.so.1: cannot open shared object file: No such file or directory": "libgl1",
    "libglib-2.0.so.0: cannot open shared object file: No such file or directory": "libglib2.0-0",
    "libxkbcommon.so.0: cannot open shared object file: No such file or directory": "libxkbcommon0",
    "libxcb-cursor.so.0: cannot open shared object file: No such file or directory": "libxcb-cursor0",
    "libxcb-render-util.so.0: cannot open shared object file: No such file or directory": "libxcb-render-util0",
    "libX11-xcb.so.1: cannot open shared object file: No such file or directory": "libx11-xcb1",
}
OLD_SYSTEM = (
    "/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found "
    "(required by /opt/venv/lib/python3.11/site-packages/PySide6/Qt/lib/libQt6Core.so.6)"
)
TWO_QTS = (
    "/opt/venv/lib/python3.11/site-packages/PySide6/QtGui.abi3.so: undefined symbol: "
    "_ZN10QArrayData10deallocateEPS_xx, version Qt_6"
)

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the wheels bring all that they load")


def checked(**environment: str) -> str:
    """What a fresh process with only this environment finds wrong; "None" for nothing."""
    kept = {name: value for name, value in os.environ.items() if name not in startup_variables()}
    done = subprocess.run(
        [sys.executable, "-c", "from sudoku_gui import startup; print(startup.check())"],
        env=kept | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def startup_variables() -> set[str]:
    return {"QT_QPA_PLATFORM", "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH", "DISPLAY", "WAYLAND_DISPLAY"}


@pytest.mark.parametrize(("complaint", "package"), LOADERS_WORDS.items())
def test_a_missing_library_is_named_with_its_package(complaint: str, package: str) -> None:
    advice = startup.explain(complaint)
    assert complaint.partition(":")[0] in advice
    assert advice.splitlines()[-1].strip().removeprefix("sudo ") == f"apt-get install {package}"


def test_all_missing_libraries_are_named_at_once() -> None:
    """The loader stops at the first; nobody should have to install them one by one."""
    first = "libxcb-cursor.so.0: cannot open shared object file: No such file or directory"
    advice = startup.explain(
        first, ["libEGL.so.1", "libxcb-cursor.so.0", "libgthread-2.0.so.0", "libglib-2.0.so.0"]
    )
    assert advice.endswith("apt-get install libxcb-cursor0 libegl1 libglib2.0-0")


def test_an_unknown_library_is_named() -> None:
    advice = startup.explain("libnew-thing.so.7: cannot open shared object file: No such file or directory")
    assert "libnew-thing.so.7" in advice
    assert "apt-get" not in advice


@pytest.mark.parametrize(
    ("complaint", "fixed_by"),
    [
        ("No module named 'PySide6'", '-m pip install "dancing-sudoku[gui]"'),
        ("No module named 'PySide6.QtWidgets'", '-m pip install "dancing-sudoku[gui]"'),
        (OLD_SYSTEM, "GLIBC_2.34"),
        (TWO_QTS, "LD_LIBRARY_PATH"),
        ("something never met before", "something never met before"),
    ],
)
def test_every_other_complaint_leads_somewhere(complaint: str, fixed_by: str) -> None:
    assert fixed_by in startup.explain(complaint)


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, ["xcb"]),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["wayland"]),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, ["wayland", "xcb"]),
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, ["vnc"]),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, ["wayland", "xcb"]),
        ({"QT_QPA_PLATFORM": "", "DISPLAY": ":0"}, ["xcb"]),
    ],
)
def test_the_platforms_are_those_qt_would_try(environment: dict[str, str], expected: list[str]) -> None:
    """Complaints about a platform that nobody asked for would only mislead."""
    assert startup.platforms(environment) == expected


def test_the_offscreen_platform_can_start() -> None:
    assert checked(QT_QPA_PLATFORM="offscreen") == "None"


@on_linux
def test_a_platform_that_does_not_exist_is_named_with_those_that_do() -> None:
    said = checked(QT_QPA_PLATFORM="ofscreen")
    assert "'ofscreen'" in said
    assert "offscreen" in said.partition(":")[2]


@on_linux
def test_a_missing_display_is_reported() -> None:
    assert "neither DISPLAY nor WAYLAND_DISPLAY is set" in checked()


@on_linux
@pytest.mark.skipif(not ctypes.util.find_library("xcb"), reason="there is no libxcb to ask a display with")
@pytest.mark.parametrize(
    ("display", "why"), [(":987", "nothing answers there"), ("upstairs", "not the name of a display")]
)
def test_a_display_that_does_not_answer_is_reported(display: str, why: str) -> None:
    said = checked(DISPLAY=display)
    assert f"DISPLAY={display}" in said
    assert why in said


@on_linux
@pytest.mark.skipif(not ctypes.util.find_library("wayland-client"), reason="there is no Wayland library here")
def test_a_wayland_session_that_has_ended_is_reported(tmp_path: Path) -> None:
    said = checked(WAYLAND_DISPLAY="wayland-9", XDG_RUNTIME_DIR=str(tmp_path))
    assert "WAYLAND_DISPLAY=wayland-9" in said


@pytest.mark.parametrize("off_cursor", [True, False], ids=["installed elsewhere", "installed nowhere"])
def test_a_source_that_is_not_installed_says_how_it_is(tmp_path: Path, off_cursor: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """Python started in a checkout takes the packages there, whatever is installed, and they lack the assets."""
    folders = (sysconfig.get_path("purelib"), str(Path(PySide6.__file__).parents[1])) if off_cursor else ()
    for package in (sudoku_gui, solver_core):
        folder = Path(package.__file__ or "").parent
        shutil.copytree(
            folder, tmp_path / folder.name, ignore=shutil.ignore_patterns("__pycache__", "assets")
        )
    done = subprocess.run(
        [sys.executable, "-S", "-m", "sudoku_gui"],  # -S: no other finder than that of folders
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(folders)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == CANNOT_START
    assert f"-m pip install -e {tmp_path}" in done.stderr
    assert "Traceback" not in done.stderr


def test_asking_loads_no_part_of_qt_for_python() -> None:
    """The program asks before its first import of Qt, since that import may be what fails."""
    program = "import sys; from sudoku_gui import startup; startup.check(); print([*sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not [name for name in ast.literal_eval(done.stdout) if name.startswith(("PySide6", "shiboken6"))]
