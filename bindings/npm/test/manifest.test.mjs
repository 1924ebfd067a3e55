// Runs every file in crates/janggi/testdata/manifest.json according to its kind, as do the Rust and Python tests.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { isRead, NOTATIONS } from "janggun";
import { loadRecords, loadRules } from "janggun/node";

const data = join(import.meta.dirname, "../../../crates/janggi/testdata");
const rules = await loadRules();
const records = await loadRecords();

const read = (file) => {
  const bytes = readFileSync(join(data, file));
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
};
const lines = (text) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
const json = (text) => JSON.parse(text);
const usual = rules.judge({ rules: "kakao" }).fen;

function perft(file, { most_nodes: most }) {
  const { start, setups, positions } = json(read(file));
  let cases = 0;
  for (const { fen, nodes } of [{ fen: usual, nodes: start }, ...setups, ...positions]) {
    for (const [preset, counts] of Object.entries(nodes)) {
      for (const [at, wanted] of counts.entries()) {
        if (wanted > most) continue;
        assert.equal(records.perft(preset, at + 1, fen), wanted, `${preset} ${at + 1} ${fen}`);
        cases++;
      }
    }
  }
  return cases;
}

/** Returns whether `whole` has all fields of `part`, with the same values. */
function covers(whole, part) {
  if (Array.isArray(part)) {
    return Array.isArray(whole) && whole.length === part.length && part.every((value, at) => covers(whole[at], value));
  }
  if (part !== null && typeof part === "object") {
    return (
      whole !== null &&
      typeof whole === "object" &&
      Object.entries(part).every(([key, value]) => key in whole && covers(whole[key], value))
    );
  }
  return whole === part;
}

export function holds(answer, name, wanted) {
  const legal = answer.legal ?? [];
  switch (name) {
    case "legal_count":
      return legal.length === wanted;
    case "has":
      return wanted.every((move) => legal.includes(move));
    case "lacks":
      return !wanted.some((move) => legal.includes(move));
    case "outcome":
      return (answer.verdict?.outcome ?? null) === wanted;
    case "code":
    case "rule":
      return answer.verdict?.[name] === wanted;
    case "facts":
      return covers(answer.verdict?.facts ?? null, wanted);
    case "error":
      return Object.entries(wanted).every(
        ([key, value]) => (key === "reason" ? answer.error?.facts.reason : answer.error?.[key]) === value,
      );
    default:
      return name in answer && covers(answer[name], wanted);
  }
}

function judged(request, expect, what) {
  const answer = rules.judge(request);
  for (const [name, wanted] of Object.entries(expect)) {
    assert.ok(
      holds(answer, name, wanted),
      `${what}: ${name} is not ${JSON.stringify(wanted)}: ${JSON.stringify(answer)}`,
    );
  }
}

function judge(file) {
  const rows = lines(read(file));
  for (const row of rows) {
    const { case: name, expect, comment: _, source: __, ...request } = json(row);
    judged(request, expect, name);
  }
  return rows.length;
}

function positions(file) {
  const rows = lines(read(file));
  for (const row of rows) {
    const { expect, ...request } = json(row);
    judged({ ...request, claims: "last" }, expect, row);
  }
  return rows.length;
}

function movement(file) {
  const rows = lines(read(file)).slice(1);
  for (const row of rows) {
    const [id, fen, from, goals] = row.split(",");
    const steps = rules.judge({ rules: "fsf-casual", fen }).legal.map((move) => /^([a-i]\d+)([a-i]\d+)$/.exec(move));
    const found = steps.filter(([, at, to]) => at === from && to !== from).map(([, , to]) => to);
    assert.deepEqual(
      found.sort(),
      goals
        .split(" ")
        .filter((goal) => goal !== "")
        .sort(),
      id,
    );
  }
  return rows.length;
}

function stablePositions(file) {
  const rows = json(read(file));
  for (const row of rows) {
    const { fen, hash, packed } = records.pack(row.fen);
    assert.deepEqual({ fen, hash, packed }, row);
    assert.equal(records.unpack(packed).fen, fen);
  }
  return rows.length;
}

function notation(file) {
  const rows = lines(read(file));
  for (const row of rows) {
    const [start, korean, moves, end] = row.split(",");
    const line = moves.split(" ");
    for (const notation of NOTATIONS) {
      const there = records.moves(line, "uci", notation, start);
      assert.equal(there.fen, end);
      assert.deepEqual(records.moves(there.moves, notation, "uci", start).moves, line, notation);
      if (notation === "korean" && korean !== "") assert.equal(there.moves.join(" "), korean);
    }
  }
  return rows.length;
}

function gib(file) {
  const folder = dirname(join(data, file));
  const rows = lines(read(file)).slice(1);
  for (const row of rows) {
    const [name, number, ...wanted] = row.split(",");
    const games = [...records.games(new Uint8Array(readFileSync(join(folder, name))), "gib")];
    const game = games[Number(number) - 1];
    const found = ["", "0", "", "", ""];
    if (isRead(game)) {
      const { winner, reason, margin_half: margin } = game.outcome;
      found[1] = String(game.moves.length);
      found[2] = winner ?? "unknown";
      found[3] = margin === undefined ? reason : `${reason} ${margin / 2}`;
      found[4] = [...new Set(game.notes.map((note) => note.code))].sort().join(" ");
    }
    found[0] = game.fault?.code ?? "-";
    assert.deepEqual(found, wanted, `${name} game ${number}`);
  }
  return rows.length;
}

const kinds = { perft, judge, positions, movement, "stable-positions": stablePositions, notation, gib };

test("every file of the manifest", () => {
  let total = 0;
  for (const { file, kind, cases, ...options } of json(read("manifest.json")).files) {
    const run = kinds[kind];
    assert.ok(run !== undefined, `${file}: no runner for the kind ${kind}`);
    const found = run(file, options);
    console.log(`${String(found).padStart(5)} ${kind.padEnd(16)} ${file}`);
    assert.equal(found, cases, file);
    total += found;
  }
  console.log(`${total} cases`);
});

test("a wrong expectation is noticed", () => {
  const answer = rules.judge({ rules: "kakao", moves: ["pass", "pass"] });
  for (const [name, wanted] of [
    ["outcome", "cho"],
    ["code", "mate"],
    ["facts", { cho_half: 1 }],
    ["legal_count", 1],
    ["has", ["a4b4"]],
    ["check", 0],
  ]) {
    assert.ok(!holds(answer, name, wanted), name);
  }
});
