/* The page: moves a search (engine.js), shows it in words and pictures (pictures.js), and leads through a tour.

   Names from files get into the page as text nodes and attributes only. */

const data = JSON.parse(document.getElementById("data").textContent), words = data.texts, answers = new Map();
const $ = name => document.getElementById(name), language = document.documentElement.lang;
const LONGEST = 3e6, PATIENCE = 3000, LARGEST = 120_000; // events of a run, milliseconds of a move, cells of a typed matrix
let problem, search, members, firsts, names, labels, stop = -1, view = "", hot = null;
let timer = 0, writing = 0, scanning = 0, total = 0, isWhole = false, marks = [];

const number = n => n.toLocaleString(language);
const say = (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
const optionCount = n => say(n === 1 ? "option" : "options", {n: number(n)});

function make(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith("on")) made[name] = value; else if (value !== false) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

// --- moving -----------------------------------------------------------------------------------------------------------

function use(next) {
  [problem, names, labels] = [next, next.items, next.labels];
  [total, isWhole, marks, view] = [0, false, [], next.board?.kind === "plan" ? "board" : "matrix"];
  search = next.options ? new Search(next) : null;
  scanning++;
  if (!search) return;
  [members, firsts] = [names.map(() => []), [names.length + 2]]; // the options of each item; the first node of each option
  next.options.forEach((items, option) => {
    firsts.push(firsts[option] + items.length);
    for (const item of items) members[item].push(option);
  });
  scan(new Search(next), scanning);
}

// Runs a second search to its end, in slices, for the length of the run, its dead ends and its solutions.
function scan(ahead, mine) {
  const until = performance.now() + 8;
  let event = null;
  do {
    for (let n = 0; n < 500 && (event = ahead.step()); n++)
      if ((event.op === "DEAD_END" || event.op === "SOLUTION") && marks.length < 3000) marks.push([ahead.position, event.op]);
  } while (event && performance.now() < until);
  [total, isWhole] = [ahead.position, !event];
  showPlace();
  if (event && total < LONGEST) setTimeout(() => mine === scanning && scan(ahead, mine), 15);
}

// Moves until a condition holds or the run ends; a run that is too long stops in time.
function move(way, isThere) {
  const until = performance.now() + PATIENCE;
  for (let n = 1; search[way]() && !isThere(); n++) if (n % 2048 === 0 && performance.now() > until) return;
}

function seek(position) {
  if (position < search.position / 2) search = new Search(problem);
  if (position !== search.position) move(position < search.position ? "back" : "step", () => search.position === position);
}

const isOne = (...ops) => () => ops.includes(search.event?.op);
const isInner = isOne("HIDE", "DROP"), isOuter = isOne("UNHIDE", "RESTORE");

// One event; a column: a cover or an uncover with all that leaves or returns; or on to a decision.
function stride(way) {
  const beat = $("beat").value;
  if (beat === "decision") return move(way, isOne("CHOOSE", "DEAD_END", "SOLUTION", "PRUNE", "DONE"));
  search[way]();
  if (beat === "event") return;
  if (way === "back" && isInner()) { move("back", isOne("COVER")); search.back() }
  else if (way === "back") while (isOuter()) search.back();
  else if (isOuter()) move("step", isOne("UNCOVER"));
  else if (isInner() || isOne("COVER")()) while (/HIDE|DROP/.test(search.peek()?.op) && search.peek().op !== "UNHIDE") search.step();
}

const ACTIONS = {first: () => seek(0), back: () => stride("back"), step: () => stride("step"), end: () => move("step", () => false),
  dead: (way = "step") => move(way, isOne("DEAD_END")), won: (way = "step") => move(way, isOne("SOLUTION"))};
const KEYS = {ArrowLeft: ["back"], ArrowRight: ["step"], Home: ["first"], End: ["end"],
  "]": ["dead"], "}": ["won"], "[": ["dead", "back"], "{": ["won", "back"]};
const ICONS = {first: "M2 2h2v12h-2z M14 2v12l-9-6z", back: "M4 8l8-6v12z", step: "M12 8l-8-6v12z",
  play: "M3 1l11 7-11 7z", pause: "M3 2h4v12h-4z M9 2h4v12h-4z",
  dead: "M3 1L8 6 13 1 15 3 10 8 15 13 13 15 8 10 3 15 1 13 6 8 1 3z", won: "M8 0l7 8-7 8-7-8z", end: "M12 2h2v12h-2z M2 2v12l9-6z"};

function go(name, way) { halt(); if (search) ACTIONS[name](way); show() }
function halt() { clearInterval(timer); timer = 0; label($("play"), "play") }
function play() {
  if (timer || !search) return halt();
  if (search.isAtEnd) seek(0);
  timer = setInterval(() => { stride("step"); if (search.isAtEnd) halt(); show() }, 1000 / Number($("speed").value));
  label($("play"), "pause");
}

function label(button, key) {
  [button.title, button.ariaLabel] = [words[key], words[key]];
  button.replaceChildren();
  path(draw(button, "svg", {viewBox: "0 0 16 16", "aria-hidden": "true"}), ICONS[key], "");
}

// --- in words -----------------------------------------------------------------------------------------------------------

const SIGNS = {DEAD_END: ["✕", "dead"], SOLUTION: ["◆", "solution"], CHOOSE: ["▼", ""], PRUNE: ["✂", "dead"], BEST: ["◆", "solution"]};

function sentence() {
  if (!search.event) return words.start;
  const {op, item, option, subject, depth} = search.event, size = item === null ? 0 : search.S[item + 1], {order} = search.turns;
  const isGiven = search.depth - (op === "TRY") < problem.given.length, live = needed();
  const level = op === "TRY" ? search.levels.at(-1) : {number: order.indexOf(option) + 1, among: order.length};
  const counted = {BEST: subject, DONE: search.limit}[op] ?? size, colour = item === null ? "" : purified(item);
  const turn = isGiven ? "_given" : level.among === 1 ? "_only" : level.number === level.among ? "_last" : "", none = subject ? "" : "_none";
  const kinds = {
    CHOOSE: isGiven ? "_given" : search.rule === "first" ? "_first" : live === 1 ? "_only" : "",
    COVER: search.repeats ? "_repeat" : colour ? "_colour" : size ? "" : "_alone", TRY: turn, RETRACT: turn, BOUND: none, PRUNE: none,
    SOLUTION: search.repeats ? "_repeat" : problem.primary === names.length ? "" : problem.colors.length ? "_colours" : "_secondary",
    DONE: none || (search.minimizes ? "_fewest" : subject === 1 ? "_one" : "") };
  return say(op.toLowerCase() + (kinds[op] ?? ""), {item: names[item], option: labels[option], options: optionCount(counted), depth, colour,
    n: number(op === "CHOOSE" ? live : subject), before: size + (op === "HIDE" ? 1 : -1), after: size, outer: names[covering()],
    k: level.number, d: level.among, next: labels[order[level.number]], limit: search.limit});
}

function drawCode() {
  const list = $("code"), code = problem.codes[$("language").value], {lines} = code;
  const {event, line: called} = search, item = branching(), option = search.chosen.at(-1), now = called.filter(id => lines.some(line => line.id === id));
  if (list.shown !== code) {
    list.replaceChildren(...lines.map(line => make("li", {}, make("b", {}, line.step), "  ".repeat(line.indent) + line.text)));
    list.shown = code;
  }
  const node = at => at ? [shorter(`${names[itemOf(at)]} · ${labels[search.ROW[at]]}`, 26), on(itemOf(at), search.ROW[at])] : ["–"];
  const column = at => at === null ? ["–"] : [names[at], {"data-item": at}], isLink = isInner() || isOuter();
  const values = {l: [search.depth], i: column(item), "S[i]": [item === null ? "–" : search.S[item + 1]],
    o: option === undefined ? ["–"] : [labels[option], {"data-option": option}], c: column(covering()),
    p: node(event?.member), q: node(isLink && event.subject)};
  if (search.minimizes) values.best = [search.best ? search.limit : "–"];
  const rows = Object.entries(values).map(([name, [value, more]]) => make("div", {}, make("dt", {}, code.names[name] ?? name), make("dd", more, String(value))));
  $("variables").replaceChildren(...rows);
  lines.forEach(({id}, at) => {
    const row = list.children[at], isNow = id === now.at(-1), top = row.offsetTop - list.offsetTop, high = list.clientHeight;
    row.className = isNow ? "now" : now.includes(id) ? "call" : "";
    row.ariaCurrent = isNow ? "step" : null;
    if (isNow && (top < list.scrollTop + 20 || top > list.scrollTop + high - 50)) list.scrollTop = top - high / 2;
  });
}

function drawStack() {
  const told = ({item, number: k, among: d, given}) => given ? words.level_given : say(d === 1 ? "level_only" : "level", {k, d, item: names[item]});
  const rows = search.levels.map(level => make("li", {class: level.among > 1 && !level.given ? "guess" : "", "data-option": level.option},
    make("b", {}, labels[level.option]), " ", make("small", {}, told(level))));
  $("stack").replaceChildren(...(rows.length ? rows : [make("small", {}, words.empty_stack)]));
  $("stack").scrollTop = 1e6;
  $("depth").textContent = say("depth", {n: search.depth});
}

// --- all of it ------------------------------------------------------------------------------------------------------------

function show() {
  for (const part of ["transport", "picture", "links", "program", "chosen"]) $(part).hidden = !search;
  if (!search) return $("sentence").replaceChildren(words.not_here);
  const [sign, kind] = SIGNS[search.event?.op] ?? ["", ""], isPlan = problem.board?.kind === "plan";
  $("sentence").replaceChildren(make("span", {class: kind}, sentence()), make("b", {class: kind, "aria-hidden": "true"}, sign));
  $("program").hidden = !$("editor").hidden;
  $("left").textContent = say("left", {n: needed(), m: problem.primary});
  $("picture_title").textContent = isPlan ? "" : words[view];
  for (const button of $("views").children) [button.hidden, button.ariaPressed] = [!isPlan, button.name === view];
  if (view === "board") drawBoard($("matrix_view")); else drawMatrix($("matrix_view"));
  const {items, options, isWhole: isAll} = drawLinks($("link_view")), counts = {items: number(names.length), options: number(labels.length)};
  $("links_note").textContent = isAll ? "" : say("links_part", {...counts, n: items.length, m: options.length});
  drawCode(); drawStack(); light(hot); showPlace();
  clearTimeout(writing);
  writing = setTimeout(writeAddress, 250);
}

function showPlace() {
  total = Math.max(total, search.position);
  [$("place").max, $("place").value] = [total, search.position];
  $("count").value = $("place").ariaValueText = say(isWhole ? "event" : "event_at_least", {n: number(search.position), m: number(total)});
  for (const name of ["first", "back"]) $(name).disabled = !search.position;
  for (const name of ["step", "dead", "won", "end"]) $(name).disabled = search.isAtEnd;
  const strip = $("marks"), wide = strip.clientWidth, drawn = `${total} ${isWhole} ${wide}`, taken = new Set();
  if (strip.drawn === drawn) return;
  strip.drawn = drawn;
  strip.replaceChildren();
  for (const kind of ["SOLUTION", "DEAD_END"]) for (const [at, op] of marks) {
    const x = at / total * wide, spot = Math.round(x / 4);
    if (op !== kind || taken.has(spot)) continue;
    taken.add(spot);
    path(strip, kind === "SOLUTION" ? `M ${x} 0 l 5 5 l -5 5 l -5 -5 z` : `M ${x} 10 l -4 -8 h 8 z`, kind === "SOLUTION" ? "won" : "lost");
  }
}

// What is pointed at is lit wherever it is shown: an item, an option or, with both, a node.
function light(part) {
  hot = part;
  const {item, option} = part ?? {};
  for (const found of document.querySelectorAll("[data-item], [data-option]")) {
    const {item: own, option: row} = found.dataset, isItem = own === String(item), isOption = row === String(option);
    const isOfNode = (isItem || own === undefined) && (isOption || row === undefined), isNode = item !== undefined && option !== undefined;
    found.classList.toggle("hot", part !== null && (isNode ? isOfNode : isItem || isOption));
  }
  $("hover").textContent = part && search ? told(item, option) : words.hover;
}

function told(item, option) {
  const values = {item: names[item], option: labels[option]}, own = problem.options[option];
  const head = node => node && node <= names.length ? `[${names[node - 1]}]` : "h";
  const place = node => search.ROW[node] >= 0 ? `${names[itemOf(node)]} · ${labels[search.ROW[node]]}` : head(node);
  const link = (name, node) => `${name} → ${place(search[name][node])}`;
  const four = (node, isOut) => (isOut ? ` ${words.hover_gone} ` : " ") + ["L", "R", "U", "D"].map(name => link(name, node)).join(";  ");
  if (option === undefined)
    return say("hover_item", {...values, options: optionCount(search.S[item + 1])}) + four(item + 1, !search.isLive(item));
  if (item === undefined) return say("hover_option", {...values, items: own.map(one => names[one]).join(", ")});
  return own.includes(item) ? say("hover_node", values) + four(nodeOf(option, item), isGone(option, item)) : say("hover_none", values);
}

function pointed(target) {
  const {item, option} = target.closest?.("[data-item], [data-option]")?.dataset ?? {};
  if (item === undefined && option === undefined) return null;
  return {...(item === undefined ? {} : {item: Number(item)}), ...(option === undefined ? {} : {option: Number(option)})};
}

// --- the address, and a matrix that is typed ----------------------------------------------------------------------------------

function writeAddress() {
  const parts = new URLSearchParams(stop < 0 ? {} : {stop: stop + 1});
  if (search) parts.set("event", search.position);
  if (problem.typed) parts.set("matrix", problem.typed);
  try { history.replaceState(null, "", `#${parts}`) } catch { /* a frame may forbid it */ }
}

function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1)), position = Number(parts.get("event")) || 0;
  halt();
  if (data.stops) showStop(Math.max(0, Math.min(data.stops.length, Number(parts.get("stop")) || 1) - 1));
  else if (!parts.has("matrix") || !run(parts.get("matrix"))) use(data.problems[0]);
  if (search && parts.has("event")) seek(position); else if (search && problem.position) seek(problem.position);
  show();
}

