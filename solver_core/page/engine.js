"use strict";

/* The searches of solver_core.cover in JavaScript: the same events in the same order, forward and back.

   Numbers are the core's: header h is that of item h - 1, 0 and n + 1 are the roots of the primary and of the secondary
   headers, and nodes follow, option by option.

       L R    neighbours of a header in its ring, and of a node in its option: repeat cover drops nodes from there
       U D    neighbours in the column: exact cover hides nodes from there
       S      how many nodes hang below a header
       COL    a node's header       ROW    a node's option, -1 for a header       COLOR    its colour, 0 for none
       OWNER  the node or header that has covered a header, 0 while it is live    NODES    for each option its nodes

   A level and a try leave the links as they found them, a cover the column it goes through: so what they consist of
   is worked out alike at either end. `#turn` walks through the parts, on or back, and `#apply` makes an event happen or
   undoes it. Nothing is kept of the past, only, for each part that the search is in, how far it is there.

   An event is [op, s, q, p]: s is the header or node whose column it is about, q leaves or returns, p is beside it. */

const INVERSE = { COVER: "UNCOVER", HIDE: "UNHIDE", DROP: "RESTORE" };

class Search {
  #around = []; // the parts that the next event is in, the innermost last: {parts, at}, what each consists of
  #event = null; // the last one, if it is known

  /* A search at its start. The problem has what `problem_data` of __init__.py hands over: items by name, the primary
     ones first, and options with their items by number; all the rest may be left out. */
  constructor(problem) {
    const { items, primary, options, colors, kind = "exact", rule = "fewest", seed = 0, overrides = [] } = problem;
    Object.assign(this, { problem, primary, seed, overrides, position: 0, solutions: 0 });
    [this.repeats, this.minimizes] = [kind === "repeat", kind !== "exact"];
    this.rule = this.repeats ? "fewest" : rule;
    this.#build(items.length, options, colors ?? []);
    const branching = (option) => this.NODES[option].find((node) => this.COL[node] <= primary);
    this.given = (problem.given ?? []).map(branching);
    this.stack = []; // for each level the node of the option chosen, in the column of the item branched on
    this.branches = []; // the headers of the items branched on: as many, or one more
    this.covers = []; // for the fewest options, the stacks that were the best ones
    this.#around.push({ parts: [() => this.#level(), ["DONE"]], at: -1 });
    this.#turn(1);
  }

