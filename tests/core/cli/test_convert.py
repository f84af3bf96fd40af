"""``sudoku-dlx convert``: any format to any other, whole or not at all."""

import io
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.cli import convert
from tests.core.cli.conftest import EASY, PROGRAM, Run, Written, posix_only

DATA = Path(__file__).parents[2] / "data"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def leftovers(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.suffix == ".tmp"]


# --- what is written ------------------------------------------------------------------------------


def test_the_ending_of_the_name_gives_the_format(run: Run, written: Written, tmp_path: Path) -> None:
    name = written(EASY)
    for ending, format_id in [
        (".sdk", "sdk"),
        (".CSV", "csv"),
        (".sdm", "sdm"),
        (".txt", "line"),
        (".ss", "ss"),
    ]:
        out = tmp_path / f"out{ending}"
        assert run("convert", name, str(out)) == (0, "", "")
        assert out.read_text("utf-8") == formats.write(formats.read(EASY).puzzles[0], format_id)


def test_a_list_goes_to_standard_output(run: Run, written: Written) -> None:
    assert run("convert", written(EASY, "", HARD), "-", "--to", "line") == (0, f"{EASY}\n{HARD}\n", "")


def test_a_puzzle_may_be_the_argument_itself(run: Run) -> None:
    assert run("convert", HARD, "-", "--to", "line") == (0, f"{HARD}\n", "")


def test_standard_input_is_read(run: Run) -> None:
    assert run("convert", "-", "-", "--to", "line", stdin=f"puzzle\n{EASY}\n".encode()) == (
        0,
        f"{EASY}\n",
        "",
    )
    text = formats.write(formats.read(HARD).puzzles[0], "sdk").encode()
    assert run("convert", "-", "-", "--to", "line", stdin=text) == (0, f"{HARD}\n", "")


def test_a_known_format_is_not_guessed(run: Run, written: Written) -> None:
    """Two columns are a table, or cells with a remark: who asks decides."""
    name = written(f"{EASY},1", f"{HARD},2")
    for origin in ("csv", "sdm"):
        status, out, err = run("convert", name, "-", "--to", "line", "--from", origin)
        assert (status, out) == (0, f"{EASY}\n{HARD}\n")
        assert "headers" in err
    status, out, err = run("convert", name, "-", "--to", "line", "--from", "sdk")
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_one_puzzle_of_a_list_can_be_chosen(run: Run, written: Written, tmp_path: Path) -> None:
    """Several do not fit into a file for one, and the message says the way out."""
    name, out = written(EASY, HARD), tmp_path / "one.sdk"
    status, _, err = run("convert", name, str(out))
    assert status == 2
    assert err == (
        f"sudoku-dlx: {name}: there are several puzzles, and SadMan Sudoku holds one; "
        "write a list, such as --to sdm, or choose one with --puzzle N\n"
    )
    assert not out.exists()
    assert run("convert", name, str(out), "--puzzle", "2") == (0, "", "")
    assert str(formats.load(out).puzzles[0].givens) == HARD
    status, _, err = run("convert", name, str(out), "--puzzle", "3")
    assert (status, err) == (2, f"sudoku-dlx: {name}: there is no puzzle 3; the file has 2\n")


def test_losses_are_reported_once(run: Run, tmp_path: Path) -> None:
    """Not for each of a thousand puzzles, and the status is still 0."""
    table = tmp_path / "a.csv"
    table.write_text("puzzle,entries,title\n" + f"{HARD},{'.' * 80}1,a\n" * 3, "utf-8")
    status, out, err = run("convert", str(table), "-", "--to", "line")
    assert (status, out) == (0, f"{HARD}\n" * 3)
    assert err.splitlines() == [
        f"sudoku-dlx: {table}: entries: not or not wholly kept by One line",
        f"sudoku-dlx: {table}: headers: not or not wholly kept by One line",
    ]


