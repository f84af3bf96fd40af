"""A link leads back to its position, from whatever text it is pasted in."""

import random
import textwrap
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover import Override, Rule
from solver_core.cover.run import RunError
from sudoku_gui.features.export import position_link
from sudoku_gui.features.export.position_link import LinkedPosition, LinkError, LinkFault
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject
from tests.amounts import some
from tests.gui.player.subjects import PUZZLE, SUBJECTS

Finish = Callable[..., Any]


def link_to(subject: Subject, position: int) -> str:
    player = Player()
    search = subject.search()
    search.seek(position)
    player.show_search(search, subject)
    text = position_link.write(player)
    player.leave()
    return text


def fault_of(text: str) -> LinkFault:
    with pytest.raises(LinkError) as caught:
        position_link.read(text)
    return caught.value.fault


@pytest.fixture(scope="module")
def link() -> str:
    subject = Subject(PUZZLE, rule=Rule.SHUFFLED, seed=12, overrides=(Override((3, 17, 5), 12, None),))
    return link_to(subject, 400)


@settings(max_examples=some(40))
@given(subject=SUBJECTS, position=st.integers(0, 1_000))
def test_a_link_leads_back(finish: Finish, subject: Subject, position: int) -> None:
    """To the same subject, the same position and the same state, in a text without a blank."""
    text = link_to(subject, position)
    assert text.isascii()
    assert not any(letter.isspace() for letter in text)
    place = position_link.read(text)
    assert place.subject == subject
    search, again = finish(position_link.restoring(place))
    assert again == subject
    assert search.position == place.position
    assert search.fingerprint().hex().startswith(place.digest)


def test_usual_things_are_left_out() -> None:
    link = link_to(Subject(sample="queens_8"), 120)
    assert link.startswith("dancing-sudoku:position?sample=queens_8&t=120&digest=")
    assert len(link) < 80


@pytest.mark.parametrize(
    "wrapped",
    [
        "<{}>",
        "Look at {}, it turns there.",
        "look:\n{}\nand tell me",
        "{}and no blank",
        '<a href="{}">here</a>',
        "dancing-sudoku:position?broken {}",
        "看{}。",
    ],
)
def test_text_around_it_does_no_harm(link: str, wrapped: str) -> None:
    assert position_link.read(wrapped.format(link)) == position_link.read(link)


@given(seed=st.integers(0, 10_000))
def test_a_mail_program_may_break_it_anywhere(link: str, seed: int) -> None:
    chance = random.Random(seed)
    breaks = ["\n", "\r\n", "\r\n> ", "\n>> ", " ", "\u00ad", "\u200b", "\t"]
    broken = "".join(letter + (chance.choice(breaks) if chance.random() < 0.1 else "") for letter in link)
    assert position_link.read(f"> {broken}") == position_link.read(link)


def test_a_page_may_have_written_it_in_its_own_way(link: str) -> None:
    """With entities, with signs by their numbers, in capitals, in lines of equal length."""
    place = position_link.read(link)
    for other in (
        link.replace("&", "&amp;"),
        link.replace("=", "%3D").replace("&", "%26"),
        link.replace("dancing-sudoku:position", "Dancing-Sudoku:Position"),
        textwrap.fill(link, 30, break_on_hyphens=True),
    ):
        assert position_link.read(other) == place


@pytest.mark.parametrize("text", ["", "dancing", "https://example.org/position?t=1", str(PUZZLE), "{}"])
def test_other_texts_are_no_links(text: str) -> None:
    assert not position_link.seems_link(text)
    assert fault_of(text) is LinkFault.NONE


@given(cut=st.integers(1, 60))
def test_a_link_cut_off_is_refused(link: str, cut: int) -> None:
    assert position_link.seems_link(link[:-cut])
    assert fault_of(link[:-cut]) is LinkFault.INCOMPLETE


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("t=400", "t=4e2"), LinkFault.INCOMPLETE),
        (("t=400", "t=9999999999999999999"), LinkFault.INCOMPLETE),
        (("t=400", "x=400"), LinkFault.INCOMPLETE),
        (("3-17-5.12.", "3--5.12."), LinkFault.INCOMPLETE),
        (("3-17-5.12.", "3-5"), LinkFault.INCOMPLETE),
        (("rule=shuffled", "rule=luck"), LinkFault.UNKNOWN),
        (("rule=shuffled", "goal=longest"), LinkFault.UNKNOWN),
        (("rule=shuffled", "goal=fewest"), LinkFault.UNKNOWN),
        (("rule=shuffled", "engine=magic&rule=first"), LinkFault.UNKNOWN),
        (("rule=shuffled", "engine=backtrack&rule=shuffled"), LinkFault.IMPOSSIBLE),
        ((f"puzzle={PUZZLE}", "sample=chess"), LinkFault.UNKNOWN),
        ((f"puzzle={PUZZLE}", "puzzle=" + "22" + "." * 79), LinkFault.IMPOSSIBLE),
        ((f"puzzle={PUZZLE}", "puzzle=123"), LinkFault.INCOMPLETE),
    ],
)
def test_a_changed_link_is_refused_with_a_reason(
    link: str, change: tuple[str, str], fault: LinkFault
) -> None:
    changed = link.replace(*change)
    assert changed != link
    assert fault_of(changed) is fault


def test_a_link_to_another_state_is_found_out(link: str) -> None:
    place = position_link.read(link)
    off_cursor = LinkedPosition(place.subject, place.position + 1, place.digest)
    with pytest.raises(RunError, match="does not come to the state"):
        list(position_link.restoring(off_cursor))


def test_nothing_watched_is_nowhere_to_lead(player: Player) -> None:
    with pytest.raises(ValueError, match="watch a search first"):
        position_link.write(player)


def test_a_problem_too_large_for_a_link_is_reported_so() -> None:
    large = "A B\n" + "A\nB\n" * 10_000
    with pytest.raises(ValueError, match="too large for a link; save the run as a file"):
        link_to(Subject(problem=large), 10)


@pytest.mark.parametrize("packed", ["AAAA", "EICwhgNghgNghg", "Q---"])
def test_a_broken_problem_leads_nowhere(packed: str) -> None:
    text = f"dancing-sudoku:position?problem={packed}&t=1&digest=0123456789abcdef"
    assert fault_of(text) in {LinkFault.INCOMPLETE, LinkFault.IMPOSSIBLE}
