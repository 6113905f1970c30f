"use strict";
// The page of a reviewed game. Positions come as changes of the board, so no rules are played here.
(() => {
  document.documentElement.classList.remove("still");
  const data = JSON.parse(document.getElementById("data").textContent);
  const {size, columns, rows, komi: gameKomi, positions, texts} = data;
  const last = positions.length - 1, points = size * size, missing = size - rows;
  const mistakes = positions.map((p, i) => i).filter((i) => positions[i].mistake);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const byId = (id) => document.getElementById(id);
  // line: place in linesOf of the line on the board, of which it shows so many moves (step)
  const state = {at: 0, line: null, step: 0, komi: gameKomi};
  let playing = 0; // timer of the line

  // The lines instead of a move: the better one, if there is any, then the record's variations.
  const linesOf = (p) => [p.better ? {moves: p.better} : null, ...(p.others || [])];
  const shownLine = () => (state.line === null ? null : linesOf(positions[state.at])[state.line]);

  // --- texts ------------------------------------------------------------------------------------

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const minus = (text) => String(text).replace("-", "\u2212");
  const komiText = (komi) => minus(Number.isInteger(4 * komi) && !Number.isInteger(2 * komi)
    ? komi.toFixed(2) : komi.toFixed(1));
  const percent = (share) => `${Math.round(100 * share)}\u00a0%`;
  const nameOf = (color) => texts.colors[color === 1 ? 0 : 1];

  function vertex(point) {
    if (point >= points) return texts.pass;
    const row = Math.floor(point / size);
    return "ABCDEFGHJKLMNOPQRSTUVWXYZ"[point % size] + (size - row);
  }

  function moveText(at) {
    const p = positions[at];
    if (p.move === undefined) return at ? texts.setup : texts.start;
    return fill(texts.move, {number: p.number, color: nameOf(p.color), vertex: vertex(p.move)});
  }

  function leadText(p, komi) {
    if (p.alpha === undefined) return "";
    const lead = p.alpha - komi;
    if (Math.abs(lead) <= (p.error || 0)) return texts.even;
    return `${lead > 0 ? "B" : "W"}+${Math.abs(lead).toFixed(1)}`;
  }

  // --- values -----------------------------------------------------------------------------------

  // A curve is the steepness beyond its ends, then komi and log odds of Black's win at each bend.
  function winrate(p, komi) {
    const c = p.curve;
    if (!c) return p.winrate;
    if (c[0] === null) return komi === c[1] ? 0.5 : Number(komi < c[1]); // the game is over
    const ends = c.length - 2;
    let odds;
    if (komi <= c[1]) odds = c[2] + c[0] * (c[1] - komi);
    else if (komi >= c[ends]) odds = c[ends + 1] - c[0] * (komi - c[ends]);
    else {
      let i = 1;
      while (komi > c[i + 2]) i += 2;
      odds = c[i + 1] + (c[i + 3] - c[i + 1]) * (komi - c[i]) / (c[i + 2] - c[i]);
    }
    return 1 / (1 + Math.exp(-odds));
  }

  // --- boards -----------------------------------------------------------------------------------

  const board = new Uint8Array(points); // 0 empty, 1 black, 2 white
  let boardOf = -1; // position on it

  function change(cells, changes) {
    for (const c of changes) cells[Math.floor(c / 3)] = c % 3;
  }

  function boardAt(at) {
    if (at < boardOf) { board.fill(0); boardOf = -1; }
    while (boardOf < at) change(board, positions[++boardOf].changes || []);
    return board;
  }

  const SVG = "http://www.w3.org/2000/svg", CELL = 20;
  function draw(parent, kind, attributes, text) {
    const element = document.createElementNS(SVG, kind);
    for (const name in attributes) element.setAttribute(name, attributes[name]);
    if (text !== undefined) element.textContent = text;
    parent.append(element);
    return element;
  }
  const placeOf = (p) => [CELL * (p % size + 1), CELL * (Math.floor(p / size) - missing + 1)];

  function makeBoard() {
    const wide = CELL * (columns + 1), high = CELL * (rows + 1);
    const svg = draw(byId("board"), "svg", {viewBox: `0 0 ${wide} ${high}`, "aria-hidden": "true"});
    const defs = draw(svg, "defs", {});
    for (const [id, light, dark] of [["b", "#5a5a5a", "#0c0c0c"], ["w", "#ffffff", "#d6d4cf"]]) {
      const shade = draw(defs, "radialGradient", {id: `stone-${id}`, cx: 0.36, cy: 0.32, r: 0.75});
      draw(shade, "stop", {offset: 0, "stop-color": light});
      draw(shade, "stop", {offset: 1, "stop-color": dark});
    }
    draw(svg, "rect", {width: wide, height: high, rx: 3, fill: "#e3bf80"});
    let lines = "";
    for (let c = 1; c <= columns; c++) lines += `M${CELL * c} ${CELL}V${CELL * rows}`;
    for (let r = 1; r <= rows; r++) lines += `M${CELL} ${CELL * r}H${CELL * columns}`;
    draw(svg, "path", {d: lines, stroke: "#5d4a2b", "stroke-width": 0.8, fill: "none"});
    const label = {"font-size": 7, "font-family": "sans-serif", fill: "#5d4a2b",
      "text-anchor": "middle"};
    for (let c = 0; c < columns; c++) {
      draw(svg, "text", {x: CELL * (c + 1), y: 0.42 * CELL, ...label},
        "ABCDEFGHJKLMNOPQRSTUVWXYZ"[c]);
    }
    for (let r = 0; r < rows; r++) {
      draw(svg, "text", {x: 0.28 * CELL, y: CELL * (r + 1) + 2.5, ...label}, rows - r);
    }
    for (const p of data.stars) {
      const [cx, cy] = placeOf(p);
      draw(svg, "circle", {cx, cy, r: 2, fill: "#5d4a2b"});
    }
    return [draw(svg, "g", {id: "stones"}), draw(svg, "g", {id: "marks"})];
  }
  const [stones, marks] = makeBoard();
  const discs = new Array(points);

  function showStones(cells) {
    for (let p = 0; p < points; p++) {
      if (!cells[p] && !discs[p]) continue;
      if (!discs[p]) {
        const [cx, cy] = placeOf(p);
        discs[p] = draw(stones, "circle", {cx, cy, r: 0.47 * CELL, stroke: "#222",
          "stroke-width": 0.5, "data-point": p});
      }
      discs[p].setAttribute("visibility", cells[p] ? "visible" : "hidden");
      if (cells[p]) discs[p].setAttribute("fill", `url(#stone-${cells[p] === 1 ? "b" : "w"})`);
      discs[p].dataset.color = cells[p];
    }
  }

  const inkOn = (cell) => (cell === 1 ? "#fff" : "#111");

  function mark(kind, p, cell, color = inkOn(cell)) {
    const [x, y] = placeOf(p), r = 0.24 * CELL;
    const line = {stroke: color, "stroke-width": 1.8, fill: "none"};
    if (kind.startsWith("label:")) {
      if (!cell) draw(marks, "circle", {cx: x, cy: y, r: 0.4 * CELL, fill: "#e3bf80"});
      const text = kind.slice(6, 10);
      draw(marks, "text", {x, y: y + 3.8, "font-size": text.length > 2 ? 7.5 : 10.5,
        "font-family": "sans-serif", "font-weight": 600, fill: color, "text-anchor": "middle"}, text);
    } else if (kind === "square" || kind === "selected") {
      draw(marks, "rect", {x: x - r, y: y - r, width: 2 * r, height: 2 * r, ...line});
    } else if (kind === "circle") {
      draw(marks, "circle", {cx: x, cy: y, r, ...line});
    } else if (kind === "cross") {
      draw(marks, "path", {d: `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`,
        ...line});
    } else {
      draw(marks, "path", {d: `M${x} ${y - 1.2 * r}l${1.1 * r} ${1.9 * r}h${-2.2 * r}z`, ...line});
    }
  }

  function showGame(p) {
    const cells = boardAt(state.at);
    showStones(cells);
    for (const [point, kind] of p.marks || []) mark(kind, point, cells[point]);
    const marked = new Set((p.marks || []).map(([point]) => point));
    if (p.move < points && !marked.has(p.move)) {
      const [cx, cy] = placeOf(p.move);
      const color = p.loss === undefined ? inkOn(cells[p.move]) : data.loss_colors[p.loss];
      draw(marks, "circle", {cx, cy, r: 0.2 * CELL, fill: color, stroke: inkOn(cells[p.move]),
        "stroke-width": 0.8, "data-last": p.move});
    }
    const better = p.better && p.better[0][0];
    if (better < points && !cells[better] && !marked.has(better)) {
      const [cx, cy] = placeOf(better);
      draw(marks, "circle", {cx, cy, r: 0.36 * CELL, fill: "none", stroke: data.loss_colors[0],
        "stroke-width": 2.4, "stroke-dasharray": "4 2.4", "data-better": better});
    }
  }

  function showLine(p, moves, isBetter) {
    const cells = Uint8Array.from(boardAt(state.at - 1)), numbers = new Map();
    moves.slice(0, state.step).forEach(([point, ...changes], i) => {
      change(cells, changes);
      if (point < points && !numbers.has(point)) numbers.set(point, i + 1);
    });
    showStones(cells);
    if (p.move < points && !numbers.has(p.move) && !cells[p.move]) { // the move of the game, faint
      const [cx, cy] = placeOf(p.move);
      draw(marks, "circle", {cx, cy, r: 0.46 * CELL, opacity: 0.55,
        fill: `url(#stone-${p.color === 1 ? "b" : "w"})`});
      if (isBetter) mark("cross", p.move, 0, data.loss_colors[4]);
    }
    for (const [point, number] of numbers) {
      if (cells[point]) mark(`label:${number}`, point, cells[point]);
    }
    const newest = moves[state.step - 1];
    if (newest && newest[0] < points) {
      const [cx, cy] = placeOf(newest[0]);
      draw(marks, "circle", {cx, cy, r: 0.47 * CELL, fill: "none", stroke: data.loss_colors[0],
        "stroke-width": 2.2});
    }
  }

  // --- charts -----------------------------------------------------------------------------------

  const WIDE = 1000;
  function chart(id, high) {
    const holder = byId(id);
    if (!holder) return null;
    const svg = draw(holder, "svg", {"aria-hidden": "true"});
    const layout = {holder, svg, wide: WIDE, high};
    return layout;
  }
  const komiChart = chart("komi", 200), gameChart = chart("game", 196);

  // Texts keep their size, so the drawing is as wide as the page has room for.
  function begin(c) {
    c.wide = Math.max(c.holder.clientWidth, 200);
    c.svg.setAttribute("viewBox", `0 0 ${c.wide} ${c.high}`);
    c.svg.replaceChildren();
  }

  const alphas = positions.map((p) => p.alpha).filter((a) => a !== undefined).sort((a, b) => a - b);
  const share = (list, part) => list[Math.floor(part * (list.length - 1))];
  const LEFT = 56, RIGHT = 10;

  // The axis of the komi: where the curve of a position falls, and the komi of game and line. It is
  // that of the position, not of the line's komi while it is dragged, so that it does not run away.
  const axis = {at: -1, low: 0, high: 0};
  const LEFT_OUT = 0.02; // share of the curve's height beyond each end

  function komiOf(p, chance) {
    let [from, to] = [-points, points];
    for (let i = 0; i < 20; i++) {
      const half = (from + to) / 2;
      if (winrate(p, half) > chance) from = half; else to = half;
    }
    return to;
  }

  function fitAxis(p) {
    if (axis.at === state.at) return;
    const ends = p.curve ? [komiOf(p, 1 - LEFT_OUT), komiOf(p, LEFT_OUT)]
      : [gameKomi - 20, gameKomi + 20];
    const komis = [...ends, gameKomi, state.komi];
    axis.low = 5 * Math.floor((Math.min(...komis) - 3) / 5);
    axis.high = 5 * Math.ceil((Math.max(...komis) + 3) / 5);
    axis.at = state.at;
  }

  function round(from, to, most) {
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((s) => (to - from) / s <= most) || 1000;
    const values = [];
    for (let v = Math.ceil(from / step) * step; v <= to; v += step) values.push(v);
    return values;
  }

  function showKomi(p) {
    if (!komiChart) return;
    begin(komiChart);
    fitAxis(p);
    const {svg, wide} = komiChart, {low, high} = axis, top = 32, bottom = 172;
    const x = (k) => LEFT + (k - low) / (high - low) * (wide - LEFT - RIGHT);
    const y = (share) => bottom - share * (bottom - top);
    draw(svg, "rect", {x: LEFT, y: top, width: wide - LEFT - RIGHT, height: bottom - top,
      class: "upper"});
    const chance = winrate(p, state.komi), holder = komiChart.holder;
    const said = byId("komi_said");
    if (p.curve) {
      let path = "";
      for (let i = 0; i <= 240; i++) {
        const k = low + (high - low) * i / 240;
        path += `${i ? "L" : "M"}${x(k).toFixed(1)} ${y(winrate(p, k)).toFixed(1)}`;
      }
      draw(svg, "path", {d: `${path}L${x(high)} ${bottom}L${x(low)} ${bottom}Z`, class: "lower"});
      draw(svg, "path", {d: path, class: "edge"});
    }
    for (const share of [0, 0.5, 1]) {
      draw(svg, "text", {x: LEFT - 5, y: y(share) + 4, "text-anchor": "end"}, percent(share));
    }
    draw(svg, "path", {d: `M${LEFT} ${y(0.5)}H${wide - RIGHT}`, class: "mid"});
    for (const k of round(low, high, wide / 60)) {
      draw(svg, "path", {d: `M${x(k)} ${bottom}v5`, class: "mid"});
      draw(svg, "text", {x: x(k), y: bottom + 24, "text-anchor": "middle"}, minus(k));
    }
    draw(svg, "path", {d: `M${x(gameKomi)} ${top}V${bottom}`, class: "dash"});
    draw(svg, "path", {d: `M${x(state.komi)} ${top}V${bottom}`, class: "here"});
    let text = texts.no_curve;
    if (p.curve) {
      draw(svg, "circle", {cx: x(state.komi), cy: y(chance), r: 11, class: "knob",
        "data-komi": state.komi});
      text = fill(texts.at_komi, {komi: komiText(state.komi), share: percent(chance)});
      if (p.alpha !== undefined) {
        text += ` ${fill(texts.fair, {komi: minus(p.alpha.toFixed(1))})}`;
      }
    }
    draw(svg, "text", {x: Math.min(Math.max(x(state.komi), LEFT + 40), wide - RIGHT - 40), y: 14,
      "text-anchor": "middle", class: "strong"}, fill(texts.komi, {komi: komiText(state.komi)}));
    said.textContent = text;
    holder.setAttribute("aria-valuemin", low);
    holder.setAttribute("aria-valuemax", high);
    holder.setAttribute("aria-valuenow", state.komi);
    holder.setAttribute("aria-valuetext", p.curve ? text : komiText(state.komi));
    setOff("reset", state.komi === gameKomi);
  }

  // Parts of the game whose positions have a value, as lists of places.
  function runs(has) {
    const found = [];
    positions.forEach((p, i) => {
      if (!has(p)) return;
      if (found.length && found.at(-1).at(-1) === i - 1) found.at(-1).push(i);
      else found.push([i]);
    });
    return found;
  }

  function showCurve(p) {
    if (!gameChart) return;
    begin(gameChart);
    const {svg, wide} = gameChart, [top, middle, under, bottom] = [12, 100, 110, 172];
    const x = (i) => LEFT + i / Math.max(last, 1) * (wide - LEFT - RIGHT);
    const y = (share) => middle - share * (middle - top);
    draw(svg, "rect", {x: LEFT, y: top, width: wide - LEFT - RIGHT, height: middle - top,
      class: "upper"});
    for (const run of runs((one) => one.winrate !== undefined)) {
      const path = run.map((i) => `${x(i).toFixed(1)} ${y(winrate(positions[i], state.komi)).toFixed(1)}`);
      const [from, to] = [x(run[0]), x(run.at(-1))];
      draw(svg, "path", {d: `M${from} ${middle}L${path.join("L")}L${to} ${middle}Z`, class: "lower"});
    }
    for (const share of [0, 0.5, 1]) {
      draw(svg, "text", {x: LEFT - 5, y: y(share) + 4, "text-anchor": "end"}, percent(share));
    }
    draw(svg, "path", {d: `M${LEFT} ${y(0.5)}H${wide - RIGHT}`, class: "mid"});
    if (alphas.length) {
      const most = Math.max(Math.abs(share(alphas, 0.02) - state.komi),
        Math.abs(share(alphas, 0.98) - state.komi), 3);
      const half = (bottom - under) / 2, zero = under + half;
      const down = (lead) => zero - Math.min(Math.max(lead / most, -1), 1) * half;
      draw(svg, "path", {d: `M${LEFT} ${zero}H${wide - RIGHT}`, class: "mid"});
      for (const side of [1, -1]) {
        draw(svg, "text", {x: LEFT - 5, y: zero - side * (half - 5) + 4, "text-anchor": "end"},
          `${side > 0 ? "B" : "W"}+${most.toFixed(0)}`);
      }
      for (const run of runs((one) => one.alpha !== undefined)) {
        const path = run.map((i) =>
          `${x(i).toFixed(1)} ${down(positions[i].alpha - state.komi).toFixed(1)}`);
        draw(svg, "path", {d: `M${path.join("L")}`, class: "lead"});
      }
    }
    for (const i of mistakes) {
      const one = positions[i];
      if (one.winrate === undefined) continue;
      draw(svg, "circle", {cx: x(i), cy: y(winrate(one, state.komi)), r: one.pin ? 6 : 4,
        fill: data.loss_colors[one.loss || 0], stroke: "#fff", "stroke-width": 1.2});
    }
    for (const number of round(0, positions[last].number, wide / 60)) {
      const i = positions.findIndex((one) => one.number === number);
      draw(svg, "text", {x: x(i), y: bottom + 18, "text-anchor": "middle"}, number);
    }
    draw(svg, "path", {d: `M${x(state.at)} ${top}V${bottom}`, class: "here"});
    const holder = gameChart.holder, chance = winrate(p, state.komi);
    holder.setAttribute("aria-valuemin", 0);
    holder.setAttribute("aria-valuemax", last);
    holder.setAttribute("aria-valuenow", state.at);
    holder.setAttribute("aria-valuetext", chance === undefined ? moveText(state.at)
      : `${moveText(state.at)}; ${fill(texts.at_komi, {komi: komiText(state.komi),
        share: percent(chance)})}`);
  }

  // --- the page ---------------------------------------------------------------------------------

  function say(id, text) {
    const element = byId(id);
    element.hidden = !text;
    const whole = text.replace(/(\d) %/g, "$1\u00a0%"); // a number and its sign stay on one line
    if (element.textContent !== whole) element.textContent = whole;
  }

  // A button that does nothing now keeps the focus, unlike one that is disabled.
  const setOff = (id, isOff) => byId(id).setAttribute("aria-disabled", isOff);

  function showFigures(p) {
    const list = byId("figures"), chance = winrate(p, state.komi), found = [];
    if (state.line === null) {
      if (chance !== undefined) {
        found.push([fill(texts.chance, {komi: komiText(state.komi)}), percent(chance)]);
      }
      const lead = leadText(p, state.komi);
      if (lead) found.push([fill(texts.lead, {komi: komiText(state.komi)}), lead]);
    }
    const [black, white] = p.prisoners || [0, 0];
    if ((black || white) && state.line === null) {
      found.push([texts.prisoners, fill(texts.both, {black, white})]);
    }
    list.replaceChildren(...found.flatMap((pair) => ["dt", "dd"].map((kind, i) => {
      const element = document.createElement(kind);
      element.textContent = pair[i];
      return element;
    })));
  }

  // The buttons of the lines stay while one is shown, so that the next can be chosen.
  function showLines(lines, line) {
    byId("lines").hidden = lines.length < 2 && !lines[0];
    const better = byId("better"), others = byId("others");
    better.hidden = !lines[0];
    if (lines[0]) {
      better.textContent = fill(texts.better, {vertex: vertex(lines[0].moves[0][0])});
      better.setAttribute("aria-pressed", state.line === 0);
    }
    while (others.children.length > lines.length - 1) others.lastElementChild.remove();
    while (others.children.length < lines.length - 1) {
      const button = document.createElement("button"), place = others.children.length + 1;
      button.addEventListener("click", () => switchLine(place));
      others.append(button);
    }
    others.hidden = lines.length < 2;
    [...others.children].forEach((button, i) => {
      button.textContent = fill(texts.other, {vertex: vertex(lines[i + 1].moves[0][0])});
      button.setAttribute("aria-pressed", state.line === i + 1);
    });
    const leave = byId("leave");
    leave.textContent = texts.leave;
    if (!line && document.activeElement === leave) {
      (lines[0] ? better : others.firstElementChild || byId("forward")).focus();
    }
    leave.hidden = !line;
    byId("replay").hidden = !line || line.moves.length < 2;
    byId("line").textContent = line ? line.moves.map(([point], i) =>
      (i < state.step ? vertex(point) : "\u00b7")).join(" ") : "";
  }

  function show() {
    const p = positions[state.at], line = shownLine(), lines = linesOf(p);
    marks.replaceChildren();
    const isOther = state.line > 0; // of the record, about which nothing else is known
    if (line) showLine(p, line.moves, !isOther); else showGame(p);
    const where = line
      ? fill(texts.instead, {number: p.number, step: state.step, steps: line.moves.length})
      : moveText(state.at);
    say("where", where);
    byId("where").hidden = false;
    byId("board").setAttribute("aria-label", fill(texts.board, {move: where}));
    say("problem", line ? "" : p.problem || "");
    say("said", isOther ? "" : p.text || "");
    const curve = byId("curve");
    if (curve) curve.classList.toggle("off", Boolean(line));
    showLines(lines, line);
    showFigures(p);
    const comment = byId("comment");
    const words = line ? line.comments && line.comments[state.step] : p.comment;
    comment.hidden = !words;
    comment.lastElementChild.textContent = words || "";
    const end = line ? line.moves.length : last, at = line ? state.step : state.at;
    const least = line ? 1 : 0;
    for (const id of ["first", "back"]) setOff(id, at <= least);
    for (const id of ["forward", "last"]) setOff(id, at >= end);
    if (mistakes.length) {
      setOff("previous", !(mistakes[0] < state.at));
      setOff("next", !(mistakes.at(-1) > state.at));
    }
    for (const link of document.querySelectorAll(".turns a")) {
      const isCurrent = p.move !== undefined && link.hash === `#move${p.number}`;
      link.classList.toggle("current", isCurrent);
      if (isCurrent) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    showKomi(p);
    showCurve(p);
  }

  function stop() {
    clearInterval(playing);
    playing = 0;
  }

  function go(at) {
    stop();
    state.at = Math.min(Math.max(at, 0), last);
    state.line = null;
    show();
  }

  function step(by) {
    stop();
    const line = shownLine();
    if (!line) { go(state.at + by); return; }
    state.step = Math.min(Math.max(state.step + by, 1), line.moves.length);
    show();
  }

  function toEnd(side) {
    const line = shownLine();
    if (line) step(side * line.moves.length); else go(side < 0 ? 0 : last);
  }

  function toMistake(by) {
    const found = by > 0 ? mistakes.find((i) => i > state.at)
      : mistakes.findLast((i) => i < state.at);
    if (found !== undefined) go(found);
  }

  function playLine(place) {
    const line = linesOf(positions[state.at])[place];
    if (!line) return;
    stop();
    state.line = place;
    state.step = calm.matches ? line.moves.length : 1;
    show();
    if (calm.matches) return;
    playing = setInterval(() => {
      if (state.step >= line.moves.length) { stop(); return; }
      state.step += 1;
      show();
    }, 900);
  }

  function switchLine(place) {
    if (state.line === place) go(state.at); else playLine(place);
  }

  function setKomi(komi) {
    const near = Math.min(Math.max(Math.round(2 * komi) / 2, axis.low), axis.high);
    const isGames = Math.abs(komi - gameKomi) < 0.25; // it may be a quarter
    state.komi = isGames ? gameKomi : near;
    show();
  }

  // --- input ------------------------------------------------------------------------------------

  const actions = {
    first: () => toEnd(-1), back: () => step(-1), forward: () => step(1), last: () => toEnd(1),
    previous: () => toMistake(-1), next: () => toMistake(1),
    better: () => switchLine(0), leave: () => go(state.at),
    replay: () => playLine(state.line), reset: () => setKomi(gameKomi),
  };
  for (const id in actions) {
    const button = byId(id);
    if (button) button.addEventListener("click", actions[id]);
  }

  const keys = {
    ArrowRight: () => step(1), ArrowLeft: () => step(-1), Home: () => toEnd(-1),
    End: () => toEnd(1), n: () => toMistake(1), N: () => toMistake(-1),
    b: () => switchLine(0), Escape: () => { if (state.line !== null) go(state.at); },
  };
  const shifted = {ArrowRight: () => step(10), ArrowLeft: () => step(-10), N: keys.N};
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const act = (event.shiftKey ? shifted : keys)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  const komiKeys = {ArrowRight: 0.5, ArrowUp: 0.5, ArrowLeft: -0.5, ArrowDown: -0.5,
    PageUp: 5, PageDown: -5, Home: -Infinity, End: Infinity};
  if (komiChart) {
    komiChart.holder.addEventListener("keydown", (event) => {
      const by = komiKeys[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const komi = state.komi + by, passes = (state.komi - gameKomi) * (komi - gameKomi) < 0;
      setKomi(passes && Math.abs(by) < 1 ? gameKomi : komi);
    });
  }
  const gameKeys = {ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10};
  if (gameChart) {
    gameChart.holder.addEventListener("keydown", (event) => {
      const by = gameKeys[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      go(state.at + by);
    });
  }

  // Sliding along a chart; `moved` gets the place from 0, its left, to 1.
  function slides(c, moved) {
    if (!c) return;
    const at = (event) => {
      const box = c.svg.getBoundingClientRect();
      return (event.clientX - box.left - LEFT) / Math.max(box.width - LEFT - RIGHT, 1);
    };
    c.holder.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      c.holder.setPointerCapture(event.pointerId);
      moved(at(event));
    });
    c.holder.addEventListener("pointermove", (event) => {
      if (c.holder.hasPointerCapture(event.pointerId)) moved(at(event));
    });
  }
  slides(komiChart, (place) => setKomi(axis.low + place * (axis.high - axis.low)));
  slides(gameChart, (place) => go(Math.round(place * last)));

  // A swipe to the left is forward, as in a book; a tap steps forward on the right half.
  const SWIPE = 30;
  let down = null;
  const holder = byId("board");
  holder.addEventListener("pointerdown", (event) => {
    down = event.button ? null : [event.clientX, event.clientY];
  });
  holder.addEventListener("pointercancel", () => { down = null; });
  holder.addEventListener("pointerup", (event) => {
    if (!down) return;
    const [dx, dy] = [event.clientX - down[0], event.clientY - down[1]];
    down = null;
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > 1.5 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
    else if (Math.hypot(dx, dy) < 10) {
      const box = holder.getBoundingClientRect();
      step(event.clientX > box.left + box.width / 2 ? 1 : -1);
    }
  });

  function follow(hash) {
    const found = /^#move(\d+)$/.exec(hash);
    const at = found ? positions.findIndex((p) =>
      p.move !== undefined && p.number === Number(found[1])) : -1;
    if (at < 0) return false;
    go(at);
    return true;
  }
  for (const link of document.querySelectorAll(".turns a")) {
    link.addEventListener("click", () => {
      follow(link.hash);
      holder.scrollIntoView({block: "nearest", behavior: calm.matches ? "auto" : "smooth"});
    });
  }
  addEventListener("hashchange", () => follow(location.hash));
  addEventListener("resize", () => show());
  if (!follow(location.hash)) show();
})();
