"""Tries every reader with everything: ``python -m tests.bench.fuzz --seconds 300``.

A child for each format goes through every truncation of its samples, what is dressed otherwise, swollen or made to do
harm, the samples of all other formats, and wrong bits until its time is over; through `formats.read` and through its
reader alone. Another child opens large files by every entrance. The table tells for each how many inputs were tried,
how many were refused and read, the longest time (of the processor: others may use the machine too) and by how much
the memory grew. What is neither read nor refused as it should be is told below it, with what it takes to try it again.
"""

import argparse
import contextlib
import io
import json
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic, process_time
from typing import Final

from solver_core import formats
from solver_core.cli import main as command
from solver_core.formats import FORMATS
from solver_core.formats.listing import Listing
from solver_core.problems import knuth
from solver_core.sudoku.grid_text import GridError
from sudoku_gui.session.arrivals import Origin, arrival
from tests.core.formats import hostile

TOP: Final = Path(__file__).parents[2]
LONGEST_MESSAGE: Final = 400
SLOW: Final = 1.0
"""Seconds; what takes longer is told."""
TOLD: Final = 5
SIZES: Final = (100_000, 1_500_000)
FILES: Final = "files"
ENTRANCES: Final = ("load", "listing", "convert", "solve", "count", "arrival")


@dataclass(slots=True)
class Row:
    """What came of one format's inputs: how many, seconds, megabytes, and what was not as it should be."""

    name: str
    tried: int = 0
    errors: int = 0
    answers: int = 0
    slowest: float = 0.0
    slowest_input: str = ""
    grown: float = 0.0
    faults: list[str] = field(default_factory=list)

    def take(self, what: str, deed: Callable[[], object]) -> None:
        """Try one input."""
        began = process_time()
        try:
            deed()
            self.answers += 1
        except (GridError, knuth.KnuthError, OSError) as error:
            self.errors += 1
            if not str(error).isprintable() or len(str(error)) > LONGEST_MESSAGE:
                self._blame(f"{what}: says {str(error)[:80]!r}")
        except Exception as error:  # noqa: BLE001 - this is what is looked for
            self._blame(f"{what}: {type(error).__name__}: {str(error)[:80]}")
        spent = process_time() - began
        self.tried += 1
        if spent > self.slowest:
            self.slowest, self.slowest_input = spent, what

    def _blame(self, fault: str) -> None:
        if len(self.faults) < TOLD:
            self.faults.append(fault)

    def __str__(self) -> str:
        told = f"{self.name:<13}{self.tried:>9,}{self.errors:>9,}{self.answers:>9,}{self.slowest:>9.3f}{self.grown:>8.0f}"
        return f"{told}  {self.slowest_input if self.slowest > SLOW / 4 else ''}"


# --- one format --------------------------------------------------------------------------------------


def inputs(format_id: str, seed: int) -> Iterator[tuple[str, bytes]]:
    """What one format is tried with; never ends."""
    samples = hostile.samples()
    own = {name: data for name, (other, data) in samples.items() if other == format_id}
    for name, data in own.items():
        yield from ((f"{name}, first {length} bytes", data[:length]) for length in range(len(data) + 1))
        yield from ((f"{name}, {dress}", dressed) for dress, dressed in hostile.dressed(data))
        yield from ((f"{name}, undressed {n}", other) for n, other in enumerate(hostile.undressed(data)))
    yield from ((name, data) for name, (_, data) in samples.items())
    for size in SIZES:
        yield from ((f"{name} of {size}", data) for name, data in hostile.bombs(size))
        for name, data in own.items():
            swollen = enumerate(hostile.swollen(data, size))
            yield from ((f"{name}, swollen {n} by {size}", blown) for n, blown in swollen)
    while True:
        seed += 1
        for name, data in own.items():
            flips = enumerate(hostile.flipped(data, random.Random(seed), 100))
            yield from ((f"{name}, flip {n} of seed {seed}", flipped) for n, flipped in flips)


def tried(format_id: str, seconds: float) -> Row:
    """A reader, tried for so long."""
    row, reader = Row(format_id), formats.format_called(format_id)
    ends, before = monotonic() + seconds, _peak()
    for what, data in inputs(format_id, 0):
        row.take(what, lambda data=data: _read_all(formats.read(formats.decode(data))))  # type: ignore[misc]
        text = data.decode("latin-1").replace("\r\n", "\n").replace("\r", "\n")
        row.take(f"{what}, alone", lambda text=text: _alone(reader, text))  # type: ignore[misc]
        if monotonic() > ends:
            break
    row.grown = _peak() - before
    return row


