"""What README, manual, tours and site say is true: labels and keys are in the window, and commands run."""

import gzip
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from solver_core import cli, formats
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.shell.menus import MENUS, Submenu
from tests.amounts import each
from tests.gui import scripts
from tests.gui.shared import ActionRows

TOP = Path(__file__).parents[2]
if not (TOP / ".site").exists():
    pytest.skip("the pages are not here", allow_module_level=True)

SITE = sorted((TOP / ".site" / "pages").rglob("*.md"))
READMES = [TOP / "README.md", TOP / "solver_core" / "README.md", TOP / "assets" / "tours" / "README.md"]
MANUAL = {code: sorted((TOP / "assets" / "help" / code).glob("*.md")) for code in ("en", "de", "zh_CN")}
PAGES = {"en": [*READMES, *SITE, *MANUAL["en"]], "de": MANUAL["de"], "zh_CN": MANUAL["zh_CN"]}
ALL = [page for pages in PAGES.values() for page in pages]
CODE = re.compile(r"```.*?```|`[^`\n]*`|<!--.*?-->", re.DOTALL)
FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
LABEL = re.compile(r"(?<![*\w])\*([^*\n]{2,})\*(?!\*)|(?<=“)([^”\n]+ > [^”\n]+)(?=”)")
KEY = re.compile(r"\*\*((?:Ctrl|Alt|Shift|F\d)[^*\s]*|[\[\]{}]|Space|Home|End|Left|Right|Esc)\*\*")
SUBMENUS = (
    ("RecentMenu", "Open &Recent"),
    ("saving", "Cop&y As"),
)  # what is in them changes with what there is
BOOKS = {
    "The Art of Computer Programming",
    "A technique for implementing backtrack algorithms and its application",
}

catalogues = scripts.load("translations")


@cache
def translations(language: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """What the texts of the program are in a language, by context and English."""
    if language == "en":
        return {(text.context, text.source): (text.source,) for text in catalogues.texts()}
    found = catalogues.translations(language).items()
    return {(text.context, text.source): forms for text, forms in found}


def plain(text: str) -> str:
    """A label as a page quotes it: without its mnemonic and what follows it."""
    return re.sub(r"\(&\w\)|&", "", text).rstrip(".…:").strip().casefold()


def paths(language: str, rows: ActionRows) -> Iterator[str]:
    """All menus with their entries."""

    def text(source: str) -> str:
        return plain(translations(language).get(("actions", source), (source,))[0])

    for menu in MENUS.values():
        for entry in menu.entries:
            inner, above = (entry.ids, [entry.text]) if isinstance(entry, Submenu) else ([entry], [])
            parts = [text(part) for part in (menu.text, *above)]
            yield from (" > ".join(parts[:size]) for size in range(1, len(parts) + 1))
            yield from (" > ".join([*parts, text(rows[name].text)]) for name in inner if name)
    panes = translations(language)["window", "P&anes"][0]
    yield f"{text('&View')} > {plain(panes)}"


@pytest.mark.parametrize("language", PAGES)
def test_every_label_quoted_is_in_the_window(language: str, rows: ActionRows) -> None:
    """A path that begins with a menu leads to an entry; buttons, fields and titles are texts of the program."""
    labels = {plain(form) for forms in translations(language).values() for form in forms} | {
        *map(plain, BOOKS)
    }
    menus = set(paths(language, rows))
    others = {plain(translations(language)[text][0]) for text in SUBMENUS}
    bar = {path for path in menus if " > " not in path}
    wrong = []
    for page in PAGES[language]:
        for found in LABEL.finditer(CODE.sub("", page.read_text(encoding="utf-8"))):
            quoted = found[1] or found[2]
            parts = [plain(part) for part in quoted.split(" > ")]
            is_listed = len(parts) > 1 and parts[0] in bar and parts[1] not in others
            known = " > ".join(parts) in menus if is_listed else {*parts} <= labels
            wrong += [] if known else [f"{page.relative_to(TOP)}: {quoted}"]
    assert not wrong, "\n".join(wrong)


def test_every_key_quoted_does_something(window: MainWindow) -> None:
    texts = [keys for section in window.context.actions.key_sections() for _, keys in section.rows]
    known = {key for text in texts for key in text.split(", ")}
    for page in each([READMES[0], *SITE]):
        quoted = set(KEY.findall(CODE.sub("", page.read_text(encoding="utf-8"))))
        assert quoted - {"Shift", "Ctrl"} - known == set(), page.name


def test_tables_have_rows_as_wide_as_their_heads_and_emphasis_ends() -> None:
    """A bare bar within a cell would begin another one."""
    for page in each(ALL):
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
            assert len({len(re.findall(r"(?<!\\)\|", line)) for line in table.splitlines()}) == 1, table
        assert re.findall(r"(?m)(?:^|(?<=[\s(]))\*\*[^*\n]+\*(?!\*)", text) == []


# --- commands -------------------------------------------------------------------------------------------

UNTRIED = re.compile(
    r"--scheduler|dask|helm|pip |apt-get|venv|git |^sudoku-gui |--integrate|^source|^QT_|^\."
)
"""What takes another machine, a network, or a window."""
SHELL = 'generator() { cat puzzles.txt; }; sudoku-dlx() { "$PYTHON" -m solver_core "$@"; }; set -o pipefail; '


def commands() -> list[str]:
    """What pages show to be typed in a shell, each once."""
    found: dict[str, None] = {}
    for page in [*READMES[:2], *SITE, TOP / "assets/help/en/command_line.md"]:
        for kind, block in FENCED.findall(page.read_text(encoding="utf-8")):
            lines = [
                re.sub(r"\s+# .*", "", line).strip() for line in block.splitlines() if kind in {"", "sh"}
            ]
            found |= dict.fromkeys(
                line for line in lines if "sudoku-dlx" in line and not UNTRIED.search(line)
            )
    return list(found)


@pytest.mark.parametrize("command", commands())
def test_every_command_shown_works(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever types it, with files of these names, gets an answer."""
    givens = "400070100001904605000001000000700002002030000847006000014000806020000300600090000"
    puzzles = formats.read(f"{givens}\n" * 3).puzzles
    for name in re.findall(r"[\w.]+\.(?:sdm|txt|csv|sdk|gz)\b", command):
        text = formats.write_all(puzzles, "csv" if "csv" in name else "sdm")
        data = formats.write(puzzles[0], "sdk").encode() if name.endswith("sdk") else text.encode()
        (tmp_path / name).write_bytes(gzip.compress(data) if name.endswith(".gz") else data)
    matrix, table = "010\n101\n", "a,b,c\n1,,\n,1,1\n"
    for name, content in (
        ("problem.dlx", "a b c\na\nb c\n"),
        ("tiles.dlx", "a b\na\nb\n"),
        ("tiles.csv", table),
    ):
        (tmp_path / name).write_text(content, encoding="utf-8")
    for name in ("matrix.txt", "stations.txt"):
        (tmp_path / name).write_text(matrix, encoding="utf-8")
    (tmp_path / "puzzles.txt").write_text(formats.write_all(puzzles, "sdm"), encoding="utf-8")
    (tmp_path / "puzzle.txt").write_text(f"{givens}\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    if not re.search(r"[|<]|--help", command):
        assert cli.main(shlex.split(command)[1:]) == 0
        return
    environment = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(TOP)}
    ran = subprocess.run(
        ("/bin/bash", "-c", SHELL + command), env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode in {0, 141}, ran.stderr
