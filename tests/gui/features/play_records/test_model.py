"""What solved puzzles add up to."""

import csv
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.features.play_records import model, paint, text

DAY = 86_400
TODAY = date(2024, 3, 1)


def record(place: int, level: str = "", seconds: int = 60, *, hints: bool = False) -> SolveRecord:
    return SolveRecord(str(place), level, seconds * 1000, hints, 1_700_000_000 + place * DAY)


def test_times_are_described_by_level_and_hints_do_not_count() -> None:
    records = [
        record(1, "Hard", 100),
        record(2, "", 50),
        record(3, "Hard", 300),
        record(4, "Hard", 5, hints=True),
    ]
    hard, unrated, everything = model.by_difficulty(records)
    assert hard == model.DifficultyTimes("Hard", 3, 1, best=100_000, average=200_000, latest=300_000)
    assert unrated == model.DifficultyTimes("", 1, 0, best=50_000, average=50_000, latest=50_000)
    assert everything == model.DifficultyTimes(None, 4, 1, best=50_000, average=150_000, latest=300_000)
    assert [text.level(row.level) for row in (hard, unrated, everything)] == ["Hard", "Not rated", "All"]


def test_with_one_level_there_is_no_row_for_all_and_hints_alone_have_no_time() -> None:
    (row,) = model.by_difficulty([record(1, hints=True)])
    assert (row.solved, row.with_hints, row.best, row.average, row.latest) == (1, 1, None, None, None)
    assert text.time(row.best) == text.NONE
    assert model.by_difficulty([]) == []


@pytest.mark.parametrize(
    ("ago", "now", "longest"),
    [([], 0, 0), ([0], 1, 1), ([1], 1, 1), ([2], 0, 1), ([0, 0, 1, 2], 3, 3), ([0, 2, 3, 4, 5], 1, 4)],
)
def test_a_streak_goes_on_until_a_day_is_missed(ago: list[int], now: int, longest: int) -> None:
    """Today's puzzle may still come."""
    days = [TODAY - timedelta(days=one) for one in ago]
    assert (model.streak(days, TODAY), model.longest_streak(days)) == (now, longest)


def test_a_table_has_every_record_and_starts_no_formula() -> None:
    written = model.as_csv([record(1, "Hard, very", 61, hints=True), record(2, "=1+1")])
    head, first, second = csv.reader(written.splitlines())
    assert head == ["solved", "level", "seconds", "with_hints", "givens"]
    assert first[1:] == ["Hard, very", "61.0", "yes", "1"]
    assert second[1] == "'=1+1"


@pytest.mark.parametrize("longest", [0, 4000, 61_000, 3_600_000, 90_000_000, 1 << 53])
@pytest.mark.usefixtures("qapp")
def test_every_point_of_the_plot_is_inside(longest: int) -> None:
    rect, metrics = QRectF(0, 0, 400, 200), QFontMetricsF(QFont())
    records = [record(1, seconds=1), record(9, seconds=longest // 1000)]
    assert all(rect.contains(point) for point in paint.points(rect, records, metrics))
    assert len(paint.points(rect, records[:1], metrics)) == 1
    assert paint.points(rect, [], metrics) == []


def test_the_summary_counts_puzzles_and_days() -> None:
    assert "not solved any puzzles yet" in text.summary((), 0, 0)
    assert "1 puzzle" in text.summary((record(1),), 1, 1)
    assert text.summary((record(1), record(2)), 1, 2).endswith("Days in a row: 1; longest: 2.")
