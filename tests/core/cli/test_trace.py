"""``sudoku-dlx trace``: the events of a search, as many and as far apart as asked for."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from solver_core import Grid
from solver_core.cli.trace import described
from solver_core.cover import Op, Rule, Search, texts
from solver_core.sudoku import encoding
from tests.core.cli.conftest import CLASH, EASY, SOLVED, Run, Written

BEATS = ("link", "column", "option", "decision", "solution")


@pytest.fixture
def traced(run: Run, written: Written) -> Callable[..., list[dict[str, object]]]:

    def traced(*arguments: str) -> list[dict[str, object]]:
        status, out, err = run("trace", written(EASY), *arguments)
        assert (status, err) == (0, "")
        return [json.loads(line) for line in out.splitlines()]

    return traced


Traced = Callable[..., list[dict[str, object]]]


@pytest.mark.parametrize(
    ("beat", "rule"), [*((beat, Rule.FEWEST) for beat in BEATS), ("decision", Rule.FIRST)]
)
def test_a_trace_stops_where_running_to_the_beat_stops(traced: Traced, beat: str, rule: Rule) -> None:
    """The command line shows the same places as every view, to the end."""
    search = encoding.search(Grid.parse(EASY), rule)
    expected = []
    while search.run_to(beat):
        assert search.event is not None
        expected.append((search.position, search.event.op.name, search.event.depth))
    lines = traced("--beat", beat, "--rule", rule)
    assert [(line["position"], line["op"], line["depth"]) for line in lines] == expected


def test_a_trace_is_every_event_unless_asked_otherwise(traced: Traced) -> None:
    """Positions without a gap, from the first event to the last."""
    lines = traced()
    assert [line["position"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[-1] == {"position": len(lines), "op": "DONE", "depth": 0, "solutions": 1}
    assert lines == traced("--beat", "link", "--rule", "fewest")


def test_events_are_described_by_names_that_people_read(traced: Traced) -> None:
    """Items as in the column list, options as cell and digit, and "number of among" where one is tried."""
    lines = traced("--limit", "30")
    assert lines[0] == {"position": 1, "op": "CHOOSE", "depth": 0, "item": "r1c1", "size": 9}
    assert lines[2] == {
        "position": 3,
        "op": "HIDE",
        "depth": 0,
        "item": "row 1 has 1",
        "size": 8,
        "option": "r1c1=1",
    }
    assert lines[29] == {
        "position": 30,
        "op": "TRY",
        "depth": 1,
        "item": "r1c1",
        "size": 9,
        "option": "r1c1=5",
        "number": 5,
        "among": 9,
        "given": True,
    }


def test_a_solution_is_reported_with_its_grid(traced: Traced) -> None:
    (line,) = traced("--beat", "solution")
    assert (line["op"], line["grid"], line["solutions"], line["depth"]) == ("SOLUTION", SOLVED, 1, 81)


@pytest.mark.parametrize("beat", BEATS)
def test_a_limit_cuts_a_trace_short(traced: Traced, beat: str) -> None:
    """The first lines of the whole, and all of it when the limit is larger."""
    whole = traced("--beat", beat)
    assert traced("--beat", beat, "--limit", "1") == whole[:1]
    assert traced("--beat", beat, "--limit", "7") == whole[:7]
    assert traced("--beat", beat, "--limit", "1000000") == whole


def test_positions_beyond_the_limit_are_not_searched(traced: Traced, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first solution may come at once, and the next one never."""
    run_to = Search.run_to
    runs = []

    def counted(search: Search, kind: str, *, backward: bool = False) -> bool:
        runs.append(kind)
        return run_to(search, kind, backward=backward)

    monkeypatch.setattr(Search, "run_to", counted)
    assert len(traced("--beat", "solution", "--limit", "1")) == 1
    assert runs == ["solution"]


def test_a_puzzle_of_a_collection_is_traced_by_its_number(run: Run, written: Written) -> None:
    """The first one unless another is asked for; with the file's own number of puzzles when there is none."""
    first, second = run("trace", written(EASY)), run("trace", written(SOLVED))
    name = written(EASY, SOLVED)
    assert run("trace", name) == run("trace", name, "--puzzle", "1") == first
    assert run("trace", name, "--puzzle", "2") == second != first
    message = f"sudoku-dlx: {name}: there is no puzzle 3; the file has 2\n"
    assert run("trace", name, "--puzzle", "3") == (2, "", message)


