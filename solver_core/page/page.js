/* The page: moves a search (engine.js), shows it in words and pictures (pictures.js), and leads through a tour.

   Names from files get into the page as text nodes and attributes only. */

const $ = (id) => document.getElementById(id), data = JSON.parse($("data").textContent), words = data.texts;
const LONGEST = 3e6, PATIENCE = 3000, LARGEST = 120_000; // events of a run, milliseconds of a move, cells typed
let problem, search, names, labels, briefs, tags, members; // what is shown; members are the options of each item
let whole, marks, view; // a second search, for the length of the run; where it met what; "board" or "matrix"
let hot = null, stop = -1, timer = 0, writing = 0; // what is pointed at; the stop of a tour

const number = (n) => n.toLocaleString(document.documentElement.lang);
const say = (key, values) => words[key].replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
const optionCount = (n) => say(n === 1 ? "option" : "options", { n: number(n) });

// --- moving ---
function use(next) {
  ({ items: names, labels, briefs, tags } = problem = next);
  search = next.options && new Search(next);
  [view, whole, marks] = [next.board?.kind === "plan" ? "board" : "matrix", null, { DEAD_END: [], SOLUTION: [] }];
  if (!search) return;
  members = names.map((_, item) => [...labels.keys()].filter((option) => next.options[option].includes(item)));
  scan((whole = new Search(next)));
}
/* Run a second search to its end, in slices, for the length of the run, its dead ends and its solutions. */
function scan(mine) {
  const until = performance.now() + 8;
  for (let event; performance.now() < until && (event = mine.step()); )
    if (marks[event.op]?.length < 1500) marks[event.op].push(mine.position);
  showPlace();
  if (!mine.isAtEnd && mine.position < LONGEST) setTimeout(() => mine === whole && scan(mine), 15);
}
/* Move until a condition holds or the run ends; a run that is too long stops in time. */
function move(way, isThere) {
  const until = performance.now() + PATIENCE;
  while (search?.[way]() && !isThere() && performance.now() < until);
}
function seek(to) {
  if (search?.position !== to) move(to < search?.position ? "back" : "step", () => search.position === to);
}
const isOne = (...ops) => () => ops.includes(search.event?.op), isOuter = isOne("UNHIDE", "RESTORE");
const RESTS = { // where a step ends: a column is a cover or an uncover with all that leaves or returns
  event: () => true,
  column: () => !isOuter() && !["HIDE", "DROP"].includes(search.peek()?.op),
  decision: isOne("CHOOSE", "DEAD_END", "SOLUTION", "PRUNE", "DONE"),
};
const stride = (way) => move(way, RESTS[$("beat").value]), run = (way, op) => () => move(way, isOne(op));
const ACTIONS = { // by the ids of their buttons
  first: () => seek(0), back: () => stride("back"), step: () => stride("step"), end: run("step", "DONE"),
  dead: run("step", "DEAD_END"), won: run("step", "SOLUTION"),
};
const KEYS = { ArrowLeft: ACTIONS.back, ArrowRight: ACTIONS.step, Home: ACTIONS.first, End: ACTIONS.end,
  "]": ACTIONS.dead, "}": ACTIONS.won, "[": run("back", "DEAD_END"), "{": run("back", "SOLUTION"),
  ...(data.stops && { PageDown: () => showStop(stop + 1), PageUp: () => showStop(stop - 1) }) };

function pause() { clearInterval(timer); timer = 0; }
function act(change) { pause(); change?.(); show(); }
function play() {
  if (timer || !search) return act();
  if (search.isAtEnd) seek(0);
  timer = setInterval(() => search.isAtEnd ? act() : show(stride("step")), 1000 / $("speed").value);
  show();
}