// A 0-1 matrix; or the names of columns, secondary ones after a bar, and lines of such names, these with colours: x:A.
function parsed(text) {
  const fault = (key, values = {}) => { throw new Error(say(key, values)) };
  const split = text.split("\n").map((line, at) => ({words: line.trim().split(/\s+/), line: at + 1}));
  const lines = split.filter(({words: [first]}) => first && !first.startsWith("|"));
  if (!lines.length) fault("typed_empty");
  if (lines.every(({words: bits}) => /^[01,;]+$/.test(bits.join("")))) {
    const rows = lines.map(({words: bits, line}) => ({bits: [...bits.join("").replace(/[,;]/g, "")], line})), wide = rows[0].bits.length;
    for (const {bits, line} of rows) if (bits.length !== wide) fault("typed_width", {line, n: bits.length, m: wide});
    const options = rows.map(({bits}) => bits.flatMap((bit, at) => bit === "1" ? [at] : []));
    return {items: rows[0].bits.map((_, at) => String(at + 1)), primary: wide, options, colors: []};
  }
  const [{words: head, line: first}, ...rest] = lines, bar = head.indexOf("|"), items = head.filter(name => name !== "|"), colours = [""], colors = [];
  const primary = bar < 0 ? items.length : bar;
  if (head.length - items.length > 1 || !primary) fault("typed_bar", {line: first});
  if (new Set(items).size < items.length) fault("typed_twice", {line: first});
  const options = rest.map(({words: own, line}) => {
    const pairs = own.map(word => [word.split(":")[0], word.split(":")[1] ?? ""]), numbers = pairs.map(([name]) => items.indexOf(name));
    pairs.forEach(([name, colour], at) => {
      if (numbers[at] < 0) fault("typed_unknown", {line, name});
      if (colour && numbers[at] < primary) fault("typed_colour", {line});
      if (!colours.includes(colour)) colours.push(colour);
    });
    if (new Set(numbers).size < numbers.length) fault("typed_twice", {line});
    colors.push(pairs.map(([, colour]) => colours.indexOf(colour)));
    return numbers;
  });
  return {items, primary, options, colors: colours.length > 1 ? colors : [], colours};
}