def test_omissions_of_reading_are_reported(run: Run) -> None:
    """Solutions of data sets, comments, and what had to be decided."""
    name = str(DATA / "formats" / "csv/kaggle_quizzes.csv")
    status, _, err = run("convert", name, "-", "--to", "line")
    assert (status, err) == (0, f"sudoku-dlx: {name}: left out: the solution that the file has\n")
    _, _, err = run("convert", "-", "-", "--to", "line", stdin=f"# a\n{EASY}\n{HARD}\n".encode())
    assert err == "sudoku-dlx: standard input: left out: comment lines\n"


# --- what cannot be read --------------------------------------------------------------------------


def test_a_bad_line_is_reported_and_the_others_are_written(run: Run, written: Written) -> None:
    name = written(EASY, f"{HARD[:6]}x{HARD[7:]}", HARD)
    status, out, err = run("convert", name, "-", "--to", "line")
    assert (status, out) == (2, f"{EASY}\n{HARD}\n")
    assert err.startswith(f"sudoku-dlx: {name}: line 2, column 7: 'x' is not a cell; ")
    assert err.count("\n") == 1


def test_many_bad_lines_are_counted(run: Run, written: Written) -> None:
    status, out, err = run("convert", written(EASY, *["x"] * 50, HARD), "-", "--to", "line")
    assert (status, out) == (2, f"{EASY}\n{HARD}\n")
    lines = err.splitlines()
    assert len(lines) == convert.MOST_FAULTS + 1
    assert lines[-1].endswith("30 more lines could not be read")


@pytest.mark.parametrize(
    "text", [b"", b"rubbish\n" * 3, b"\x00\x01\x02", b"puzzle,solution\nx,y\nz,w\n", b"1" * 200_000]
)
def test_a_foreign_file_gets_one_line_and_leaves_nothing(run: Run, tmp_path: Path, text: bytes) -> None:
    """Status 2, the name of the file, no output, and no piece of one."""
    name, out = tmp_path / "in.sdm", tmp_path / "out.sdm"
    name.write_bytes(text)
    status, printed, err = run("convert", str(name), str(out))
    assert (status, printed, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"sudoku-dlx: {name}: ")
    assert [*tmp_path.iterdir()] == [name]


def test_rubbish_behind_a_puzzle_is_given_up(run: Run, written: Written) -> None:
    status, out, err = run("convert", written(EASY, HARD, *["x"] * 5000), "-", "--to", "line")
    assert (status, out) == (2, f"{EASY}\n{HARD}\n")
    assert "left out: text that is not a puzzle" in err


# --- files ----------------------------------------------------------------------------------------


def test_a_file_can_be_converted_in_place(run: Run, written: Written, tmp_path: Path) -> None:
    name = written(*[EASY.replace(".", "0"), HARD] * 2000)
    assert run("convert", name, name, "--to", "line") == (0, "", "")
    assert Path(name).read_text("utf-8") == f"{EASY}\n{HARD}\n" * 2000
    assert leftovers(tmp_path) == []


@pytest.mark.parametrize("where", ["none/out.sdm", "folder.sdm"])
def test_unwritable_puzzles_are_reported(run: Run, written: Written, tmp_path: Path, where: str) -> None:
    """A folder that is missing, or stands where the file should."""
    (tmp_path / "folder.sdm").mkdir()
    out = tmp_path / where
    status, _, err = run("convert", written(EASY), str(out))
    assert (status, err.count("\n")) == (2, 1)
    assert err.startswith(f"sudoku-dlx: {out}: ")


@posix_only
@pytest.mark.skipif(
    not Path("/proc/self/mem").exists(), reason="a file that cannot be read, as Linux has one"
)
def test_an_unreadable_file_is_reported_by_its_own_name(run: Run, tmp_path: Path) -> None:
    status, _, err = run("convert", "/proc/self/mem", str(tmp_path / "out.sdm"))
    assert (status, err.count("\n")) == (2, 1)
    assert err.startswith("sudoku-dlx: /proc/self/mem: ")
    assert run("convert", str(tmp_path / "none"), "-", "--to", "sdm")[2].startswith(
        f"sudoku-dlx: {tmp_path / 'none'}: No such"
    )


