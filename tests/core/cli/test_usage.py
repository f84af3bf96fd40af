"""What every command has in common: its words, its help, its silence, its exit statuses, and how it fails."""

import re
import subprocess
from pathlib import Path

import pytest

from solver_core import cli
from solver_core.cli import COMMANDS, STATUSES, parser_of
from tests.amounts import each
from tests.core.cli.conftest import EASY, PROGRAM, TOP, Run, Written, on_terminal, posix_only

# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("slove x", "invalid choice: 'slove'; did you mean solve?"),
        ("solve --limt 3 x", "unrecognized arguments: --limt; did you mean --limit?"),
        ("solve --limt=3 x", "unrecognized arguments: --limt=3; did you mean --limit?"),
        ("solve --engine bitbord x", "argument --engine: invalid choice: 'bitbord'; did you mean bitboard?"),
        ("convert --to opensudok a b", "did you mean opensudoku?"),
        ("generate --level herd", "did you mean hard?"),
        ("help cuont", "did you mean count?"),
    ],
)
def test_a_word_that_is_nearly_right_is_asked_back(run: Run, words: str, meant: str) -> None:
    status, out, err = run(*words.split())
    assert (status, out) == (2, "")
    assert meant in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("words", ["xyzzy x", "solve --xyzzy x", "solve --engine xyzzy x"])
def test_a_word_that_is_near_to_nothing_is_only_refused(run: Run, words: str) -> None:
    status, _, err = run(*words.split())
    assert status == 2
    assert "did you mean" not in err


@pytest.mark.parametrize("name", COMMANDS)
def test_no_option_can_be_abbreviated(run: Run, name: str) -> None:
    """Or an option that is added later would change what a script means."""
    options = [word for word in parser_of(name, name)._option_string_actions if word.startswith("--")]
    for word in each(options):
        found = [run(name, word[:-1], *["1"] * count) for count in (0, 1, 2)]
        assert {status for status, _, _ in found} == {2}
        assert any(f"unrecognized arguments: {word[:-1]}" in err for _, _, err in found)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_and_the_option_say_the_same_of_each_command(run: Run, name: str) -> None:
    assert run("help", name) == run(name, "--help")
    assert run("help", name)[1].startswith(f"usage: sudoku-dlx {name} ")


def test_help_alone_lists_the_commands(run: Run) -> None:
    assert run("help") == run("--help") == run()
    assert all(f"    {name} " in run("help")[1] for name in COMMANDS)


# --- silence --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_can_be_quiet(name: str) -> None:
    assert {"-q", "--quiet"} <= {*parser_of(name, name)._option_string_actions}


@pytest.mark.parametrize(
    "words",
    ["solve FILE", "convert FILE OUT.sdm", "trace --limit 1 FILE", "generate --most 1 --givens 20 --seed 1"],
)
def test_quiet_is_without_a_word_that_does_not_end_the_command(
    run: Run, written: Written, tmp_path: Path, words: str
) -> None:
    """Status and results are the same."""
    names = {"FILE": written(EASY, "rubbish", EASY), "OUT.sdm": str(tmp_path / "out.sdm")}
    given = [names.get(word, word) for word in words.split()]
    status, out, err = run(*given)
    assert err
    assert run(*given, "-q") == (status, out, "")


# --- exit statuses --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "zh_CN"])
def test_all_tables_of_exit_statuses_have_the_same_rows(language: str) -> None:
    """The manual page is made from them; a page of the manual in each language follows."""
    page = TOP / "assets" / "help" / language / "command_line.md"
    if not page.exists():
        pytest.skip("the manual is not beside an installed copy's tests")
    _, _, section = page.read_text(encoding="utf-8").partition("{#status}")
    rows = re.findall(r"^\| (\d+) \|", section, re.MULTILINE)
    assert [int(row) for row in rows] == [*STATUSES]


def test_the_manual_page_has_the_exit_statuses() -> None:
    path = TOP / "assets" / "shell" / "sudoku-dlx.1"
    if not path.exists():
        pytest.skip("the files for shells are not beside an installed copy's tests")
    _, _, section = path.read_text(encoding="utf-8").partition(".SH EXIT STATUS\n")
    assert [int(row) for row in re.findall(r"^\.TP\n(\d+)$", section, re.MULTILINE)] == [*STATUSES]


@pytest.mark.parametrize("error", [ValueError("a bug"), MemoryError(), RecursionError("too deep")])
def test_an_unforeseen_error_is_one_line_and_a_status_of_its_own(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """It is never taken for "no solution", and it names its place in the source."""

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(cli, "parser_of", fail)
    status, out, err = run("formats")
    assert (status, out) == (3, "")
    assert err.count("\n") == 1
    assert err.startswith("sudoku-dlx: ")
    assert "not enough memory" in err or f"{error} (test_usage.py, line " in err


# --- terminals ------------------------------------------------------------------------------------


@posix_only
def test_no_control_character_of_a_file_reaches_a_terminal(tmp_path: Path) -> None:
    """In results, in messages, and in a file that is converted; through a pipe everything passes as it is."""
    problem = tmp_path / "problem.dlx"
    problem.write_text("a\x1b[31m b\x9b2J c\na\x1b[31m b\x9b2J\nc\n", encoding="utf-8")
    puzzle = tmp_path / "puzzle.sdk"
    rows = "\n".join(EASY[at : at + 9] for at in range(0, 81, 9))
    puzzle.write_text(f"#ASomebody\x9b2J\n[Puzzle]\n{rows}\n", encoding="utf-8")
    for words in (
        ["cover", "--show", "names", str(problem)],
        ["cover", "--to", "dlx", str(problem)],
        ["solve", str(tmp_path / "none\x1b[31m.sdk")],
        ["convert", str(puzzle), "-", "--to", "sdk"],
        ["solve", "--\x1b[31m"],
    ):
        _, seen = on_terminal(*words, stdout=True)
        assert seen.isprintable() or not set(seen) - {"\r", "\n"} & {chr(sign) for sign in range(32)}
        assert "\x1b" not in seen
        assert "\x9b" not in seen
        assert "\N{REPLACEMENT CHARACTER}" in seen or r"\x1b" in seen
    piped = subprocess.run(
        [*PROGRAM, "cover", "--show", "names", str(problem)], capture_output=True, check=True
    )
    assert b"a\x1b[31m" in piped.stdout
