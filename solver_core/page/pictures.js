/* The pictures of a page: matrix, links and board at the position of `search`, each drawn anew after every move.

   Elements name what they show by data-item and data-option. Of a large problem, all show what is around the event. */

function filled(made, attributes, inside) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made[name] = value;
    else if (value !== undefined && value !== false) made.setAttribute(name, value);
  }
  made.append(...inside);
  return made;
}
const make = (tag, attributes = {}, ...inside) => filled(document.createElement(tag), attributes, inside);
const draw = (parent, tag, attributes, ...inside) =>
  parent.appendChild(filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, inside));
const path = (parent, d, kind, more = {}) => draw(parent, "path", { d, class: kind, ...more });
const circle = (parent, cx, cy, r, kind) => draw(parent, "circle", { cx, cy, r, class: kind });
const write = (parent, x, y, text, size, kind = "", more = {}) =>
  draw(parent, "text", { x, y, "font-size": size, class: kind, ...more }, String(text));
const box = (parent, x, y, width, height, kind, more = {}) =>
  draw(parent, "rect", { x: x - width / 2, y: y - height / 2, width, height, class: kind, ...more });
const of = (item, option) => ({ "data-item": item, "data-option": option });

const ruler = document.createElement("canvas").getContext("2d");
/* The width of the widest of some texts, bold and in the size of labels. */
function widthOf(texts) {
  ruler.font = `bold 12px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(1, ...texts.map((text) => ruler.measureText(text).width));
}
const fontOf = (texts, most, wide) => Math.min(most, (wide / widthOf(texts)) * 12);
/* The name of an item in a colour as lines that fit in a width, or its short name; and their size. */
function fitting(item, colour, most, wide) {
  const name = named(names[item], colour), size = (lines) => fontOf(lines, lines.length > 1 ? 10 : most, wide);
  const inTwo = most > 12 && name.match(/^(?=.{8})(.{4,}?) (.+)$/)?.slice(1), brief = [named(briefs[item], colour)];
  const lines = [[name], inTwo, brief].find((one) => one && size(one) >= 9) ?? brief;
  return [lines, size(lines)];
}

/* The space of a pane in units that are larger where there is much of it, so that all of a picture grows. */
function space(holder, width, height) {
  const isLow = matchMedia("(max-width: 999px), (max-height: 559px)").matches;
  const wide = Math.max(280, holder.clientWidth - 2), high = isLow ? 520 : Math.max(150, holder.clientHeight - 4);
  const zoom = Math.max(1, Math.min(wide / width, high / height, 1.7));
  return [wide / zoom, high / zoom, zoom];
}
function canvas(holder, width, height, zoom, label) {
  holder.replaceChildren();
  holder.ariaLabel = label;
  return draw(holder, "svg", { viewBox: `0 0 ${width} ${height}`, width: width * zoom, height: height * zoom });
}

// --- what is so at this position ---
const nodeOf = (option, item) => search.NODES[option][problem.options[option].indexOf(item)];
const isGone = (option, item) => search.isHidden(nodeOf(option, item)); // from its column, in repeat cover from its row
const itemOf = (node) => search.COL[node] - 1;
const covering = () => search.event?.column ?? null;
const branching = () => search.event?.op === "DEAD_END" ? search.event.item : search.chosenItem;
const isMoved = (item, option) => search.event?.item === item && search.event.option === option && covering() !== null;
const needed = () => names.filter((_, item) => item < problem.primary && search.isLive(item)).length;
const colourAt = (node) => problem.colours[search.COLOR[node]];
const named = (name, colour) => colour ? `${name}:${colour}` : name;
const nodeName = (node, items = names, options = labels) =>
  search.ROW[node] < 0 ? `[${items[itemOf(node)] ?? "h"}]` : `${items[itemOf(node)]} · ${options[search.ROW[node]]}`;
const purified = (item) => colourAt(search.OWNER[item + 1]);
const excerpt = ({ items: { length: n }, options: { length: m }, isWhole }) =>
  isWhole ? "" : say("links_part", { n, m, items: number(names.length), options: number(labels.length) });

/* Whether an item can no longer be covered: it has no option, and none that is being chosen covers it. */
function isStarved(item) {
  const being = [...search.chosen.slice(-1), ...search.turns.order];
  return search.isLive(item) && !search.S[item + 1] && !being.some((option) => problem.options[option].includes(item));
}
/* "chosen", "turn" (waits to be tried), "over" (was tried), "leaving" (half removed), "out", or "": can be chosen. */
function stateOf(option) {
  if (search.chosen.includes(option)) return "chosen";
  const { order, over } = search.turns, turn = order.indexOf(option);
  if (turn >= 0 && (over || order.length > 1)) return turn < over ? "over" : "turn";
  if (search.isOpen(option)) return "";
  const stays = (item) => search.isLive(item) && !isGone(option, item);
  return !search.repeats && problem.options[option].some(stays) ? "leaving" : "out";
}
/* The items and options that have space: all, or those around the event, in their order. */
function part(mostItems, mostOptions) {
  const all = { items: [...names.keys()], options: [...labels.keys()], isWhole: true };
  const isFew = names.length <= mostItems, { event } = search, last = search.levels.at(-1);
  if (isFew && labels.length <= mostOptions) return all;
  const first = (found, most) => [...new Set(found)].filter(Number.isInteger).slice(0, most);
  const middle = covering() ?? event?.item ?? branching() ?? last?.item ?? 0;
  const column = members[middle], here = Math.max(0, column.indexOf(event?.option));
  const far = (option) => Math.abs(column.indexOf(option) - here);
  const nearest = [...column].sort((one, other) => far(one) - far(other));
  const near = first([event?.option, last?.option, ...nearest], mostOptions);
  const live = all.items.filter((item) => search.isLive(item));
  const around = [middle, event?.item, ...near.flatMap((option) => problem.options[option]), ...live];
  const items = isFew ? all.items : first(around, mostItems).sort((one, other) => one - other);
  const options = first([...near, ...items.flatMap((item) => members[item])], mostOptions);
  return { items, options: options.sort((one, other) => one - other), isWhole: false };
}

// --- the matrix ---
function drawMatrix(holder) {
  const [width, height, zoom] = space(holder, 360, 400);
  let shown = part((width - 40) / 4.6, (height - 30) / 4.6);
  if (!shown.isWhole) shown = part((width - 130) / 26, (height - 130) / 22);
  const { items, options, isWhole } = shown, most = (texts) => widthOf(items.map((item) => texts[item]));
  let cell = Math.min(46, (width - 40) / items.length, (height - 30) / (options.length + 1.2));
  const isRead = cell >= 8, called = most(names) > 110 ? briefs : names, wide = most(called);
  const isUpright = wide * 0.9 <= cell - 2;
  const left = isRead ? 36 + widthOf(options.map((option) => tags[option])) : 34;
  const top = !isRead ? 16 : isUpright ? 50 : 32 + wide, below = isWhole ? 6 : 22;
  cell = Math.max(4, Math.min(cell, (width - left - 6) / items.length, (height - top - below) / options.length));
  const right = left + cell * items.length, foot = top + cell * options.length, across = isWhole ? right + 6 : width;
  const svg = canvas(holder, across, foot + below, zoom, say("matrix_label", { n: names.length, m: needed() }));
  const inside = ((cell - 3) / most(names)) * 12 < 10 ? briefs : names;
  const font = Math.min(22, cell * 0.55, ((cell - 3) / most(inside)) * 12);
  const at = { cell, left, right, top, foot, isRead, isUpright, font, called, inside };
  items.forEach((item, k) => drawColumn(svg, item, left + cell * (k + 0.5), at, options.length));
  path(svg, `M ${left - 4} ${top - 2} H ${right}`, "rule");
  options.forEach((option, row) => drawRow(svg, option, items, top + cell * (row + 0.5), at));
  write(svg, 0, foot + 14, excerpt(shown), 11, "begins");
}
function drawColumn(svg, item, x, { cell, top, foot, isRead, isUpright, font, called }, rows) {
  const isLive = search.isLive(item), size = search.S[item + 1], kind = isLive ? "strong" : "soft", edge = x - cell / 2;
  const isBranch = item === branching(), small = Math.min(13, Math.max(7, cell * 0.55)), part = of(item);
  if (isBranch || item === covering()) box(svg, x, foot / 2, cell, foot, isBranch ? "band" : "shade");
  const hatch = `l ${cell} ${-cell / 2} m 0 ${cell / 2} l ${-cell} ${cell / 2} m 0 ${cell / 2} `.repeat(rows);
  if (isRead && item < problem.primary && isStarved(item)) path(svg, `M ${edge} ${top + cell / 2} ${hatch}`, "empty");
  if (item && item === problem.primary) path(svg, `M ${edge} 0 V ${foot}`, "rule");
  if (!isRead) return box(svg, x, 7.5, cell * 0.8, 11, isLive ? "square" : "square gone", part);
  const name = named(called[item], purified(item)), turned = { transform: `rotate(-90 ${x} ${top - 26})`, ...part };
  if (isUpright) write(svg, x, 18, name, Math.min(20, cell * 0.55, font * 1.05), kind, part);
  else write(svg, x, top - 26, name, Math.min(12, cell * 0.9), `${kind} begins`, turned);
  if (isLive) write(svg, x, top - 12, size, small, size ? "" : "strong", part);
  else path(svg, `M ${x - 5} ${top - 12} l 4 4 l 7 -8`, "tick", part);
  if (isUpright && isBranch) path(svg, `M ${x - 6} 0 h 12 l -6 7 z`, "arrow");
}
function drawRow(svg, option, items, y, { cell, left, right, isRead, font, inside }) {
  const state = stateOf(option), isTiny = cell < 9, isTaken = state === "chosen", own = problem.options[option];
  const frame = { rx: cell / 9, "stroke-width": Math.min(2.5, cell / 12) }, r = Math.min(6, cell / 2);
  if (isTaken) box(svg, (left + right) / 2, y, right - left + 4, cell * 0.92, "frame", frame);
  const isOver = state === "out" || state === "over", kind = isOver ? "label soft" : "label";
  if (isRead) write(svg, left - 7, y, tags[option], Math.min(12, cell), kind, of(undefined, option));
  if (isTaken) {
    circle(svg, 11, y, Math.min(10, cell / 2), "mark");
    write(svg, 11, y, search.chosen.indexOf(option) + 1, Math.min(12, cell * 0.7), "on");
  }
  if (state === "turn" || state === "over")
    path(svg, `M 11 ${y - r} l ${r} ${r} l ${-r} ${r} l ${-r} ${-r} z`, `turn ${state}`);
  items.forEach((item, k) => {
    const x = left + cell * (k + 0.5), isNode = own.includes(item), part = of(item, option);
    if (isNode || !isTiny) box(svg, x, y, cell, cell, "cell", part);
    if (!isNode) return isTiny || circle(svg, x, y, 0.9, "soft");
    if (isMoved(item, option)) circle(svg, x, y, Math.max(4, cell * 0.46), "ring");
    const isOut = !isTaken && (isGone(option, item) || state === "out"), colour = colourAt(nodeOf(option, item));
    const ink = isTaken ? "taken strong" : isOut ? "gone soft" : "", text = named(inside[item], colour);
    if (cell >= 15 && font >= 10) return write(svg, x, y, text, colour ? font * 0.75 : font, ink, part);
    box(svg, x, y, cell * 0.72, cell * 0.72, `square ${ink}`, { ...frame, ...part });
    if (colour && cell >= 15) write(svg, x, y, colour, 11, isOut ? "" : "on", part);
  });
  if (!isTiny && (isOver || state === "leaving"))
    path(svg, `M ${left - 4} ${y} H ${right}`, `out ${state}`, { "pointer-events": "none" });
}

// --- the links ---
function drawLinks(holder) {
  const [width, height, zoom] = space(holder, 500, 430), isWide = widthOf(names) > 30, top = 40, first = top + 42;
  const side = 10 + widthOf(tags), right = side + 24, foot = first + 10;
  let shown = part((width - right) / 28, Math.max(3, (height - foot) / 19));
  if (!shown.isWhole) shown = part((width - right) / (isWide ? 54 : 30), Math.max(3, (height - foot) / 22));
  const { items, options } = shown, { L, R, U, D, ROW, NODES, repeats } = search;
  const dx = Math.min(96, (width - right) / items.length), dy = Math.min(58, (height - foot) / options.length);
  const size = [right + dx * items.length, foot + dy * options.length], half = Math.min(isWide ? 29 : 17, dx / 2 - 3);
  const svg = canvas(holder, ...size, zoom, say("links_label", { n: items.length, m: options.length }));
  const x = (node) => node ? side + 14 + dx * (items.indexOf(itemOf(node)) + 0.5) : Math.max(22, side - 16);
  const y = (node) => ROW[node] < 0 ? top : first + dy * (options.indexOf(ROW[node]) + 0.5);
  const isDrawn = (node) => !node || (items.includes(itemOf(node)) && (ROW[node] < 0 || options.includes(ROW[node])));
  const isOut = (node) => ROW[node] < 0 ? node > 0 && !search.isLive(node - 1) : search.isHidden(node);
  const row = { isDrawn, isOut: (node) => repeats && isOut(node), before: L, after: R, at: x };
  const column = { isDrawn, isOut: (node) => !repeats && ROW[node] >= 0 && isOut(node), before: U, after: D, at: y };
  for (const [k, option] of options.entries()) {
    const own = [...NODES[option]].sort((one, other) => itemOf(one) - itemOf(other)), across = first + dy * (k + 0.5);
    write(svg, side - 4, across, tags[option], 12, "label", of(undefined, option));
    drawRing(svg, own, { ...row, half: () => half - 2, across, gap: -3, bends: [-20, 20], kind: "row" });
  }
  for (const item of items) {
    const own = [item + 1, ...members[item].map((option) => nodeOf(option, item))], bend = Math.min(half + 12, 30);
    const halfOf = (node) => ROW[node] < 0 ? 17 : 10;
    drawRing(svg, own, { ...column, half: halfOf, across: x(item + 1), gap: 4, bends: [bend, -bend], isDown: true });
  }
  const primary = [...Array(problem.primary + 1).keys()], halfOf = (node) => node ? half : 11;
  drawRing(svg, primary, { ...row, isOut, half: halfOf, across: top, gap: -4, bends: [-40, -40] });
  circle(svg, x(0), top, 11, "head node");
  write(svg, x(0), top, "h", 13);
  for (const item of items) drawHead(svg, item, x(item + 1), top, half);
  for (const node of options.flatMap((option) => NODES[option]).filter(isDrawn))
    drawNode(svg, node, x(node), y(node), half - 2, Math.min(20, dy - 3));
  return shown;
}
/* The links of a ring, whose elements lie along x or, if it `isDown`, along y: bent around what is out, dotted where
   others lie that are not drawn; and dashed those that an element that is out still has. */
function drawRing(svg, all, { isDrawn, isOut, before, after, at, half, across, gap, bends, kind = "", isDown }) {
  const drawn = all.filter(isDrawn), edge = (node, end) => at(node) + end * half(node);
  const link = (...parts) => drawLink(svg, isDown, ...parts);
  drawn.filter((node) => !isOut(node)).forEach((node, k, linked) => {
    const next = linked[k + 1], isLast = next === undefined, from = edge(node, 1);
    const to = isLast ? edge(drawn.at(-1), 1) + 10 : edge(next, -1);
    const passed = all.slice(all.indexOf(node) + 1, isLast ? all.length : all.indexOf(next));
    const isPast = passed.some(isDrawn), isCut = passed.some((one) => !isDrawn(one) && !isOut(one));
    const way = isCut ? "cut" : isPast ? "past" : kind;
    link(way, from, to, across + gap, isPast ? bends[0] : 0);
    if (!isLast) link(way, to, from, across - gap, isPast ? bends[1] : 0);
    if (!k) link(kind, edge(node, -1), edge(node, -1) - 10, across - gap, 0);
  });
  for (const node of drawn.filter(isOut)) for (const [ends, end] of [[before, -1], [after, 1]]) {
    const isNear = isDrawn(ends[node]) && (at(ends[node]) - at(node)) * end > 0, from = edge(node, end);
    link("ghost", from, isNear ? edge(ends[node], -end) : from + 12 * end, across + end, 0);
  }
}
function drawLink(svg, isDown, kind, from, to, across, bend) {
  const at = (x, y) => isDown ? `${y} ${x}` : `${x} ${y}`;
  const curve = `C ${at(from, across + bend)} ${at(to, across + bend)} ${at(to, across)}`;
  path(svg, `M ${at(from, across)} ${curve}`, `link ${kind}`);
  if (kind === "cut") return;
  const back = to - 5 * Math.sign(to - from), out = across + 5 * Math.sign(bend);
  const ends = bend ? [at(to - 2.5, out), at(to + 2.5, out)] : [at(back, across - 2.5), at(back, across + 2.5)];
  path(svg, `M ${at(to, across)} L ${ends.join(" L ")} z`, `tip ${kind}`);
}
function drawHead(svg, item, x, y, half) {
  const isLive = search.isLive(item), size = search.S[item + 1], kind = isLive ? "strong" : "soft", part = of(item);
  const { op, item: own, option } = search.event ?? {};
  const [lines, font] = fitting(item, purified(item), 13, 2 * half - 4), [shift, below] = lines[1] ? [12, 10] : [7, 8];
  box(svg, x, y, 2 * half, 34, isLive ? "head node" : "gone node", { rx: 4, ...part });
  lines.forEach((line, k) => write(svg, x, y - shift + 9 * k, line, font, kind, part));
  write(svg, x, y + below, size, 12, isLive && size ? "" : kind, part);
  if ((own === item && option === null) || (/BOUND|PRUNE/.test(op) && search.boundItems().includes(item)))
    box(svg, x, y, 2 * half + 6, 40, "ring", { rx: 6 });
}
function drawNode(svg, node, x, y, half, high) {
  const [item, option] = [itemOf(node), search.ROW[node]], isOut = search.isHidden(node), part = of(item, option);
  const [[text], font] = fitting(item, colourAt(node), 12, 2 * half - 3);
  const kind = `node ${isOut ? "gone" : ""} ${search.chosen.includes(option) ? "taken" : ""}`;
  box(svg, x, y, 2 * half, high, kind, { rx: 4, ...part });
  write(svg, x, y, text, font, isOut ? "soft" : "", part);
  if (isMoved(item, option)) box(svg, x, y, 2 * half + 6, high + 6, "ring", { rx: 6 });
}

// --- the board ---
/* The squares of a Sudoku with their candidates, or of a chessboard or a tiling with what was chosen. */
function drawBoard(holder) {
  const { rows, cols, squares, labels: signs, style, boxes, holes, given } = problem.board;
  const [width, height, zoom] = space(holder, 360, 360), isSudoku = style === "digits", isChess = style === "chess";
  const cell = Math.max(12, Math.floor(Math.min((width - 6) / cols, (height - 6) / rows, 110)));
  const svg = canvas(holder, cell * cols + 4, cell * rows + 4, zoom, say("board_label", { n: search.depth }));
  const number = ([r, c]) => r * cols + c, missing = new Set(holes.map(number)), { order, over } = search.turns;
  const taken = new Map(given.map(([square, sign]) => [number(square), { sign, depth: -1 }]));
  let [guesses, thick, hair] = [0, [], []];
  search.levels.forEach(({ option, given: isGiven, among }, depth) => squares[option].forEach((square, k) => {
    const own = signs[option], sign = style === "words" ? own[k] : k && own.length > 2 ? "" : own; // once for a piece
    const guess = among > 1 && !isGiven && !k && (guesses += 1);
    taken.set(number(square), { sign, option, depth: isGiven ? -1 : depth, guess });
  }));
  const isDead = search.event?.op === "DEAD_END", meant = isDead ? members[branching()] : order.slice(over);
  const waiting = new Set(meant.flatMap((option) => squares[option].length === 1 ? squares[option].map(number) : []));
  const group = (k) => isSudoku || isChess ? 0 : taken.get(k)?.option ?? -2;
  const area = (r, c) => r >= 0 && c >= 0 && r < rows && c < cols ? boxes[number([r, c])] ?? group(number([r, c])) : -1;
  for (let k = 0; k < (rows + 1) * (cols + 1); k++) {
    const r = Math.floor(k / (cols + 1)), c = k % (cols + 1), x = 2 + c * cell, y = 2 + r * cell;
    if (c < cols) (area(r, c) === area(r - 1, c) ? hair : thick).push(`M ${x} ${y} h ${cell}`);
    if (r < rows) (area(r, c) === area(r, c - 1) ? hair : thick).push(`M ${x} ${y} v ${cell}`);
    const at = number([r, c]), here = taken.get(at), isTile = here && !isSudoku, isMeant = waiting.has(at);
    const middle = [x + cell / 2, y + cell / 2];
    if (r === rows || c === cols || missing.has(at)) continue;
    const usual = isTile ? `tile depth${here.depth % 6}` : isChess && (r + c) % 2 ? "shade" : "cell";
    box(svg, ...middle, cell, cell, isMeant ? "band" : usual, of(undefined, isTile ? here.option : undefined));
    if (isMeant) box(svg, ...middle, cell - 5, cell - 5, isDead ? "ring empty" : "ring");
    if (isChess && !c) write(svg, x + 3, y + 8, r, 11, "soft begins");
    if (isChess && r === rows - 1) write(svg, x + cell - 10, y + cell - 8, c, 11, "soft begins");
    if (!here) continue;
    const ink = here.depth < 0 ? "given" : here.depth === search.depth - 1 ? "value newest" : "value";
    const font = fontOf([here.sign], cell * 0.55, cell - 12);
    write(svg, middle[0] - (here.guess ? 4 : 0), middle[1] + 2, here.sign, font, ink, of(undefined, here.option));
    if (here.guess && cell > 20) write(svg, x + cell - 2, y + 7, `g${here.guess}`, Math.min(10, cell * 0.3), "guess");
  }
  path(svg, hair.join(" "), "hair");
  path(svg, thick.join(" "), "thick");
  if (isSudoku) drawCandidates(svg, (square) => taken.has(number(square)), cell);
}
function drawCandidates(svg, isTaken, cell) {
  const { squares, labels: signs } = problem.board, digits = [...new Set(signs)];
  const across = Math.ceil(Math.sqrt(digits.length)), small = cell / across, half = small * 0.42;
  squares.forEach(([square], option) => {
    const state = isTaken(square) ? "out" : stateOf(option), k = digits.indexOf(signs[option]);
    if (state === "out") return;
    const x = 2 + square[1] * cell + ((k % across) + 0.5) * small, size = Math.max(9, Math.min(20, small * 0.8));
    const y = 2 + square[0] * cell + (Math.floor(k / across) + 0.5) * small;
    write(svg, x, y, signs[option], size, `candidate ${state}`, of(undefined, option));
    if (state === "turn") box(svg, x, y, 2 * half, 2 * half, "turn", { rx: 2 });
    else if (state) path(svg, `M ${x - half} ${y + half * 0.7} L ${x + half} ${y - half * 0.7}`, "out");
  });
}