def test_a_name_that_gives_no_format_needs_one(run: Run, written: Written) -> None:
    status, _, err = run("convert", written(EASY), "-")
    reported = "the format is not clear from its name; add --to FORMAT (see sudoku-dlx formats)"
    assert (status, err) == (2, f"sudoku-dlx: standard output: {reported}\n")


@posix_only
def test_a_reader_that_has_enough_is_no_error(written: Written) -> None:
    """As with ``| head -1``: results come while the input is still being read."""
    process = subprocess.Popen(
        [*PROGRAM, "convert", written(*[EASY] * 50_000), "-", "--to", "csv"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith(b"puzzle,")
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


@posix_only
def test_a_pipe_with_a_name_is_read(run: Run, tmp_path: Path) -> None:
    """Shells make them for ``<(...)``; a list comes through, and its ending counts for nothing."""
    pipe, out = tmp_path / "pipe", tmp_path / "out.sdm"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=(f"{EASY}\n" * 5000,))
    writer.start()
    assert run("convert", str(pipe), str(out)) == (0, "", "")
    writer.join()
    assert out.read_text("utf-8") == f"{EASY}\n" * 5000


@posix_only
def test_an_interrupt_leaves_the_old_file(tmp_path: Path) -> None:
    """Ctrl+C in the middle: status 130, the old text, and no piece of the new one."""
    pipe, out = tmp_path / "pipe", tmp_path / "out.sdm"
    os.mkfifo(pipe)
    out.write_text("old", "utf-8")
    process = subprocess.Popen([*PROGRAM, "convert", str(pipe), str(out)], stderr=subprocess.PIPE)
    with pipe.open("wb") as writer:
        writer.write(f"{EASY}\n".encode() * 5000)
        writer.flush()
        assert any(path.suffix == ".tmp" for path in tmp_path.iterdir())
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert (process.returncode, err) == (130, b"")
    assert out.read_text("utf-8") == "old"
    assert leftovers(tmp_path) == []


@posix_only
def test_a_pipe_with_a_name_is_written_to(run: Run, written: Written, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.sdm"
    os.mkfifo(pipe)
    read = io.StringIO()
    reader = threading.Thread(target=lambda: read.write(pipe.read_text("utf-8")))
    reader.start()
    assert run("convert", written(EASY), str(pipe)) == (0, "", "")
    reader.join()
    assert read.getvalue() == f"{EASY}\n"


@posix_only
def test_an_interrupt_ends_it_though_the_pipe_is_full(written: Written, tmp_path: Path) -> None:
    """What is still to be written is let go: closing would wait for a reader once more."""
    pipe = tmp_path / "pipe.sdm"
    os.mkfifo(pipe)
    opened = os.open(pipe, os.O_RDWR)
    process = subprocess.Popen([*PROGRAM, "convert", written(*[EASY] * 50_000), str(pipe)])
    try:
        assert os.read(opened, 1)  # it has begun to write
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    finally:
        process.kill()
        os.close(opened)


def test_a_pipe_gets_what_is_read_again(tmp_path: Path) -> None:
    """UTF-8 and line feeds, whatever the system's encoding is: on Windows that of an old code page."""
    file = tmp_path / "title.sdk"
    rows = "\n".join(EASY[at : at + 9] for at in range(0, 81, 9))
    file.write_text(f"#D 数独 Jürgen\n[Puzzle]\n{rows}\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "solver_core", "convert", str(file), "-", "--to", "dsudoku"],
        env={**os.environ, "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        check=True,
    )
    assert "数独 Jürgen" in done.stdout.decode("utf-8")
