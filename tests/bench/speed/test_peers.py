"""Other solvers beside ours: packages as they are installed or faked, and a textbook program."""

import json
import shlex
import stat
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest

from solver_core import Grid, problems
from solver_core.cover import Problem, Search
from solver_core.sudoku import encoding
from tests.bench.speed import peers
from tests.bench.speed.workloads import Puzzles

Run = Callable[..., tuple[int, str, str]]
Written = Callable[..., str]
Rows = dict[str, dict[str, object]]
Measured = Callable[..., tuple[int, Rows]]

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TWENTY_SIX = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
NONE = "12345678." + "........9" + "." * 63
CLASH = "11" + "." * 79


@pytest.fixture
def measured(run: Run) -> Measured:
    """One round with these arguments: the status, and what is printed of each workload."""

    def measured(*arguments: str) -> tuple[int, Rows]:
        status, out, err = run("--json", "--rounds", "1", *arguments)
        assert err == ""
        _, *found = map(json.loads, out.splitlines())
        return status, {row["workload"]: row for row in found}

    return measured


# --- packages -------------------------------------------------------------------------------------


class Links:
    """A package that answers as the package called dlx does, with our own search inside."""

    PRIMARY, SECONDARY = 0, 1

    def __init__(self, columns: list[tuple[int, int]]) -> None:
        self.items = [item for item, kind in columns if kind == self.PRIMARY]
        self.secondary = [item for item, kind in columns if kind == self.SECONDARY]
        self.given: list[int] = []

    def appendRows(self, rows: list[list[int]]) -> list[int]:
        self.rows = rows
        return [-1 - number for number in range(len(rows))]

    def useRow(self, row: int) -> None:
        self.given.append(-1 - row)

    def unuseRow(self, row: int) -> None:
        assert self.given.pop() == -1 - row

    def solve(self) -> Iterator[list[int]]:
        search = Search(Problem(self.items, self.rows, self.secondary), given=self.given)
        while search.run_to("solution"):
            yield list(search.chosen_options())


class Wanting(Links):
    """One that finds nothing."""

    def solve(self) -> Iterator[list[int]]:
        yield from ()


class Broken(Links):
    """One that has another interface."""

    def useRow(self, row: int) -> None:
        raise TypeError(f"useRow() takes a name, not {row}")


Install = Callable[[Mapping[str, type]], None]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Make these packages, and no others, be there."""

    def installed(packages: Mapping[str, type]) -> None:
        for peer in peers.PEERS:
            for module in peer.modules:
                monkeypatch.setitem(sys.modules, module, None)
        for name, solver in packages.items():
            package = ModuleType(name)
            package.DLX = solver  # type: ignore[attr-defined]
            monkeypatch.setitem(sys.modules, name, package)

    return installed


def test_packages_that_are_not_installed_are_said_to_be_so(measured: Measured, installed: Install) -> None:
    """None of them is needed, and --packages is no reason to fail."""
    installed({})
    names = [peer.package for peer in peers.PEERS]
    status, found = measured("--packages", "--only", *names)
    assert (status, found) == (0, {name: {"workload": name, "skipped": "not installed"} for name in names})


@pytest.mark.usefixtures("small")
def test_a_package_stands_below_ours_with_the_ratio(
    measured: Measured, installed: Install, written: Written
) -> None:
    """On the same puzzles, in the same rounds; and a puzzle that contradicts itself is not asked."""
    installed({"dlx": Links})
    name = written(EASY, CLASH, TWENTY_SIX, NONE)
    status, found = measured(name, "--packages", "--only", "first", "12 queens", "12 queens, dlx")
    names = ["12 queens", "12 queens, dlx", "puzzles first 3 exact cover", "puzzles first 3, dlx"]
    assert (status, list(found)) == (0, names)
    assert ["ratio" in row for row in found.values()] == [False, True, False, True]


def test_ours_is_measured_with_whoever_is_compared(run: Run, installed: Install, written: Written) -> None:
    """Asking for a package alone would give no ratio."""
    installed({"dlx": Links})
    _, out, _ = run(written(EASY), "--list", "--packages", "--only", "first 1, dlx")
    assert out.splitlines() == ["puzzles first 1 exact cover", "puzzles first 1, dlx"]


def test_a_package_that_is_wrong_has_no_time(
    measured: Measured, installed: Install, written: Written
) -> None:
    """Its ratio would be a lie."""
    installed({"dlx": Wanting})
    status, found = measured(written(EASY), "--packages", "--only", "puzzles first 1, dlx")
    assert (status, found["puzzles first 1, dlx"]["skipped"]) == (1, "finds 0 instead of 1")


def test_a_package_that_breaks_stops_nobody_else(
    measured: Measured, installed: Install, written: Written
) -> None:
    """It may be a version that nobody has seen here."""
    installed({"dlx": Broken})
    status, found = measured(written(EASY), "--packages", "--only", "puzzles first 1, dlx")
    reason = found["puzzles first 1, dlx"]["skipped"]
    assert (status, reason) == (0, "fails: TypeError: useRow() takes a name, not -5")
    assert "median" in found["puzzles first 1 exact cover"]


def test_a_package_that_takes_too_long_is_given_up(
    measured: Measured, installed: Install, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And that is said."""
    installed({"dlx": Links})
    monkeypatch.setattr(peers, "PATIENCE", 0.0)
    status, found = measured(written(EASY, EASY), "--packages", "--only", "puzzles first 2, dlx")
    assert (status, found["puzzles first 2, dlx"]["skipped"]) == (0, "takes more than 0 s")