// --- in words ---
function sentence() {
  if (!search.event) return words.start;
  const { op, item, option, subject, depth } = search.event, { order } = search.turns, live = needed();
  const size = search.S[item + 1], colour = colourAt(search.OWNER[item + 1]); // of no meaning where item is null
  const by = colourAt(op === "UNCOVER" ? search.event.member : search.OWNER[covering() + 1]) ? "_colour" : "";
  const isGiven = search.depth - (op === "TRY") < problem.given.length, none = subject ? "" : "_none";
  const level = op === "TRY" ? search.levels.at(-1) : { number: order.indexOf(option) + 1, among: order.length };
  const { number: k, among: d } = level, turn = isGiven ? "_given" : d === 1 ? "_only" : k === d ? "_last" : "";
  const shared = problem.primary === names.length ? "" : problem.colours.length > 1 ? "_colours" : "_secondary";
  const kind = {
    CHOOSE: isGiven ? "_given" : search.rule === "first" ? "_first" : live === 1 ? "_only" : "",
    COVER: search.repeats ? "_repeat" : colour ? "_colour" : ["_alone", "_one"][size],
    TRY: turn, RETRACT: turn, BOUND: none, PRUNE: none, SOLUTION: search.repeats ? "_repeat" : shared,
    HIDE: by, UNHIDE: by, UNCOVER: by, EXHAUSTED: size === 1 ? "_only" : "",
    DONE: none || (search.minimizes ? "_fewest" : subject === 1 ? "_one" : ""),
  }[op] ?? "";
  return say(op.toLowerCase() + kind, {
    item: names[item], option: labels[option], outer: names[covering()], colour, depth, k, d, next: labels[order[k]],
    options: optionCount({ BEST: subject, DONE: search.limit }[op] ?? size), limit: search.limit,
    before: size + (op === "HIDE" ? 1 : -1), after: size, n: number(op === "CHOOSE" ? live : subject) });
}
function drawCode() {
  const { lines, names: called } = problem.codes[$("language").value], { event, line: chain } = search;
  const chooses = problem.given.length && problem.listing.chains.CHOOSE.at(-1);
  const ids = chain.filter((id) => lines.some((line) => line.id === id)), now = ids.at(-1), list = $("code");
  list.replaceChildren(...lines.map(({ id, step, indent, text }) => {
    const kind = { class: id === now ? "now" : ids.includes(id) ? "call" : "", "aria-current": id === now && "step" };
    const remark = id === chooses ? ` ${$("language").value === "python" ? "#" : "//"} ${words.givens_first}` : "";
    return make("li", kind, make("b", {}, step), "  ".repeat(indent) + text + remark);
  }));
  const item = event?.op === "UNCOVER" && event.member === null ? event.item : branching(); // until its call returns
  const option = search.chosen.at(-1), column = (at) => at === null ? [] : [briefs[at], of(at)];
  const node = (at) => at ? [nodeName(at, briefs, tags), of(itemOf(at), search.ROW[at])] : [];
  const values = { l: [search.depth], i: column(item), "S[i]": item === null ? [] : [search.S[item + 1]],
    o: option === undefined ? [] : [tags[option], of(undefined, option)], c: column(covering()),
    p: node(event?.member), q: node(/HIDE|DROP|RESTORE/.test(event?.op) && event.subject) };
  if (search.minimizes) values.best = search.covers.length ? [search.limit] : [];
  $("variables").replaceChildren(...Object.entries(values).map(([name, [value = "–", more]]) =>
    make("div", {}, make("dt", {}, called[name] ?? name), make("dd", more, String(value)))));
  const row = list.querySelector(".now"), top = row.offsetTop - list.offsetTop, high = list.clientHeight;
  if (top < list.scrollTop || top > list.scrollTop + high - 40) list.scrollTop = top - high / 2;
}
function drawStack() {
  $("stack").replaceChildren(...search.levels.map(({ item, option, number: k, among: d, given }) => {
    const why = given ? words.level_given : say(d === 1 ? "level_only" : "level", { k, d, item: names[item] });
    const more = { class: d > 1 && !given && "guess", ...of(undefined, option) };
    return make("li", more, make("b", {}, labels[option]), " ", make("small", {}, why));
  }));
  $("stack").scrollTop = 1e6;
  $("depth").textContent = say("depth", { n: search.depth });
}

