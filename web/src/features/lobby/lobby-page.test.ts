// Tests of the lobby page with a fake server.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reader } from "../../platform/me.svelte";
import { settings } from "../../platform/settings.svelte";
import { settle, Socket } from "../../platform/game-server-double";
import LobbyPage from "./LobbyPage.svelte";
import { lobby } from "./lobby.svelte";
import {
  answerLast,
  challenge,
  enter,
  FISCHER,
  ME,
  OTHER,
  POOL,
  seek,
  serveLobby,
  stateOf,
  YOU,
} from "./server-double";
import { en as messages } from "../../texts/core.en.gen";
import { en } from "../../texts/lobby.gen";

/** Time zone of these tests. It is sent with new games, because it determines the date in the record. */
const ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

let page: Record<string, unknown>;

function open(props: { challenge: string | null } = { challenge: null }): void {
  page = mount(LobbyPage, { target: document.body, props });
  flushSync();
}

function press(text: string | RegExp): void {
  const fits = (button: Element): boolean => {
    const name = button.getAttribute("aria-label") ?? button.textContent?.trim() ?? "";
    return typeof text === "string" ? name === text : text.test(name);
  };
  const button = [...document.querySelectorAll<HTMLElement>("button")].find(fits);
  if (button === undefined) throw new Error(`no button ${text}`);
  button.click();
  flushSync();
}

const shown = (): string => document.body.textContent?.replace(/\s+/g, " ") ?? "";

beforeEach(() => {
  settings.lang = "en";
  reader.become(ME);
  history.replaceState(null, "", "/lobby");
});
afterEach(async () => {
  await unmount(page);
  lobby.close();
  vi.unstubAllGlobals();
});

test.each([
  ["a guest", YOU, "Unrated", false],
  ["an account", OTHER, "Rated if both players agree", true],
  ["a bot", { ...OTHER, bot: true }, "Unrated", false],
] as const)("a pool says its rules and rating before one waits in it, to %s", async (_, you, rating, may) => {
  serveLobby();
  open();
  await enter(stateOf({ you }));
  flushSync();
  const card = [...document.querySelectorAll("li button")].find((one) => one.textContent?.includes("10 s byoyomi"));
  expect(shown()).toMatch(new RegExp(`kakao.*· ${rating}`, "i"));
  expect(card?.getAttribute("aria-label")).toContain(rating);
  const box = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].find((one) =>
    one.parentElement?.textContent?.includes(messages.start.rated),
  );
  expect(box !== undefined).toBe(may);
  if (box === undefined) return;
  box.click();
  flushSync();
  expect(card?.getAttribute("aria-label")).toContain("Unrated");
  press(/3 × 10 s byoyomi/);
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "pool", pool: POOL.id, rated: false, zone: ZONE }]);
  lobby.wantsRated = true;
});

test("a lobby that is refused says so and is tried again, after longer and longer", async () => {
  serveLobby();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  try {
    open();
    await settle();
    const waits: number[] = [];
    for (let tries = 1; tries <= 5; tries++) {
      expect(Socket.all).toHaveLength(tries);
      Socket.last.onclose?.();
      flushSync();
      expect(shown()).toContain(en.busy);
      const refused = Date.now();
      while (Socket.all.length === tries && Date.now() - refused < 20_000) await vi.advanceTimersByTimeAsync(10);
      waits.push(Date.now() - refused);
    }
    // Each delay is about twice the previous one, randomised by up to a quarter.
    waits.forEach((wait, tries) => {
      expect(wait).toBeGreaterThanOrEqual(0.75 * 300 * 2 ** tries);
      expect(wait).toBeLessThanOrEqual(1.25 * 300 * 2 ** tries + 20);
    });
    Socket.last.onopen?.();
    Socket.last.say(stateOf());
    flushSync();
    expect(shown()).not.toContain(en.busy);
  } finally {
    vi.useRealTimers();
  }
});

test("an offer is listed with its terms and taken with one press; the game then opens", async () => {
  serveLobby();
  open();
  await enter(stateOf({ seeks: [seek("s1", { side: "han" })] }));
  flushSync();
  expect(shown()).toMatch(/장기왕.*1534.*5 min \+ 5 s per move.*Unrated.*Han.*Any/);
  press(/^Accept 장기왕's offer/);
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "accept", seek: "s1" }]);
  Socket.last.say({ t: "paired", game: "Ab12", side: "cho", opponent: OTHER, seek: "s1" });
  await settle();
  expect(location.pathname).toBe("/game/Ab12");
});

test("an offer names the column that a phone has no heading for", async () => {
  serveLobby();
  open();
  await enter(stateOf({ seeks: [seek("s1", { side: "random" })] }));
  flushSync();
  const labels = [...document.querySelectorAll("tbody .label")].map((one) => one.textContent);
  expect(labels).toEqual([`${en.side}:`, `${en.range}:`]);
});

test("an offer that is not for the reader says why, and one's own can be withdrawn", async () => {
  serveLobby();
  open();
  await enter(
    stateOf({
      seeks: [
        seek("rated", { rated: true }),
        seek("strong", { range: { least: 2000, most: 2400 } }),
        seek("own", { by: YOU }),
      ],
    }),
  );
  flushSync();
  expect(shown()).toContain(en.notYours.account);
  expect(shown()).toContain(en.notYours.range);
  expect(document.querySelectorAll('button[aria-label^="Accept"]')).toHaveLength(0);
  press(en.withdraw);
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "cancel", seek: "own" }]);
});

