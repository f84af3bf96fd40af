"""A walk through a search for tests that look at every event."""

from collections.abc import Iterator

from solver_core.cover import Event
from solver_core.cover.replay.search_base import SearchBase


def events(search: SearchBase) -> Iterator[Event]:
    """The events from here to the end; each is yielded while the search stands just after it."""
    while not search.finished:
        search.forward()
        assert search.event is not None
        yield search.event
