"""The log: true sentences around a position that stays where it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from solver_core.cover import Condition, Op, Search
from solver_core.cover.conditions import Clause
from solver_core.cover.replay.beats import BEATS
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.event_log import entry as words
from sudoku_gui.features.event_log import model as log_model
from sudoku_gui.features.event_log.entry import LogEntry, LogFold, RowTime, SearchStep
from sudoku_gui.features.event_log.model import AFTER, BEFORE, LogModel
from sudoku_gui.player.selection import Target
from sudoku_gui.wording.events import sentence
from sudoku_gui.wording.position import present
from tests.amounts import each

HARD = Grid.parse("....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....")
MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def search() -> Search:
    return encoding.search(MANY)


@pytest.fixture
def model() -> LogModel:
    return LogModel()


def new_rows(search: Search, kind: str) -> tuple[LogEntry, ...]:
    """What a list shows that has shown nothing before."""
    model = LogModel()
    model.refresh(search, kind)
    return model.rows


def test_the_log_model_passes_qts_tester(model: LogModel, search: Search) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    for at in (0, 1, 100, 101, 4000, 0):
        search.seek(at)
        model.refresh(search, "column")
    model.refresh(None, "column")
    assert model.rowCount() == 0


@pytest.mark.parametrize("kind", BEATS)
def test_another_search_or_beat_leaves_no_old_rows(model: LogModel, search: Search, kind: str) -> None:
    """Another search, or another kind of beat, has the rows that a new list has: its own sentences, its own folds."""
    other = encoding.search(HARD)
    before: Search | None = None
    for at in (100, 3001):
        for shown, beat in [(search, kind), (other, kind), *((other, one) for one in BEATS), (search, kind)]:
            shown.seek(at)
            model.refresh(shown, beat)
            new = new_rows(shown, beat)
            assert shown is before or model.rows == new
            whole = [row.texts for row in model.rows if row.fold is not LogFold.INDENTED]
            assert whole == [row.texts for row in new]
            before = shown
            for row in range(model.rowCount()):
                model.toggle(model.index(row, 0))


def test_steps_of_another_kind_end_in_rows_of_their_own(model: LogModel) -> None:
    """At one place steps of two kinds may end, and begin at different ones."""
    walk = encoding.search(HARD)
    walk.seek(5698)
    for kind in (*BEATS, *reversed(BEATS)):
        model.refresh(walk, kind)
        assert model.rows == new_rows(walk, kind)


def test_the_sentences_kept_are_few(model: LogModel, search: Search) -> None:
    """A long watched search would hold a sentence for each of its events."""
    for at in range(0, 9000, 72):
        search.seek(at)
        model.refresh(search, BEATS[0])
        assert len(model._texts) < 500


@pytest.mark.parametrize("kind", BEATS)
@pytest.mark.parametrize("at", [0, 1, 60, 3001, 9000])
def test_looking_around_leaves_the_search_where_it_is(
    model: LogModel, search: Search, kind: str, at: int
) -> None:
    """The log moves the search to make its sentences, and nobody may notice."""
    search.seek(at)
    before = search.fingerprint()
    model.refresh(search, kind)
    assert search.fingerprint() == before


def test_one_row_is_now_and_time_runs_down(model: LogModel, search: Search) -> None:
    search.seek(3000)
    search.run_to("column")
    model.refresh(search, "column")
    assert model.rowCount() == BEFORE + AFTER
    time = [entry.time for entry in model.rows]
    assert time == [RowTime.PAST] * (BEFORE - 1) + [RowTime.NOW] + [RowTime.FUTURE] * AFTER
    assert model.rows[model.now.row()].end == search.position
    ends = [entry.end for entry in model.rows]
    assert ends == sorted(ends)


def test_at_the_start_all_rows_lie_ahead_and_at_the_end_none(model: LogModel, search: Search) -> None:
    """At the start everything follows; at the end nothing does."""
    model.refresh(search, "column")
    assert not model.now.isValid()
    assert {entry.time for entry in model.rows} == {RowTime.FUTURE}
    search.run_to("end")
    model.refresh(search, "link")
    assert model.rows[-1].time is RowTime.NOW
    assert model.rows[-1].beat.event.op is Op.DONE


def test_a_row_says_the_same_before_and_after_it_happens(model: LogModel, search: Search) -> None:
    """Sizes in a sentence are those at its own place, not at the place one looks from."""
    search.seek(3000)
    search.run_to("column")
    model.refresh(search, "column")
    future = {entry.beat: entry.texts for entry in model.rows if entry.time is RowTime.FUTURE}
    for _ in range(AFTER):
        search.run_to("column")
    rows = new_rows(search, "column")
    behind = {entry.beat: entry.texts for entry in rows}
    assert len(future) == AFTER
    assert {beat: behind[beat] for beat in future} == future
    assert rows[BEFORE - 1].texts.sentence == sentence(search, rows[BEFORE - 1].beat.event)


def test_coarse_beats_are_listed_by_option(model: LogModel, search: Search) -> None:
    search.run_to("solution")
    model.refresh(search, "solution")
    by_solution = [entry.beat for entry in model.rows if not entry.is_apart]
    model.refresh(search, "option")
    by_option = [entry.beat for entry in model.rows]
    assert by_solution == by_option[: len(by_solution)]


def test_a_screen_reader_hears_when_and_a_tip_says_why(model: LogModel, search: Search) -> None:
    search.seek(500)
    model.refresh(search, "link")
    spoken = [model.index(row, 1).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert spoken[BEFORE - 1].startswith("just happened: ")
    assert all(text.startswith("not yet happened: ") for text in spoken[BEFORE:])
    entry = model.rows[0]
    assert model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == f"{entry.texts.sentence}\n{entry.texts.why}"


def test_depth_is_counted_from_the_shallowest_row(model: LogModel, search: Search) -> None:
    search.run_to("solution")
    model.refresh(search, "option")
    depths = [row.depth for row in model.rows]
    assert min(depths) == 0
    assert max(depths) < BEFORE + AFTER


def test_the_present_is_named_by_the_beat(search: Search) -> None:
    """Standing behind a whole cover, it is the COVER that has happened, not its last link."""
    search.seek(3000)
    search.run_to("column")
    assert search.event
    beat = present(search, "column")
    assert beat
    assert beat.end == search.position
    assert beat.event.op is not Op.HIDE
    assert present(encoding.search(MANY), "column") is None


def test_a_row_is_about_the_option_of_its_event_or_else_about_its_item(
    model: LogModel, search: Search
) -> None:
    search.seek(3000)
    model.refresh(search, "link")
    for row in each(row for row in model.rows if row.event and row.event.option is not None):
        assert row.target is not None
        item, option = row.target.item, row.target.option
        assert all(row.concerns(Target(*of)) for of in ((item, option), (item, None), (None, option)))
        assert not any(row.concerns(Target(*of)) for of in ((item, -1), (-1, None), (None, -1), (None, None)))


# --- where steps stop -------------------------------------------------------------------------------


def stop_of(model: LogModel, step: SearchStep) -> LogEntry:
    (found,) = (entry for entry in model.rows if entry.step is step)
    return found


@pytest.mark.parametrize("kind", BEATS)
@pytest.mark.parametrize("at", [1, 18, 60, 2953, 2960, 3076, 3083, 8000])
def test_the_rows_marked_are_those_to_which_steps_lead(model: LogModel, kind: str, at: int) -> None:
    """From any place, in any beat; rows stay in the order of time, and each is there once."""
    search = encoding.search(HARD)
    search.seek(at)
    model.refresh(search, kind)
    ends = [entry.end for entry in model.rows]
    assert ends == sorted(set(ends))
    for step in SearchStep:
        search.seek(at)
        search.run_to(kind, backward=step is SearchStep.BACK)
        assert stop_of(model, step).end == search.position


def test_an_end_beyond_the_rows_stands_apart(model: LogModel) -> None:
    """From a dead end the next decision is far; its row says what will be decided."""
    search = encoding.search(HARD)
    search.seek(3076)
    model.refresh(search, "decision")
    assert stop_of(model, SearchStep.ON) is model.rows[-1]
    assert model.rowCount() == BEFORE + AFTER
    assert model.rows[-1].end == 3202
    assert model.rows[-1].shown.startswith("… Choose column “r1c9”")
    assert not stop_of(model, SearchStep.BACK).is_apart
    search.run_to("end")
    model.refresh(search, "decision")
    assert model.rows[0].step is SearchStep.BACK
    assert model.rows[0].shown.startswith("… Dead end")
    assert all(entry.step is not SearchStep.ON for entry in model.rows)


def test_an_end_far_away_is_not_looked_for(
    model: LogModel, search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for the log; where the way is a long one, it says nothing."""
    monkeypatch.setattr(log_model, "REACH", 500)
    search.seek(3000)
    model.refresh(search, "solution")
    assert {entry.step for entry in model.rows} == {None}
    monkeypatch.undo()
    model.refresh(search, "solution")
    assert {entry.step for entry in model.rows} == {None, *SearchStep}
    assert search.position == 3000