// --- all of it ---
function show() {
  document.body.classList.toggle("elsewhere", !search);
  $("sentence").textContent = search ? sentence() : words.not_here;
  if (!search) return;
  const isPlan = problem.board?.kind === "plan";
  $("sentence").className = search.event?.op ?? "";
  $("play").className = timer && "playing";
  $("play").title = $("play").ariaLabel = words[timer ? "pause" : "play"];
  $("left").textContent = say("left", { n: needed(), m: problem.primary });
  for (const button of $("views").children) [button.disabled, button.ariaPressed] = [!isPlan, button.name === view];
  (view === "board" ? drawBoard : drawMatrix)($("matrix_view"));
  $("links_note").textContent = excerpt(drawLinks($("link_view")));
  drawCode();
  drawStack();
  light(hot);
  showPlace();
  clearTimeout(writing);
  writing = setTimeout(writeAddress, 250);
}
function showPlace() {
  const { position, isAtEnd } = search, total = Math.max(whole.position, position), wide = $("marks").clientWidth;
  [$("place").max, $("place").value] = [total, position];
  const count = say(whole.isAtEnd ? "event" : "event_at_least", { n: number(position), m: number(total) });
  $("count").value = $("place").ariaValueText = count;
  for (const id of Object.keys(ACTIONS)) $(id).ariaDisabled = /first|back/.test(id) ? !position : isAtEnd;
  const drawn = (op, shape) => marks[op].map((at) => `M ${(at / total) * wide} ${shape}`).join(" ");
  $("dead_marks").setAttribute("d", drawn("DEAD_END", "10 l -4 -8 h 8 z"));
  $("won_marks").setAttribute("d", drawn("SOLUTION", "0 l 5 5 l -5 5 l -5 -5 z"));
}

// --- pointing ---
const pointable = (where) => [...where.querySelectorAll("[data-item], [data-option]")];
function pointed(target) {
  const { item, option } = target?.closest?.("[data-item], [data-option]")?.dataset ?? {};
  return item ?? option ? { item: item && Number(item), option: option && Number(option) } : null;
}
/* What is pointed at is marked wherever it is shown: an item, an option or, with both, a node. */
function light(part) {
  hot = part;
  const { item, option } = part ?? {}, ofItem = `[data-item="${item}"]`, ofOption = `[data-option="${option}"]`;
  const ofNode = `${ofItem}${ofOption}, ${ofItem}:not([data-option]), ${ofOption}:not([data-item])`;
  const isNode = item !== undefined && option !== undefined, meant = isNode ? ofNode : `${ofItem}, ${ofOption}`;
  for (const found of pointable(document)) found.classList.toggle("hot", found.matches(meant));
  $("hover").textContent = part && search ? facts(item, option) : words.hover;
}
/* An arrow key in a picture points at what is next to the part pointed at. */
function pointOn(picture, key) {
  const isDown = /Up|Down/.test(key), way = /Left|Up/.test(key) ? -1 : 1, parts = pointable(picture);
  const place = (part) => { // how far away the middle of a part is: along the arrow, and across
    const { x, y, width, height } = part.getBoundingClientRect(), middle = [x + width / 2, y + height / 2];
    return isDown ? [middle[1] * way, middle[0]] : [middle[0] * way, middle[1]];
  };
  const isHot = (part) => JSON.stringify(pointed(part)) === JSON.stringify(hot), here = parts.find(isHot);
  if (!here) return light(pointed(picture.querySelector("[data-item]") ?? parts[0]));
  const [x, y] = place(here), far = ([px, py]) => px > x + 2 ? px - x + 4 * Math.abs(py - y) : Infinity;
  const rest = parts.filter((part) => !isHot(part)); // a header has three parts
  light(pointed(rest.reduce((one, other) => far(place(other)) < far(place(one)) ? other : one, here)));
}
function facts(item, option) {
  const all = { item: names[item], option: labels[option] }, own = problem.options[option];
  const link = (name, node) => `${name} → ${nodeName(search[name][node])}`, gone = ` ${words.hover_gone} `;
  const four = (node, isOut) => (isOut ? gone : " ") + ["L", "R", "U", "D"].map((name) => link(name, node)).join(";  ");
  if (item === undefined) return say("hover_option", { ...all, items: own.map((one) => names[one]).join(", ") });
  if (own?.includes(item)) return say("hover_node", all) + four(nodeOf(option, item), isGone(option, item));
  if (own) return say("hover_none", all);
  return say("hover_item", { ...all, options: optionCount(search.S[item + 1]) }) + four(item + 1, !search.isLive(item));
}

