"""The log in a file: what it says is what happened, sentence by sentence."""

import csv
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from solver_core.cover import SearchBase
from solver_core.cover.replay.log_writing import EventRange, LineForm
from solver_core.problems import gallery
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.export import text_files
from sudoku_gui.features.export.text_files import LogSettings
from sudoku_gui.wording.events import sentence

PUZZLE = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def write(
    tmp_path: Path, finish: Callable[..., int], qapp: object
) -> Callable[[SearchBase, LogSettings], Path]:
    assert qapp

    def written(search: SearchBase, order: LogSettings) -> Path:
        path = tmp_path / f"log{text_files.ENDINGS[order.form]}"
        assert finish(text_files.writing_log(search, path, order, "Heading")) == path.stat().st_size
        return path

    return written


def reported(search: SearchBase, first: int, last: int) -> list[tuple[int, str]]:
    twin = search.twin()
    twin.seek(first - 1)
    found = []
    while twin.position < last and not twin.finished:
        twin.forward()
        assert twin.event is not None
        found.append((twin.position, sentence(twin, twin.event)))
    return found


@pytest.mark.parametrize(
    "search",
    [
        encoding.search(PUZZLE),
        engines.search(PUZZLE, Engine.BACKTRACK),
        gallery.search("queens_6"),
        gallery.search("stations"),
    ],
    ids=["links", "bits", "queens", "stations"],
)
def test_every_event_is_reported_in_every_form(
    search: SearchBase, write: Callable[[SearchBase, LogSettings], Path]
) -> None:
    """JSON Lines, CSV and text hold the same sentences; the search does not move."""
    search.seek(77)
    state, expected = search.fingerprint(), reported(search, 50, 400)
    events = EventRange(50, 400)
    objects = write(search, LogSettings(events, LineForm.JSON_LINES)).read_text(encoding="utf-8")
    held = [json.loads(line) for line in objects.splitlines()]
    assert [(one["position"], one["sentence"]) for one in held] == expected
    table = write(search, LogSettings(events, LineForm.CSV)).read_bytes()
    assert table.startswith(b"\xef\xbb\xbfposition,op,")
    rows = list(csv.DictReader(StringIO(table.decode("utf-8-sig"), newline="")))
    assert [(int(row["position"]), row["sentence"]) for row in rows] == expected
    text = write(search, LogSettings(events, LineForm.TEXT)).read_text(encoding="utf-8").splitlines()
    assert text[:3] == ["Heading", "Events 50 to 400", ""]
    assert [line[17:] for line in text[3:]] == [words for _, words in expected]
    assert search.fingerprint() == state


@pytest.mark.parametrize("form", LineForm)
def test_the_size_is_reported_about_right_beforehand(
    form: LineForm, write: Callable[[SearchBase, LogSettings], Path]
) -> None:
    for has_sentences in (True, False):
        order = LogSettings(EventRange(1, 2_000), form, has_sentences)
        size = write(encoding.search(PUZZLE), order).stat().st_size
        assert order.bytes_of(2_000) == pytest.approx(size, rel=0.5)