// Runs a typed matrix; says what is wrong with it, and returns whether it is right.
function run(typed) {
  $("mistake").textContent = "";
  try {
    const read = parsed(typed), {kind, rule, listing, codes} = data.problems[0], {items, options, colors, colours} = read;
    const text = (item, option, at) => named(items[item], colours?.[colors[option]?.[at]]);
    const label = (own, option) => `{${own.map((item, at) => text(item, option, at)).join(", ")}}`;
    if (items.length * options.length > LARGEST) throw new Error(words.typed_large);
    use({...read, kind, rule, listing, codes, typed, given: [], labels: options.map(label)});
    return true;
  } catch (error) { $("mistake").textContent = error.message; return false }
}

// The problem as it can be typed.
function asText() {
  const word = name => name.replace(/[\s:|]/g, "_"), head = names.map(word);
  if (names.length > problem.primary) head.splice(problem.primary, 0, "|");
  const row = (items, option) => items.map(item => named(word(names[item]), colourOf(option, item))).join(" ");
  return [head.join(" "), ...problem.options.map(row)].join("\n");
}

function edit(isOn) {
  $("editor").hidden = !isOn;
  $("edit").ariaExpanded = isOn;
  if (isOn) {
    $("matrix").value = problem.typed ?? (names.length * labels.length > LARGEST ? "" : asText());
    $("matrix").focus();
  }
  show();
}

