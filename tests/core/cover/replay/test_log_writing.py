"""The log of a search in its three forms, read back and compared with the walk itself."""

import csv
import json
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import Op, Problem, RepeatSearch, Search, SearchBase
from solver_core.cover.replay.beats import BEATS
from solver_core.cover.replay.log_writing import (
    COLUMNS,
    EventRange,
    Layout,
    LineForm,
    Names,
    facts,
    pieces,
    walked,
)
from solver_core.errors.quoting import guarded, unguarded
from tests.core.cover.oracles import queens

NAMES = Names(lambda item: f"item {item}", lambda option: f'option "{option}", so called')


def written(search: SearchBase, events: EventRange, layout: Layout) -> str:
    return "".join(pieces(search, events, NAMES, layout))


def objects(search: SearchBase, events: EventRange) -> list[dict[str, object]]:
    return [json.loads(line) for line in written(search, events, Layout(LineForm.JSON_LINES)).splitlines()]


@given(search=..., first=st.integers(0, 60), last=st.integers(0, 200))
def test_a_line_describes_the_event_at_its_position(search: Search, first: int, last: int) -> None:
    """One for each event from the first to the last, whatever the events."""
    twin = search.twin()
    expected = []
    while twin.position < last and not twin.finished:
        twin.forward()
        if twin.position >= first:
            expected.append(facts(twin, NAMES))
    assert objects(search, EventRange(first, last)) == expected


@given(search=..., beat=st.sampled_from(BEATS), last=st.integers(0, 300))
def test_coarser_beats_leave_out_the_events_between(search: Search, beat: str, last: int) -> None:
    twin, expected = search.twin(), []
    while twin.run_to(beat) and twin.position <= last:
        expected.append(twin.position)
        if beat == "link" and twin.finished:
            break
    assert [held["position"] for held in objects(search, EventRange(1, last, beat))] == expected


@given(search=...)
def test_a_table_says_the_same_as_objects(search: Search) -> None:
    table = csv.DictReader(StringIO(written(search.twin(), EventRange(), Layout(LineForm.CSV)), newline=""))
    expected = [{key: str(value) for key, value in held.items()} for held in objects(search, EventRange())]
    assert [{key: value for key, value in row.items() if value} for row in table] == expected


@pytest.mark.parametrize("name", ["=HYPERLINK(1)", "+1", "-1", "@a", "＝1", "\t=1", " =1", "'=1"])
def test_no_name_is_a_formula_in_a_table(name: str) -> None:
    """Items have any name, and a spreadsheet that opens the table computes nothing; objects are not touched."""
    names = Names(lambda _: name, lambda _: name)
    table = StringIO(
        "".join(pieces(Search(Problem("a", ["a"])), EventRange(), names, Layout(LineForm.CSV))), newline=""
    )
    read = [row[column] for row in csv.DictReader(table) for column in ("item", "option") if row[column]]
    assert set(read) == {f"'{name}"}
    assert guarded(name) == f"'{name}"
    assert unguarded(guarded(name)) == name
    lines = "".join(
        pieces(Search(Problem("a", ["a"])), EventRange(), names, Layout(LineForm.JSON_LINES))
    ).splitlines()
    assert {value for line in lines for key, value in json.loads(line).items() if key == "item"} == {name}


def test_sentences_are_a_column_more() -> None:
    """In whatever language they are; the facts stay beside them."""
    layout = Layout(LineForm.CSV, lambda walk: f'第 {walk.position} 步, "so"')
    rows = list(csv.reader(StringIO(written(Search(queens(4)), EventRange(3, 5), layout), newline="")))
    assert rows[0] == [*COLUMNS, "sentence"]
    assert [(row[0], row[-1]) for row in rows[1:]] == [(str(n), f'第 {n} 步, "so"') for n in (3, 4, 5)]


def test_a_text_has_a_heading_and_columns() -> None:
    search = Search(queens(4))
    layout = Layout(LineForm.TEXT, lambda walk: f"sentence {walk.position}", ("four queens", "by rank"))
    assert written(search, EventRange(1, 2), layout).splitlines() == [
        "four queens",
        "by rank",
        "",
        "         1    0  sentence 1",
        "         2    0  sentence 2",
    ]
    lines = written(search, EventRange(1, 2), Layout(LineForm.TEXT)).splitlines()
    assert lines[0] == "         1    0  CHOOSE item item 0, size 4"


@pytest.mark.parametrize("form", LineForm)
def test_every_algorithm_has_a_log(form: LineForm) -> None:
    problem = Problem("abcde", ["ab", "bcd", "de", "ae", "c"])
    search = RepeatSearch(problem)
    search.run_to("end")
    text = written(search, EventRange(), Layout(form))
    assert len(text.splitlines()) == search.position + (form is LineForm.CSV)
    assert Op.BOUND.name in text


def test_position_0_has_no_line() -> None:
    with pytest.raises(ValueError, match="nothing has happened yet"):
        facts(Search(queens(4)), NAMES)


def test_a_range_far_into_a_run_begins_there() -> None:
    """However long the way there, a line is due for what was asked for and for nothing else."""
    search = Search(queens(8))
    assert sum(walked(search, EventRange(20_000, 20_001))) == 2
    assert search.position == 20_001
