"""The engine of pages, run by QuickJS, and random searches to compare it with."""

import json
from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from solver_core import page
from solver_core.cover import (
    Coloured,
    FewestSearch,
    Goal,
    Override,
    Problem,
    RepeatSearch,
    Rule,
    Search,
    SearchBase,
)

WALK = """
const facts = ({ op, subject, depth, item, option }) => [op, subject, depth, item, option];
const plain = (value) => (ArrayBuffer.isView(value) ? [...value] : value);
const state = (search) => JSON.stringify(
  [...["L", "R", "U", "D", "S", "OWNER", "chosen", "branches", "covers", "position", "solutions"]
     .map((name) => plain(search[name])), search.peek()]);
const look = (search, lined) => ({
  event: facts(search.event), levels: search.levels.map(Object.values), chosenItem: search.chosenItem,
  open: search.NODES.map((_, option) => Number(search.isOpen(option))),
  hidden: search.NODES.flat().map((node) => Number(search.isHidden(node))),
  live: search.problem.items.map((_, item) => search.isLive(item)),
  line: lined ? search.line : null,
});
function events(text) {
  const [search, found] = [new Search(JSON.parse(text)), []];
  for (let event; (event = search.step()); ) found.push(facts(event));
  return JSON.stringify(found);
}
function walk(text) {
  const [search, seen] = [new Search(JSON.parse(text)), []];
  while (search.step()) seen.push(look(search, !search.problem.colors.length));
  return JSON.stringify(seen);
}
function returning(text) {
  const search = new Search(JSON.parse(text));
  const [states, events] = [[state(search)], []];
  for (let event; (event = search.step()); states.push(state(search))) events.push(facts(event));
  const [returned, undone, recalled] = [[state(search)], [], []];
  for (let event; recalled.push(search.event && facts(search.event)), (event = search.back()); ) {
    undone.push(facts(event));
    returned.push(state(search));
  }
  for (const _ of events) search.step();
  const beyond = [search.position, search.step()], strayed = wander(search, states, events);
  return JSON.stringify({ events, states, undone, returned, recalled, beyond, strayed });
}
/* The positions of a walk to and fro that are not as they were on the way to the end. */
function wander(search, states, events) {
  const strayed = [];
  for (let turn = 0, dice = states.length; turn < 12; turn++) {
    dice = (dice * 16807 + 11) % 2147483647;
    const goal = dice % states.length;
    while (search.position < goal ? search.step() : search.position > goal && search.back()) {
      const last = turn % 2 ? search.event && facts(search.event) : null; // asking for it moves the search
      const isThere = !last || String(last) === String(events[search.position - 1]);
      if (!isThere || state(search) !== states[search.position]) strayed.push(search.position);
    }
  }
  return strayed;
}
"""

Run = Callable[[SearchBase], Any]


@pytest.fixture(scope="session")
def script() -> Any:
    """What runs the engine."""
    quickjs = pytest.importorskip("quickjs", reason="needs quickjs-ng, which runs JavaScript")
    context = quickjs.Context()
    context.eval((files(page) / "engine.js").read_text(encoding="utf-8") + WALK)
    return context


@pytest.fixture(scope="session")
def engine(script: Any) -> Callable[[str], Run]:
    """A function of JavaScript, which takes the data of a search."""

    def function(name: str) -> Run:
        run = script.get(name)
        return lambda search: json.loads(run(json.dumps(page.problem_data(search))))

    return function


@pytest.fixture(scope="session")
def walk(engine: Callable[[str], Run]) -> Run:
    """What the engine looks like at each position of its way to the end."""
    return engine("walk")


@pytest.fixture(scope="session")
def returning(engine: Callable[[str], Run]) -> Run:
    """The engine's way to the end, back, to the end again, and to and fro."""
    return engine("returning")


@pytest.fixture(scope="session")
def events(engine: Callable[[str], Run]) -> Run:
    """The events of the engine, to the end."""
    return engine("events")


def drawn(seed: int) -> SearchBase:
    """A small search: any goal and rule, with colours, secondary items, givens and overrides or without."""
    chance = Random(seed)
    problem = _problem(chance)
    goal = (Goal.EXACT, Goal.EXACT, Goal.FEWEST, Goal.REPEAT)[seed % 4]
    if goal is Goal.REPEAT:
        return RepeatSearch(problem, chance.choice((None, 2, 4)))
    rule = chance.choice(list(Rule))
    given = _given(problem, chance)
    search = goal.search(problem, rule, given, seed=chance.randint(-3, 10**12))
    overrides = _overrides(search, chance) if chance.random() < 0.4 else []
    if isinstance(search, FewestSearch):
        return FewestSearch(
            problem, rule, given, seed=search.seed, overrides=overrides, at_most=chance.choice((None, 3))
        )
    assert isinstance(search, Search)
    return Search(problem, rule, given, seed=search.seed, overrides=overrides)


def _problem(chance: Random) -> Problem:
    primary = [f"p{number}" for number in range(chance.randint(1, 7))]
    secondary = [f"s{number}" for number in range(chance.randint(0, 3))]
    colours = chance.choice(("-", "AB", "AAB-"))
    options = []
    for _ in range(chance.randint(0, 13)):
        option: list[object] = list(
            chance.sample(primary, min(len(primary), chance.choice((0, 1, 1, 2, 2, 3))))
        )
        for name in chance.sample(secondary, chance.randint(0, len(secondary))):
            colour = chance.choice(colours)
            option.append(name if colour == "-" else Coloured(name, colour))
        chance.shuffle(option)
        options.append(option)
    return Problem(primary, options, secondary)


def _given(problem: Problem, chance: Random) -> tuple[int, ...]:
    if chance.random() < 0.7:
        return ()
    given: list[int] = []
    for option in chance.sample(range(len(problem.options)), min(2, len(problem.options))):
        if problem.choosable[option] and not any(problem.conflict(option, other) for other in given):
            given.append(option)
    return tuple(given)


def _overrides(search: SearchBase, chance: Random) -> list[Override]:
    """Exceptions at some decisions of a run, of which some fit and some do not."""
    found: list[Override] = []
    while search.run_to("decision") and len(found) < 4:
        item = chance.randrange(len(search.problem.items))
        option = chance.choice((None, *search.problem.columns[item]))
        found.append(Override(search.chosen_options(), item, option))
    return found
