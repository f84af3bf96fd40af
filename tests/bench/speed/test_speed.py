"""What is measured of ours, printed and refused; never how fast it is."""

import json
import sys
from collections.abc import Callable

import pytest

from solver_core import compiled
from tests.bench.speed import __main__ as speed
from tests.bench.speed import workloads
from tests.bench.speed.workloads import Known, Measure, Workload

Run = Callable[..., tuple[int, str, str]]
Written = Callable[..., str]

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
NONE = "12345678." + "........9" + "." * 63
CLASH = "11" + "." * 79

OURS = [
    *(
        "12 queens",
        "12 queens, bit sets",
        "6x10 pentominoes",
        "6x10 pentominoes, bit sets",
        "silent ticks",
        "single ticks forward",
        "single ticks back",
    ),
    *("seek 13 queens", "seek 8x8 pentominoes", "memory 13 queens", "memory 8x8 pentominoes"),
]


def rows(out: str) -> dict[str, list[str]]:
    """The lines of the table by their names; cells stand two spaces apart."""
    _, table = out.split("ours/this\n")
    cells = [line.split("  ") for line in table.split("\n\n")[0].splitlines()]
    return {name: [cell.strip() for cell in others if cell.strip()] for name, *others in cells}


def objects(out: str) -> tuple[dict[str, object], dict[str, dict[str, object]]]:
    facts, *others = map(json.loads, out.splitlines())
    return facts, {other["workload"]: other for other in others}


# --- what there is --------------------------------------------------------------------------------


def test_the_list_names_what_would_be_measured(run: Run) -> None:
    assert run("--list") == (0, "".join(f"{name}\n" for name in OURS), "")


def test_each_file_adds_workloads_of_its_name(run: Run, written: Written) -> None:
    """By exact cover and by backtracking; a second file of the same name is called by all of its path."""
    name = written(EASY)
    _, out, _ = run("--list", name, name)
    assert out.splitlines()[0] == "puzzles exact cover"
    assert {"puzzles backtracking", f"{name} exact cover", f"{name} backtracking"} <= set(out.splitlines())


