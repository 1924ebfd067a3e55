// @vitest-environment node
import { expect, test } from "vitest";
import type { Search } from "../../platform/engine-client";
import type { EngineAnswer, Line, SearchInfo, SearchRequest } from "../../platform/engine-protocol";
import { ENDLESS, LiveEngine, STEPS, QUESTION_NODES, type Target } from "./live.svelte";

const line = (move: string): Line => ({ move, pv: [move], chance: 500, score: { cp: 0 } });
const answer = (...moves: string[]): EngineAnswer => ({ ok: true, depth: 7, nodes: 1, ms: 1, lines: moves.map(line) });

class Client {
  asked: (SearchRequest & { give: (answer: EngineAnswer | null) => void })[] = [];
  onInfo: (info: SearchInfo) => void = () => undefined;
  search(request: SearchRequest, { onInfo }: { onInfo?: (info: SearchInfo) => void } = {}): Search {
    this.onInfo = onInfo ?? (() => undefined);
    let give: (answer: EngineAnswer | null) => void = () => undefined;
    const answer = new Promise<EngineAnswer | null>((done) => (give = done));
    this.asked.push({ ...request, give });
    return { answer, stop: () => give(null) };
  }
  async reply(answer: EngineAnswer | null): Promise<void> {
    this.asked.at(-1)?.give(answer);
    await new Promise((done) => setTimeout(done));
  }
}

const target = (key: string): Target => ({
  key,
  requests: [
    { rules: "kakao", fen: "start", moves: [key] },
    { rules: "kakao", fen: key, moves: [] },
  ],
  threat: { rules: "kakao", fen: key, moves: [] },
  played: {
    move: "a4b4",
    before: [
      { rules: "kakao", fen: "start", moves: [] },
      { rules: "kakao", fen: "before", moves: [] },
    ],
  },
});

test("a position is searched deeper step by step, the threat after the first", async () => {
  const client = new Client();
  const live = new LiveEngine(client);
  live.look(target("a"));
  expect(client.asked).toEqual([]);
  live.threats = true;
  live.lines = 3;
  live.toggle();
  await client.reply(answer("x", "y", "z"));
  expect(live.found?.lines.map(({ move }) => move)).toEqual(["x", "y", "z"]);
  await client.reply(answer("t"));
  expect(live.threat?.move).toBe("t");
  for (const _ of STEPS.slice(1)) await client.reply(answer("x", "y", "z"));
  expect(live.busy).toBe(false);
  expect(client.asked.map(({ search }) => search.nodes)).toEqual([STEPS[0], QUESTION_NODES, ...STEPS.slice(1)]);
  expect(client.asked[0]?.search.lines).toBe(3);
  expect(client.asked[1]?.search.question).toBe("threat");
  live.toggleEndless();
  await new Promise((done) => setTimeout(done));
  expect(client.asked.at(-1)?.search.nodes, "what is known is not searched again").toBe(ENDLESS);
  client.onInfo({ depth: 30, nodes: 5_000_000, ms: 1, lines: [line("u")] });
  expect([live.busy, live.found?.depth, live.found?.lines[0]?.move]).toEqual([true, 30, "u"]);
  live.toggleEndless();
  await new Promise((done) => setTimeout(done));
  expect([live.busy, live.found?.depth]).toEqual([false, 30]);
});

test("the reply to the move that led here is asked for where it is wished, and once", async () => {
  const client = new Client();
  const live = new LiveEngine(client);
  live.look(target("a"));
  live.toggleRefutations();
  expect([live.on, live.refutation]).toEqual([true, undefined]);
  await client.reply(answer("x"));
  expect(client.asked.at(-1)).toMatchObject({
    fen: "start",
    search: { nodes: QUESTION_NODES, question: { refute: "a4b4" } },
  });
  // The rules do not allow the move, so the position before it is searched as a new start.
  await client.reply({ ok: false, error: { code: "bad_request", facts: {} } });
  expect(client.asked.at(-1)).toMatchObject({ fen: "before", search: { question: { refute: "a4b4" } } });
  await client.reply(answer("r"));
  expect(live.refutation?.move).toBe("r");
  live.toggleRefutations();
  expect([live.on, live.refutation]).toEqual([true, null]);
  const asked = client.asked.length;
  live.toggleRefutations();
  expect(live.refutation?.move).toBe("r");
  await client.reply(answer("x"));
  expect(client.asked.slice(asked).some(({ search }) => search.question !== undefined)).toBe(false);

  live.look({ ...target("b"), played: null });
  await client.reply(answer("x"));
  expect(client.asked.at(-1)?.search.question).toBeUndefined();
});

test("another position ends the search; what was found is there on the way back", async () => {
  const client = new Client();
  const live = new LiveEngine(client);
  live.toggle();
  live.look(target("a"));
  await client.reply(answer("x"));
  live.look(target("b"));
  expect(live.found).toBeNull();
  await client.reply(answer("y"));
  live.look(target("a"));
  expect(live.found?.lines[0]?.move).toBe("x");
  await Promise.resolve();
  expect(client.asked.at(-1)).toMatchObject({ moves: ["a"], search: { nodes: STEPS[1] } });
  live.toggle();
  expect(live.busy).toBe(false);
});

test("where the rules have ended the game the position is looked at alone; where nothing may be played there is no line", async () => {
  const client = new Client();
  const live = new LiveEngine(client);
  live.toggle();
  live.look(target("a"));
  await client.reply(answer());
  expect(client.asked.at(-1)?.fen).toBe("a");
  await client.reply({ ok: false, error: { code: "bad_position", facts: {} } });
  expect(live.found?.lines).toEqual([]);
  expect(live.busy).toBe(false);
});

test("an engine that cannot be had is said, and may be asked again", async () => {
  const live = new LiveEngine({
    search: () => ({ answer: Promise.reject(new Error("offline")), stop: () => undefined }),
  });
  live.look(target("a"));
  live.toggle();
  await new Promise((done) => setTimeout(done));
  expect([live.failed, live.busy]).toEqual([true, false]);
});
