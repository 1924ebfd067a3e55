import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SetupOverlay from "./SetupOverlay.svelte";
import { en } from "../../i18n/en";
import { settings } from "../../platform/settings.svelte";
import type { GameView } from "../../wire.gen";
import { connected, game, now, serve, settle } from "./server-double";
import { Session } from "./session.svelte";

let session: Session;
let overlay: Record<string, unknown>;

/** A game in its setup phase, as Han's player reads it. */
function arranging(change: Partial<GameView>): GameView {
  const seats = {
    cho: { kind: "engine", level: 1, you: false },
    han: { kind: "guest", level: null, you: true },
  } as const;
  return game({
    phase: "arranging",
    seats,
    start_fen: null,
    now: now(0, { phase: "arranging", turn: null }),
    ...change,
  });
}

async function open(view: GameView): Promise<void> {
  serve(() => view);
  session = new Session("g");
  overlay = mount(SetupOverlay, { target: document.body, props: { session } });
  await connected();
  await settle();
}

beforeEach(() => {
  settings.lang = "en";
});
afterEach(async () => {
  session.close();
  await unmount(overlay);
  vi.unstubAllGlobals();
});

test.each([
  ["cho", { cho: null, han: null }, "Cho"],
  ["cho", { cho: "mssm", han: null }, "Han"],
  ["han", { cho: null, han: null }, "Han"],
  ["han", { cho: null, han: "mssm" }, "Cho"],
] as const)("%s first, chosen %o: waits for %s", async (first, arrangements, side) => {
  const setup = { order: "first_visible" as const, first, allowed: ["mssm"] };
  await open(arranging({ setup, arrangements }));
  expect(document.querySelector("h2")?.textContent).toBe(en.setup.waiting({ side }));
  const words = first === "cho" ? { first: "Cho", second: "Han" } : { first: "Han", second: "Cho" };
  expect(document.querySelector("header .hint")?.textContent).toBe(en.setup.firstVisible(words));
});

test("the pictures lack what is taken off for a handicap", async () => {
  const rights = { ...now(0).rights, arrange: ["han" as const] };
  await open(
    arranging({
      arrangements: { cho: null, han: null },
      handicap: ["a10"],
      now: now(0, { phase: "arranging", turn: null, rights }),
    }),
  );
  const board = document.querySelector("janggi-board") as unknown as { pieces: Record<string, unknown> };
  expect(board.pieces["i10"]).toBeDefined();
  expect(board.pieces["a10"]).toBeUndefined();
});

test("an invitation says by whom, to which game", async () => {
  const rights = { ...now(0).rights, join: ["han" as const] };
  const player = { id: "guest:00000000001", name: "한신", account: true, rating: null };
  await open(
    arranging({
      seats: {
        cho: { kind: "guest", level: null, you: false, player },
        han: { kind: "open", level: null, you: false },
      },
      rated: true,
      time: { kind: "byoyomi", main_ms: 600_000, period_ms: 30_000, periods: 3 },
      now: now(0, { phase: "arranging", turn: null, rights }),
    }),
  );
  const text = document.querySelector(".setup")?.textContent ?? "";
  expect(text).toContain(en.game.invitedBy({ name: "한신" }));
  expect(text).toMatch(/kakao@1 · 10 min \+ 30 s × 3 · Rated/);
});

test("the time to choose is told to who chooses, and to who waits as the opponent's", async () => {
  const present = now(0, { phase: "arranging", turn: null, setup_deadline_ms: Date.now() + 42_000 });
  await open(arranging({ arrangements: { cho: null, han: null }, now: present }));
  expect(document.querySelector('[role="timer"]')?.textContent).toMatch(/^\s*Opponent is choosing \(4\d s left\)\s*$/);
  session.view = arranging({
    arrangements: { cho: null, han: null },
    now: { ...present, rights: { ...present.rights, arrange: ["han"] } },
  });
  await settle();
  expect(document.querySelector('[role="timer"]')?.textContent).toMatch(/^\s*4\d s left to choose\s*$/);
});
