"""What is said of crashes, other windows, full disks and files that change outside."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from sudoku_gui.files import closing_text as closing
from sudoku_gui.files import session_text as keeping
from sudoku_gui.shell import welcome

NOW = datetime.now(UTC)

SAID: list[Callable[[], str]] = [
    lambda: keeping.crashed(NOW),
    lambda: keeping.put_aside("a"),
    lambda: keeping.not_shown("a"),
    lambda: keeping.older_shown(NOW),
    lambda: keeping.newer("a"),
    keeping.another_window,
    lambda: keeping.others(1),
    lambda: keeping.others(2),
    keeping.open_other,
    keeping.later,
    keeping.earlier,
    lambda: keeping.not_kept("a"),
    keeping.kept_again,
    closing.importing,
    closing.library_busy,
    closing.disk_busy,
    lambda: closing.would_be_lost("a", "b", puzzle=True, others=0),
    lambda: closing.would_be_lost("a", "b", puzzle=True, others=1),
    lambda: closing.would_be_lost("a", "b", puzzle=True, others=2),
    lambda: closing.would_be_lost("a", "b", puzzle=False, others=1),
    lambda: closing.would_be_lost("a", "b", puzzle=False, others=2),
    closing.try_again,
    closing.save_as,
    closing.close_anyway,
    closing.stay,
    keeping.kept_in_recent,
    lambda: keeping.not_opened("a", "b"),
    lambda: keeping.not_made_room("a"),
    keeping.earlier_title,
    keeping.earlier_list,
    keeping.earlier_preview,
    keeping.bring_back,
    lambda: keeping.version(NOW, "a", 1, off_cursor=True),
    lambda: keeping.version(NOW, "a", 2, off_cursor=False),
    keeping.no_earlier,
    lambda: keeping.brought_back(NOW),
    lambda: keeping.changed_outside("a"),
    lambda: keeping.vanished("a"),
    lambda: keeping.came_back("a"),
    keeping.read_again,
    keeping.keep_mine,
    keeping.save_again,
    welcome.greeting,
    welcome.type_your_own,
    welcome.solve,
    welcome.watch,
    welcome.tours,
]


@pytest.mark.usefixtures("marking")
@pytest.mark.parametrize("said", SAID)
def test_every_word_can_be_translated(said: Callable[[], str]) -> None:
    """What the translator leaves standing is a name, a number or a time."""
    text = said()
    assert text.startswith("<")
    assert text.endswith(">")


def test_one_is_not_several() -> None:
    """Whoever counts says so in words."""
    assert keeping.others(1) == "Unsaved work of another window was found."
    assert keeping.others(1234) == "Unsaved work of 1,234 other windows was found."
    assert keeping.version(NOW, "mine.sdk", 1, off_cursor=False).endswith(", mine.sdk, 1 digit")
    assert keeping.version(NOW, "mine.sdk", 2, off_cursor=True).endswith("2 digits, in another window")


def test_a_moment_of_another_day_has_its_day() -> None:
    """A time alone is of today."""
    noon = datetime.now().astimezone().replace(hour=12, minute=3, second=4)
    assert keeping.moment(noon) == "12:03:04"
    before = keeping.moment(noon - timedelta(days=40))
    assert before.endswith(", 12:03:04")
    assert len(before) > len(", 12:03:04")


@pytest.mark.parametrize("name", ["{name}", "{0}", "{", "100% {}"])
def test_a_file_may_have_braces_in_its_name(name: str) -> None:
    """They are part of the name, and never of the sentence."""
    assert keeping.changed_outside(name).startswith(name)
    assert name in keeping.not_opened(name, "{cause}")
