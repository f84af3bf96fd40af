"""The manual's table of formats says what the command line says, in words."""

import json

import pytest

from solver_core import cli
from sudoku_gui.help.manual_pages import NO, YES, format_rows
from sudoku_gui.wording import answers, file_formats


def test_the_manual_and_the_command_line_agree(capsys: pytest.CaptureFixture[str]) -> None:
    """Both show the registry: the same formats in the same order, with the same facts."""
    assert cli.main(["formats", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    rows = format_rows()
    assert [row[5] for row in rows] == [facts["id"] for facts in told]
    for (name, _, endings, many, keeps, _), facts in zip(rows, told, strict=True):
        assert name == file_formats.name(facts["id"])
        assert endings.split() == facts["extensions"]
        assert (many == YES) is facts["many"]
        if facts["keeps"]:
            assert keeps == answers.lost_parts(facts["keeps"])
        else:
            assert keeps == ("unknown format" if facts["writes"] else NO)


def test_a_name_is_not_said_twice() -> None:
    """Where a format's name tells all, the column beside it is left empty."""
    assert all(row[0] != row[1] for row in format_rows())
