// Checks the files of the package, the sizes of its modules, its main functions, README and examples.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { decode, encodeCp949, FIELDS, Game, JanggunError, RefusedError, RULE_SETS } from "janggun";
import { findTerm, TERMS } from "janggun/glossary";
import { loadRecords, loadRules } from "janggun/node";
import { sourceOf } from "janggun/sources";

const here = join(import.meta.dirname, "..");
const GIB = join(here, "../../crates/janggi/testdata/records/gib/07-results.gib");
const node = (file, ...rest) => execFileSync(process.execPath, [file, ...rest], { encoding: "utf8", cwd: here });

test("the package holds what it promises and nothing else", () => {
  const [{ files }] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json"], { encoding: "utf8", cwd: here }));
  const names = [
    "api.gen",
    "game",
    "glossary",
    "glossary.gen",
    "index",
    "module",
    "node",
    "presets",
    "records",
    "text",
  ];
  names.push("rule-sets", "rule-sets.gen", "rules", "sources", "sources.gen", "texts.gen");
  names.push(...["error", "index", "lines", "methods.gen", "sender", "types.gen"].map((name) => `client/${name}`));
  const wanted = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "bin/janggun.mjs", "package.json"];
  wanted.push("dist/records.wasm", "dist/rules.wasm");
  wanted.push(...names.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]));
  assert.deepEqual(files.map((file) => file.path).sort(), wanted.sort());
});

test("the modules keep their budgets", () => {
  for (const [name, budget] of [
    ["rules", 150_000],
    ["records", 257_000],
  ]) {
    const size = gzipSync(readFileSync(join(here, `dist/${name}.wasm`)), { level: 9 }).length;
    console.log(`${name}.wasm: ${size} bytes gzipped of ${budget}`);
    assert.ok(size <= budget);
  }
});

test("what has not been built is not packed", () => {
  const folder = mkdtempSync(join(tmpdir(), "janggun-"));
  for (const name of ["package.json", "check-built.mjs"]) copyFileSync(join(here, name), join(folder, name));
  const { status, stderr } = spawnSync("npm", ["pack", "--dry-run"], { encoding: "utf8", cwd: folder });
  assert.notEqual(status, 0);
  assert.match(stderr, /dist\/index.d.ts has not been built; run `cargo xtask npm` first/);
  rmSync(folder, { recursive: true });
});

test("the words of Janggi are part of the package", () => {
  assert.ok(TERMS.length >= 75);
  assert.deepEqual(findTerm("bikjang")?.north, { hangul: "궁장", romanised: "gungjang" });
  assert.equal(findTerm("rook"), null);
});