// --- the address, and a matrix that is typed ---
function writeAddress() {
  const parts = new URLSearchParams(stop < 0 ? {} : { stop: stop + 1 });
  if (search) parts.set("event", search.position);
  if (problem.isOwn) parts.set("matrix", problem.typed);
  try { history.replaceState(null, "", `#${parts}`); } catch { /* a frame may forbid it */ }
}
function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1)), index = parts.get("stop") - 1;
  pause();
  if (data.stops) showStop(data.stops[index] ? index : 0);
  else use(data.problems[0]);
  if (parts.has("matrix") && !data.stops) useTyped(parts.get("matrix"));
  const position = parts.has("event") ? Number(parts.get("event")) : problem.position;
  if (position >= 0) seek(position);
  show();
}
/* The names of columns, secondary ones after a bar, and lines of these, with colours: x:A; or a matrix of 0 and 1. */
function parsed(text) {
  const fault = (key, values) => { throw new Error(say(key, values)); };
  const typed = text.split("\n").map((line, at) => ({ own: line.trim().split(/\s+/), line: at + 1 }));
  let lines = typed.filter(({ own: [first] }) => /^[^|]/.test(first));
  if (!lines.length) fault("typed_empty");
  if (lines.every(({ own }) => /^[01,;]+$/.test(own.join("")))) {
    const rows = lines.map(({ own }) => [...own.join("").replace(/[,;]/g, "")]), m = rows[0].length;
    rows.forEach(({ length: n }, at) => n === m || fault("typed_width", { line: lines[at].line, n, m }));
    const numbers = rows[0].map((_, at) => String(at + 1));
    lines = [{ own: numbers }, ...rows.map((bits) => ({ own: numbers.filter((_, at) => bits[at] === "1") }))];
  }
  const [{ own: head, line: first }, ...rest] = lines, items = head.filter((name) => name !== "|");
  const primary = head.includes("|") ? head.indexOf("|") : head.length;
  if (head.length - items.length > 1 || !primary) fault("typed_bar", { line: first });
  if (new Set(items).size < items.length) fault("typed_twice", { line: first });
  const rows = rest.map(({ own, line }) => {
    const pairs = own.map((word) => word.split(":")), numbers = pairs.map(([name]) => items.indexOf(name));
    return pairs.map(([name, colour = ""], at) => {
      if (numbers[at] < 0) fault("typed_unknown", { line, name });
      if (numbers.indexOf(numbers[at]) < at) fault("typed_twice", { line });
      if (colour && numbers[at] < primary) fault("typed_colour", { line });
      return { item: numbers[at], colour };
    });
  });
  if (items.length * rows.length > LARGEST) fault("typed_large");
  const colours = [...new Set(["", ...rows.flat().map(({ colour }) => colour)])];
  const options = rows.map((row) => row.map(({ item }) => item)), labels = rest.map(({ own }) => `{${own.join(", ")}}`);
  const colors = rows.map((row) => row.map(({ colour }) => colours.indexOf(colour)));
  const short = (all, most) => all.map((text, at) => text.length > most ? `#${at + 1}` : text);
  return { items, primary, options, labels, colours, colors, briefs: short(items, 6), tags: short(labels, 15) };
}
function useTyped(typed) {
  $("mistake").textContent = "";
  try {
    use({ ...data.problems[0], given: [], overrides: [], board: null, ...parsed(typed), typed, isOwn: true });
  } catch ({ message }) {
    $("mistake").textContent = message;
  }
}
function edit() {
  $("editor").hidden = !$("editor").hidden;
  $("edit").ariaExpanded = !$("editor").hidden;
  $("matrix").value = problem.typed;
  show();
  $($("editor").hidden ? "edit" : "matrix").focus();
}