def test_the_start_has_a_row_where_a_step_back_leads_there(model: LogModel) -> None:
    search = encoding.search(HARD)
    search.seek(1)
    model.refresh(search, "decision")
    first = model.rows[0]
    assert first.shown.startswith("The start")
    assert (first.end, first.event, first.step) == (0, None, SearchStep.BACK)


@pytest.mark.parametrize("kind", ["column", "decision", "solution"])
def test_a_breakpoint_holds_steps_up(model: LogModel, kind: str) -> None:
    """In the midst of a row's beat, too: then it has a row of its own, in its place."""
    search = encoding.search(HARD)
    search.seek(2953)
    hides = Condition([Clause(ops=frozenset({Op.HIDE}), options=frozenset({encoding.option(3, 9)}))])
    search.seek_to_next(kind, break_condition=hides).go()
    held_up = search.position
    search.seek(2953)
    model.refresh(search, kind, hides)
    assert stop_of(model, SearchStep.ON).end == held_up
    ends = [entry.end for entry in model.rows]
    assert ends == sorted(set(ends))


def test_the_ear_hears_where_steps_stop(model: LogModel) -> None:
    search = encoding.search(HARD)
    search.seek(2953)
    model.refresh(search, "decision")
    said = {row.end: (words.spoken(row), words.help_on(row)) for row in model.rows}
    assert said[2938][0].endswith("; a step back (Left) stops here")
    assert said[2938][1].endswith("Left stops here: one step back.")
    assert said[2971][0].endswith("; the next step (Right) stops here")
    assert said[2971][1].endswith("Right stops here: the next step.")
    assert "stops here" not in "".join(said[2960])


