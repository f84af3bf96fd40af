"""Bookmarks are a dictionary from positions to names that can be asked for neighbours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover.replay.bookmarks import LONGEST, Bookmarks

marks = st.dictionaries(st.integers(0, 50) | st.integers(0, 10**15), st.text(max_size=5), max_size=15)


def made(names: dict[int, str]) -> Bookmarks:
    bookmarks = Bookmarks()
    for position, name in names.items():
        bookmarks.add(position, name)
    return bookmarks


@given(names=marks, position=st.integers(0, 60))
def test_bookmarks_are_listed_and_found_in_the_order_of_positions(
    names: dict[int, str], position: int
) -> None:
    """However they were added; the neighbours of a position do not count itself."""
    bookmarks = made(names)
    assert list(bookmarks) == sorted(names.items())
    assert len(bookmarks) == len(names)
    assert (position in bookmarks) == (position in names)
    assert bookmarks.after(position) == min((mark for mark in names if mark > position), default=None)
    assert bookmarks.before(position) == max((mark for mark in names if mark < position), default=None)


@given(names=marks, position=st.integers(0, 60))
def test_a_copy_up_to_a_position_is_its_own(names: dict[int, str], position: int) -> None:
    """A run that parts from another takes along what lies before, the branch itself among it."""
    bookmarks = made(names)
    copy = bookmarks.up_to(position)
    assert dict(copy) == {mark: name for mark, name in names.items() if mark <= position}
    copy.add(61, "later")
    assert list(bookmarks) == sorted(names.items())


@given(names=marks, position=st.integers(0, 60), name=st.text(max_size=3))
def test_removing_undoes_adding(names: dict[int, str], position: int, name: str) -> None:
    """A second name replaces the first; what is not marked cannot be unmarked."""
    bookmarks = made(names)
    bookmarks.add(position, name)
    assert dict(bookmarks)[position] == name
    bookmarks.remove(position)
    assert dict(bookmarks) == {mark: kept for mark, kept in names.items() if mark != position}
    with pytest.raises(KeyError):
        bookmarks.remove(position)


def test_a_negative_position_is_refused() -> None:
    with pytest.raises(ValueError, match="-1 is negative; positions begin at 0"):
        Bookmarks().add(-1)


def test_a_long_name_is_cut_off() -> None:
    bookmarks = Bookmarks()
    bookmarks.add(7, "x" * 1_000_000)
    assert dict(bookmarks) == {7: "x" * LONGEST}