// --- the stops of a tour ---
const rich = (parts) => parts.map((one) => one.tag ? make(one.tag, { title: one.title }, ...rich(one.inside)) : one);
function showStop(index) {
  if (!data.stops[index]) return;
  pause();
  stop = index;
  const { problem: wanted, event, point } = data.stops[stop];
  if (problem !== data.problems[wanted]) use(data.problems[wanted]);
  seek(event);
  hot = Object.keys(point).length ? point : null;
  showLesson();
  $("lesson").scrollTop = 0;
  show();
}
function showLesson() {
  const here = data.stops[stop], { text, look, question, given = [] } = here, { id } = document.activeElement;
  const button = (id, onclick, more, ...inside) => make("button", { id, type: "button", onclick, ...more }, ...inside);
  const answer = (at) => () => { here.given = [...given, at]; showLesson(); };
  const parts = [make("h2", {}, data.title), ...rich(text)];
  if (search && look.length) parts.push(make("div", { class: "look" }, ...rich(look)));
  if (question) {
    const { asked, choices, right, reasons } = question, last = given.at(-1), isOver = given.includes(right);
    const kind = (at) => at === right ? "right" : "wrong", reason = last === right ? question.answer : reasons[last];
    const verdict = (at) => make("b", { class: kind(at) }, given.includes(at) ? words[kind(at)] : "");
    parts.push(make("hr"), ...rich(asked), ...choices.map((choice, at) => {
      const more = { class: "choice", "aria-disabled": isOver }, said = make("span", {}, ...rich(choice[0].inside));
      return button(`choice${at}`, isOver ? null : answer(at), more, said, verdict(at));
    }));
    if (!isOver && !choices.length) parts.push(button("reveal", answer(right), {}, words.reveal));
    if (reason?.length) parts.push(make("div", { class: `verdict ${kind(last)}`, role: "status" }, ...rich(reason)));
  }
  const turn = (id, by, text = words[id]) => button(id, () => showStop(stop + by),
    { title: words[id], "aria-label": words[id], "aria-disabled": !data.stops[stop + by] }, text);
  const place = make("span", {}, say("stop", { n: stop + 1, m: data.stops.length }));
  const nav = [turn("previous", -1), place, turn("again", 0, "↺"), turn("next", 1)];
  $("lesson").replaceChildren(...parts, make("nav", { "aria-label": words.stops }, ...nav));
  $(id)?.focus({ preventScroll: true });
}

// --- beginning ---
document.body.classList.toggle("tour", Boolean(data.stops));
for (const n of [1, 2, 4, 8, 16]) $("speed").append(new Option(say("speed", { n }), n, n === 2, n === 2));
for (const { id } of $("buttons").children) $(id).onclick = () => id === "play" ? play() : act(ACTIONS[id]);
for (const button of $("views").children) button.onclick = () => { view = button.name; show(); };
for (const picture of document.querySelectorAll(".drawing")) {
  picture.onmousedown = () => false; // only the keyboard gives it the focus, in which the arrow keys do not step
  picture.onfocus = () => hot || pointOn(picture, "ArrowDown");
}
$("edit").onclick = $("close").onclick = edit;
$("editor").onsubmit = () => { act(() => useTyped($("matrix").value)); return false; };
$("language").onchange = onresize = show;
$("speed").onchange = () => { if (timer) { pause(); play(); } };
$("place").oninput = () => act(() => seek(Number($("place").value)));
document.onpointerover = document.onpointerdown = ({ target }) => light(pointed(target));
document.onkeydown = (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || ["TEXTAREA", "SELECT"].includes(target.tagName)) return;
  if (key === " " && target.tagName !== "BUTTON") play();
  else if (/^Arrow/.test(key) && target.className === "drawing") pointOn(target, key);
  else if (key === "Escape") light(null);
  else if (KEYS[key]) act(KEYS[key]);
  else return;
  event.preventDefault();
};
onhashchange = readAddress;
readAddress();
