"""``sudoku-dlx formats``: the table of formats as it is."""

import json

from solver_core.formats import FORMATS
from tests.core.cli.conftest import Run


def test_every_format_has_a_line(run: Run) -> None:
    """In the order of the table, under the names of the columns."""
    status, out, err = run("formats")
    assert (status, err) == (0, "")
    titles, *lines = out.splitlines()
    assert titles.split() == ["id", "name", "extensions", "reads", "writes", "many", "keeps"]
    assert [line.split()[0] for line in lines] == [row.id for row in FORMATS]


def test_programs_read_the_table_as_objects(run: Run) -> None:
    """``--json`` has one object for each format, with all that the table shows."""
    status, out, err = run("formats", "--json")
    assert (status, err) == (0, "")
    rows = {row["id"]: row for row in map(json.loads, out.splitlines())}
    assert list(rows) == [row.id for row in FORMATS]
    assert rows["gsf"] == {
        "id": "gsf",
        "name": "gsf list",
        "extensions": [".txt"],
        "reads": True,
        "writes": False,
        "many": True,
        "keeps": [],
    }
    assert rows["csv"]["keeps"] == ["givens", "entries"]
    assert {row["id"] for row in rows.values() if not row["reads"]} == {"hsol", "foreign_xml", "foreign_json"}
