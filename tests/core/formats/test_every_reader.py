"""Whatever comes, every reader answers: the right puzzles, or an error of one line; soon, in bounded memory, alone."""

import gc
import html
import subprocess
import sys
import textwrap
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import pytest

from solver_core import formats
from solver_core.cli import main
from solver_core.cover import ProblemError, texts
from solver_core.formats import FORMATS, FormatError, Reading
from solver_core.formats.files import TEXT_LIMIT
from solver_core.formats.lists.line_file import LineFile
from tests.amounts import each, spread
from tests.core.formats import hostile
from tests.core.formats.hostile import LINE, answers, ends_well, is_plain

SAMPLES = hostile.samples()
READ = {name: sample for name, sample in SAMPLES.items() if name not in hostile.REFUSED}
BOMBS = dict(hostile.bombs(30_000))
SMALL = [bomb for bomb in BOMBS.values() if len(bomb) < 31_000]


def plain(data: bytes) -> str:
    return data.decode("latin-1").replace("\r\n", "\n")


def refusal(attempt: Callable[[], object]) -> str:
    try:
        attempt()
    except (FormatError, ProblemError) as error:
        return str(error)
    return ""


def read(data: bytes) -> Reading:
    return formats.read(formats.decode(data))


def essence(reading: Reading) -> object:
    return reading.format.id, list(reading.puzzles)


# --- samples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SAMPLES)
def test_the_format_of_every_sample_is_detected(name: str) -> None:
    """Read under its own id, or refused by the reader that knows it."""
    format_id, data = SAMPLES[name]
    text = formats.decode(data)
    assert formats.format_called(format_id).detects(text)
    with pytest.raises(FormatError) if name in hostile.REFUSED else nullcontext():
        assert formats.read(text).format.id == format_id


def test_there_is_a_sample_for_every_format() -> None:
    assert {format_id for format_id, _ in SAMPLES.values()} == {row.id for row in FORMATS}


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.id)
def test_every_reader_answers_to_every_sample(row: formats.Format) -> None:
    assert all(answers(row.id, plain(data)) for _, data in SAMPLES.values())


@pytest.mark.parametrize("name", READ)
def test_editors_and_systems_make_no_difference(name: str) -> None:
    _, data = READ[name]
    expected = essence(read(data))
    for wrapping, dressed in each(hostile.dressed(data)):
        assert essence(read(dressed)) == expected, wrapping


@pytest.mark.parametrize("name", SAMPLES)
def test_other_bytes_are_read_or_refused(name: str) -> None:
    """Encodings that tell nothing, half characters, zeros, packed files."""
    assert all(map(ends_well, hostile.undressed(SAMPLES[name][1])))


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.id)
def test_very_long_texts_are_read_or_refused(row: formats.Format) -> None:
    """In its own sample, so that its own reader is the one that meets it."""
    data = next(data for format_id, data in SAMPLES.values() if format_id == row.id)
    for swollen in each(hostile.swollen(data, 4_000)):
        assert answers(row.id, plain(swollen))


# --- surroundings ------------------------------------------------------------------------------------


def each_line(change: Callable[[str], str]) -> Callable[[str], str]:
    return lambda text: "".join(f"{change(line)}\n" for line in text.rstrip("\n").split("\n"))


SURROUNDINGS: dict[str, Callable[[str], str]] = {
    "blank lines": lambda text: f"\n\n{text}\n\n",
    "a sentence before": lambda text: f"Here is today's puzzle:\n\n{text}",
    "a sentence behind": lambda text: text.rstrip("\n") + "\n\nHave fun, all of you!\n",
    "quoted": each_line(lambda line: f"> {line}"),
    "quoted twice": each_line(lambda line: f">> {line}"),
    "indented": each_line(lambda line: f"    {line}"),
    "blanks behind lines": each_line(lambda line: f"{line}   "),
    "in a fence": lambda text: "```\n" + text.rstrip("\n") + "\n```\n",
    "on a page": html.escape,
    "with hard blanks": lambda text: text.replace(" ", "\xa0"),
}
NOT_FOUND = {
    ("formats/gnome_share/gnome_share.txt", "on a page"): "no cells were found",
    ("formats/tatham/solo.sav", "on a page"): "save it again",
}
"""What a person may see, but would have to guess; and what the error says of it."""


@pytest.mark.parametrize("way", SURROUNDINGS)
def test_text_around_a_puzzle_does_not_hide_it(way: str) -> None:
    """Pasted from a letter, a forum, a page; where it is not found, the error says what to do."""
    for name, (_, data) in spread(READ.items()):
        text = formats.decode(data).replace("\r\n", "\n").replace("\r", "\n")
        around = SURROUNDINGS[way](text)
        if (name, way) in NOT_FOUND:
            with pytest.raises(FormatError, match=NOT_FOUND[name, way]):
                formats.read(around)
            continue
        expected, found = formats.read(text), formats.read(around)
        assert [p.givens for p in found.puzzles] == [p.givens for p in expected.puzzles], name
        assert [p.entries for p in found.puzzles] == [p.entries for p in expected.puzzles], name
        assert [p.corner for p in found.puzzles] == [p.corner for p in expected.puzzles], name


def test_words_that_were_left_out_are_reported() -> None:
    rows = textwrap.fill(LINE, 9)
    assert "rest" in formats.read(f"For you\n\n{rows}\n").dropped
    assert "rest" not in formats.read(rows).dropped


