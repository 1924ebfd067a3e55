// @isolated
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SetupOverlay from "./SetupOverlay.svelte";
import { en } from "../../texts/core.en.gen";
import { lobby } from "../lobby/lobby.svelte";
import { reader } from "../../platform/me.svelte";
import { settings } from "../../platform/settings.svelte";
import type { GameView } from "../../wire.gen";
import { connected, game, now, serve, settle } from "../../platform/game-server-double";
import { Session } from "./session.svelte";
import { addTexts } from "../../i18n/index.svelte";
import { INVITATION_TEXTS } from "../../texts/invitation.gen";
import { nl } from "../../texts/core.nl.gen";

addTexts("nl", nl);

let session: Session;
let overlay: Record<string, unknown>;

/** Returns a game in its setup phase, as seen by Han's player. */
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
  await card();
}

/** Waits for the invitation card, which is loaded on demand. */
async function card(): Promise<void> {
  await vi.dynamicImportSettled();
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

test.each([true, false])("the timer speaks to the player who has to pick a hand: %s", async (pick_hand) => {
  const rights = { ...now(0).rights, pick_hand };
  const hands = { sealed: "0".repeat(64), picked: null, cho_in: null, reveal: null };
  const setup_deadline_ms = Date.now() + 600_000;
  await open(arranging({ hands, now: now(0, { phase: "arranging", turn: null, rights, setup_deadline_ms }) }));
  const timer = document.querySelector('[role="timer"]')?.textContent ?? "";
  expect(timer).toMatch(pick_hand ? /^\d+ s left to choose$/ : /^Opponent is choosing/);
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
  expect(text).toMatch(/Kakao Janggi · 10 min \+ 3 × 30 s byoyomi each · Rated/);
});

/** Returns an invitation as seen by the invited player. */
function invited(change: Partial<GameView>): GameView {
  const rights = { ...now(0).rights, join: ["han" as const] };
  return arranging({
    seats: { cho: { kind: "guest", level: null, you: false }, han: { kind: "open", level: null, you: false } },
    now: now(0, { phase: "arranging", turn: null, rights }),
    ...change,
  });
}

test.each([
  ["rated", true, false],
  ["unrated", false, true],
])("a bot may join by a link if the game is not rated: %s", async (_, rated, may) => {
  const bot = { id: "guest:00000000002", name: "bot", account: true, bot: true, rating: null };
  const before = reader.current;
  reader.become({ player: bot, account: null });
  await open(invited({ rated }));
  const text = document.querySelector(".setup")?.textContent ?? "";
  expect(text.includes(en.start.unrated.bot)).toBe(!may);
  expect(document.querySelector(".join") !== null).toBe(may);
  if (before !== null) reader.become(before);
  else reader.current = null;
});

test("an invitation from an own position shows the position before one agrees", async () => {
  const fen = "4k4/9/9/9/9/9/4p4/9/R8/4K4 b - - 0 1";
  await open(invited({ start_fen: fen, setup: { order: "fixed", first: null, allowed: [] } }));
  expect(document.querySelector(".terms")?.textContent).toContain(en.terms.position({ side: "Han" }));
  const board = document.querySelector(".terms janggi-board") as unknown as { pieces: Record<string, unknown> };
  expect(Object.keys(board.pieces).sort()).toEqual(["a2", "e1", "e10", "e4"]);
  expect(Object.keys(session.pieces), "and so does the board behind it").toHaveLength(4);
});

test.each([
  [
    "en",
    "Handicap: Han plays without a chariot and a horse (chama-jeop) and moves first · Deom for Han: 1.5 · No takebacks",
  ],
  ["ko", "접장기: 한(漢)이 차 하나와 마 하나(차마접장기) 없이 먼저 둠 · 한(漢)의 덤 1.5점 · 무르기 없음"],
  [
    "nl",
    "Voorgift van Han: een strijdwagen en een paard (chama-jeop); Han begint · Deom voor Han: 1,5 · Geen zetten terugnemen",
  ],
] as const)("an invitation says a handicap and takebacks in words (%s)", async (lang, words) => {
  settings.lang = lang;
  await open(invited({ give: "nr", deom_half: 3, takeback: "never" }));
  expect(document.querySelector(".terms")?.textContent).toContain(words);
});

test("whoever has challenged a player waits for the answer and can withdraw; no link is shown", async () => {
  lobby.state = {
    you: null,
    seeks: [],
    pools: [],
    presence: { players: 1, games: 0, waiting: [] },
    challenges: [],
    house: [],
  };
  const own = arranging({
    challenge: true,
    seats: { cho: { kind: "guest", level: null, you: true }, han: { kind: "open", level: null, you: false } },
  });
  await open(own);
  expect(document.querySelector("h2")?.textContent).toBe(en.game.answerWait);
  expect(document.body.textContent).not.toContain(INVITATION_TEXTS.en.how);
  const someone = (name: string) => ({ id: name, name, account: true, rating: null });
  const challenge = {
    game: "g",
    from: someone("나"),
    to: someone("소나무"),
    rules: "kakao@1",
    time: { kind: "none" as const },
    rated: false,
    side: "han" as const,
    since_ms: 0,
    until_ms: 1,
  };
  lobby.state = { ...lobby.state, challenges: [challenge] };
  await settle();
  expect(document.querySelector("h2")?.textContent).toBe(en.game.answerOf({ name: "소나무" }));
  // A player who is choosing a setup also sees the message about the challenge.
  session.view = arranging({
    ...own,
    now: now(0, { phase: "arranging", turn: null, rights: { ...own.now.rights, arrange: ["cho"] } }),
  });
  await settle();
  expect(document.querySelector("h2")?.textContent).not.toBe(en.game.answerOf({ name: "소나무" }));
  expect(document.querySelector(".setup")?.textContent).toContain(en.game.answerOf({ name: "소나무" }));
  const refused = vi.spyOn(lobby, "refuse").mockResolvedValue();
  document.querySelector<HTMLButtonElement>(".withdraw")?.click();
  expect(refused).toHaveBeenCalledWith("g");
  lobby.state = null;
});

test("whoever invites has the opponent's link before the referee's", async () => {
  localStorage.setItem("janggun.referee.g", "KEY");
  const referee = { state: "awaited", you: false, confirmed: { cho: false, han: false } } as const;
  const seats = {
    cho: { kind: "guest", level: null, you: true },
    han: { kind: "open", level: null, you: false },
  } as const;
  await open(arranging({ referee, seats }));
  const links = [...document.querySelectorAll("textarea")].map((one) => one.value.includes("#referee"));
  expect(links).toEqual([false, true]);
  localStorage.clear();
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
  // Spectators have no opponent.
  const guest = { kind: "guest", level: null, you: false } as const;
  session.view = arranging({ arrangements: { cho: null, han: null }, now: present, seats: { cho: guest, han: guest } });
  await settle();
  expect(document.querySelector('[role="timer"]')?.textContent).toMatch(/^\s*4\d s left\s*$/);
});