  #build(n, options, colors) {
    const size = n + 2 + options.flat().length;
    for (const name of ["L", "R", "U", "D", "S", "COL", "ROW", "COLOR", "OWNER"]) this[name] = new Int32Array(size);
    const { L, R, U, D, S, COL, ROW, COLOR } = this;
    for (let h = 0; h <= n + 1; h++) [U[h], D[h], COL[h], ROW[h]] = [h, h, h, -1];
    const headers = [...Array(n + 2).keys()];
    this.#closeRing(headers.slice(0, this.primary + 1));
    this.#closeRing(headers.slice(this.primary + 1));
    let node = n + 1;
    const hang = (option, k, item) => {
      const h = item + 1;
      [COL[++node], ROW[node], COLOR[node]] = [h, option, colors[option]?.[k] ?? 0];
      [L[node], R[node], U[node], D[node]] = [node, node, U[h], h];
      S[h]++;
      return (D[U[h]] = U[h] = node);
    };
    this.NODES = options.map((option, number) => option.map((item, k) => hang(number, k, item)));
    for (const own of this.NODES) this.#closeRing(own.filter((one) => !this.repeats || COL[one] <= this.primary));
  }
  #closeRing(ring) {
    ring.forEach((node, k) => { this.L[(this.R[node] = ring[(k + 1) % ring.length])] = node; });
  }

  // --- moving ---
  /* Make the next event happen and return it; null at the end. */
  step() {
    const event = this.peek();
    if (!event) return null;
    this.#apply(false, ...this.#next);
    this.#turn(1);
    this.position++;
    return (this.#event = event);
  }
  /* Undo the last event and return it; null at the start. */
  back() {
    if (this.position === 0) return null;
    this.#turn(-1);
    this.#apply(true, ...this.#next);
    this.position--;
    this.#event = null;
    return this.peek();
  }
  /* The next event, as `step` would return it; null at the end:
     {op, subject, depth, item, option} are those of the core's Event, null for None. For changes of the links also
     column, the item being covered or uncovered, and member, the node there whose siblings leave or return: p in the
     listing, whose q is the subject. */
  peek() {
    const [op, s, q, member] = this.#next, item = this.COL[s] - 1, option = this.ROW[s];
    const event = { op, subject: item, depth: this.depth, item, option: null, column: null, member: null };
    const but = (more) => ({ ...event, ...more });
    switch (op) {
      case undefined: return null;
      case "CHOOSE": case "DEAD_END": case "EXHAUSTED": return event;
      case "COVER": case "UNCOVER": return but({ column: item, member: this.#isHeader(s) ? null : s });
      case "TRY": return but({ subject: option, option, depth: this.depth + 1 });
      case "RETRACT": return but({ subject: option, option, depth: this.depth - 1 });
      case "BEST": return but({ subject: this.depth, item: null });
      case "BOUND": case "PRUNE": return but({ subject: this.boundItems().length, item: null });
      case "SOLUTION": case "DONE": return but({ subject: this.solutions + (op === "SOLUTION"), item: null });
    }
    return but({ subject: q, item: this.COL[q] - 1, option: this.ROW[q], column: item, member });
  }

  // --- what can be asked ---
  /* The last event; null at the start. */
  get event() { return this.#event ?? (this.back() && this.step()); }
  get isAtEnd() { return !this.#next.length; }
  get depth() { return this.stack.length; }
  get chosen() { return this.stack.map((node) => this.ROW[node]); }
  /* The item branched on; null before the first choice and after the last. */
  get chosenItem() { return this.branches.length ? this.branches.at(-1) - 1 : null; }
  /* For the fewest options: how many a better cover than the best one has fewer than. */
  get limit() { return this.covers.at(-1)?.length ?? (this.problem.most ?? this.primary) + 1; }
  /* The stack: {item, option, number, among, given} of each level, "option `number` of `among`". */
  get levels() {
    return this.stack.map((node, level) => {
      const [h, option, given] = [this.COL[node], this.ROW[node], level < this.given.length];
      const number = this.#inOrder(h, level).indexOf(node) + 1;
      return { item: h - 1, option, number, among: this.S[h], given };
    });
  }
  /* While none of the branch item's options is chosen: all of them in order, and how many were tried. */
  get turns() {
    if (this.branches.length === this.depth) return { order: [], over: 0 };
    const order = this.#toTry(this.branches.at(-1)).map((node) => this.ROW[node]), { op, option } = this.event;
    const isOver = ["EXHAUSTED", "UNHIDE", "UNCOVER"].includes(op);
    return { order, over: op === "RETRACT" ? order.indexOf(option) + 1 : isOver ? order.length : 0 };
  }
  /* The ids of the lines of the listing that lead to the last event: calls first, its own line last. */
  get line() {
    const { lines, chains, own } = this.problem.listing, { event } = this;
    if (event === null) return [lines.find((one) => one.id.endsWith(".start")).id];
    const item = event.op === "UNCOVER" && event.member === null ? event.item : this.chosenItem;
    return (event.column === item && own?.[event.op]) || chains[event.op];
  }
  isLive(item) { return this.#isLinked(item + 1); }
  /* Whether a node is out of its column; in repeat cover, of its option's row, where the last one points at itself. */
  isHidden(node) {
    if (!this.repeats) return this.D[this.U[node]] !== node;
    if (this.L[node] !== node) return this.R[this.L[node]] !== node;
    const [h, [op, s, q]] = [this.COL[node], this.#next];
    if (this.#isLinked(h) || this.OWNER[h] === node) return false;
    const isHere = ["DROP", "RESTORE", "UNCOVER"].includes(op) && this.COL[s] === h;
    return !isHere || (op === "DROP" && node < q) || (op === "RESTORE" && node <= q);
  }
  /* Whether an option can still be chosen, by the rule of the core's `Snapshot`. */
  isOpen(option) {
    const headers = this.NODES[option].map((node) => this.COL[node]).filter((h) => h <= this.primary);
    if (!headers.length || this.chosen.includes(option)) return false;
    if (this.repeats) return headers.some((h) => this.#isLinked(h));
    const { order, over } = this.turns;
    if (order.includes(option)) return order.indexOf(option) >= over;
    const agrees = (node) => this.#stays(this.OWNER[this.COL[node]], node);
    return this.NODES[option].every((node) => this.#isLinked(this.COL[node]) || agrees(node));
  }
  /* Live items of which no option covers two: at least as many options are needed. */
  boundItems() {
    const { R, D, COL } = this, found = [], marked = new Set();
    for (let h = R[0]; h; h = R[h]) {
      if (marked.has(h)) continue;
      found.push(h - 1);
      for (let member = D[h]; member !== h; member = D[member])
        for (let node = R[member]; node !== member; node = R[node]) marked.add(COL[node]);
    }
    return found;
  }

  // --- how it branches ---
  /* The header of the item to branch on here; 0 if none is left. */
  #choice() {
    const { R, S, given, depth } = this;
    if (depth < given.length) return this.COL[given[depth]];
    const item = this.#override(depth)?.item;
    if (item < this.primary && this.isLive(item)) return item + 1;
    let best = R[0];
    if (this.rule === "first") return best;
    for (let h = R[0]; h; h = R[h]) if (S[h] < S[best]) best = h;
    return this.rule === "shuffled" && S[best] ? this.#anyAsFew(S[best]) : best;
  }
  #anyAsFew(size) {
    const prime = 2147483647n, ties = [];
    for (let h = this.R[0]; h; h = this.R[h]) if (this.S[h] === size) ties.push(h);
    const spread = (mixed) => mixed ^ (mixed >> 15n);
    const add = (mixed, node) => spread(((mixed ^ BigInt(4 * node)) * 1000003n) % prime);
    const mixed = this.stack.reduce(add, BigInt(this.seed) % prime);
    return ties[Number((((mixed * 741092461n) % prime) >> 7n) % BigInt(ties.length))];
  }
  #override(depth) {
    const leadsHere = ({ path }) => path.every((option, k) => option === this.ROW[this.stack[k]]);
    return this.overrides.find((one) => one.path.length === depth && leadsHere(one));
  }
  /* The nodes to be tried here for the item branched on, one after the other. */
  #toTry(h) { return this.depth < this.given.length ? [this.given[this.depth]] : this.#inOrder(h, this.depth); }
  #inOrder(h, depth) {
    const { item, option } = this.#override(depth) ?? {}, nodes = [];
    for (let node = this.D[h]; node !== h; node = this.D[node]) nodes.push(node);
    const first = item === h - 1 ? nodes.findIndex((node) => this.ROW[node] === option) : 0;
    return first > 0 ? [...nodes.slice(first), ...nodes.slice(0, first)] : nodes;
  }

  // --- what happens: X1-X8 of TAOCP 7.2.2.1 ---
  /* The next event; nothing at the end. */
  get #next() { const { parts, at } = this.#around.at(-1); return parts[at] ?? []; }
  /* Go on to the next event, or with -1 back to the last one. A part is an event, or a function that says its parts. */
  #turn(way) {
    for (;;) {
      const here = this.#around.at(-1), part = here.parts[(here.at += way)];
      if (typeof part === "function") {
        const parts = part().filter(Boolean);
        this.#around.push({ parts, at: way > 0 ? -1 : parts.length });
      } else if (part || this.#around.length === 1) return;
      else this.#around.pop();
    }
  }
  #level() {
    const { minimizes, repeats } = this, bound = minimizes && ["BOUND"];
    if (this.#isPruned()) return [bound, ["PRUNE"]];
    const h = this.#choice();
    if (!h) return [bound, ["SOLUTION"], minimizes && ["BEST"]];
    if (!this.S[h]) return [bound, ["DEAD_END", h]];
    const tries = this.#toTry(h).map((node) => () => this.#try(node));
    if (repeats) return [bound, ["CHOOSE", h], ...tries, ["EXHAUSTED", h]];
    return [bound, ["CHOOSE", h], () => this.#cover(h), ...tries, ["EXHAUSTED", h], () => this.#uncover(h)];
  }
  /* Whether no better cover can follow. A level in which the best one was found was not pruned. */
  #isPruned() {
    const holdsBest = this.covers.length && this.stack.every((node, level) => this.covers.at(-1)[level] === node);
    return this.minimizes && !holdsBest && this.depth + this.boundItems().length >= this.limit;
  }
  /* Cover the items of an option that are not covered yet, search on, and uncover them. */
  #try(node) {
    const own = [node];
    for (let other = this.R[node]; other !== node; other = this.R[other]) own.push(other);
    const live = own.filter((one) => this.#isLinked(this.COL[one])), covers = live.map((s) => () => this.#cover(s));
    const uncovers = live.reverse().map((s) => () => this.#uncover(s));
    return [["TRY", node], ...covers, () => this.#level(), ...uncovers, ["RETRACT", node]];
  }
  /* The header of s leaves, and a node or more with each other option of its column. */
  #cover(s) {
    const { D, R } = this, h = this.COL[s], events = [["COVER", s]];
    for (let p = D[h]; p !== h; p = D[p]) {
      if (this.repeats && p !== s) events.push(["DROP", s, p, s]);
      if (this.repeats || this.#stays(s, p)) continue;
      for (let q = R[p]; q !== p; q = R[q]) events.push(["HIDE", s, q, p]);
    }
    return events;
  }
  #uncover(s) { return this.#cover(s).reverse().map(([op, ...nodes]) => [INVERSE[op], ...nodes]); }

  // --- the links ---
  #apply(isBack, op, s, q) {
    const isOut = ["COVER", "HIDE", "DROP"].includes(op) !== isBack;
    const branch = (isNew) => isNew ? this.branches.push(s) : this.branches.pop();
    switch (op) {
      case "CHOOSE": return branch(!isBack);
      case "EXHAUSTED": return this.repeats && branch(isBack);
      case "TRY": case "RETRACT": return (op === "TRY") !== isBack ? this.stack.push(s) : this.stack.pop();
      case "SOLUTION": return (this.solutions += isBack ? -1 : 1);
      case "BEST": return isBack ? this.covers.pop() : this.covers.push([...this.stack]);
      case "COVER": case "UNCOVER":
        if (op === "UNCOVER" && this.#isHeader(s)) branch(isBack);
        this.OWNER[this.COL[s]] = isOut ? s : 0;
        return this.#link(this.COL[s], isOut, this.L, this.R);
      case "HIDE": case "UNHIDE":
        this.S[this.COL[q]] += isOut ? -1 : 1;
        return this.#link(q, isOut, this.U, this.D);
      case "DROP": case "RESTORE": return this.#link(q, isOut, this.L, this.R);
    }
  }
  /* What is unlinked still knows its neighbours: that is the whole trick. */
  #link(node, isOut, before, after) {
    after[before[node]] = isOut ? after[node] : node;
    before[after[node]] = isOut ? before[node] : node;
  }
  #isHeader(node) { return this.ROW[node] < 0; }
  #isLinked(h) { return this.R[this.L[h]] === h; }
  /* Whether a node stays in the column that s covers, since it has the same colour: the column is purified. */
  #stays(s, node) { return this.COLOR[s] !== 0 && this.COLOR[node] === this.COLOR[s]; }
}
