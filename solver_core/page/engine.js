"use strict";

/* The searches of solver_core.cover in JavaScript: the same events in the same order, forward and back.

   Nodes have the numbers of the core (cover/kernel/matrix.py): header h is that of item h - 1, with the roots 0 of the
   primary and n + 1 of the secondary headers; then the nodes, option by option.

       L R    neighbours of a header in its ring, and of a node in its option: repeat cover drops nodes from there
       U D    neighbours in the column: exact cover hides nodes from there
       S      how many nodes hang below a header
       COL    a node's header       ROW    a node's option, -1 for a header       COLOR    its colour, 0 for none
       OWNER  the node or header that has covered a header, 0 while it is live     NODES  for each option its nodes

   The search stands before one event, `#next`: its op; s, the header or node whose column it is about; and q, the node
   that leaves or returns. The trail holds these three of each event, so that it can be undone. */

class Search {
  #next = null;
  #event = null;
  #trail = [];

  /* A search at its start. The problem has what `problem_data` of __init__.py hands over: items by name, the primary
     ones first, and options with their items by number; all the rest may be left out. */
  constructor(problem) {
    const { items, primary, options, colors, kind = "exact", rule = "fewest", seed = 0, overrides = [] } = problem;
    Object.assign(this, { problem, primary, seed, overrides, most: problem.most ?? primary });
    this.firstNode = items.length + 2;
    this.repeats = kind === "repeat";
    this.minimizes = kind !== "exact";
    this.rule = this.repeats ? "fewest" : rule;
    this.#build(items.length, options, colors ?? []);
    const branching = (option) => this.NODES[option].find((node) => this.COL[node] <= primary);
    this.given = (problem.given ?? []).map(branching);
    this.counts = {}; // of events, by op
    this.stack = []; // for each level the node of the option chosen, in the column of the item branched on
    this.branches = []; // the headers of the items branched on: as many, or one more
    this.covers = []; // for the fewest options, the stacks that were the best ones
    this.#enter();
  }

