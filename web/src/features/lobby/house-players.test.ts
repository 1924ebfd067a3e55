// Computer players in the lobby: their names and marks, games against them, and the user's consent to them in pools.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reader } from "../../platform/me.svelte";
import { settings } from "../../platform/settings.svelte";
import { settle, Socket } from "../../platform/game-server-double";
import type { HousePlayerView } from "../../wire.gen";
import LobbyPage from "./LobbyPage.svelte";
import { lobby } from "./lobby.svelte";
import { enter, ME, POOL, serveLobby, stateOf } from "./server-double";
import { en as messages } from "../../texts/core.en.gen";
import { en } from "../../texts/lobby.gen";

const HOUSE: HousePlayerView[] = [
  { id: "chick", level: 2, grade: 3 },
  { id: "tiger", level: 13, grade: 23 },
];

let page: Record<string, unknown>;

async function open(house: HousePlayerView[]): Promise<void> {
  page = mount(LobbyPage, { target: document.body, props: { challenge: null } });
  flushSync();
  await enter(stateOf({ house }));
  flushSync();
}

function press(text: RegExp): void {
  const name = (button: Element): string => button.getAttribute("aria-label") ?? button.textContent?.trim() ?? "";
  const button = [...document.querySelectorAll<HTMLElement>("button")].find((one) => text.test(name(one)));
  if (button === undefined) throw new Error(`no button ${text}`);
  button.click();
  flushSync();
}

const box = (label: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].find((one) =>
    one.parentElement?.textContent?.includes(label),
  );
const shown = (): string => document.body.textContent?.replace(/\s+/g, " ") ?? "";

beforeEach(() => {
  settings.lang = "en";
  reader.become(ME);
  history.replaceState(null, "", "/lobby");
});
afterEach(async () => {
  await unmount(page);
  lobby.wantsHouse = true;
  lobby.close();
  vi.unstubAllGlobals();
});

test("each is shown with its name, grade and mark, and that its games are unrated", async () => {
  serveLobby();
  await open(HOUSE);
  expect(shown()).toContain("Chick (computer, 16 geup)");
  expect(shown()).toContain("Tiger (computer, 5 dan)");
  expect(shown()).toContain(en.houseIntro);
});

test("one press is a game with the house player", async () => {
  const asked = serveLobby({ "POST /api/games": { status: 201, body: { id: "00000000000" } } });
  await open(HOUSE);
  press(/Tiger/);
  await vi.waitFor(() => expect(asked.some((one) => one.path === "/api/games")).toBe(true));
  const body = asked.find((one) => one.path === "/api/games")?.body;
  expect(body).toMatchObject({ opponent: { kind: "house", player: "tiger" } });
});

test.each([true, false])("whoever waits has said whether a house player may come: %s", async (agrees) => {
  serveLobby();
  await open(HOUSE);
  const consent = box(messages.pairing.house);
  expect(consent?.checked).toBe(true);
  if (!agrees) consent?.click();
  flushSync();
  press(/3 × 10 s byoyomi/);
  await settle();
  const sent = Socket.last.sent.at(-1);
  expect(sent).toMatchObject({ t: "pool", pool: POOL.id });
  expect(sent?.["house"]).toBe(agrees ? true : undefined);
  expect(shown().includes(messages.pairing.houseSoon)).toBe(agrees);
  expect(shown().includes(messages.pairing.meanwhile)).toBe(!agrees);
});

test("a server without house players is asked for none", async () => {
  serveLobby();
  await open([]);
  expect(box(messages.pairing.house)).toBeUndefined();
  press(/3 × 10 s byoyomi/);
  await settle();
  expect(Socket.last.sent.at(-1)?.["house"]).toBeUndefined();
});

test("an offer may be accepted by a house player unless it is rated", async () => {
  serveLobby();
  await open(HOUSE);
  press(new RegExp(`^${en.offer}$`));
  expect(box(en.houseMay)?.checked).toBe(true);
  press(new RegExp(`^${en.offering}$`));
  await settle();
  expect(Socket.last.sent.at(-1)).toMatchObject({ t: "seek", seek: { rated: false, house: true } });
  const time = { kind: "correspondence", days: 2 } as const;
  expect(lobby.houseFor({ rated: false, time })).toEqual({});
  expect(lobby.houseFor({ rated: true, time: { kind: "fischer", main_ms: 60_000, increment_ms: 0 } })).toEqual({});
});