@pytest.mark.usefixtures("small")
def test_what_a_package_cannot_do_is_said(measured: Measured, installed: Install) -> None:
    """Known beforehand, and not tried."""
    installed({"dlx": Links})
    _, found = measured("--packages", "--only", "6x10 pentominoes, dlx")
    assert found["6x10 pentominoes, dlx"]["skipped"] == "takes more than 20 s"


@pytest.mark.parametrize("peer", peers.PEERS, ids=lambda peer: peer.package)
def test_a_real_package_finds_what_ours_finds(peer: peers.Peer) -> None:
    """Givens, none, one and several solutions, twice over, and secondary items; where it is installed."""
    if not peer.is_installed:
        pytest.skip(f"{peer.package} is not installed")
    solutions = peer.ready_for(encoding.problem())
    for puzzle, known in 2 * [(TWENTY_SIX, 2), (EASY, 1), (NONE, 0)]:
        given = encoding.given_options(Grid.parse(puzzle))
        assert len(list(islice(solutions(given), 2))) == known
    if "12 queens" not in peer.cannot:
        assert len(list(peer.ready_for(problems.named("queens", 6))(()))) == 4


# --- the textbook program -------------------------------------------------------------------------

Program = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """A program of these lines of Python."""
    if sys.platform == "win32":
        pytest.skip("a script is a program as in POSIX")

    def program(text: str) -> str:
        path, lines = tmp_path / "textbook", tmp_path / "lines.py"
        lines.write_text(text, encoding="utf-8")
        # By way of the shell: the first line of a script can name no Python whose path has a space.
        command = shlex.join([sys.executable, str(lines)])
        path.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    return program


@pytest.mark.usefixtures("small")
def test_the_textbook_is_given_the_same(measured: Measured, written: Written, program: Program) -> None:
    """The puzzles that could be read, one a line, until a second solution; and the problems by their sizes."""
    name = written(EASY, "rubbish", TWENTY_SIX)
    textbook = program(
        f"""
import sys
match sys.argv[1:]:
    case ["sudoku", file, "two"]:
        assert open(file).read() == {(EASY + chr(10) + TWENTY_SIX + chr(10)).replace(".", "0")!r}
        print(2, 1, 0.5)
    case ["queens", "6"]:
        print(4, 2.0)
"""
    )
    status, found = measured(name, "--textbook", textbook, "--only", "textbook")
    assert status == 0
    assert found["puzzles, textbook"]["median"] == 4.0
    assert found["12 queens, textbook"]["median"] == 2.0
    assert all("ratio" in row for name, row in found.items() if name.endswith("textbook"))
    times = {name: row["times_textbook"] for name, row in found.items() if "times_textbook" in row}
    assert {"puzzles exact cover", "12 queens, bit sets"} <= set(times)
    ours = found["puzzles exact cover"]["median"]
    assert isinstance(ours, float)
    assert times["puzzles exact cover"] == pytest.approx(ours / 4.0)


@pytest.mark.parametrize(
    ("text", "status", "reason"),
    [
        ("print(1, 0, 0.5)", 1, "finds 0 instead of 1"),
        ("raise SystemExit('cannot read it')", 0, "fails: cannot read it"),
        ("print('nothing')", 0, "fails: nothing"),
        ("", 0, "fails: prints nothing"),
    ],
)
def test_a_textbook_that_fails_is_said_to(
    measured: Measured, written: Written, program: Program, text: str, status: int, reason: str
) -> None:
    """With its own words; the others go on."""
    name = written(EASY)
    got, found = measured(name, "--textbook", program(text), "--only", "puzzles, textbook")
    assert (got, found["puzzles, textbook"]["skipped"]) == (status, reason)


def test_a_list_without_a_contradiction_is_a_sample() -> None:
    """This many, in their order."""
    digits = b"".join(Grid.parse(puzzle).digits for puzzle in (CLASH, EASY, CLASH, NONE))
    sample = peers._sample(Puzzles("list", digits))
    assert [str(grid) for grid in sample.grids()] == [EASY, NONE]
    assert sample.name == "list first 2"


def test_what_cannot_be_measured_is_said_on_one_line(run: Run, written: Written) -> None:
    """Status 2, before anything is measured: no such program, no such workload, no such file."""
    for arguments, message in [
        (("--textbook", "./no-textbook"), "./no-textbook: there is no such program"),
        (("--only", "14 queens"), "no workload is called '14 queens'"),
        ((written("rubbish"),), "'r' is not a cell"),
    ]:
        status, out, err = run(*arguments)
        assert (status, out) == (2, "")
        assert message in err.splitlines()[-1]