// --- the stops of a tour --------------------------------------------------------------------------------------------------------

// The little of Markdown that tours use, as elements: paragraphs, lists, bold, italic, code and terms.
function rich(text) {
  const plain = piece => piece.replace(/\\([^\w\s])|&#(\d+);/g, (_, sign, code) => sign ?? String.fromCharCode(code));
  const inline = piece => piece.split(/(\*\*.+?\*\*|(?<!\\)\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\(term:\w+\))/s).map(part => {
    if (part.startsWith("**")) return make("strong", {}, ...inline(part.slice(2, -2)));
    if (/^\*.+\*$/s.test(part)) return make("em", {}, ...inline(part.slice(1, -1)));
    if (/^`.+`$/s.test(part)) return make("code", {}, part.slice(1, -1));
    const term = part.match(/^\[(.*)\]\(term:(\w+)\)$/s);
    return term ? make("dfn", {title: data.terms[term[2]] ?? ""}, plain(term[1])) : plain(part);
  });
  return text.trim().split(/\n\s*\n/).map(block => !/^[-*] /.test(block) ? make("p", {}, ...inline(block.replace(/\n/g, " ")))
    : make("ul", {}, ...block.split(/\n(?=[-*] )/).map(line => make("li", {}, ...inline(line.slice(2))))));
}

function showStop(index) {
  if (!data.stops[index]) return;
  halt();
  stop = index;
  const {problem: wanted, event, point} = data.stops[stop];
  if (problem !== data.problems[wanted]) use(data.problems[wanted]);
  if (search) seek(event);
  hot = Object.keys(point).length ? point : null;
  showLesson();
  $("lesson").scrollTop = 0;
  show();
}

function showLesson() {
  const {text, look, question} = data.stops[stop], said = answers.get(stop) ?? [], last = said.at(-1);
  const parts = [make("h2", {}, data.title), ...rich(text)];
  const button = (more, act, ...inside) => make("button", {type: "button", onclick: act, ...more}, ...inside);
  const answer = at => { answers.set(stop, [...said, at]); showLesson(); show() };
  if (search && look) parts.push(make("div", {class: "look"}, ...rich(look)));
  if (question) {
    const {asked, choices, right, reasons} = question, isOpen = !said.includes(right), kind = at => at === right ? "right" : "wrong";
    const verdict = at => said.includes(at) ? make("b", {class: kind(at)}, `${at === right ? "✓" : "✕"} ${words[kind(at)]}`) : "";
    parts.push(make("hr"), ...rich(asked), ...choices.map((choice, at) =>
      button({class: "choice", disabled: !isOpen && ""}, () => answer(at), make("span", {}, ...rich(choice)[0].childNodes), verdict(at))));
    if (isOpen && !choices.length) parts.push(button({}, () => answer(right), words.reveal));
    const reason = last === right ? question.answer : reasons[last];
    if (reason) parts.push(make("div", {class: `verdict ${kind(last)}`, role: "status"}, ...rich(reason)));
  }
  const turn = (key, by) => button({disabled: !data.stops[stop + by] && ""}, () => showStop(stop + by), words[key]);
  const again = button({title: words.again, "aria-label": words.again}, () => showStop(stop), "↺");
  const place = make("span", {}, say("stop", {n: stop + 1, m: data.stops.length}));
  $("lesson").replaceChildren(...parts, make("nav", {"aria-label": words.stops}, turn("previous", -1), place, again, turn("next", 1)));
}

// --- beginning --------------------------------------------------------------------------------------------------------------------

for (const name of ["title", "note"]) $(name).textContent = data[name] ?? "";
for (const name of ["edit", "run", "close", "how", "beat_label", "speed_label", "links_title", "code_title", "stack_title"])
  $(name).textContent = words[name];
for (const name of ["transport", "place"]) $(name).ariaLabel = words[name];
for (const value of Object.keys(data.problems.find(one => one.codes)?.codes ?? {}))
  $("language").append(make("option", {value}, words[`code_${value}`]));
for (const name of ["first", "back", "play", "step", "dead", "won", "end"]) {
  $("buttons").append(make("button", {id: name, type: "button", onclick: name === "play" ? play : () => go(name)}));
  label($(name), name);
}
for (const name of ["event", "column", "decision"]) $("beat").append(make("option", {value: name}, words[`beat_${name}`]));
for (const n of [1, 2, 4, 8, 16]) $("speed").append(make("option", {value: n, selected: n === 2 && ""}, say("speed", {n})));
for (const name of ["board", "matrix"]) $("views").append(make("button", {name, type: "button", onclick: () => { view = name; show() }}, words[name]));
document.body.classList.toggle("tour", Boolean(data.stops));
$("lesson").hidden = !data.stops;
$("edit").hidden = Boolean(data.stops);
$("edit").onclick = () => edit($("editor").hidden);
$("close").onclick = () => edit(false);
$("editor").onsubmit = event => { event.preventDefault(); halt(); run($("matrix").value); show() };
$("language").ariaLabel = words.code_language;
$("language").onchange = show;
$("speed").onchange = () => { if (timer) { halt(); play() } };
$("place").oninput = () => { halt(); seek(Number($("place").value)); show() };
document.onpointerover = document.onpointerdown = ({target}) => { const part = pointed(target); if (part || hot) light(part) };
document.onkeydown = event => {
  const {key, target} = event, turn = data.stops ? {PageDown: 1, PageUp: -1}[key] : undefined;
  if (event.ctrlKey || event.altKey || event.metaKey || ["TEXTAREA", "SELECT"].includes(target.tagName)) return;
  if (turn) showStop(stop + turn);
  else if (key === " " && target.tagName !== "BUTTON") play();
  else if (KEYS[key]) go(...KEYS[key]);
  else return;
  event.preventDefault();
};
onhashchange = readAddress;
onresize = show;
readAddress();
