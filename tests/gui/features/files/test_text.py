"""Sentences about sessions and closing."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from sudoku_gui.features.files import text as texts
from sudoku_gui.session.store import FoundSessions

NOW = datetime.now(UTC)

SENTENCES: list[Callable[[], str]] = [
    lambda: texts.broken(FoundSessions(broken=(Path("a"),)))[0],
    lambda: texts.broken(FoundSessions(of_other_version=(Path("a"),)))[0],
    lambda: texts.others(1),
    lambda: texts.others(2),
    lambda: texts.would_be_lost("a", "b", puzzle=True, others=0),
    lambda: texts.would_be_lost("a", "b", puzzle=True, others=1),
    lambda: texts.would_be_lost("a", "b", puzzle=True, others=2),
    lambda: texts.would_be_lost("a", "b", puzzle=False, others=1),
    lambda: texts.would_be_lost("a", "b", puzzle=False, others=2),
    texts.stashed_in_recent,
    lambda: texts.not_replaced("a"),
    lambda: texts.version(NOW, "a", 1, in_another_window=True),
    lambda: texts.version(NOW, "a", 2, in_another_window=False),
]


@pytest.mark.usefixtures("marking")
@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_word_can_be_translated(sentence: Callable[[], str]) -> None:
    text = sentence()
    assert text.startswith("<")
    assert text.endswith(">")


def test_a_single_puzzle_is_not_counted_in_plural() -> None:
    assert texts.others(1) == "Unsaved work of another window was found."
    assert texts.others(1234) == "Unsaved work of 1,234 other windows was found."
    assert texts.version(NOW, "mine.sdk", 1, in_another_window=False).endswith(", mine.sdk, 1 digit")
    assert texts.version(NOW, "mine.sdk", 2, in_another_window=True).endswith("2 digits, in another window")


def test_a_moment_of_another_day_has_its_day() -> None:
    noon = datetime.now().astimezone().replace(hour=12, minute=3, second=4)
    assert texts.moment(noon) == "12:03:04"
    before = texts.moment(noon - timedelta(days=40))
    assert before.endswith(", 12:03:04")
    assert len(before) > len(", 12:03:04")


@pytest.mark.parametrize("name", ["{name}", "{0}", "{", "100% {}"])
def test_a_file_may_have_braces_in_its_name(name: str) -> None:
    assert name in texts.broken(FoundSessions(broken=(Path(name),)))[0]
    assert name in texts.version(NOW, name, 3, in_another_window=False)
