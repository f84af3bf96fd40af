"""The process that finds steps, talked to as the window does."""

import json
import subprocess
import sys
from typing import Any

from solver_core.hints import Position, Step, finder
from solver_core.hints.position import request
from solver_core.hints.techniques import CHOICES
from solver_core.sudoku.grid import Grid

HARD = Position.start(
    Grid.parse("..5.61...6.9.3.41..7...4.....3.......163.574.......9.....7...5..92.5.3.4...28.6..")
)


def talk(*requests: str) -> list[dict[str, Any]]:
    said = subprocess.run(
        [sys.executable, "-P", "-m", "solver_core.hints.worker"],
        input="".join(requests),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return [json.loads(line) for line in said.stdout.splitlines()]


def test_requests_are_answered_in_order() -> None:
    answers = talk(request(1, "next", HARD, CHOICES), request(2, "path", HARD, CHOICES))
    step = finder.next_step(HARD)
    assert step is not None
    assert answers[0]["id"] == 1
    assert Step.from_json(answers[0]["step"]) == step
    assert answers[1] == {"id": 1, "done": True}
    way = [Step.from_json(answer["step"]) for answer in answers[2:-1]]
    assert way == list(finder.path(HARD))
    assert answers[-1] == {"id": 2, "done": True}


def test_a_request_that_fails_is_not_the_last() -> None:
    """The caller is notified, and the process goes on."""
    wrong = json.dumps(
        {"id": 1, "find": "next", "givens": "x", "board": "", "candidates": [0] * 81, "techniques": []}
    )
    failed, *rest = talk(wrong + "\n", request(2, "next", HARD, CHOICES))
    assert failed["id"] == 1
    assert failed["error"].startswith("GridError: ")
    assert rest[-1] == {"id": 2, "done": True}
