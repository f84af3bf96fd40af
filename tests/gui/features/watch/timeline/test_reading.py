"""What the timeline knows: columns agree with the search event by event, and the strip grows by large steps only."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import SearchBase
from solver_core.cover.kernel.timeline import Bucket
from sudoku_gui.features.watch.timeline.columns import FARTHEST, SHORT, CloseupColumns, Overview, fineness
from sudoku_gui.features.watch.timeline.model import Span
from sudoku_gui.player.subject import Subject
from tests.amounts import some

SAMPLES = {"knuth_2000": 79, "stations": 788, "queens_6": 4_283}


def walked(search: SearchBase, start: int, end: int) -> Bucket:
    """What happens between two positions, counted event by event."""
    search.seek(start)
    before = search.decisions, search.dead_ends, search.solutions
    depths = [search.depth]
    while search.position < end and not search.finished:
        search.forward()
        depths.append(search.depth)
    after = search.decisions, search.dead_ends, search.solutions
    decisions, dead_ends, solutions = (now - then for now, then in zip(after, before, strict=True))
    return Bucket(start, search.position, min(depths), max(depths), 0, 0, decisions, dead_ends, solutions, 0)


def reported(column: Bucket) -> tuple[int, ...]:
    return column.low, column.high, column.decisions, column.dead_ends, column.solutions


@pytest.fixture(params=SAMPLES)
def search(request: pytest.FixtureRequest) -> SearchBase:
    made = Subject(sample=request.param).search()
    made.background_run.go()
    assert made.background_run.length == SAMPLES[request.param]
    return made


@pytest.mark.parametrize("most", [10, 100, 2_000])
def test_the_overview_agrees_with_the_search(search: SearchBase, most: int) -> None:
    run = Overview()
    run.read(search, most)
    assert 0 < len(run.columns) <= most
    assert run.known == search.background_run.length
    end = 0
    for column in run.columns:
        assert column.start == end
        assert reported(column) == reported(walked(search, column.start, column.end))
        end = column.end
    width = run.columns[0].end
    assert run.known - width < end <= run.known
    assert run.scale.high == max(column.high for column in run.columns)


def test_a_short_run_is_seen_event_by_event() -> None:
    run, search = Overview(), Subject(sample="knuth_2000").search()
    search.background_run.go()
    run.read(search, 500)
    assert [column.end for column in run.columns] == list(range(1, 80))
    assert search.background_run.length <= SHORT


def test_reading_anew_is_another_version() -> None:
    """Whoever keeps a picture of it knows that it is of yesterday."""
    run, search = Overview(), Subject(sample="knuth_2000").search()
    versions = [run.version]
    search.background_run.go(None, 50)
    for _ in range(2):
        run.read(search, 500)
        versions.append(run.version)
        search.background_run.go()
    run.forget()
    versions.append(run.version)
    assert len(set(versions)) == 4
    assert not run.columns


@given(st.lists(st.integers(1, 10**12), min_size=1).map(sorted))
def test_while_the_end_is_unknown_the_strip_grows_by_large_steps(lengths: list[int]) -> None:
    """It always has room for what is known, seldom another length, and in the end exactly the right one."""
    run = Overview()
    shown = []
    for length in lengths:
        run.grow_to(length, is_final=False)
        assert run.shown >= length
        shown.append(run.shown)
    steps = sorted(set(shown))
    assert all(other >= 1.49 * one for one, other in pairwise(steps))
    run.grow_to(lengths[-1], is_final=True)
    assert run.shown == lengths[-1]


@settings(max_examples=some(30))
@given(data=st.data())
@pytest.mark.parametrize("sample", SAMPLES)
def test_the_closeup_agrees_with_the_search(sample: str, data: st.DataObject) -> None:
    """Its columns are compared with a walk over the same events."""
    search, length = Subject(sample=sample).search(), SAMPLES[sample]
    search.background_run.go(None, data.draw(st.integers(0, length)))
    start = data.draw(st.integers(0, length - 1))
    closeup = Span(start, data.draw(st.integers(start + 1, min(length, start + 60))))
    columns, most = CloseupColumns(), data.draw(st.integers(5, 100))
    columns.load(search, closeup, most)
    assert columns.contains(closeup)
    assert columns.fits(closeup, most)
    assert columns.columns[0].start <= closeup.start
    if fineness(closeup, most) == 1:
        assert columns.columns[-1].end >= closeup.end
    for column in columns.columns:
        assert reported(column) == reported(walked(search, column.start, column.end))


def test_the_reel_has_more_than_is_seen() -> None:
    """So the closeup runs on for half its width before it is loaded again; then, or seen more closely, it is."""
    search = Subject(sample="queens_8").search()
    columns = CloseupColumns()
    columns.load(search, Span(500, 700), 100)
    assert columns.span == Span(400, 800)
    assert all(columns.fits(Span(at, at + 200), 100) for at in (400, 500, 600))
    assert not any(columns.fits(Span(at, at + 200), 100) for at in (398, 602))
    assert not columns.fits(Span(500, 600), 100)
    assert columns.contains(Span(500, 600))


def test_distant_columns_are_not_walked_again() -> None:
    """The coarser columns of the background run are shown instead, as far as they reach."""
    search = Subject(sample="queens_13").search()
    search.background_run.go(None, FARTHEST)
    columns, closeup = CloseupColumns(), Span(0, 4 * FARTHEST)
    columns.load(search, closeup, 600)
    assert search.position == 0
    assert all(column.end <= FARTHEST for column in columns.columns)
    assert columns.columns[-1].end - columns.columns[-1].start <= 4 * fineness(closeup, 600)
    assert not columns.fits(closeup, 600), "more is known later"
