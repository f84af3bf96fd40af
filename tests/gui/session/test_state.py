"""What is kept is distinguished from what is torn: every part comes back, and no damaged text is believed."""

import os
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_gui.document.file_watch import FileStamp
from sudoku_gui.session import state as session_state
from sudoku_gui.session.state import VERSION, BrokenError, OtherVersionError, SaveIntent, SessionState
from tests.amounts import some

WHOLE = SessionState(
    '{"a": 1}\n', "/a/b.sdm", "sdm", 3, modified=True, selected=40, runs=[1], stamp=FileStamp(3, 4)
)

PLAIN: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
LISTS = st.lists(PLAIN, max_size=3)
TABLES = st.dictionaries(st.text(max_size=4), PLAIN, max_size=3)
KEPT = st.builds(
    SessionState,
    board=st.text(st.characters(exclude_categories=["Cs"]), max_size=60),
    path=st.none() | st.binary(min_size=1, max_size=12).map(os.fsdecode),
    format_id=st.text(max_size=6),
    number=st.none() | st.integers(1, 10**7),
    modified=st.booleans(),
    blank=st.booleans(),
    ended=st.booleans(),
    selected=st.integers(0, 80),
    breakpoints=LISTS,
    marks=LISTS,
    runs=LISTS,
    touring=TABLES,
    stamp=st.none() | st.builds(FileStamp, st.integers(), st.integers(), st.text(max_size=4)),
    saving=st.none()
    | st.builds(SaveIntent, *[st.text(max_size=4)] * 2, st.integers(), st.text(), st.booleans()),
)


@given(kept=KEPT)
@settings(max_examples=some(50))
def test_every_part_of_a_state_is_read_back(kept: SessionState) -> None:
    """Every part, names of files that are no text included; and it can be written to a file."""
    text = session_state.write(kept)
    assert text.encode("utf-8")
    assert session_state.read(text) == kept


@given(kept=KEPT, data=st.data())
@settings(max_examples=some(50))
def test_a_torn_text_is_never_believed(kept: SessionState, data: st.DataObject) -> None:
    text = session_state.write(kept)
    place = data.draw(st.integers(0, len(text) - 1))
    zeros = text[:place] + "\0" * (len(text) - place)
    another = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
    for torn in (text[:place], zeros, another):
        with pytest.raises((BrokenError, OtherVersionError)):
            session_state.read(torn)


def test_a_text_of_another_version_is_not_called_broken() -> None:
    """What that version has stored is not lost to whoever goes back to it."""
    first, _, rest = session_state.write(WHOLE).partition("\n")
    other = first.replace(f"session {VERSION} ", f"session {VERSION + 1} ") + " whatever\n" + rest
    with pytest.raises(OtherVersionError):
        session_state.read(other)


@pytest.mark.parametrize(
    "beside",
    [
        "",
        "{",
        "5",
        "[]",
        "null",
        '{"colour": "mauve"}',
        '{"board": 5, "path": 5}',
        '{"selected": 81}',
        '{"selected": true}',
        '{"number": 0}',
        '{"stamp": {}}',
        '{"stamp": {"size": "1", "time": 2, "digest": ""}}',
        '{"saving": {"size": 1}}',
    ]
    + [f'{{"{row.name}": 1.5}}' for row in fields(SessionState) if row.name != "board"]
    + ["[" * 5000],
)
def test_whole_but_senseless_is_broken(beside: str) -> None:
    with pytest.raises(BrokenError):
        session_state.read(written(beside))


def test_halves_of_characters_are_kept_escaped() -> None:
    """A clipboard may bring them, and no file can hold them: in JSON there is a way to write them."""
    kept = session_state.read(session_state.write(SessionState('{"a": "\ud83c"}')))
    assert kept.board == '{"a": "\\ud83c"}'


def written(beside: str) -> str:
    """A text with this beside the sheet, and the right checksum."""
    rest = f"{beside}\nsheet"
    return f"dancing-sudoku session {VERSION} {session_state._checksum(rest)}\n{rest}"


def test_a_file_that_was_being_saved_is_compared_with_what_was_to_be_saved(tmp_path: Path) -> None:
    """The program was killed between writing the file and storing the session; others may have written it since."""
    file = tmp_path / "mine.sdk"
    intent = SaveIntent.of(file, "sdk", "new", whole=True)
    state = replace(WHOLE, saving=intent)
    for content in ("old", "of another program"):
        file.write_text(content)
        assert session_state.validated(state) == state
    file.write_text("new")
    now = session_state.validated(state)
    assert (now.path, now.format_id, now.number, now.modified) == (str(file), "sdk", None, False)
    assert now.saving is None
    assert now.stamp is not None
