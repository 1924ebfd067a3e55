// Tests that the summary of a finished game shows the better move only after the user has gone to the turning point.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { en } from "../../../texts/core.en.gen";
import { settings } from "../../../platform/settings.svelte";
import { connected, game, now, serve, settle } from "../../../platform/game-server-double";
import { replay } from "../../../domain/replay";
import { Session } from "../session.svelte";
import { choiceBefore } from "./better.svelte";
import EndSummary from "./EndSummary.svelte";
import EndPanel from "./EndPanel.svelte";

const asked = vi.hoisted(() => ({ plies: [] as number[], best: "" }));
vi.mock("../../analysis/analysis.svelte", () => ({
  Analysis: class {
    evaluations: unknown[] = [];
    look(ply: number): Promise<void> {
      asked.plies.push(ply);
      this.evaluations[ply] = { best: asked.best };
      return Promise.resolve();
    }
    close(): void {}
  },
}));

/** Moves of a game: both soldiers leave the a-file, and Cho's chariot captures Han's. */
const TOKENS = ["a4b4", "a7b7", "a1a10"];

let session: Session | null = null;
let mounted: Record<string, unknown>[] = [];

async function over(): Promise<Session> {
  const side = (ply: number): "cho" | "han" => (ply % 2 === 0 ? "cho" : "han");
  const actions = TOKENS.map((token, ply) => ({ token, side: side(ply), ply, at_ms: 0, spent_ms: null }));
  const verdict = { outcome: "cho" as const, code: "resigned", rule: null, facts: {} };
  const present = now(3, { phase: "over", turn: null, legal: [], verdict });
  serve(() => game({ phase: "over", actions, now: present }));
  const opened = new Session("g");
  session = opened;
  mounted = [mount(EndSummary, { target: document.body, props: { session: opened } })];
  await connected();
  await settle();
  return opened;
}

const better = (): string | null => document.querySelector(".better")?.textContent ?? null;

beforeEach(() => {
  settings.lang = "en";
  settings.notation = "uci";
  asked.plies = [];
});
afterEach(async () => {
  session?.close();
  session = null;
  for (const one of mounted) await unmount(one);
  mounted = [];
  vi.unstubAllGlobals();
});

test("the choice was the other side's before the capture, or that of the capture itself", () => {
  const fen = game().start_fen ?? "";
  expect(choiceBefore({ ply: 3, side: "cho", points: 13 }, replay(fen, TOKENS))).toBe(1);
  expect(choiceBefore({ ply: 3, side: "han", points: 13 }, replay(fen, TOKENS))).toBe(2);
  expect(choiceBefore({ ply: 1, side: "cho", points: 2 }, replay(fen, ["a1a7"]))).toBeNull();
});

test("the better move stands beside the turning point once somebody has gone there", async () => {
  asked.best = "b8e8";
  await over();
  expect([better(), asked.plies]).toEqual([null, []]);
  document.querySelector<HTMLButtonElement>(".link")?.click();
  await vi.waitFor(() => expect(asked.plies).toEqual([1]));
  expect(session?.ply).toBe(3);
  await vi.waitFor(() => expect(better()).toMatch(new RegExp(`^${en.engine.betterWas({ move: ".*e8" })}$`)));
});

test("nothing is better than the best", async () => {
  asked.best = "a7b7";
  await over();
  document.querySelector<HTMLButtonElement>(".link")?.click();
  await vi.waitFor(() => expect(asked.plies).toEqual([1]));
  await settle();
  expect(better()).toBeNull();
});

test("to look through the game begins its review", async () => {
  const opened = await over();
  const props = { session: opened, onopen: () => undefined, arrows: [], weak: new Map() };
  mounted.push(mount(EndPanel, { target: document.body, props }));
  await settle();
  const review = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === en.end.review);
  expect(review?.getAttribute("href")).toBe("/analysis?game=g&review");
});
