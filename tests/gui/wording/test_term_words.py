"""Terms are found where they mean what they say, and only there."""

import pytest

from sudoku_gui.wording import terms


def found(sentence: str, *leave_out: str, spoken: str = "en") -> list[tuple[str, str]]:
    return [(sentence[it.start : it.end], it.term) for it in terms.find(sentence, leave_out, spoken)]


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "Cover column “row 3 has 7”: its header leaves the list; 2 options leave their other columns",
            [("Cover", "cover"), ("column", "item"), ("header", "header"), ("options", "option")],
        ),
        ("Dead end: “r9c2” has no option left", [("Dead end", "dead_end"), ("option", "option")]),
        (
            "With one option there is nothing to guess.",
            [("option", "option"), ("nothing to guess", "forced")],
        ),
        ("The whole search tree has been walked.", [("search tree", "search_tree")]),
        ("The best cover so far has 4 options", [("best cover", "best"), ("options", "option")]),
        ("Uncover it: discovered recoverable.", [("Uncover", "uncover")]),
        ("{A, cover} is `hide(p)`", []),
        ("", []),
    ],
)
def test_terms_are_found_as_whole_words_outside_names(sentence: str, expected: list[tuple[str, str]]) -> None:
    """The longest word at a place counts, and each term is marked once."""
    assert found(sentence) == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("覆盖列“第 3 行有 7”：列头离开链表", [("覆盖", "cover"), ("列", "item"), ("列头", "header")]),
        ("死路：没有选项", [("死路", "dead_end"), ("选项", "option")]),
        ("列表和排列，以及解释", []),
        ("精确覆盖", [("精确覆盖", "exact_cover")]),
        ("恢复显示，恢复", [("恢复显示", "unhide"), ("恢复", "uncover")]),
    ],
)
def test_chinese_terms_are_found_without_spaces(sentence: str, expected: list[tuple[str, str]]) -> None:
    """A list is not a column, though it is written with the same sign."""
    assert found(sentence, spoken="zh_CN") == expected


def test_excluded_words_are_not_found() -> None:
    assert found("Its row, its column and its box", "item") == []