def test_an_error_behind_marks_keeps_its_line() -> None:
    rows = textwrap.fill(LINE, 9).replace("7", "/")
    with pytest.raises(FormatError) as raised:
        formats.read("".join(f"> {line}\n" for line in rows.split("\n")))
    assert (raised.value.line, raised.value.column) == (3, None)
    [fault] = formats.read(f"> {LINE}\n> {LINE[:5]}/{LINE[6:]}\n> {LINE}\n").faults
    assert (fault.line, fault.column) == (2, None)


def test_html_in_a_remark_stays_as_it_is() -> None:
    """Only what is escaped from its beginning to its end is taken for a page."""
    for text in (f"{LINE} &lt;b&gt; here\n", f"#C &lt;b&gt;\n[Puzzle]\n{textwrap.fill(LINE, 9)}\n"):
        assert "&lt;b&gt;" in str(formats.read(text).puzzles[0].headers)


# --- what is made to do harm -------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOMBS)
def test_hostile_texts_are_refused(name: str) -> None:
    with pytest.raises(FormatError) as raised:
        read(BOMBS[name])
    assert is_plain(str(raised.value))


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row.id)
def test_every_reader_survives_hostile_texts(row: formats.Format) -> None:
    """Readers are asked only for what is theirs, but must not rely on it."""
    for bomb in spread(SMALL):
        assert answers(row.id, plain(bomb))


def test_every_reader_of_problems_survives_hostile_texts() -> None:
    for data in (*BOMBS.values(), *(data for _, data in SAMPLES.values())):
        text = data.decode("latin-1")
        assert texts.kind_of(text) in {None, *(kind.id for kind in texts.KINDS)}
        assert is_plain(refusal(partial(texts.read, text)) or "a problem")


def test_reading_opens_no_connection_and_runs_no_program() -> None:
    """No address is called, no file opened, no program started, nothing unpickled or evaluated by any file."""
    program = """
import sys
from solver_core import formats
from tests.core.formats import hostile
things = [*hostile.markup(1000), *hostile.binaries(), *((name, data) for name, (_, data) in hostile.samples().items())]
def outcome(data):
    try:
        return len(formats.read(formats.decode(data)).puzzles)
    except formats.FormatError:
        return 0
for _, data in things: outcome(data)      # modules that are imported late are there now
allowed = ("object.", "sys._getframe", "import", "code.__new__", "builtins.id", "os.putenv")
seen = []
sys.addaudithook(lambda event, arguments: None if event.startswith(allowed) else seen.append(event))
found = sum(outcome(data) > 0 for _, data in things)
print(found, *seen)
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[3],
    )
    assert done.stdout.split() == [str(len(READ))], done.stderr


# --- entrances ---------------------------------------------------------------------------------------


@pytest.fixture(params=hostile.KINDS)
def bomb(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "bomb.txt"
    path.write_bytes(BOMBS[request.param])
    return path


def test_files_and_lists_answer(bomb: Path) -> None:
    with pytest.raises(FormatError):
        formats.load(bomb)
    assert is_plain(refusal(lambda: LineFile.begin(bomb)) or "no list")


@pytest.mark.parametrize(
    "command", [["solve"], ["count"], ["convert", "--to", "line"]], ids=lambda words: words[0]
)
def test_the_command_line_says_one_line(
    bomb: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    output = ["-"] if command[0] == "convert" else []
    assert main([*command, str(bomb), *output]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"sudoku-dlx: {bomb}: ")
    assert err.count("\n") == 1
    assert err.endswith("\n")


@pytest.fixture
def traced() -> Iterator[Callable[[], int]]:
    tracemalloc.start()
    yield lambda: tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()


def test_a_file_that_is_too_large_takes_no_memory(tmp_path: Path, traced: Callable[[], int]) -> None:
    """A hundred megabytes are refused before they are read, by every entrance."""
    path = tmp_path / "large.sdm"
    with path.open("wb") as file:
        file.write(b"." * 70_000)
        file.truncate(100 << 20)
    with pytest.raises(FormatError, match="larger than 64 MiB"):
        formats.load(path)
    with pytest.raises(FormatError):
        LineFile.begin(path)
    assert main(["convert", str(path), "-", "--to", "line"]) == 2
    assert traced() < 10 << 20


def test_memory_is_a_few_times_the_text(traced: Callable[[], int]) -> None:
    for unit in spread([f"{LINE}\r\n", f"{LINE} \xe9\n", ".", "x\n", "<a>", '{"a":', "[", "# \n"]):
        data = (unit * (300_000 // len(unit))).encode()
        tracemalloc.reset_peak()
        before = traced()
        assert is_plain(refusal(partial(read, data)) or "read"), unit
        assert traced() - before < 6 * len(data), unit


def test_one_wide_sign_makes_no_file_too_large_for_memory(traced: Callable[[], int]) -> None:
    data = b"# \xf0\x9f\x98\x80\n" + b".\n" * (TEXT_LIMIT // 8)
    with pytest.raises(FormatError, match="larger than 24 MiB; split it"):
        formats.decode(data)
    assert traced() < 3 * len(data)


@pytest.mark.parametrize("text", ["x\n" * 1000, "." * 2000, '{"a": 1}', "<a>", f"For you\n{LINE[:80]}\n"])
def test_a_text_that_was_refused_is_let_go(text: str) -> None:
    """At once, and not when somebody next looks for what is kept in a circle: it may be a hundred megabytes."""
    gc.collect()
    gc.disable()
    try:
        before = sys.getrefcount(text)
        assert is_plain(refusal(lambda: formats.read(text)))
        assert sys.getrefcount(text) == before
    finally:
        gc.enable()