  #build(n, options, colors) {
    const size = n + 2 + options.reduce((sum, option) => sum + option.length, 0);
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
    if (event === null) return null;
    this.#trail.push(event.op, this.#next.s, this.#next.q);
    this.#perform(this.#next);
    this.#count(event.op, 1);
    return (this.#event = event);
  }
  /* Undo the last event and return it; null at the start. */
  back() {
    if (this.position === 0) return null;
    this.#go(...this.#trail.splice(-3));
    this.#undo(this.#next);
    this.#count(this.#next.op, -1);
    this.#event = null;
    return this.peek();
  }
  /* Move to a position, or to the end if that comes first. */
  seek(position) {
    while (this.position > position) this.back();
    while (this.position < position && this.step());
  }
  #count(op, more) { this.counts[op] = (this.counts[op] ?? 0) + more; }
  /* The next event, as `step` would return it; null at the end.

     {op, subject, depth, item, option} are those of the core's Event, null for None. For changes of the links also
     column, the item being covered or uncovered, and member, the node there whose siblings leave or return: p in the
     listing, whose q is the subject. */
  peek() {
    const { op, s, q } = this.#next;
    const [item, option] = [this.COL[s] - 1, this.ROW[s]];
    const event = { op, subject: item, depth: this.depth, item, option: null, column: null, member: null };
    const but = (more) => Object.assign(event, more);
    switch (op) {
      case "END": return null;
      case "CHOOSE": case "DEAD_END": case "EXHAUSTED": return event;
      case "COVER": case "UNCOVER": return but({ column: item, member: this.#isHeader(s) ? null : s });
      case "TRY": return but({ subject: option, option, depth: this.depth + 1 });
      case "RETRACT": return but({ subject: option, option, depth: this.depth - 1 });
      case "BEST": return but({ subject: this.depth, item: null });
      case "BOUND": case "PRUNE": return but({ subject: this.boundItems().length, item: null });
      case "SOLUTION": case "DONE": return but({ subject: this.solutions + (op === "SOLUTION"), item: null });
    }
    const member = this.repeats ? s : this.#memberOf(this.COL[s], q);
    return but({ subject: q, item: this.COL[q] - 1, option: this.ROW[q], column: item, member });
  }

  // --- what can be asked ---
  /* The last event; null at the start. */
  get event() {
    if (this.#event === null && this.back()) this.step();
    return this.#event;
  }
  get position() { return this.#trail.length / 3; }
  get isAtEnd() { return this.#next.op === "END"; }
  get solutions() { return this.counts.SOLUTION ?? 0; }
  get depth() { return this.stack.length; }
  /* The options chosen, first choice first. */
  get chosen() { return this.stack.map((node) => this.ROW[node]); }
  /* The item branched on; null before the first choice and after the last. */
  get chosenItem() { return this.branches.length ? this.branches.at(-1) - 1 : null; }
  /* The options of the best cover, ascending; null if none is known. A better one has fewer than the `limit`. */
  get best() { return this.covers.at(-1)?.map((node) => this.ROW[node]).sort((a, b) => a - b) ?? null; }
  get limit() { return this.covers.at(-1)?.length ?? this.most + 1; }
  /* The choice stack: {item, option, number, among, given} of each level, "option `number` of `among`". */
  get levels() {
    return this.stack.map((node, level) => {
      const [h, option, given] = [this.COL[node], this.ROW[node], level < this.given.length];
      const number = this.#inOrder(h, level).indexOf(option) + 1;
      return { item: h - 1, option, number, among: this.S[h], given };
    });
  }
  /* While none of the branch item's options is chosen: all of them in order, and how many were tried. */
  get turns() {
    if (this.branches.length === this.depth) return { order: [], over: 0 };
    const given = this.given[this.depth];
    const order = given ? [this.ROW[given]] : this.#inOrder(this.branches.at(-1), this.depth);
    const { op, option } = this.event;
    const isOver = ["EXHAUSTED", "UNHIDE", "UNCOVER"].includes(op);
    return { order, over: op === "RETRACT" ? order.indexOf(option) + 1 : isOver ? order.length : 0 };
  }
  /* The ids of the lines of the listing that lead to the last event: calls first, its own line last. */
  get line() {
    const { lines, chains, own } = this.problem.listing;
    const event = this.event;
    if (event === null) return [lines.find((one) => one.id.endsWith(".start")).id];
    const item = event.op === "UNCOVER" && event.member === null ? event.item : this.chosenItem;
    return (event.column === item && own?.[event.op]) || chains[event.op];
  }
  /* Whether an item is still to be covered. */
  isLive(item) { return this.#isLinked(item + 1); }
  /* Whether a node is out of its column; in repeat cover, of its option's row, where the last one points at itself. */
  isHidden(node) {
    if (!this.repeats) return this.D[this.U[node]] !== node;
    if (this.L[node] !== node) return this.R[this.L[node]] !== node;
    const [h, { op, s, q }] = [this.COL[node], this.#next];
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
    return this.NODES[option].every((node) => this.#isLinked(this.COL[node]) || this.#agrees(node));
  }
  /* Live items of which no option covers two: at least as many options are needed. */
  boundItems() {
    const { R, D, COL } = this;
    const [found, marked] = [[], new Set()];
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
    const [ties, prime] = [[], 2147483647n];
    for (let h = this.R[0]; h; h = this.R[h]) if (this.S[h] === size) ties.push(h);
    let mixed = BigInt(this.seed) % prime;
    for (const node of this.stack) {
      mixed = ((mixed ^ BigInt(4 * node)) * 1000003n) % prime;
      mixed ^= mixed >> 15n;
    }
    return ties[Number((((mixed * 741092461n) % prime) >> 7n) % BigInt(ties.length))];
  }
  #override(depth) {
    const leadsHere = ({ path }) => path.every((option, k) => option === this.ROW[this.stack[k]]);
    return this.overrides.find((one) => one.path.length === depth && leadsHere(one));
  }
  #firstOption(h) { return this.given[this.depth] ?? this.#topOption(h, this.depth); }
  #topOption(h, depth) {
    const { COL, D, U } = this;
    const { item, option } = this.#override(depth) ?? {};
    const wished = (item === h - 1 && this.NODES[option]?.find((node) => COL[node] === h)) || -1;
    return D[U[wished]] === wished ? wished : D[h];
  }
  /* The option after a node's in its column, cyclically. */
  #after(node) { return this.#isHeader(this.D[node]) ? this.D[this.D[node]] : this.D[node]; }
  #inOrder(h, depth) {
    const first = this.#topOption(h, depth);
    const order = [this.ROW[first]];
    for (let node = first; (node = this.#after(node)) !== first; ) order.push(this.ROW[node]);
    return order;
  }

  // --- forward: X1-X8 of TAOCP 7.2.2.1 ---
  #go(op, s = 0, q = 0) { this.#next = { op, s, q }; }
  #perform({ op, s, q }) {
    const h = this.COL[s];
    switch (op) {
      case "BOUND": return this.#arrive();
      case "CHOOSE": this.branches.push(s); return this.repeats ? this.#go("TRY", this.D[s]) : this.#go("COVER", s);
      case "COVER": this.#leaveRing(h, s); return this.#coverOn(s, this.#down(s, h));
      case "HIDE": case "DROP": this.#remove(q); return this.#coverOn(s, this.#down(s, q));
      case "TRY": this.stack.push(s); return this.repeats ? this.#go("COVER", s) : this.#coverNext(s);
      case "RETRACT": {
        this.stack.pop();
        const next = this.#after(s);
        const isLast = this.depth < this.given.length || next === this.#firstOption(h);
        return isLast ? this.#go("EXHAUSTED", h) : this.#go("TRY", next);
      }
      case "EXHAUSTED": return this.repeats ? this.#leaveBranch() : this.#beginUncover(s);
      case "UNHIDE": case "RESTORE": this.#restore(q); return this.#uncoverOn(s, this.#up(s, q));
      case "UNCOVER":
        this.#joinRing(h);
        if (this.#isHeader(s)) return this.#leaveBranch();
        return this.repeats && s === this.#tried ? this.#go("RETRACT", s) : this.#leftward(s);
      case "SOLUTION": return this.minimizes ? this.#go("BEST") : this.#leaveLevel();
      case "BEST": this.covers.push([...this.stack]); return this.#leaveLevel();
      case "DONE": return this.#go("END");
      default: return this.#leaveLevel(); // DEAD_END, PRUNE
    }
  }
  #enter() { return this.minimizes ? this.#go("BOUND") : this.#arrive(); }
  #arrive() {
    if (this.#isHopeless()) return this.#go("PRUNE");
    const h = this.#choice();
    return h ? this.#go(this.S[h] ? "CHOOSE" : "DEAD_END", h) : this.#go("SOLUTION");
  }
  #isHopeless() { return this.minimizes && this.depth + this.boundItems().length >= this.limit; }
  #coverOn(s, q) {
    if (!this.#isHeader(q)) return this.#go(this.repeats ? "DROP" : "HIDE", s, q);
    return this.#isHeader(s) ? this.#go("TRY", this.#firstOption(s)) : this.#coverNext(s);
  }
  #coverNext(s) {
    const next = this.#right(s);
    return next === this.#tried ? this.#enter() : this.#go("COVER", next);
  }
  #leaveBranch() { this.branches.pop(); this.#leaveLevel(); }
  #leaveLevel() { return this.depth ? this.#leftward(this.#tried) : this.#go("DONE"); }
  #leftward(s) {
    const next = this.#left(s);
    return !this.repeats && next === this.#tried ? this.#go("RETRACT", next) : this.#beginUncover(next);
  }
  #beginUncover(s) { this.#uncoverOn(s, this.#up(s, this.COL[s])); }
  #uncoverOn(s, q) {
    return this.#isHeader(q) ? this.#go("UNCOVER", s) : this.#go(this.repeats ? "RESTORE" : "UNHIDE", s, q);
  }

  #undo({ op, s, q }) {
    switch (op) {
      case "COVER": return this.#joinRing(this.COL[s]);
      case "UNCOVER": this.#leaveRing(this.COL[s], s); return this.#isHeader(s) && this.branches.push(s);
      case "HIDE": case "DROP": return this.#restore(q);
      case "UNHIDE": case "RESTORE": return this.#remove(q);
      case "TRY": return this.stack.pop();
      case "RETRACT": return this.stack.push(s);
      case "CHOOSE": return this.branches.pop();
      case "EXHAUSTED": return this.repeats && this.branches.push(s);
      case "BEST": return this.covers.pop();
    }
  }

  // --- the links ---
  #leaveRing(h, owner) { this.#unlink(h, this.L, this.R); this.OWNER[h] = owner; }
  #joinRing(h) { this.#relink(h, this.L, this.R); this.OWNER[h] = 0; }
  /* A node leaves its column, or in repeat cover its option's row. */
  #remove(q) { this.#unlink(q, ...this.#around); this.S[this.COL[q]] -= !this.repeats; }
  #restore(q) { this.#relink(q, ...this.#around); this.S[this.COL[q]] += !this.repeats; }
  get #around() { return this.repeats ? [this.L, this.R] : [this.U, this.D]; }
  /* What is unlinked still knows its neighbours: that is the whole trick. */
  #unlink(node, before, after) {
    after[before[node]] = after[node];
    before[after[node]] = before[node];
  }
  #relink(node, before, after) { after[before[node]] = before[after[node]] = node; }
  /* The node that leaves after q as the column of s is covered; after the header the first, after the last the header. */
  #down(s, q) { return this.#walk(s, q, this.D, this.R); }
  #up(s, q) { return this.#walk(s, q, this.U, this.L); }
  #walk(s, q, along, across) {
    if (this.repeats) return along[q] === s ? along[s] : along[q];
    const h = this.COL[s];
    let member = q === h ? h : this.#memberOf(h, q);
    for (q = q === h ? h : across[q]; q === member; q = across[member]) {
      do member = along[member]; while (this.#stays(s, member));
      if (member === h) return h;
    }
    return q;
  }
  #memberOf(h, q) {
    let member = this.R[q];
    while (this.COL[member] !== h) member = this.R[member];
    return member;
  }
  /* The next node rightward whose item the tried option is still to cover; the tried node after the last. */
  #right(s) { return this.#sibling(s, this.R, (node) => !this.#isLinked(this.COL[node])); }
  /* The next node leftward that has covered its item; the tried node after the last. */
  #left(s) { return this.#sibling(s, this.L, (node) => this.OWNER[this.COL[node]] !== node); }
  #sibling(s, along, isPassed) {
    do s = along[s]; while (s !== this.#tried && isPassed(s));
    return s;
  }
  get #tried() { return this.stack.at(-1); }
  #isHeader(node) { return node < this.firstNode; }
  #isLinked(h) { return this.R[this.L[h]] === h; }
  /* Whether a node stays in the column that s covers, since it has the same colour: the column is purified. */
  #stays(s, member) { return this.COLOR[s] !== 0 && this.COLOR[member] === this.COLOR[s]; }
  #agrees(node) { return this.#stays(this.OWNER[this.COL[node]], node); }
}
if (typeof module !== "undefined") module.exports = { Search };