def test_a_contradiction_has_no_search_to_trace(run: Run, written: Written) -> None:
    """Status 1, and the reason as an object, so that the output stays JSON Lines."""
    status, out, err = run("trace", written(CLASH))
    assert (status, err) == (1, "")
    assert json.loads(out)["reason"].startswith("r1c1 and r1c2 both hold 1 in row 1")


def test_the_rule_changes_the_search_and_not_the_solution(traced: Traced) -> None:
    """With the first item as the rule there is backtracking to be seen; the grid is the same."""
    fewest, first = (traced("--beat", "decision", "--rule", rule) for rule in (Rule.FEWEST, Rule.FIRST))
    assert not [line for line in fewest if line["op"] == Op.DEAD_END.name]
    assert [line for line in first if line["op"] == Op.DEAD_END.name]
    solutions = [[line["grid"] for line in lines if line["op"] == "SOLUTION"] for lines in (fewest, first)]
    assert solutions == [[SOLVED], [SOLVED]]


def test_at_the_start_there_is_no_event_to_describe() -> None:
    """Position 0 lies before the first event, and saying so is better than an invented one."""
    with pytest.raises(ValueError, match="nothing has happened yet at position 0"):
        described(encoding.search(Grid.parse(EASY)))


# --- exact cover problems -----------------------------------------------------------------------------

KNUTH = "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n"


@pytest.mark.parametrize("kind", ["dlx", "matrix", "csv", "rows", "placements"])
def test_whatever_cover_reads_is_traced(run: Run, tmp_path: Path, kind: str) -> None:
    """In any writing, recognized or named: options by the numbers that `cover` prints, items by their names."""
    texts_of = {"rows": "2 3\n1 1\n2 2 3\n", "placements": "f x y\nI1 0 0\nI1 1 0\nI2 2 0\n"}
    text = texts_of.get(kind) or texts.write(texts.read(KNUTH), kind)
    path = tmp_path / "problem.txt"
    path.write_text(text)
    status, covers, _ = run("cover", str(path))
    for words in ((), ("--kind", kind)):
        assert run("trace", str(path), "--beat", "solution", *words)[0] == status == 0
    _, out, err = run("trace", str(path))
    assert err == ""
    events = [json.loads(line) for line in out.splitlines()]
    tried: list[str] = []
    for event in events:
        if event["op"] == "TRY":
            tried[event["depth"] - 1 :] = [event["option"]]
        elif event["op"] == "SOLUTION":
            assert sorted(map(int, tried[: event["depth"]])) == sorted(map(int, covers.split()))
            break
    else:
        pytest.fail("the trace meets no cover")


def test_a_trace_of_a_problem_goes_where_its_search_goes(run: Run) -> None:
    search = Search(texts.read(KNUTH), Rule.SHUFFLED, seed=5)
    expected = []
    while search.run_to("decision"):
        assert search.event is not None
        expected.append((search.position, search.event.op.name))
    words = ("trace", "-", "--beat", "decision", "--rule", "shuffled", "--seed", "5")
    _, out, _ = run(*words, stdin=KNUTH.encode())
    assert [(line["position"], line["op"]) for line in map(json.loads, out.splitlines())] == expected


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--puzzle", "2"), "this is one exact cover problem; leave --puzzle out"),
        (("--engine", "backtrack"), "exact cover problems are searched by dlx only"),
        (("--kind", "matrix"), "line 1"),
    ],
)
def test_options_that_do_not_apply_to_a_problem_are_refused(
    run: Run, words: tuple[str, ...], said: str
) -> None:
    status, out, err = run("trace", "-", *words, stdin=KNUTH.encode())
    assert (status, out) == (2, "")
    assert said in err


def test_a_board_with_a_fault_is_not_traced_as_a_problem(run: Run) -> None:
    """Its digits could be the names of nine columns; the reason is that of a puzzle, as in the window."""
    status, _, err = run("trace", "-", stdin=b"1 2 3 4 5 6 7 8 9\n4 5 6 7 8 9 1 2 3\n" * 4)
    assert status == 2
    assert "grid" in err
