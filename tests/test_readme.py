"""What the README, the library's own README and the designs show is true."""

import doctest
import importlib.util
import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest

from solver_core import cli
from sudoku_gui import startup

README = Path(__file__).parent.parent / "README.md"
LIBRARY = Path(str(files("solver_core"))) / "README.md"
TUTORIALS = [*README.parent.glob(".site/pages/tutorials/programmer.md")]


def examples(page: Path) -> list[str]:
    """The sessions that a page shows, one after the other in one interpreter."""
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(
    "page", [README, LIBRARY, *TUTORIALS], ids=lambda page: f"{page.parent.name}/{page.name}"
)
def test_the_library_examples_print_what_the_page_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newcomer who types the examples gets the answers printed beside them."""
    monkeypatch.chdir(tmp_path)  # some write files
    example = doctest.DocTestParser().get_doctest("".join(examples(page)), {}, page.name, str(page), 0)
    results = doctest.DocTestRunner().run(example)
    assert results.attempted >= 8
    assert results.failed == 0


def test_the_library_examples_pass_a_strict_type_checker(tmp_path: Path) -> None:
    """Who types them into a program of their own finds nothing that mypy complains about."""
    api = pytest.importorskip("mypy.api")
    programs = []
    for page in (README, LIBRARY, *TUTORIALS):
        lines = doctest.DocTestParser().get_examples("".join(examples(page)))
        programs.append(tmp_path / f"{page.parent.name}_examples.py".replace("-", "_"))
        programs[-1].write_text("".join(line.source for line in lines), encoding="utf-8")
    said, complaint, status = api.run(["--strict", f"--cache-dir={tmp_path}", *map(str, programs)])
    assert (status, complaint) == (0, ""), said


def test_the_library_takes_ten_lines() -> None:
    """The promise of the heading: ten lines typed, no more."""
    typed = [line for line in examples(README)[0].splitlines() if line.startswith((">>>", "..."))]
    assert 5 < len(typed) <= 10


def test_the_source_is_installed_where_it_is() -> None:
    """Otherwise Python started there would find a source that is neither compiled nor whole."""
    installed = re.findall(r"\.venv/bin/pip install (.*?) &&", README.read_text(encoding="utf-8"))
    assert installed == ["-e '.[gui]'", "-e .", "-e '.[test]'"]


@pytest.mark.parametrize("page", [README, LIBRARY], ids=["program", "library"])
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    """A link or a picture that leads nowhere is the first thing that a visitor would see."""
    named = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    top = page.parent
    here = [name for name in named if (top / name.split("/")[0]).exists()]
    assert [name for name in here if not (top / name).exists()] == []


def test_the_readme_names_every_system_library_that_the_program_asks_for() -> None:
    """Whoever installs what the README says is not sent away by the program for more."""
    line = re.search(r"apt-get install (.*)", README.read_text(encoding="utf-8"))
    assert line is not None
    wayland = {"libwayland-client0", "libwayland-cursor0"}
    # Every Debian has the last two.
    needed = set(startup.PACKAGES.values()) - wayland - {"zlib1g", "libzstd1"}
    assert needed <= set(line[1].split())


def test_the_conversions_print_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever types the commands, one after the other in an empty folder, sees the same."""
    monkeypatch.chdir(tmp_path)
    (session,) = re.findall(r"```console\n(.*?)```", LIBRARY.read_text(encoding="utf-8"), re.DOTALL)
    reported = [part.partition("\n") for part in session.split("$ ")[1:]]
    assert len(reported) == 4
    for command, _, shown in reported:
        assert _typed(command, capsys) == shown


def _typed(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a terminal shows of a command: as much of the shell as the examples need."""
    if command.startswith("echo "):
        text, name = command.removeprefix("echo ").split(" > ")
        Path(name).write_text(f"{text}\n", encoding="utf-8")
        return ""
    command, _, end = command.partition(" | tail -")
    program, *arguments = shlex.split(command)
    assert program == "sudoku-dlx"
    assert cli.main(arguments) == 0
    out, err = capsys.readouterr()
    return "".join([*out.splitlines(keepends=True)[-int(end or 0) :], err])


# --- designs -----------------------------------------------------------------------------------------------

NAME = re.compile(r"`([\w/]+\.py)`")
"""A module named in a text, from its package on or from a part of it."""
APART = ("tests/", "setup.py")
"""What an installed package does not have."""


def folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0])


@pytest.mark.parametrize("package", ["solver_core", "sudoku_gui"])
def test_every_module_that_a_design_names_exists(package: str) -> None:
    """Moved and renamed modules take the sentences about them along."""
    top = folder(package)
    text = (top / "DESIGN.md").read_text(encoding="utf-8")
    modules = [file.relative_to(top).as_posix() for file in top.rglob("*.py")]
    named = {name.removeprefix(f"{package}/") for name in NAME.findall(text) if not name.startswith(APART)}
    others = {name for name in named if name.startswith(("solver_core/", "sudoku_gui/"))}
    missing = {name for name in named - others if not any(f"/{one}".endswith(f"/{name}") for one in modules)}
    assert missing == set()
    assert len(named) > 10
    assert [name for name in others if not (top.parent / name).is_file()] == []


@pytest.mark.parametrize("package", ["solver_core", "sudoku_gui"])
def test_no_merge_was_left_half_done(package: str) -> None:
    lines = (folder(package) / "DESIGN.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.match(r"(<<<<<<<|=======|>>>>>>>)", line)] == []
