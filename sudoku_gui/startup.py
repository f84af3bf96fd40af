"""Says why Qt cannot start here, and how to fix it, before Qt aborts the program.

It must work when every other import fails, so it imports neither Qt nor our modules: it finds Qt's platform plug-in on
the disk, loads it as Qt would, and reads the loader's error. Only Linux needs this; the wheels for macOS and Windows
contain all that they load. On every system, an installation of the solver alone has no Qt, and a source that is not
installed lacks its assets.
"""

import ctypes
import importlib.util
import os
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

_EVERY_PLATFORM: Final = (
    *("libEGL.so.1", "libGL.so.1", "libX11.so.6", "libdbus-1.so.3", "libfontconfig.so.1", "libfreetype.so.6"),
    *("libglib-2.0.so.0", "libgthread-2.0.so.0", "libxkbcommon.so.0", "libz.so.1", "libzstd.so.1"),
)
_XCB: Final = (
    *("libX11-xcb.so.1", "libxcb.so.1", "libxkbcommon-x11.so.0"),
    *("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-image.so.0", "libxcb-keysyms.so.1"),
    *("libxcb-randr.so.0", "libxcb-render.so.0", "libxcb-render-util.so.0", "libxcb-shape.so.0"),
    *("libxcb-shm.so.0", "libxcb-sync.so.1", "libxcb-util.so.1", "libxcb-xfixes.so.0", "libxcb-xkb.so.1"),
)
_WAYLAND: Final = ("libwayland-client.so.0", "libwayland-cursor.so.0")
_NAMED_OTHERWISE: Final = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}


def _package(library: str) -> str:
    """The package of Debian and Ubuntu that has a library: ``libX11.so.6`` is in ``libx11-6``."""
    stem, _, version = library.lower().partition(".so.")
    return _NAMED_OTHERWISE.get(library) or f"{stem}{'-' * stem[-1].isdigit()}{version}"


PACKAGES: Final = {library: _package(library) for library in (*_EVERY_PLATFORM, *_XCB, *_WAYLAND)}
"""The libraries that Qt needs from the system, with their packages."""

_NOT_INSTALLED = """\
The source in {top} is not what is installed, and cannot run from there. Either start sudoku-gui
from another folder, or install the source where it is:
    {python} -m pip install -e {top}"""

_ABSENT = re.compile(r"(lib[\w.+-]+\.so[\w.]*): cannot open shared object file")
_TOO_OLD = re.compile(r"version [`'](GLIBC\w*_[\d.]+)' not found")
_NOT_A_NAME = 5  # XCB_CONN_CLOSED_PARSE_ERR of <xcb/xcb.h>


def check() -> str | None:
    """The reason why no window can open here, and how to fix it; None if there is none."""
    if message := check_source():
        return message
    package = importlib.util.find_spec("PySide6")
    if package is None or not package.submodule_search_locations:
        return explain("No module named 'PySide6'")
    if sys.platform != "linux":
        return None
    plugins = Path(package.submodule_search_locations[0], "Qt", "plugins", "platforms")
    # Qt takes the first platform that works, so one is enough.
    troubles = [_trouble(platform, plugins) for platform in platforms(os.environ)]
    return troubles[-1] if all(troubles) else None


def check_source() -> str | None:
    """How to fix it where a source is run that is not installed; None if it is."""
    if importlib.util.find_spec("sudoku_gui.assets") is None:
        return _NOT_INSTALLED.format(top=Path(__file__).parents[1], python=sys.executable)
    return None


def platforms(environment: Mapping[str, str]) -> list[str]:
    """The platforms that Qt would try in this environment, in no particular order; never empty."""
    wanted = environment.get("QT_QPA_PLATFORM", "")
    named = [name for entry in wanted.split(";") if (name := entry.partition(":")[0].strip())]
    if named:
        return named
    running = [("wayland", "WAYLAND_DISPLAY"), ("xcb", "DISPLAY")]
    return [platform for platform, variable in running if environment.get(variable)] or ["xcb"]


