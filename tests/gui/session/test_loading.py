"""Reading what is brought: what is small at once, the rest beside the event loop, and only the newest is heard of."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from solver_core.formats import FormatError
from sudoku_gui.document.imports import FEW, SMALL, Imported, Loading, Origin

LINE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
MANY = SMALL // len(LINE) + 1
"""Puzzles that make a file a large one."""


class Heard(NamedTuple):
    """What a loading has said, in order."""

    started: list[tuple[Origin, ...]]
    progressed: list[int]
    finished: list[tuple[Imported, ...]]


@pytest.fixture
def loading(qapp: object) -> Iterator[Loading]:
    assert qapp
    loading = Loading()
    yield loading
    loading.cancel()


@pytest.fixture
def heard(loading: Loading) -> Heard:
    heard = Heard([], [], [])
    loading.started.connect(heard.started.append)
    loading.progressed.connect(heard.progressed.append)
    loading.finished.connect(heard.finished.append)
    return heard


def origin(path: Path) -> Origin:
    return Origin(path.name, path)


@pytest.fixture
def small(tmp_path: Path) -> Origin:
    path = tmp_path / "small.sdm"
    path.write_text(LINE)
    return origin(path)


@pytest.fixture
def large(tmp_path: Path) -> Origin:
    path = tmp_path / "large.sdm"
    path.write_text(LINE * MANY)
    return origin(path)


def wait(loading: Loading, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not loading.is_running, timeout=20_000)


def test_a_small_file_is_there_at_once(loading: Loading, heard: Heard, small: Origin) -> None:
    loading.start([small])
    assert not loading.is_running
    assert not heard.started
    (((imported),),) = heard.finished
    assert imported.origin == small
    assert imported.reading is not None
    assert str(imported.reading.puzzles[0].givens) == LINE.strip()


def test_a_large_file_is_read_beside_the_event_loop(
    loading: Loading, heard: Heard, large: Origin, qtbot: QtBot
) -> None:
    loading.start([large])
    assert loading.is_running
    assert heard.started == [(large,)]
    assert not heard.finished
    wait(loading, qtbot)
    ((imported,),) = heard.finished
    assert imported.reading is not None
    assert len(imported.reading.puzzles) == MANY


def test_many_files_arrive_together_in_their_order(
    loading: Loading, heard: Heard, small: Origin, tmp_path: Path, qtbot: QtBot
) -> None:
    gone = Origin("gone.sdk", tmp_path / "gone.sdk")
    origins = [small] * FEW + [gone]
    loading.start(origins)
    wait(loading, qtbot)
    (imports,) = heard.finished
    assert [imported.origin for imported in imports] == origins
    assert [imported.error is None for imported in imports] == [True] * FEW + [False]
    assert heard.progressed == sorted(set(heard.progressed))


def test_what_is_given_up_is_not_heard_of(
    loading: Loading, heard: Heard, large: Origin, small: Origin, qtbot: QtBot
) -> None:
    loading.start([large])
    loading.cancel()
    assert not loading.is_running
    loading.start([small, large])
    wait(loading, qtbot)
    assert [len(imports) for imports in heard.finished] == [2]


def test_the_newest_wish_counts(
    loading: Loading, heard: Heard, large: Origin, small: Origin, qtbot: QtBot
) -> None:
    loading.start([large])
    loading.start([small])
    wait(loading, qtbot)
    assert [imports[0].origin for imports in heard.finished] == [small]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_that_nobody_writes_to_is_given_up(
    loading: Loading, heard: Heard, small: Origin, tmp_path: Path, qtbot: QtBot
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    loading.start([replace(origin(pipe), may_be_pipe=True)])
    assert loading.is_running
    loading.start([small])
    assert [imports[0].origin for imports in heard.finished] == [small]
    qtbot.waitUntil(lambda: not loading.is_running)


def test_large_rubbish_says_what_is_wrong(
    loading: Loading, heard: Heard, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "film.mp4"
    path.write_bytes(b"\x00film" * SMALL)
    loading.start([origin(path)])
    wait(loading, qtbot)
    ((imported,),) = heard.finished
    assert isinstance(imported.error, FormatError)