test("a pool shows that one waits, and among whom; after a short break one waits again", async () => {
  serveLobby();
  open();
  await enter();
  flushSync();
  press(/5 min \+ 3 × 10 s byoyomi, one player waiting/);
  await settle();
  flushSync();
  expect(Socket.last.sent).toMatchObject([{ t: "pool", pool: POOL.id }]);
  await answerLast();
  expect(shown()).toContain("among players rated 1400 to 1600");
  Socket.last.onclose?.();
  flushSync();
  expect(shown()).toContain(en.lost);
  await vi.waitFor(() => expect(Socket.all).toHaveLength(2));
  await enter(stateOf(), 2);
  expect(Socket.last.sent).toMatchObject([{ t: "pool", pool: POOL.id }]);
  press(messages.pairing.stop);
  await settle();
  expect(Socket.last.sent.at(-1)).toMatchObject({ t: "leave" });
});

test("a refusal is told and the reader waits for nobody", async () => {
  serveLobby();
  open();
  await enter();
  flushSync();
  press(/5 min/);
  await settle();
  await answerLast("busy");
  flushSync();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("The server is busy");
  expect(shown()).not.toContain("Looking for an opponent");
});

test("a visitor becomes a guest with the first offer, on a new line that has the cookie", async () => {
  const asked = serveLobby({ "POST /api/me/nickname": ME });
  reader.become({ player: null, account: null });
  open();
  await enter(stateOf({ you: null }));
  flushSync();
  expect(shown()).toContain(en.visitor);
  press(/5 min/);
  await vi.waitFor(() => expect(Socket.all).toHaveLength(2));
  expect(asked.filter((one) => one.method === "POST")).toEqual([
    { method: "POST", path: "/api/me/nickname", body: { nickname: null } },
  ]);
  await enter(stateOf(), 2);
  expect(Socket.last.sent).toMatchObject([{ t: "pool", pool: POOL.id }]);
});

test("an offer is made in the form and a challenge by name is posted", async () => {
  const asked = serveLobby({ "POST /api/challenges": { id: "Ch4" } });
  open();
  await enter();
  flushSync();
  press(en.offer);
  document.querySelector<HTMLFormElement>("dialog form:not([method])")?.requestSubmit();
  await settle();
  expect(Socket.last.sent.at(-1)).toMatchObject({
    t: "seek",
    seek: { rules: "kakao", rated: false, side: "random", time: { kind: "byoyomi", periods: 3 }, zone: ZONE },
  });
  await answerLast();
  flushSync();
  expect(document.querySelector("dialog")).toBeNull();

  await unmount(page);
  open({ challenge: "장기왕" });
  document.querySelector<HTMLFormElement>("dialog form:not([method])")?.requestSubmit();
  await vi.waitFor(() => expect(location.pathname).toBe("/game/Ch4"));
  expect(asked.find((one) => one.path === "/api/challenges")?.body).toMatchObject({
    to: { name: "장기왕" },
    game: { opponent: { kind: "friend" }, rated: false, takeback: "allowed", zone: ZONE },
  });
});

test("a challenge to the reader can be accepted or declined", async () => {
  const asked = serveLobby({ "POST /api/games/g1/join": { id: "g1" } });
  open();
  await enter(stateOf({ challenges: [challenge("g1", { time: FISCHER })] }));
  flushSync();
  expect(shown()).toContain("장기왕 challenges you");
  expect(shown()).toContain("You play Cho");
  press(en.decline);
  await settle();
  expect(asked.at(-1)).toMatchObject({ method: "DELETE", path: "/api/challenges/g1" });
  press(en.takeUp);
  await vi.waitFor(() => expect(location.pathname).toBe("/game/g1"));
});

test("the graph has a point for each offer and says in words what it shows", async () => {
  serveLobby();
  open();
  await enter(stateOf({ seeks: [seek("a"), seek("b", { rated: true })] }));
  flushSync();
  const graph = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find(
    (one) => one.value === "graph",
  );
  graph?.click();
  flushSync();
  expect(document.querySelectorAll("figure g")).toHaveLength(2);
  expect(document.querySelector("figure svg")?.getAttribute("aria-label")).toContain("2 offers");
});

test("who is here is challenged with one press, and the newest results and what is played with each clock are told", async () => {
  const seat = { kind: "guest" as const, level: null, you: false };
  const result = {
    id: "R1",
    rules: "kakao@1",
    movement: "janggi",
    rated: true,
    speed: "rapid",
    phase: "over",
    seats: { cho: { ...seat, player: OTHER }, han: { ...seat, player: YOU } },
    turn: null,
    ply: 40,
    fen: null,
    verdict: { outcome: "cho", code: "resigned", rule: null, facts: { by: "han" } },
    created_ms: 0,
    updated_ms: 0,
  };
  serveLobby({
    "GET /api/online?page=1": { page: 1, players: [OTHER, YOU], more: false, total: 2 },
    "GET /api/results": { games: [result] },
  });
  open();
  const waiting = [{ pool: POOL.id, players: 1, games: 3 }];
  await enter(stateOf({ presence: { players: 2, games: 3, waiting } }));
  await settle();
  flushSync();
  expect(shown()).toContain("1 waiting · 3 games");
  const row = document.querySelector('a[href="/game/R1"]');
  expect(row?.textContent).toMatch(/Cho wins.*장기왕.*1534.*나그네/s);
  // Players cannot challenge themselves.
  expect(document.querySelectorAll('button[aria-label^="Challenge "]')).toHaveLength(1);
  press(en.challengeOf({ name: "장기왕" }));
  expect(document.querySelector<HTMLInputElement>("dialog input[type=text]")?.value).toBe("장기왕");
});
