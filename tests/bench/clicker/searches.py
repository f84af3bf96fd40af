"""What is done with a search: moved, interrupted, compared, parted from, marked, and left in the middle of things."""

from dataclasses import replace

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractItemView

from solver_core.cover import Problem, RepeatSearch, Rule, Search
from solver_core.cover.explain.exercises import Answer, Exercise
from sudoku_gui.features.runs import RunsFeature
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.player.comparison import Alignment
from sudoku_gui.player.search_conditions import CriterionKind, single
from sudoku_gui.player.selection import Target
from sudoku_gui.shell.menus import MENUS
from tests.bench.clicker.hand import Hand

_SAMPLES = tuple(name for name in MENUS["gallery"].ids if name.startswith("sample_"))
_LISTS = (
    *("column_list", "runs", "event_log", "stack_view", "breakpoint_list"),
    *("candidate_boards", "difference"),
)


def _target(hand: Hand) -> Target | None:
    """Something of the problem that is watched."""
    search = hand.window.player.search
    if search is None or hand.is_blocked:
        return None
    problem, chance = search.problem, hand.chance
    if not problem.options or chance.random() < 0.5:
        return Target(item=chance.randrange(len(problem.names)))
    option = chance.randrange(len(problem.options))
    item = (
        chance.choice(problem.options[option]) if problem.options[option] and chance.random() < 0.4 else None
    )
    return Target(item=item, option=option)


def scrub(hand: Hand) -> None:
    """To anywhere that is known, or to the end."""
    player = hand.window.player
    if player.is_watching and not hand.is_blocked:
        goal = hand.chance.randrange(player.length + 2)
        hand.note(f"scrubs to {goal}")
        player.scrub(goal)


def play(hand: Hand) -> None:
    """At any speed and beat, either way."""
    player, chance = hand.window.player, hand.chance
    if player.is_watching and not hand.is_blocked:
        rate, beat = (
            chance.choice((1.0, 4.0, 60.0, 1e4, 1e7)),
            chance.choice(("link", "column", "option", "decision")),
        )
        hand.note(f"plays {rate} {beat}")
        player.set_rate(rate)
        player.set_beat(beat)
        player.play(backward=chance.random() < 0.3)


def break_condition(hand: Hand) -> None:
    """Whatever moves stops."""
    hand.trigger("cancel")


def what_if(hand: Hand) -> None:
    """Something else at the latest decision."""
    target = _target(hand)
    if target is not None:
        search = hand.window.player.search
        live = list(search.live_items()) if isinstance(search, Search) else []
        if live and hand.chance.random() < 0.7:
            target = Target(item=hand.chance.choice(live))
        hand.note(f"what if {target}")
        hand.window.selection.pin(target)
        hand.trigger("what_if")


def point(hand: Hand) -> None:
    """Point at something, ask for its menu, or follow it."""
    target, selection = _target(hand), hand.window.selection
    if target is not None:
        what = hand.chance.choice(("pin", "hover", "menu", "do"))
        hand.note(f"{what} {target}")
        if what == "menu":
            selection.pin(target)
            selection.menu_requested.emit(target, hand.window.mapToGlobal(QPoint(100, 100)))
        elif what == "do":
            selection.visit_requested.emit(target)
        else:
            getattr(selection, what)(target)


def compare(hand: Hand) -> None:
    """With another rule, another engine, another run; or with nothing."""
    window, chance = hand.window, hand.chance
    comparison, player, runs = window.context.comparison, window.player, window.context.runs
    if not player.is_watching or hand.is_blocked or isinstance(player.search, RepeatSearch):
        return
    what = chance.choice(("rule", "run", "nothing", "align", "pane"))
    hand.note(f"compares: {what}")
    match what:
        case "rule":
            rule = Rule.FIRST if player.subject.rule is Rule.FEWEST else Rule.FEWEST
            comparison.compare_with(replace(player.subject, rule=rule))
        case "run" if len(runs):
            window.feature(RunsFeature).compare_with(chance.choice([run.number for run in runs]))
        case "nothing":
            comparison.compare_with(None)
        case "align":
            comparison.align(chance.choice(tuple(Alignment)))
        case "pane":
            window.workbench.show_pane("comparison")


def switch_run(hand: Hand) -> None:
    """Another of the runs."""
    runs = hand.window.context.runs
    if len(runs) and not hand.is_blocked:
        number = hand.chance.choice([run.number for run in runs])
        hand.note(f"run {number}")
        runs.switch(number)


def breakpoint_at(hand: Hand) -> None:
    """One more, or one less; and with the editor open something else happens."""
    target = _target(hand)
    if target is None or target.item is None:
        return
    when = single(CriterionKind.CHOSEN, item=target.item)
    hand.note(f"breakpoint at {target}")
    hand.window.context.breakpoints.toggle(when)
    if hand.chance.random() < 0.3:
        hand.window.workbench.show_pane("breakpoint_list", focus=True)
        hand.keys("F2")


def another_problem(hand: Hand) -> None:
    """The gallery is asked for another problem while the mouse is over a list that shows the one before."""
    if hand.is_blocked:
        return
    if hand.chance.random() < 0.3:
        hand.window.workbench.show_pane(hand.chance.choice(_LISTS))
    view = hand.one_of(hand.seen(QAbstractItemView))
    if view is None:
        return
    viewport = view.viewport()
    hand.note(f"over {view.objectName()}")
    hand.move(hand.point_in(viewport))
    hand.trigger(hand.chance.choice(_SAMPLES))
    for _ in range(3):
        hand.move(hand.point_in(viewport))
    if hand.chance.random() < 0.5:
        hand.click(hand.point_in(viewport))


def _answer(hand: Hand, exercise: Exercise, problem: Problem) -> Answer:
    """An answer of the right sort, mostly a wrong one."""
    chance, right = hand.chance, exercise.right
    if right.number is not None:
        return Answer(number=chance.randrange(3))
    if right.option is None:
        return Answer(chance.randrange(len(problem.names)))
    option = chance.randrange(len(problem.options))
    return Answer(chance.choice(problem.options[option]), option)


def tour(hand: Hand) -> None:
    """Begin one, go through it, answer, or leave it."""
    tour_guide, chance = hand.window.feature(ToursFeature).guide, hand.chance
    if hand.is_blocked:
        return
    if tour_guide.tour is None:
        found = chance.choice([listed for listed in tour_collection.shipped() if listed.tour is not None])
        if found.tour is not None:
            stop = chance.randrange(len(found.tour.stops))
            hand.note(f"tour {found.name} {stop}")
            tour_guide.begin(found.tour, stop)
        return
    what = chance.choice(
        ("next", "next", "next", "back", "return_to_stop", "reveal", "answer", "leave", "finish")
    )
    hand.note(f"tour: {what}")
    if what == "answer":
        stop_now = tour_guide.stop
        question = None if stop_now is None else stop_now.question
        if question is not None and question.choices:
            tour_guide.answer(chance.randrange(len(question.choices)))
        elif (exercise := tour_guide.exercise) is not None and tour_guide.search is not None:
            tour_guide.answer_exercise(_answer(hand, exercise, tour_guide.search.problem))
    else:
        getattr(tour_guide, what)()
