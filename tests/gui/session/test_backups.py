"""Each state has a file of its own: the newest is there, and older ones reach back far, however often is stored."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.session.backups import AGES, NEWEST, SIZE_LIMIT, Backup, Backups, superfluous
from tests.amounts import some

START = datetime(2026, 2, 3, 4, 5, 6, tzinfo=UTC)


class Clock:
    """A time that is set by hand."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def backups(tmp_path: Path, clock: Clock) -> Backups:
    return Backups(tmp_path / "1", clock)


def test_the_newest_comes_first(backups: Backups, clock: Clock) -> None:
    for text in ("one", "two", "three"):
        backups.store(text)
        clock.now -= timedelta(hours=5)
    first, second, third = backups
    assert [one.text() for one in (first, second, third)] == ["three", "two", "one"]
    assert (first.at, third.at) == (START - timedelta(hours=10), START)


def test_a_missing_folder_has_no_backups(backups: Backups) -> None:
    assert list(backups) == []
    assert not backups.folder.exists()


def test_other_files_are_no_backups(backups: Backups) -> None:
    backups.store("one")
    for name in (
        "lock",
        ".abc.tmp",
        "0000000009 2026-99-99 99-99-99.000000.kept",
        "9 2026-02-03 04-05-06.000000.kept",
    ):
        (backups.folder / name).write_text("nothing")
    assert [one.text() for one in backups] == ["one"]


def test_a_bad_minute_pushes_out_no_good_hour() -> None:
    """After half a day's work, and then a minute in which everything is overwritten twice a second."""
    work = [20.0] * 2000
    good = set(range(len(work)))
    held = stored([*work, *[0.5] * 120])
    now = held[0].at
    left = sorted((now - one.at).total_seconds() for one in held if one.number in good)
    assert held[0].number == len(work) + 119
    assert left[0] <= 10 * 60 + 60
    assert left[-1] >= 3600


def test_a_quarantined_state_is_no_backup_and_survives_clearing(backups: Backups) -> None:
    backups.store("one")
    backups.store("two")
    moved = backups.quarantine(next(iter(backups)), "broken")
    assert [one.text() for one in backups] == ["one"]
    backups.clear()
    assert list(backups) == []
    assert moved.read_text() == "two"


def test_a_file_that_is_too_large_is_not_read(backups: Backups) -> None:
    backups.store("one")
    (one,) = backups
    with one.path.open("r+b") as file:
        file.truncate(SIZE_LIMIT + 1)
    with pytest.raises(ValueError, match="larger"):
        one.text()


@given(steps=st.lists(st.floats(0.1, 5000), min_size=1, max_size=120))
@settings(max_examples=some(40))
def test_a_state_of_every_age_is_kept(steps: list[float]) -> None:
    """However the storing is spaced, what is old enough to be between two ages has a state behind it."""
    held = stored(steps)
    ages = [held[0].at - one.at for one in held]
    assert len(held) <= NEWEST + 2 * len(AGES)
    assert ages[0] == timedelta(0)
    for least, most in pairwise(AGES[1:]):
        if max(ages) >= most:
            assert any(age >= least for age in ages)


def stored(steps: list[float]) -> list[Backup]:
    """What is left, the newest first, of states that were stored these seconds apart."""
    held: list[Backup] = []
    now = START
    for number, step in enumerate(steps):
        now += timedelta(seconds=step)
        held.insert(0, Backup(Path("x"), number, now))
        for crowded in superfluous(held, now):
            held.remove(crowded)
    return held