test("the README's example prints what it says", () => {
  const code = readFileSync(join(here, "README.md"), "utf8").split("```js\n")[1].split("```")[0];
  const promised = [...code.matchAll(/^console\.log.*?\/\/ (.*)$/gm)].map((match) => match[1]);
  const folder = mkdtempSync(join(here, "test/readme-"));
  try {
    writeFileSync(join(folder, "readme.mjs"), code);
    assert.deepEqual(node(join(folder, "readme.mjs")).trim().split("\n"), promised);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the random bot plays to a verdict", () => {
  const text = node("examples/random-bot.mjs", "kakao", "3");
  assert.match(text, /plies, (cho|han|draw): \w+ by rule/);
  assert.equal(node("examples/random-bot.mjs", "kakao", "3"), text);
});

test("setups against results", () => {
  assert.match(node("examples/setup-statistics.mjs", GIB), /^8 games, 0 more with faults.*smsm +smsm +8 /s);
});

test("the board printer", () => {
  assert.match(node("examples/print-board.mjs"), /楚.*72 : 73\.5/s);
  assert.match(node("examples/print-board.mjs", "4k4/9/9/9/9/9/9/R7R/4K4/9 b - - 0 1"), /han to move/);
});

test("a game is played, refused, explained and taken back", async () => {
  const game = new Game(await loadRules(), "kakao");
  assert.deepEqual([game.turn, game.legal.length, game.points.han], ["cho", 32, 73.5]);
  assert.throws(
    () => game.play("a1a5"),
    (error) => error instanceof RefusedError && error.code === "illegal_move" && error.facts.at === "a4",
  );
  assert.deepEqual(game.moves, []);
  assert.equal(game.why("b1d2")?.code, "leg_blocked");
  assert.equal(game.why("a4b4"), null);
  game.play("pass");
  assert.equal(game.warnings()?.if_both_pass, "han");
  game.play("pass");
  assert.equal(game.verdict?.code, "double_pass");
  assert.equal(game.undo(), "pass");
  assert.equal(game.verdict, null);
});

test("presets and sentences are told in three languages, however they are asked for", async () => {
  const rules = await loadRules();
  const presets = rules.presets();
  assert.deepEqual(
    presets.map(({ id }) => id),
    RULE_SETS.map(({ id }) => id),
  );
  const casual = presets.find(({ id }) => id === "casual");
  assert.deepEqual(casual.name, { en: "Casual", ko: "친선 대국", nl: "Vriendschappelijk" });
  assert.deepEqual(Object.keys(casual.fields).sort(), [...FIELDS].sort());
  assert.equal(casual.fields["bikjang.mode"].source, "Wikipedia, Janggi.");
  assert.ok(casual.guesses.includes("draw_offer") && casual.earlier.length === casual.revision - 1);
  // For every revision, the judge must treat the written-out rules like the preset's id.
  const inFull = (asked) => rules.judge({ rules: asked, in_full: true }).rules;
  for (const { id, revision, rules: written, values, earlier } of RULE_SETS) {
    assert.deepEqual(inFull(`${id}@${revision}`), values, id);
    assert.deepEqual(inFull(written), values, id);
    for (const before of earlier) {
      const all = { ...values, ...before.values };
      assert.deepEqual(inFull(`${id}@${before.revision}`), all, `${id}@${before.revision}`);
      assert.deepEqual(inFull(before.rules), all, `${id}@${before.revision}`);
    }
  }
  const { endings, refusals, outcomes, variants, by_points: points } = rules.sentences();
  assert.equal(endings.resigned.en, "{by} resigned.");
  assert.equal(outcomes.cho.nl, "Cho wint");
  assert.equal(Object.keys(refusals).length, 14);
  assert.ok(points.ko.includes("{cho_half}"));
  assert.deepEqual(
    variants.map(({ code, fact, value }) => [code, fact, value]),
    [
      ["bikjang_accepted", "how", "immediate"],
      ["bikjang_accepted", "created_at_ply", "0"],
      ["no_capture_limit", "since_ply", "0"],
      ["draw_agreed", "result_kind", "points"],
      ["stopped", "how", "agreed"],
      ["stopped", "how", "referee"],
    ],
  );
  assert.ok(variants.every(({ text }) => text.ko !== ""));
  assert.deepEqual(JSON.parse(rules.call("presets")), presets);
  assert.deepEqual(JSON.parse(rules.call("sentences")), rules.sentences());
  assert.equal(sourceOf("casual", "bikjang.mode"), "Wikipedia, Janggi.");
  assert.equal(sourceOf("unknown", "bikjang.mode"), "");
});

test("what cannot be answered throws with a code", async () => {
  const records = await loadRecords();
  const code = (work) => {
    try {
      work();
    } catch (error) {
      assert.ok(error instanceof JanggunError);
      return error.code;
    }
    return null;
  };
  assert.equal(
    code(() => records.pack("nonsense")),
    "bad_fen",
  );
  assert.equal(
    code(() => records.unpack("00")),
    "bad_packed",
  );
  assert.equal(
    code(() => records.unpack("장기")),
    "bad_request",
  );
  assert.equal(
    code(() => records.moves(["z1"], "uci", "san")),
    "bad_move",
  );
  assert.equal(
    code(() => records.moves(["a1a5"], "uci", "san")),
    "illegal_move",
  );
  assert.equal(
    code(() => records.perft("kakao", 9)),
    "bad_request",
  );
});

test("records go from one format to another, in the encodings of old programs", async () => {
  const records = await loadRecords();
  const file = '[초차림 "마상상마"]\n[한차림 "상마상마"]\n[대국결과 "초 완승"]\n\n1. 79졸78 2. 41병42\n\n';
  const bytes = encodeCp949(file);
  assert.equal(decode(bytes).encoding, "cp949");
  assert.equal(records.convert(bytes, "gib"), file);
  const [game] = records.games(records.convert(bytes, "pgn"));
  assert.deepEqual(game.moves, ["i4h4", "a7b7"]);
});
