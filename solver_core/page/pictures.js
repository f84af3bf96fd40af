/* The pictures of a page: matrix, links and board at the position of `search`, each drawn anew after every move.

   Elements name what they show by data-item and data-option, so what is pointed at can be lit in all of them. Where a
   problem is too large to be drawn whole, all pictures show the same part of it: what lies around the event. */

function draw(parent, tag, attributes = {}, text = null) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value);
  if (text !== null) made.textContent = text;
  return parent.appendChild(made);
}

const put = (parent, x, y, text, size, kind = "", more = {}) => draw(parent, "text", {x, y, "font-size": size, class: kind, ...more}, text);
const box = (parent, x, y, width, height, kind, more = {}) => draw(parent, "rect", {x, y, width, height, class: kind, ...more});
const path = (parent, d, kind, more = {}) => draw(parent, "path", {d, class: kind, ...more});
const on = (item, option) => ({"data-item": item, "data-option": option});

const ruler = document.createElement("canvas").getContext("2d");

// The width of the widest of some texts, in the size of labels.
function widthOf(texts) {
  ruler.font = `12px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(0, ...texts.map(text => ruler.measureText(text).width));
}

function shorter(text, most) {
  const signs = [...text];
  return signs.length <= most ? text : signs.slice(0, Math.ceil(most / 2) - 1).join("") + "…" + signs.slice(-Math.floor(most / 2)).join("");
}

// The space of a pane in units that are larger where there is much of it, so that all of a picture grows.
function space(holder, width, height) {
  const isLow = matchMedia("(max-width: 999px), (max-height: 559px)").matches;
  const wide = Math.max(280, holder.clientWidth - 2), high = isLow ? 520 : Math.max(150, holder.clientHeight - 4);
  const zoom = Math.max(1, Math.min(wide / width, high / height, 1.7));
  return [wide / zoom, high / zoom, zoom];
}

function canvas(holder, width, height, zoom, label) {
  const size = {viewBox: `0 0 ${width} ${height}`, width: width * zoom, height: height * zoom};
  const svg = draw(holder, "svg", {...size, role: "img", "aria-label": label});
  holder.replaceChildren(svg);
  return svg;
}

// --- what is so at this position ----------------------------------------------------------------------------------

const nodeOf = (option, item) => firsts[option] + problem.options[option].indexOf(item);
const isGone = (option, item) => search.isHidden(nodeOf(option, item)); // from its column, in repeat cover from its row
const itemOf = node => search.COL[node] - 1;
const covering = () => search.event?.column ?? null;
const branching = () => search.event?.op === "DEAD_END" ? search.event.item : search.chosenItem;
const needed = () => names.filter((_, item) => item < problem.primary && search.isLive(item)).length;
const colourOf = (option, item) => problem.colors.length ? problem.colours[search.COLOR[nodeOf(option, item)]] : "";
const purified = item => problem.colors.length ? problem.colours[search.COLOR[search.OWNER[item + 1]]] : "";
const named = (name, colour) => colour ? `${name}:${colour}` : name;

// Whether an item can no longer be covered: it has no option, and none that is being chosen covers it.
function isStarved(item) {
  const being = [...search.chosen.slice(-1), ...search.turns.order].some(option => problem.options[option].includes(item));
  return search.isLive(item) && !search.S[item + 1] && !being;
}

// "chosen", "turn" (waits to be tried), "over" (was tried), "leaving" (half removed), "out", or "": can be chosen.
function stateOf(option) {
  if (search.chosen.includes(option)) return "chosen";
  const {order, over} = search.turns, turn = order.indexOf(option);
  if (turn >= 0 && (over || order.length > 1)) return turn < over ? "over" : "turn";
  if (search.isOpen(option)) return "";
  const stays = item => search.isLive(item) && !isGone(option, item);
  return !search.repeats && problem.options[option].some(stays) ? "leaving" : "out";
}

// The items and options that have space: all, or those around the event, in their order.
function part(mostItems, mostOptions) {
  const every = list => list.map((_, number) => number), event = search.event, last = search.levels.at(-1);
  const isFew = names.length <= mostItems, isWhole = isFew && labels.length <= mostOptions;
  if (isWhole) return {items: every(names), options: every(labels), isWhole};
  const isSome = number => number !== null && number !== undefined;
  const cut = (numbers, most) => [...new Set(numbers.filter(isSome))].slice(0, most).sort((one, other) => one - other);
  const middle = [covering(), event?.item, branching(), last?.item, 0].find(isSome), column = members[middle];
  const far = option => Math.abs(column.indexOf(option) - Math.max(0, column.indexOf(event?.option)));
  const near = [event?.option, last?.option, ...[...column].sort((one, other) => far(one) - far(other))].slice(0, mostOptions);
  const around = near.filter(isSome).flatMap(option => problem.options[option]), live = every(names).filter(item => search.isLive(item));
  const items = isFew ? every(names) : cut([middle, event?.item, ...around, ...live], mostItems);
  return {items, options: cut([...near, ...items.flatMap(item => members[item])], mostOptions), isWhole};
}

// --- the matrix -----------------------------------------------------------------------------------------------------

function drawMatrix(holder) {
  const [width, height, zoom] = space(holder, 360, 400);
  let {items, options, isWhole} = part((width - 40) / 4.6, (height - 30) / 4.6);
  if (!isWhole) ({items, options} = part((width - 130) / 26, (height - 100) / 22));
  let cell = Math.min(46, (width - 40) / items.length, (height - 30) / (options.length + 1.2));
  const isRead = cell >= 13, wide = widthOf(items.map(item => shorter(names[item], 14))), isUpright = wide * .9 <= cell - 2;
  const left = isRead ? 36 + widthOf(options.map(option => shorter(labels[option], 15))) : 34, top = !isRead ? 16 : isUpright ? 50 : 28 + wide;
  cell = Math.max(4, Math.min(cell, (width - left - 6) / items.length, (height - top - 6) / options.length));
  const high = cell * options.length, label = say("matrix_label", {n: names.length, m: needed()});
  const svg = canvas(holder, left + cell * items.length + 6, top + high + 6, zoom, label);
  const font = Math.min(22, cell * .55, wide ? (cell - 3) / wide * 12 : 22), x = at => left + cell * (at + .5), y = row => top + cell * (row + .5);
  items.forEach((item, at) => {
    const isLive = search.isLive(item), edge = x(at) - cell / 2, kind = isLive ? "strong" : "soft";
    if (item === branching() || item === covering()) box(svg, edge, 0, cell, top + high, item === branching() ? "band" : "shade");
    if (isRead && item < problem.primary && isStarved(item)) // hatched
      path(svg, options.map((_, row) => `M ${edge} ${y(row)} l ${cell} ${-cell / 2} m 0 ${cell / 2} l ${-cell} ${cell / 2}`).join(" "), "empty");
    if (at && item === problem.primary) path(svg, `M ${edge} 0 V ${top + high}`, "rule");
    if (!isRead) return box(svg, x(at) - cell * .4, 2, cell * .8, 11, isLive ? "square" : "square gone", on(item));
    const name = shorter(named(names[item], purified(item)), 14), turned = {transform: `rotate(-90 ${x(at)} ${top - 26})`};
    if (isUpright) put(svg, x(at), 18, name, Math.min(20, cell * .55, font * 1.05), kind, on(item));
    else put(svg, x(at), top - 26, name, Math.min(12, cell * .55), `${kind} begins`, {...turned, ...on(item)});
    if (isLive) put(svg, x(at), top - 12, search.S[item + 1], Math.min(13, cell * .55), search.S[item + 1] ? "" : "strong", on(item));
    else path(svg, `M ${x(at) - 5} ${top - 12} l 4 4 l 7 -8`, "tick", on(item));
    if (isUpright && item === branching()) path(svg, `M ${x(at) - 6} 0 h 12 l -6 7 z`, "arrow");
  });
  path(svg, `M ${left - 4} ${top - 2} H ${left + cell * items.length}`, "rule");
  options.forEach((option, row) => drawRow(svg, option, items, {x, y: y(row), cell, left, isRead, font}));
  const {op, item, option} = search.event || {}, isNode = /HIDE|DROP|RESTORE/.test(op) && items.includes(item) && options.includes(option);
  if (isNode) draw(svg, "circle", {cx: x(items.indexOf(item)), cy: y(options.indexOf(option)), r: Math.max(4, cell * .46), class: "ring"});
}

function drawRow(svg, option, items, {x, y, cell, left, isRead, font}) {
  const state = stateOf(option), right = x(items.length - 1) + cell / 2, isTiny = cell < 9, isTaken = state === "chosen";
  if (isTaken) box(svg, left - 2, y - cell * .46, right - left + 4, cell * .92, "frame", {rx: isTiny ? 0 : 4, "stroke-width": isTiny ? .5 : 2.5});
  if (isRead) put(svg, left - 7, y, shorter(labels[option], 15), 12, state === "out" || state === "over" ? "label soft" : "label", on(undefined, option));
  if (isTaken) {
    draw(svg, "circle", {cx: 11, cy: y, r: Math.min(10, cell / 2), class: "mark"});
    put(svg, 11, y, search.chosen.indexOf(option) + 1, Math.min(12, cell * .7), "on");
  } else if (state === "turn" || state === "over") {
    const r = Math.min(6, cell / 2);
    path(svg, `M 11 ${y - r} l ${r} ${r} l ${-r} ${r} l ${-r} ${-r} z`, `turn ${state}`);
  }
  items.forEach((item, at) => {
    const isNode = problem.options[option].includes(item);
    if (isNode || !isTiny) box(svg, x(at) - cell / 2, y - cell / 2, cell, cell, "cell", on(item, option));
    if (!isNode) return isTiny || draw(svg, "circle", {cx: x(at), cy: y, r: .9, class: "soft"});
    const isOut = !isTaken && (isGone(option, item) || state === "out"), colour = colourOf(option, item);
    if (cell >= 15 && font >= 10)
      return put(svg, x(at), y, named(names[item], colour), colour ? font * .75 : font, isOut ? "soft" : isTaken ? "strong" : "", on(item, option));
    const kind = `square ${isTaken ? "taken" : isOut ? "gone" : ""}`, look = {rx: cell / 10, "stroke-width": isTiny ? .6 : 1};
    box(svg, x(at) - cell * .36, y - cell * .36, cell * .72, cell * .72, kind, {...look, ...on(item, option)});
    if (colour && cell >= 15) put(svg, x(at), y, colour, 11, isOut ? "" : "on", on(item, option));
  });
  if (!isTiny && ["out", "leaving", "over"].includes(state)) path(svg, `M ${left - 4} ${y} H ${right}`, `out ${state}`, {"pointer-events": "none"});
}

// --- the links ------------------------------------------------------------------------------------------------------

function drawLinks(holder) {
  const [width, height, zoom] = space(holder, 500, 430), isCoarse = widthOf(names) > 30;
  const side = 10 + widthOf(labels.map(label => shorter(label, 12)));
  const shown = part((width - side - 24) / (isCoarse ? 54 : 30), Math.max(3, (height - 96) / 24)), {items, options} = shown;
  const dx = Math.min(96, (width - side - 24) / items.length), dy = Math.min(58, (height - 100) / options.length);
  const svg = canvas(holder, side + 24 + dx * items.length, 96 + dy * options.length, zoom, say("links_label", {n: items.length, m: options.length}));
  const at = {root: Math.max(22, side - 16), top: 50, half: Math.min(isCoarse ? 29 : 17, dx / 2 - 4), edge: side - 4,
    x: item => side + 14 + dx * (items.indexOf(item) + .5), y: option => 92 + dy * (options.indexOf(option) + .5)};
  for (const option of options) rowLinks(svg, option, items, at);
  for (const item of items) columnLinks(svg, item, options, at);
  headLinks(svg, items, at);
  for (const item of items) drawHead(svg, item, at, isCoarse);
  for (const option of options) for (const item of problem.options[option]) if (items.includes(item)) drawNode(svg, option, item, at);
  return shown;
}

// A link with its tip: "past" what was removed it is bent, "cut" where it passes what is not drawn.
function link(parent, kind, x1, y1, x2, y2, bx = 0, by = 0) {
  const isBent = bx || by, bend = isBent ? `C ${x1 + bx} ${y1 + by} ${x2 + bx} ${y2 + by}` : "L";
  path(parent, `M ${x1} ${y1} ${bend} ${x2} ${y2}`, `link ${kind}`);
  if (kind === "cut") return;
  const [tx, ty] = isBent ? [-bx, -by] : [x2 - x1, y2 - y1], scale = 5 / (Math.hypot(tx, ty) || 1), [ux, uy] = [tx * scale, ty * scale];
  path(parent, `M ${x2} ${y2} L ${x2 - ux - uy / 2} ${y2 - uy + ux / 2} L ${x2 - ux + uy / 2} ${y2 - uy - ux / 2} z`, `tip ${kind}`);
}

// The drawn elements of a ring from one of them on, each with whether others lie before it; at the end for the way back.
function ring(start, next, isShown) {
  const found = [[start, false]];
  let isCut = false;
  for (let here = next[start]; here !== start; here = next[here])
    if (isShown(here)) { found.push([here, isCut]); isCut = false } else isCut = true;
  return [...found, [null, isCut]];
}

function columnLinks(parent, item, options, at) {
  const head = item + 1, x = at.x(item), own = members[item].filter(option => options.includes(option));
  const y = node => node === head ? at.top : at.y(search.ROW[node]), low = node => node === head ? 17 : 10;
  const foot = own.length ? at.y(own.at(-1)) + 20 : at.top + 30, seen = ring(head, search.D, node => options.includes(search.ROW[node]));
  for (let n = 0; n + 1 < seen.length; n++) {
    const [node] = seen[n], [next, isCut] = seen[n + 1], from = y(node) + low(node), to = next === null ? foot : y(next) - low(next);
    const isPast = own.some(option => at.y(option) > y(node) && at.y(option) < to), bend = isPast ? Math.min(at.half + 12, 30) : 0;
    link(parent, isCut ? "cut" : isPast ? "past" : "", x + 4, from, x + 4, to, bend);
    link(parent, isCut ? "cut" : isPast ? "past" : "", x - 4, to, x - 4, from, -bend);
  }
  link(parent, "", x - 4, at.top - 17, x - 4, at.top - 27);
  for (const option of search.repeats ? [] : own) if (isGone(option, item)) {
    const node = nodeOf(option, item);
    for (const [next, end] of [[search.U[node], -1], [search.D[node], 1]]) {
      const isNear = next === head ? end < 0 : options.includes(search.ROW[next]);
      link(parent, "ghost", x + end, y(node) + end * 10, x + end, isNear ? y(next) - end * low(next) : y(node) + end * 22);
    }
  }
}

function rowLinks(parent, option, items, at) {
  const y = at.y(option), own = problem.options[option].filter(item => items.includes(item)).sort((one, other) => one - other), w = at.half - 3;
  put(parent, at.edge, y, shorter(labels[option], 12), 12, "label", on(undefined, option));
  const isOut = item => search.repeats && isGone(option, item), here = own.filter(item => !isOut(item));
  here.forEach((item, n) => {
    const next = here[n + 1], from = at.x(item) + w, to = next === undefined ? from + 10 : at.x(next) - w;
    const passed = problem.options[option].filter(other => other > item && other < next), bend = passed.some(isOut) ? 20 : 0;
    const kind = passed.some(other => !items.includes(other)) ? "cut" : bend ? "past" : "row";
    link(parent, kind, from, y - 3, to, y - 3, 0, -bend);
    if (next !== undefined) link(parent, kind, to, y + 3, from, y + 3, 0, bend);
    if (!n) link(parent, "row", at.x(item) - w, y + 3, at.x(item) - w - 10, y + 3);
  });
  for (const item of own.filter(isOut)) for (const [ends, end] of [[search.L, -1], [search.R, 1]]) {
    const next = itemOf(ends[nodeOf(option, item)]), isNear = items.includes(next) && (next - item) * end > 0;
    link(parent, "ghost", at.x(item) + end * w, y, isNear ? at.x(next) - end * w : at.x(item) + end * (w + 12), y);
  }
}

function headLinks(parent, items, at) {
  const x = node => node === 0 ? at.root : at.x(itemOf(node)), w = node => node === 0 ? 11 : at.half, y = at.top;
  const isShown = node => items.includes(itemOf(node)), seen = ring(0, search.R, isShown);
  for (let n = 0; n + 1 < seen.length; n++) {
    const [node] = seen[n], [next, isCut] = seen[n + 1], from = x(node) + w(node);
    if (next === null) { link(parent, isCut ? "cut" : "", from, y - 4, from + 14, y - 4); break }
    const to = x(next) - w(next), isPast = items.some(item => item < problem.primary && at.x(item) > from && at.x(item) < to);
    const kind = isCut ? "cut" : isPast ? "past" : "", bend = isPast ? -40 : 0;
    link(parent, kind, from, y - 5, to, y - 5, 0, bend);
    link(parent, kind, to, y + 4, from, y + 4, 0, bend);
  }
  link(parent, "", at.root - 11, y + 4, at.root - 20, y + 4);
  draw(parent, "circle", {cx: at.root, cy: y, r: 11, class: "head node"});
  put(parent, at.root, y, "h", 13);
  for (const item of items) if (item < problem.primary && !search.isLive(item))
    for (const [next, end] of [[search.L[item + 1], -1], [search.R[item + 1], 1]]) {
      const from = at.x(item) + end * at.half, isNear = next === 0 ? end < 0 : isShown(next);
      link(parent, "ghost", from, y + end, isNear ? x(next) - end * w(next) : from + end * 14, y + end);
    }
}

// A long name in two lines.
function halves(name) {
  const found = name.length < 8 ? null : name.match(/^(.{4,}?) (.+)$/);
  return found ? found.slice(1) : [name];
}

function drawHead(parent, item, at, isCoarse) {
  const isLive = search.isLive(item), x = at.x(item), size = search.S[item + 1], kind = isLive ? "strong" : "soft";
  const {op, item: own, option} = search.event || {};
  box(parent, x - at.half, at.top - 17, 2 * at.half, 34, isLive ? "head node" : "gone node", {rx: 4, ...on(item)});
  const name = named(names[item], purified(item)), lines = isCoarse ? halves(name) : [shorter(name, 5)], isTwo = lines.length > 1;
  lines.forEach((line, n) => put(parent, x, at.top - 7 + (isTwo ? 9 * n - 5 : 0), shorter(line, 10), isCoarse ? 9.5 : 13, kind, on(item)));
  put(parent, x, at.top + (isTwo ? 10 : 8), size, 12, isLive && size ? "" : kind, on(item));
  const isMeant = own === item && option === null || /BOUND|PRUNE/.test(op) && search.boundItems().includes(item);
  if (isMeant) box(parent, x - at.half - 3, at.top - 20, 2 * at.half + 6, 40, "ring", {rx: 6});
}

function drawNode(parent, option, item, at) {
  const x = at.x(item), y = at.y(option), w = at.half - 3, isOut = isGone(option, item);
  const colour = colourOf(option, item), text = named(names[item], colour), kind = `node ${isOut ? "gone" : ""} ${search.chosen.includes(option) ? "taken" : ""}`;
  const event = search.event;
  box(parent, x - w, y - 10, 2 * w, 20, kind, {rx: 4, ...on(item, option)});
  put(parent, x, y, text.length <= 7 ? text : colour, text.length > 3 ? 9.5 : 12, isOut ? "soft" : "", on(item, option));
  if (event?.option === option && event.item === item && event.column !== null) box(parent, x - w - 3, y - 13, 2 * w + 6, 26, "ring", {rx: 6});
}

// --- the board --------------------------------------------------------------------------------------------------------

// The squares of a Sudoku with their candidates, or of a chessboard or a tiling with what was chosen.
function drawBoard(holder) {
  const {rows, cols, squares, labels: signs, style, boxes, holes, given} = problem.board, [width, height, zoom] = space(holder, 360, 360);
  const cell = Math.max(12, Math.floor(Math.min((width - 6) / cols, (height - 6) / rows, 70))), isSudoku = style === "digits";
  const svg = canvas(holder, cell * cols + 4, cell * rows + 4, zoom, say("board_label", {n: search.depth}));
  const x = c => 2 + c * cell, y = r => 2 + r * cell;
  const key = ([r, c]) => r * cols + c, item = branching(), isDead = search.event?.op === "DEAD_END", tip = Math.min(7, cell / 5), lit = new Set();
  const taken = new Map(given.map(([square, sign]) => [key(square), {sign, depth: -1}])), missing = new Set(holes.map(key));
  const isMeant = option => isDead || search.event.op === "CHOOSE" || ["turn", "chosen"].includes(stateOf(option));
  for (const option of item === null ? [] : members[item].filter(isMeant)) if (squares[option].length === 1) lit.add(key(squares[option][0]));
  search.levels.forEach(({option, given: isGiven, among}, depth) => squares[option].forEach((square, n) => taken.set(key(square),
    {sign: style === "words" ? signs[option][n] : signs[option], option, depth: isGiven ? -1 : depth, isGuess: among > 1 && !isGiven})));
  for (let r = 0; r < rows; r++) for (let c = 0; c < cols; c++) if (!missing.has(key([r, c]))) {
    const here = taken.get(key([r, c])), isLit = lit.has(key([r, c])), isTile = here && !isSudoku;
    const kind = isLit ? "band" : isTile ? `tile depth${here.depth % 6}` : style === "chess" && (r + c) % 2 ? "shade" : "cell";
    const corners = `M ${x(c) + 3} ${y(r) + 3 + tip} v ${-tip} h ${tip} M ${x(c + 1) - 3 - tip} ${y(r + 1) - 3} h ${tip} v ${-tip}`;
    const ink = here?.depth < 0 ? "given" : here?.depth === search.depth - 1 ? "value newest" : "value";
    box(svg, x(c), y(r), cell, cell, kind, on(undefined, isTile ? here.option : undefined));
    if (isLit) path(svg, corners, isDead ? "ring empty" : "ring");
    if (here) put(svg, x(c + .5), y(r + .5) + 1, here.sign, cell * .6, ink, on(undefined, here.option));
    if (here?.isGuess && cell > 20) put(svg, x(c + 1) - 4, y(r) + 9, here.depth + 1, 11, "label guess");
  }
  if (isSudoku) drawCandidates(svg, taken, key, cell);
  const inside = at => boxes.length ? boxes[at] : isSudoku || style === "chess" ? 0 : taken.get(at)?.option ?? -2;
  const area = (r, c) => r < 0 || c < 0 || r >= rows || c >= cols ? -1 : inside(key([r, c]));
  const line = (r, c, dr, dc) => path(svg, `M ${x(c)} ${y(r)} L ${x(c + dr)} ${y(r + dc)}`, area(r, c) === area(r - dr, c - dc) ? "hair" : "thick");
  for (let r = 0; r <= rows; r++) for (let c = 0; c <= cols; c++) { if (c < cols) line(r, c, 1, 0); if (r < rows) line(r, c, 0, 1) }
}

function drawCandidates(svg, taken, key, cell) {
  const {squares, labels: signs} = problem.board, digits = [...new Set(signs)], across = Math.ceil(Math.sqrt(digits.length)), small = cell / across;
  squares.forEach(([square], option) => {
    const state = taken.has(key(square)) ? "out" : stateOf(option), at = digits.indexOf(signs[option]), half = small * .42;
    if (state === "out") return;
    const x = 2 + square[1] * cell + (at % across + .5) * small, y = 2 + square[0] * cell + (Math.floor(at / across) + .5) * small;
    put(svg, x, y, signs[option], Math.max(8, Math.min(20, small * .66)), `candidate ${state}`, on(undefined, option));
    if (state === "turn") box(svg, x - half, y - half, 2 * half, 2 * half, "turn", {rx: 2});
    if (state === "over" || state === "leaving") path(svg, `M ${x - half} ${y + half * .7} L ${x + half} ${y - half * .7}`, "out");
  });
}
