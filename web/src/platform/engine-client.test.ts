// @vitest-environment node
// Tests that the engine client queues and stops requests, and recovers from a crash of its worker.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineClient, stopFlag, type EngineThread } from "./engine-client";
import type { EngineAnswer, SearchRequest, ToWorker } from "./engine-protocol";

const request = (nodes: number): SearchRequest => ({ rules: "kakao", search: { nodes } });
const done: EngineAnswer = { ok: true, depth: 1, nodes: 1, ms: 1, lines: [] };

class FakeThread implements EngineThread {
  onmessage: EngineThread["onmessage"] = null;
  onerror: EngineThread["onerror"] = null;
  asked: SearchRequest[] = [];
  shared: Int32Array | null = null;
  ended = false;
  postMessage(message: ToWorker): void {
    if ("request" in message) this.asked.push(message.request);
    else this.shared = message.stop;
  }
  terminate(): void {
    this.ended = true;
  }
  answer(): void {
    this.onmessage?.({ data: { answer: done } });
  }
}

let threads: FakeThread[] = [];
let refuse = false;
const client = (flag: Int32Array | null = null): EngineClient =>
  new EngineClient({
    flag: () => flag,
    module: () => (refuse ? Promise.reject(new Error("offline")) : Promise.resolve({} as WebAssembly.Module)),
    thread: () => {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    },
  });

beforeEach(() => {
  threads = [];
  refuse = false;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

test("one request at a time; what somebody looks at comes first", async () => {
  const one = client();
  const first = one.search(request(1));
  void one.search(request(2));
  void one.search(request(3), { first: true });
  await settle();
  expect(threads[0]?.asked.map((asked) => asked.search.nodes)).toEqual([1]);
  threads[0]?.answer();
  expect(await first.answer).toEqual(done);
  await settle();
  threads[0]?.answer();
  await settle();
  expect(threads[0]?.asked.map((asked) => asked.search.nodes)).toEqual([1, 3, 2]);
  expect(threads).toHaveLength(1);
});

test("a threat and a refutation are questions to the same worker, in line with the others", async () => {
  const one = client();
  void one.search(request(1));
  void one.threat(request(2));
  void one.refutation(request(3), "a4b4");
  for (let answers = 0; answers < 3; answers++) {
    await settle();
    threads[0]?.answer();
  }
  expect(threads).toHaveLength(1);
  expect(threads[0]?.asked.map((asked) => asked.search)).toEqual([
    { nodes: 1 },
    { nodes: 2, question: "threat" },
    { nodes: 3, question: { refute: "a4b4" } },
  ]);
});

test("a level is asked to choose, with all its numbers", async () => {
  const one = client();
  const { search: _, ...game } = request(1);
  void one.choose(game, { nodes: 80_000, margin: 0, spread: 1, seed: 7 });
  await settle();
  expect(threads[0]?.asked).toEqual([{ ...game, search: { nodes: 80_000, level: { margin: 0, spread: 1, seed: 7 } } }]);
});

test("a stopped search gives null at once; its worker ends unless it is done within a moment", async () => {
  const one = client();
  const [long, next] = [one.search(request(1)), one.search(request(2))];
  await settle();
  long.stop();
  expect(await long.answer).toBeNull();
  expect(threads[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(50);
  expect(threads[0]?.ended).toBe(true);
  threads[1]?.answer();
  expect(await next.answer).toEqual(done);

  const quick = one.search(request(3));
  await settle();
  quick.stop();
  threads[1]?.answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(threads[1]?.ended).toBe(false);
});

test("where memory is shared a stopped search is told so, and the worker lives", async () => {
  const flag = new Int32Array(1);
  const one = client(flag);
  const [long, next] = [one.search(request(1)), one.search(request(2))];
  await settle();
  expect([flag[0], threads[0]?.shared]).toEqual([0, flag]);
  long.stop();
  expect([await long.answer, flag[0]]).toEqual([null, 1]);
  await vi.advanceTimersByTimeAsync(50);
  threads[0]?.answer();
  await settle();
  expect([flag[0], threads[0]?.asked.map((asked) => asked.search.nodes)]).toEqual([0, [1, 2]]);
  threads[0]?.answer();
  expect(await next.answer).toEqual(done);
  await vi.advanceTimersByTimeAsync(2000);
  expect([threads.length, threads[0]?.ended]).toEqual([1, false]);

  const unsent = client(flag);
  const early = unsent.search(request(4));
  early.stop();
  await settle();
  expect(threads.flatMap(({ asked }) => asked).some(({ search }) => search.nodes === 4)).toBe(false);

  const hanging = one.search(request(3));
  await settle();
  hanging.stop();
  await vi.advanceTimersByTimeAsync(1500);
  expect(threads[0]?.ended, "one that hangs is ended all the same").toBe(true);
});

test("a request that still waits is stopped without a trace", async () => {
  const one = client();
  void one.search(request(1));
  const waiting = one.search(request(2));
  await settle();
  waiting.stop();
  expect(await waiting.answer).toBeNull();
  threads[0]?.answer();
  await settle();
  expect(threads[0]?.asked).toHaveLength(1);
});

test("a broken worker fails its request only; without the module every request fails and may be asked again", async () => {
  const one = client();
  const [broken, next] = [one.search(request(1)), one.search(request(2))];
  const failed = expect(broken.answer).rejects.toThrow("unreachable");
  await settle();
  threads[0]?.onerror?.({ message: "unreachable" });
  await failed;
  await settle();
  threads[1]?.answer();
  expect(await next.answer).toEqual(done);

  refuse = true;
  const two = client();
  const offline = expect(two.search(request(1)).answer).rejects.toThrow("offline");
  await settle();
  await offline;
  refuse = false;
  const again = two.search(request(1));
  await settle();
  threads.at(-1)?.answer();
  expect(await again.answer).toEqual(done);
});

test("an idle worker gives its memory back", async () => {
  const one = client();
  const only = one.search(request(1));
  await settle();
  threads[0]?.answer();
  await only.answer;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(threads[0]?.ended).toBe(true);
});

test("memory is shared where the page is isolated and the browser has it", () => {
  vi.stubGlobal("crossOriginIsolated", true);
  expect(stopFlag()?.buffer).toBeInstanceOf(SharedArrayBuffer);
  // WebKitGTK reports a page as isolated, but has no shared memory.
  vi.stubGlobal("SharedArrayBuffer", undefined);
  expect(stopFlag()).toBeNull();
  vi.unstubAllGlobals();
  vi.stubGlobal("crossOriginIsolated", false);
  expect(stopFlag()).toBeNull();
  vi.unstubAllGlobals();
});
