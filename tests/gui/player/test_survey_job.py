"""Solving as a job: four different answers, given once, while the window goes on."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.survey import Survey, SurveyAnswer, SurveyResult
from sudoku_gui.player import job as job_module
from sudoku_gui.player.job import Job
from sudoku_gui.player.survey_job import SurveyJob
from tests.gui.parts import part

UNIQUE = Grid.parse("400070100001904605000001000000700002002030000847006000014000806020000300600090000")
SOLUTION = Grid.parse("496573128381924675275861943153789462962435781847216539714352896529648317638197254")
SEVERAL = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
NONE = Grid.parse(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")
CLASHING = Grid.empty().with_digit(0, 7).with_digit(1, 7)

MET_BY = 5000
"""Ticks by which the solution of UNIQUE has been met; that it is the only one takes nine times as many."""


@pytest.fixture
def job(qapp: object) -> SurveyJob:
    assert qapp
    return SurveyJob()


@pytest.fixture
def verdicts(job: SurveyJob) -> list[SurveyResult]:
    reported: list[SurveyResult] = []
    job.finished.connect(reported.append)
    return reported


@pytest.fixture
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine so slow that every answer takes many turns of the event loop."""
    monkeypatch.setattr(job_module, "SLICE", 0.0)


def finish(job: SurveyJob, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not job.is_running, timeout=20_000)


def test_a_dropped_survey_stops(
    job: SurveyJob, verdicts: list[SurveyResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window would be busy with a question that nobody asks any more."""
    monkeypatch.setattr(Survey, "go", lambda _survey, _seconds: False)
    job.start(UNIQUE)
    assert part(job, Job).is_running
    job.drop()
    assert not part(job, Job).is_running
    assert verdicts == []


@pytest.mark.parametrize(
    ("grid", "answer"),
    [(UNIQUE, SurveyAnswer.FOUND), (NONE, SurveyAnswer.NONE), (SEVERAL, SurveyAnswer.SEVERAL)],
)
def test_a_puzzle_has_one_solution_none_or_several(
    job: SurveyJob, verdicts: list[SurveyResult], qtbot: QtBot, grid: Grid, answer: SurveyAnswer
) -> None:
    job.start(grid)
    finish(job, qtbot)
    (verdict,) = verdicts
    assert verdict.answer is answer
    assert (verdict.solution is None) == (answer is SurveyAnswer.NONE)
    if verdict.solution:
        assert verdict.solution.is_solved
        assert all(
            given in {0, digit} for given, digit in zip(grid.digits, verdict.solution.digits, strict=True)
        )


@pytest.mark.slow_search
@pytest.mark.usefixtures("short_turns")
def test_the_answer_does_not_depend_on_how_often_one_pauses(
    job: SurveyJob, verdicts: list[SurveyResult], qtbot: QtBot
) -> None:
    progress: list[int] = []
    job.progressed.connect(progress.append)
    job.start(UNIQUE)
    finish(job, qtbot)
    (verdict,) = verdicts
    assert (verdict.answer, verdict.solution) == (SurveyAnswer.FOUND, SOLUTION)
    assert len(progress) > 2
    assert progress == sorted(set(progress))
    assert progress[-1] <= verdict.events


def test_where_there_is_no_solution_the_first_dead_end_is_reported(
    job: SurveyJob, verdicts: list[SurveyResult], qtbot: QtBot
) -> None:
    job.start(NONE)
    finish(job, qtbot)
    (verdict,) = verdicts
    assert verdict.dead_end
    assert 0 < verdict.dead_end.position < verdict.events
    assert verdict.dead_end.depth > NONE.filled
    assert verdict.dead_ends > 1


@pytest.mark.usefixtures("short_turns")
def test_giving_up_is_not_an_answer(job: SurveyJob, verdicts: list[SurveyResult]) -> None:
    job.start(NONE)
    assert job.is_running
    job.cancel()
    assert not job.is_running
    (verdict,) = verdicts
    assert (verdict.answer, verdict.solution, verdict.dead_end) == (SurveyAnswer.STOPPED, None, None)
    assert verdict.events > 0


@pytest.mark.slow_search
@pytest.mark.usefixtures("short_turns")
def test_a_solution_met_before_giving_up_is_kept_but_not_called_unique(
    job: SurveyJob, verdicts: list[SurveyResult], qtbot: QtBot
) -> None:
    job.progressed.connect(lambda ticks: job.cancel() if ticks > MET_BY else None)
    job.start(UNIQUE)
    finish(job, qtbot)
    (verdict,) = verdicts
    assert (verdict.answer, verdict.solution) == (SurveyAnswer.STOPPED, SOLUTION)


@pytest.mark.usefixtures("short_turns")
def test_a_question_that_does_not_matter_any_more_is_dropped(
    job: SurveyJob, verdicts: list[SurveyResult], qtbot: QtBot
) -> None:
    job.start(NONE)
    job.drop()
    assert not job.is_running
    with qtbot.assertNotEmitted(job.progressed, wait=50):
        job.cancel()
    assert not verdicts


def test_a_contradiction_is_no_question(job: SurveyJob, verdicts: list[SurveyResult]) -> None:
    with pytest.raises(ContradictionError) as caught:
        job.start(CLASHING)
    assert [(pair.first_cell, pair.second_cell) for pair in caught.value.conflicts] == [(0, 1), (0, 1)]
    assert not job.is_running
    assert not verdicts


@pytest.mark.usefixtures("short_turns")
def test_the_window_goes_on_while_it_searches(job: SurveyJob, qtbot: QtBot) -> None:
    ticks: list[bool] = []
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: ticks.append(job.is_running))
    timer.start()
    job.start(NONE)
    finish(job, qtbot)
    timer.stop()
    assert ticks.count(True) > 5