def explain(error: str, also_absent: Iterable[str] = ()) -> str:
    """Advice for an error of the loader or of an import.

    Args:
        error: the text of the OSError or ImportError.
        also_absent: libraries known to be missing besides the one that the loader stopped at.
    """
    if absent := _ABSENT.search(error):
        return _installing(list(dict.fromkeys([absent[1], *also_absent])))
    if "No module named 'PySide6" in error:
        command = f'{sys.executable} -m pip install "dancing-sudoku[gui]"'
        return f"Only the solver and sudoku-dlx are installed. Install the window with\n    {command}"
    if too_old := _TOO_OLD.search(error):
        return (
            f"Qt cannot start: this version of Qt needs a newer system, one with {too_old[1]}. "
            "Upgrade the system, or install an older PySide6-Essentials (6.8 is enough)."
        )
    if "undefined symbol" in error:
        return (
            f"Qt cannot start, as parts of two Qt versions meet: {error}\n"
            "Unset LD_LIBRARY_PATH, QT_PLUGIN_PATH and QT_QPA_PLATFORM_PLUGIN_PATH, and start again."
        )
    return f"Qt cannot start: {error}"


def _installing(libraries: list[str]) -> str:
    packages = dict.fromkeys(PACKAGES[name] for name in libraries if name in PACKAGES)
    strangers = [name for name in libraries if name not in PACKAGES]
    lines = [f"Qt cannot start, because the system lacks {', '.join(libraries)}."]
    if packages:
        become_root = "" if os.geteuid() == 0 else "sudo "
        lines += ["On Debian or Ubuntu this installs what is missing:"]
        lines += [f"    {become_root}apt-get install {' '.join(packages)}"]
    if strangers:
        lines += [f"Install the package of your system that contains {', '.join(strangers)}."]
    return "\n".join(lines)


def _trouble(platform: str, plugins: Path) -> str | None:
    troubles = (_loading_trouble(platform, plugins), _display_trouble(platform))
    return "\n".join(filter(None, troubles)) or None


def _loading_trouble(platform: str, plugins: Path) -> str | None:
    if not plugins.is_dir():
        return None  # a distribution's own Qt, whose packages depend on what they need
    plugin = _plugin(platform, plugins)
    if plugin is None:
        if os.environ.get("QT_PLUGIN_PATH") or os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH"):
            return None  # it may be available there
        known = sorted(file.stem.removeprefix("libq") for file in plugins.glob("libq*.so"))
        return f"QT_QPA_PLATFORM names '{platform}', which is not among Qt's platforms: {', '.join(known)}."
    complaint = _complaint(str(plugin))
    if complaint is None:
        return None
    own = {"xcb": _XCB, "wayland": _WAYLAND}.get(platform.partition("-")[0], ())
    return explain(complaint, (name for name in (*_EVERY_PLATFORM, *own) if _complaint(name)))


def _plugin(platform: str, plugins: Path) -> Path | None:
    """The plug-in's file: Qt 6.8 has libqwayland-egl.so and -generic.so for what is libqwayland.so in 6.11."""
    family = platform.partition("-")[0]
    names = (f"libq{platform}.so", f"libq{family}.so", f"libq{family}-generic.so")
    return next((plugins / name for name in names if (plugins / name).is_file()), None)


def _complaint(library: str) -> str | None:
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return None


def _display_trouble(platform: str) -> str | None:
    family = platform.partition("-")[0]
    if family not in {"xcb", "wayland"}:
        return None
    variable = "DISPLAY" if family == "xcb" else "WAYLAND_DISPLAY"
    display = os.environ.get(variable)
    if not display:
        if family == "wayland" or os.environ.get("WAYLAND_DISPLAY"):
            return f"QT_QPA_PLATFORM asks for {platform}, but {variable} is not set: there is no such display here."
        return (
            "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
            "Start sudoku-gui in a desktop session; sudoku-dlx solves without one."
        )
    try:
        reason = _xcb_refusal(display) if family == "xcb" else _wayland_refusal()
    except OSError:
        return None  # its library is missing, which was already reported
    return reason and f"The display {variable}={display} cannot be used: {reason}"


def _xcb_refusal(display: str) -> str | None:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    error = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    if error == _NOT_A_NAME:
        return "that is not the name of a display, such as :0."
    return (
        "nothing answers there, or it does not let you in. Set DISPLAY (and XAUTHORITY) as in your session."
        if error
        else None
    )


def _wayland_refusal() -> str | None:
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_connect.argtypes = [ctypes.c_char_p]
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    connection = wayland.wl_display_connect(None)
    if not connection:
        return "nothing answers there. Set WAYLAND_DISPLAY and XDG_RUNTIME_DIR as in your session."
    wayland.wl_display_disconnect(connection)
    return None
