"""What shells and `man` know of the program is what it takes, and every example in its help runs."""

import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from solver_core.cli import COMMANDS
from tests.core.cli.conftest import EASY, TOP, Run


def test_completions_manual_page_and_table_of_formats_are_current() -> None:
    """A new format or option is in all of them by one command."""
    pytest.importorskip("shtab")
    if not (TOP / ".build").is_dir():
        pytest.skip("what makes the files is not beside an installed copy's tests")
    checked = subprocess.run(
        [sys.executable, str(TOP / ".build" / "texts.py"), "--check"],
        env={"PATH": "", "PYTHONPATH": str(TOP), "COLUMNS": "80"},
        capture_output=True,
        check=False,
    )
    old = (checked.stdout, checked.stderr, checked.returncode)
    assert old == (b"", b"", 0), "run COLUMNS=80 python .build/texts.py"


def test_bash_completes_commands_options_and_words() -> None:
    """The file for bash is run by bash itself."""
    if not (TOP / "assets" / "shell").is_dir():
        pytest.skip("the files for shells are not beside an installed copy's tests")
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    asked = {"sol": "solve", "solve --wor": "--workers", "trace --rule sh": "shuffled"}
    for words, expected in asked.items():
        script = f"""
            source {shlex.quote(str(TOP / "assets" / "shell" / "sudoku-dlx"))}
            COMP_WORDS=(sudoku-dlx {words}); COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
            $(complete -p sudoku-dlx | sed 's/.*-F \\([^ ]*\\).*/\\1/')
            echo "${{COMPREPLY[@]}}"
        """
        done = subprocess.run([bash, "-c", script], capture_output=True, text=True, check=True)
        assert expected in done.stdout.split()


@pytest.mark.processes
@pytest.mark.parametrize(
    ("command", "words"),
    [(name, words) for name in COMMANDS for words, _ in import_module(f"solver_core.cli.{name}").EXAMPLES],
)
def test_every_example_runs(
    run: Run, command: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder that has the files which examples name."""
    monkeypatch.chdir(tmp_path)
    grid = "\n".join(EASY[at : at + 9] for at in range(0, 81, 9))
    for name in set(re.findall(r"[a-z]+\.(?:txt|sdm|sdk|csv|dlx)(?:\.gz)?", words)):
        text = {"sdk": grid, "dlx": "a b c\na b\nc\n", "csv": f"puzzle,level\n{EASY},1\n{EASY},2\n"}
        (tmp_path / name).write_text(text.get(name.split(".")[1], f"{EASY}\n{EASY}\n"))
    if command == "cover":
        (tmp_path / "matrix.txt").write_text("10\n01\n")
        (tmp_path / "tiles.csv").write_text("a,b\n1,0\n0,1\n")
    words, _, _ = words.partition(" < ")
    status, out, err = run(*shlex.split(words), stdin=f"{EASY}\nend\n".encode())
    assert (status, err) in {(0, ""), (1, "")} or command == "convert"
    assert status in {0, 1}
    assert out or "-o" in words or command == "convert"
