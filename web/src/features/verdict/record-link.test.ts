// @vitest-environment node
// Links with a record: of earlier releases, in the fragment, and short ones with the record on the server.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { Records, type RecordGame } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";
import { gamesIn } from "../analysis-page/sources";
import { unpackText } from "../tree/share";
import { fragmentOfRecord, keepGame, keptGame, recordOfFragment } from "./record-link";

const file = (path: string) => readFileSync(resolve(import.meta.dirname, "../../../..", path));
const records = await Records.load(file("web/public/records.wasm"));
const rules = await RulesModule.load(file("web/public/rules.wasm"));

afterEach(() => vi.unstubAllGlobals());

/** Stubs the server: it stores one analysis and returns it. Returns the addresses of its requests. */
function withServer(): string[] {
  const asked: string[] = [];
  let stored = "";
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit) => {
    asked.push(url);
    if (typeof body !== "string") return new Response(stored);
    stored = (await unpackText((JSON.parse(body) as { packed: string }).packed)) ?? "";
    return new Response(JSON.stringify({ id: "n4bQgYhMfWWaL-qgxVrQFQ" }), { status: 201 });
  });
  return asked;
}

test.each(['첫 줄\r\n[초대국자 "홍길동"]\r\n1. 79졸78', "", "\n\n"])("a fragment holds the record %j", async (text) => {
  const fragment = await fragmentOfRecord("gib", { text, line: 1, number: 1, too_long: false });
  expect(await recordOfFragment(`#${fragment}`)).toEqual({ format: "gib", text });
});

test("a link that the first release made is still read", async () => {
  const old =
    "#r=S89M4op-3dPwdlbP61WtCkpvds5507LgdU_Dq61rlWK5ot9s6YBw3syboKD0asPE1_09Csavu1eAJN9OnYMk-WZuy5uOOQpGr3Z0QnW-2bDi9bI9CkpvmhtfL--AkFB9OKS4DPUUzA3fLNxhbqRgpKdgYvl680QTCwVjPQWQno4Zbzr3AAA";
  const linked = await recordOfFragment(old);
  if (linked === null || linked === "damaged") throw new Error("not read");
  const [found] = await gamesIn(linked.text, records, linked.format);
  expect(found?.game.players).toEqual({ cho: "갑돌 3단", han: "을순 2급" });
  expect(found?.game.moves).toEqual(["a4b4", "i7h7", "e2e2"]);
});

test.each(["#r=", "#r=@@", "#r=AAAA"])("a damaged link is told from none: %s", async (fragment) => {
  expect(await recordOfFragment(fragment)).toBe("damaged");
  expect(await recordOfFragment("#t=AAAA")).toBeNull();
});

const OF_RELEASE = "crates/server/tests/testdata/yesterday/12e2a1a/records";
const RECORDS = [
  "crates/janggi/testdata/records/gib/07-results.gib",
  "crates/janggi/testdata/records/gib/13-comments.gib",
  "crates/janggi/testdata/records/gib/15-passes.gib",
  "crates/janggi/testdata/records/gib/16-facing.gib",
  `${OF_RELEASE}/served-two_passes.gib`,
  `${OF_RELEASE}/served-handicap.pgn`,
  `${OF_RELEASE}/served-agreed.pgn`,
  `${OF_RELEASE}/served-xiangqi.pgn`,
];

/** Facts of a game that the page with the verdicts shows. */
const shown = ({ players, event, date, setups, outcome, moves, fault }: RecordGame) => ({
  players,
  event,
  date,
  setups,
  outcome,
  moves,
  fault,
});

test.each(RECORDS)("a short link shows the same verdicts and players: %s", async (path) => {
  const games = await gamesIn(new Uint8Array(file(path)), records);
  expect(games.length).toBeGreaterThan(0);
  for (const found of games.filter(({ game }) => game.fault === null)) {
    const asked = withServer();
    const query = await keepGame(found, records);
    expect(query).toBe("shared=n4bQgYhMfWWaL-qgxVrQFQ");
    const back = await keptGame(query.replace("shared=", ""), records, rules);
    expect(asked).toEqual(["/api/shared-analyses", "/api/shared-analyses/n4bQgYhMfWWaL-qgxVrQFQ"]);
    expect(shown(back.game)).toEqual(shown(found.game));
    expect(records.verdicts(back.format, back.piece)).toEqual(records.verdicts(found.format, found.piece));
  }
});