def _alone(reader: formats.Format, text: str) -> None:
    reader.recognises(text)
    for puzzle in reader.reads(text).puzzles[:1000]:
        hash(puzzle)


def _read_all(reading: formats.Reading) -> None:
    for puzzle in reading.puzzles[:1000]:
        hash(puzzle)


def _peak() -> float:
    """Megabytes of memory that this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (
        1 << 20 if sys.platform == "darwin" else 1024
    )


# --- files -------------------------------------------------------------------------------------------


def large(path: Path) -> Iterator[str]:
    """Files one after another under the same name; answers what each is."""
    line = hostile.LINE.encode()
    units = (
        b".",
        b"\n",
        b"x\n",
        b"[",
        b'{"a":',
        b"<a>",
        b"9",
        b"# \n",
        b"\xc3\xa9",
        b"\xe2\x82\xac\n",
        b"\0",
        b"1 ",
    )
    heads = (b"", line + b"\n", b"<opensudoku>", b'{"format":"dancing-sudoku",', b"#A\n[Puzzle]\n")
    for size in (16 << 20, 64 << 20, 100 << 20):
        for unit in units:
            _fill(path, b"", unit, size)
            yield f"{size >> 20} MiB of {unit!r}"
        for head in heads[1:]:
            _fill(path, head, b"." if head.endswith(b"\n") else b" ", size)
            yield f"{size >> 20} MiB behind {head[:20]!r}"


def _fill(path: Path, head: bytes, unit: bytes, size: int) -> None:
    block = unit * ((1 << 20) // len(unit))
    with path.open("wb") as file:
        file.write(head)
        while file.tell() + len(block) <= size:
            file.write(block)


def opened(entrance: str, seconds: float) -> Row:
    """Large files, by this entrance."""
    row = Row(entrance)
    ends, before = monotonic() + seconds, _peak()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.txt"
        for what in large(path):
            row.take(what, lambda: _enter(entrance, path))
            if monotonic() > ends:
                break
    row.grown = _peak() - before
    return row


def _enter(entrance: str, path: Path) -> None:
    if entrance == "load":
        formats.load(path)
    elif entrance == "listing":
        listing = Listing.begin(path)
        if listing is not None:
            listing.index(100)
            listing.close()
    elif entrance == "arrival":
        came = arrival(Origin(path.name, path))
        if came.listing is not None:
            came.listing.close()
        if came.error is not None:
            raise came.error
    else:
        _call([entrance, str(path), *(["-", "--to", "line"] if entrance == "convert" else [])])


def _call(arguments: list[str]) -> None:
    """A command; raises what it says where it fails with one line, as a reader would."""
    out, err = io.TextIOWrapper(io.BytesIO()), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = command(arguments)
    if status == 2 and err.getvalue().count("\n") == 1:
        raise GridError(err.getvalue().strip())
    if status == 2 and not err.getvalue():
        raise AssertionError(f"status {status}, and nothing said")


# --- table -------------------------------------------------------------------------------------------


def main() -> int:
    """Print the table; status 1 where something is not as it should be."""
    options = _options()
    if options.one:
        seconds = options.seconds
        row = opened(options.one, seconds) if options.one in ENTRANCES else tried(options.one, seconds)
        print(json.dumps(asdict(row)))
        return 0
    names = [row.id for row in FORMATS] + list(ENTRANCES)
    print(
        f"{'':<13}{'tried':>9}{'errors':>9}{'answers':>9}{'slowest':>9}{'grown':>8}  seconds and MiB; what was slow"
    )
    faults = []
    for name in names:
        row = _of_child(name, options.seconds / len(names))
        print(row, flush=True)
        faults += [f"{name}: {fault}" for fault in row.faults]
    print(*faults, sep="\n")
    return 1 if faults else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.fuzz")
    parser.add_argument("--seconds", type=float, default=300.0, help="for all formats together")
    parser.add_argument("--one", choices=[*(row.id for row in FORMATS), *ENTRANCES], help=argparse.SUPPRESS)
    return parser.parse_args()


def _of_child(name: str, seconds: float) -> Row:
    """What a process of its own finds; one that falls over or hangs is a fault."""
    words = [sys.executable, "-m", "tests.bench.fuzz", "--one", name, "--seconds", str(seconds)]
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, check=False, cwd=TOP, timeout=seconds + 120
        )
    except subprocess.TimeoutExpired:
        return Row(name, faults=["hangs"])
    if done.returncode:
        return Row(name, faults=[f"status {done.returncode}: {done.stderr[-200:]!r}"])
    return Row(**json.loads(done.stdout))


if __name__ == "__main__":
    sys.exit(main())
