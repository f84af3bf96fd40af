"""Text from files as it may be shown: whatever stands in it, it is no markup, and stays where it is put."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import Qt

from sudoku_gui.wording import command_text as commands
from sudoku_gui.wording.foreign import LONGEST, LONGEST_TIP, as_html, as_tip, cleaned, in_menu, shown
from sudoku_gui.wording.window import title

MARKED = st.text(st.sampled_from("<>&;!?/ \n\t=\"'abpimgltdoctypexml\u202e\u2066\ud800\0")) | st.text()
INVISIBLE = "\u2060"


@given(MARKED)
def test_hover_help_is_never_html(text: str) -> None:
    assert not Qt.mightBeRichText(as_tip(text))
    assert not Qt.mightBeRichText(in_menu(text))


@given(MARKED)
def test_no_foreign_text_reorders_the_letters_around_it(text: str) -> None:
    for reported in (shown(text), as_tip(text), in_menu(text), cleaned(text)):
        assert not set(reported) & set(
            "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\0\x1b\x7f\ud800"
        )
    assert not set(shown(text)) & set("\n\r\t\u2028\u2029")


@pytest.mark.parametrize(
    "text", ["<b>x</b>", "a < b", "<img src='/dev/zero'>", "&lt;i&gt;", "a&b", "row 3 has 7"]
)
def test_ordinary_text_is_shown_unchanged(text: str) -> None:
    assert shown(text) == text
    assert as_tip(text).replace(INVISIBLE, "") == text
    assert in_menu(text).replace(INVISIBLE, "").replace("&&", "&") == text


def test_a_very_long_name_is_cut_and_keeps_its_ending() -> None:
    name = "W" * 100_000 + ".sdk"
    assert len(shown(name)) == LONGEST
    assert shown(name).endswith("W.sdk")
    assert len(as_tip(name)) < LONGEST_TIP + 100
    assert max(map(len, as_tip(name).split("\n"))) <= 100


def test_short_hover_help_keeps_its_lines() -> None:
    assert as_tip("one\ntwo") == "one\ntwo"


def test_our_own_html_takes_nothing_for_a_tag() -> None:
    assert as_html("<b>a&b</b>\u202e") == "&lt;b&gt;a&amp;b&lt;/b&gt;\ufffd"


def test_a_title_shows_the_sign_of_changes_once() -> None:
    """Qt puts an asterisk for ``[*]``, and shows ``[*]`` for two of them."""
    assert title("a[*]b.sdk").startswith("a[*][*]b.sdk[*] - ")


@pytest.mark.parametrize(
    "command",
    ["typed a b", "typed 81 1", "noted -1 2", "coloured 1 99", "typed 1", "<b>x</b>", "typed 1 ٣", ""],
)
def test_the_undo_menu_survives_a_history_of_anybody(command: str) -> None:
    assert commands.name(command).replace(INVISIBLE, "") == command