def test_backtracking_takes_fewer_puzzles_of_a_long_list(
    run: Run, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It needs a second for some, and its name says how many it is given."""
    monkeypatch.setattr(workloads, "BACKTRACKED", 2)
    _, out, _ = run("--list", written(EASY, NONE, EASY), "--only", "backtracking")
    assert out == "puzzles backtracking, first 2\n"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["12 queens"], ["12 queens"]),
        (["TICKS"], ["silent ticks", "single ticks forward", "single ticks back"]),
        (["8x8", "silent"], ["silent ticks", "seek 8x8 pentominoes", "memory 8x8 pentominoes"]),
    ],
)
def test_only_some_are_measured_when_they_are_named(run: Run, wanted: list[str], found: list[str]) -> None:
    """By the whole name or by what several have in common, in the order of the list."""
    assert run("--list", "--only", *wanted)[1].splitlines() == found


def test_an_unknown_name_is_reported(run: Run) -> None:
    status, out, err = run("--only", "seek", "14 queens")
    assert (status, out) == (2, "")
    assert err.endswith("error: no workload is called '14 queens'; --list names them\n")


def test_an_unreadable_file_is_reported(run: Run, written: Written) -> None:
    status, out, err = run(written("rubbish"))
    assert (status, out) == (2, "")
    assert "line 1, column 1: 'r' is not a cell" in err


def test_rounds_are_counted_from_one(run: Run) -> None:
    assert run("--rounds", "0")[0] == 2


# --- what is printed ------------------------------------------------------------------------------


def test_the_table_has_a_line_for_each_workload(run: Run, written: Written) -> None:
    """Median, lowest, highest and unit, under a header that says what they depend on."""
    name = written(EASY, "rubbish", NONE, CLASH)
    status, out, err = run(name, "--only", "puzzles", "single", "--rounds", "2")
    assert (status, err) == (0, "")
    header, files, *_ = out.splitlines()
    kind = "compiled" if compiled else "uncompiled"
    assert header.startswith("sudoku-dlx ")
    assert header.endswith(f"{workloads.cores()} cores, 2 rounds")
    assert kind in header.split(", ")
    assert files == "puzzles: 3 puzzles, 1 faulty lines"
    found = rows(out)
    assert {"puzzles exact cover", "puzzles backtracking", "single ticks back"} <= set(found)
    for middle, lowest, highest, unit in found.values():
        assert (
            float(lowest.replace(",", ""))
            <= float(middle.replace(",", ""))
            <= float(highest.replace(",", ""))
        )
        assert unit in {"puzzles/s", "million/s"}


def test_json_gives_an_object_on_each_line(run: Run) -> None:
    """First what the numbers depend on, then a workload a line."""
    status, out, err = run("--json", "--only", "silent ticks", "--rounds", "3")
    facts, found = objects(out)
    row = found["silent ticks"]
    assert (status, err, facts["rounds"], facts["compiled"]) == (0, "", 3, compiled)
    assert (row["unit"], row["rounds"]) == ("million/s", 3)
    assert 0 < row["low"] <= row["median"] <= row["high"]  # type: ignore[operator]


@pytest.mark.usefixtures("small")
def test_seeks_and_memory_have_several_numbers(run: Run) -> None:
    """A row for each, and memory is measured once, as it is always the same."""
    status, out, _ = run("--json", "--rounds", "2", "--only", "13 queens")
    _, found = objects(out)
    assert status == 0
    assert found["seek 13 queens, median"]["median"] <= found["seek 13 queens, p99"]["median"]  # type: ignore[operator]
    units = {name: row["unit"] for name, row in found.items() if row["rounds"] == 1}
    assert units["memory 13 queens, with tree and timeline"] == "MB allocated"
    assert units["memory 13 queens, without"] == "MB allocated"
    if sys.platform != "win32":
        assert units["memory 13 queens, process without"] == "MB resident"


def test_what_takes_long_waits_for_the_compiler(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "compiled", False)
    status, out, _ = run("--only", "12 queens")
    assert (status, rows(out)) == (0, {"12 queens": ["takes too long uncompiled"]})


def test_uncompiled_a_long_list_is_cut_short(
    run: Run, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "compiled", False)
    monkeypatch.setattr(speed, "UNCOMPILED_SAMPLE", 1)
    _, out, _ = run(written(EASY, NONE), "--only", "puzzles exact cover", "--rounds", "1")
    assert "puzzles: 2 puzzles, of which the first 1 are measured\n" in out


def test_a_wrong_answer_has_no_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "compiled", True)
    monkeypatch.setitem(workloads.KNOWN, "12 queens", Known("queens", (6,), 14_200))
    status, out, _ = run("--only", "12 queens")
    assert (status, rows(out)) == (1, {"12 queens": ["finds 4 instead of 14,200"]})


def test_an_interruption_keeps_what_has_been_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def interrupted() -> Measure:
        def measure() -> tuple[float]:
            calls.append(1)
            if len(calls) == 2:
                raise KeyboardInterrupt
            return (12.5,)

        return measure

    found = [
        Workload("first", {"": "s"}, lambda: lambda: (0.25,)),
        Workload("second", {"": "s"}, interrupted),
    ]
    monkeypatch.setattr(workloads, "ours", lambda _: found)
    status, out, _ = run()
    assert status == 0
    assert rows(out) == {"first": ["0.250"] * 3 + ["s"], "second": ["12.5"] * 3 + ["s"]}


def test_rounds_go_over_all_workloads(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else the machine does hits all alike; and each is made ready once."""
    order: list[str] = []

    def workload(name: str) -> Workload:
        def begin() -> Measure:
            order.append(f"begin {name}")

            def measure() -> tuple[float]:
                order.append(name)
                return (1.0,)

            return measure

        return Workload(name, {"": "s"}, begin)

    monkeypatch.setattr(workloads, "ours", lambda _: [workload("a"), workload("b")])
    run("--rounds", "2")
    assert order == ["begin a", "a", "begin b", "b", "a", "b"]


def test_progress_goes_to_a_terminal_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    _, _, err = run("--only", "single ticks back", "--rounds", "2")
    lines = [text for text in err.split("\r\x1b[K") if text]
    assert lines == [f"round {number} of 2: single ticks back" for number in (1, 2)]
    assert err.endswith("\r\x1b[K")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0"),
        (0.000123456, "0.000123"),
        (0.99999, "1.000"),
        (5.031, "5.03"),
        (99.96, "99.96"),
        (123.4, "123"),
        (68_123.4, "68,123"),
    ],
)
def test_figures_have_three_digits_that_count(value: float, text: str) -> None:
    assert len(speed._figure(value)) <= len(text)
    assert float(speed._figure(value).replace(",", "")) == pytest.approx(value, rel=0.005)