def test_a_folded_row_shows_the_events_it_stands_for(model: LogModel, search: Search) -> None:
    """From the event after the row before it to its own last one; rows of single events show one number."""
    search.seek(3000)
    model.refresh(search, "option")
    assert {entry.fold for entry in model.rows} == {LogFold.EVENT, LogFold.CLOSED}
    before = model.rows[0].beat.start
    for row, entry in enumerate(model.rows):
        assert entry.beat.start == before
        shown = model.index(row, 0).data()
        count = entry.end - before
        assert shown == (f"{entry.end:,}" if count == 1 else f"{before + 1:,}–{entry.end:,}")
        before = entry.end


def test_an_open_row_lists_its_events_and_a_closed_one_no_more(model: LogModel, search: Search) -> None:
    """One by one, each with the sentence that is true just after it; the search stays where it is."""
    search.seek(3000)
    model.refresh(search, "option")
    closed = [entry.end for entry in model.rows]
    row = next(row for row, entry in enumerate(model.rows) if entry.fold is LogFold.CLOSED)
    beat, before = model.rows[row].beat, search.fingerprint()
    model.toggle(model.index(row, 0))
    model.refresh(search, "option")
    assert search.fingerprint() == before
    assert model.rows[row].fold is LogFold.OPEN
    parts = model.rows[row + 1 : row + 1 + beat.end - beat.start]
    assert [part.end for part in parts] == list(range(beat.start + 1, beat.end + 1))
    assert {part.fold for part in parts} == {LogFold.INDENTED}
    for part in parts:
        search.seek(part.end)
        assert search.event is not None
        assert part.texts.sentence == sentence(search, search.event)
    search.seek(3000)
    model.toggle(model.index(row, 0))
    model.refresh(search, "option")
    assert [entry.end for entry in model.rows] == closed
    model.refresh(search, "link")
    entries = model.rows
    model.toggle(model.index(0, 0))  # one event: there is nothing to list
    model.refresh(search, "link")
    assert model.rows == entries


def test_a_covering_names_its_column_once(model: LogModel) -> None:
    """The rows below it go on; read aloud, each is a whole sentence."""
    search = gallery.search("knuth_2000")
    search.seek(5)
    model.refresh(search, "link")
    shown = [str(model.index(row, 1).data()) for row in range(4)]
    assert shown[1].startswith("Cover column “A”: its header")
    assert shown[2:4] == [
        "{A, D, G} leaves column “D” (3 → 2 options)",
        "{A, D, G} leaves column “G” (3 → 2 options)",
    ]
    spoken = model.index(3, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Cover column “A”: {A, D, G} leaves column “G” (3 → 2 options)")
    search.seek(11)
    model.refresh(search, "link")
    first = [entry for entry in model.rows if entry.texts.covering == 6 and not entry.goes_on]
    assert [entry.beat.event.op for entry in first] == [Op.COVER]
