// A game with a referee, as seen by the players, the referee and spectators.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import RefereeBox from "./RefereeBox.svelte";
import RefereePanel from "./RefereePanel.svelte";
import { en } from "../../../texts/core.en.gen";
import { ko } from "../../../texts/core.ko.gen";
import { settings } from "../../../platform/settings.svelte";
import type { GameView, RefereeView, Rights } from "../../../wire.gen";
import { connected, game, now, serve, settle, Socket } from "../../../platform/game-server-double";
import { Session } from "../session.svelte";
import { rulingOf, rulingsNow, rulingText } from "./rulings";

let session: Session;
let part: Record<string, unknown> | null = null;

const awaited: RefereeView = { state: "awaited", you: false, confirmed: { cho: false, han: false } };
const joined: RefereeView = { ...awaited, state: "joined" };

function view(referee: RefereeView, rights: Partial<Rights> = {}, more: Partial<GameView> = {}): GameView {
  const present = now(0);
  return game({ referee, now: { ...present, rights: { ...present.rights, ...rights } }, ...more });
}

const NOBODY = {
  cho: { level: null, kind: "guest", you: false },
  han: { level: null, kind: "guest", you: false },
} as const;

async function open(shown: GameView): Promise<void> {
  serve(() => shown);
  session = new Session("g");
  await connected();
  await settle();
}

async function box(shown: GameView): Promise<void> {
  await open(shown);
  const { referee } = shown;
  if (referee !== undefined) part = mount(RefereeBox, { target: document.body, props: { session, referee } });
}

const press = (name: string): void =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name)?.click();
const text = (): string => document.body.textContent ?? "";

beforeEach(() => {
  settings.lang = "en";
  localStorage.clear();
  location.hash = "";
});
afterEach(async () => {
  session.close();
  if (part !== null) await unmount(part);
  part = null;
  vi.unstubAllGlobals();
});

test("who created the game has the link for the referee, and both may go on without one", async () => {
  localStorage.setItem("janggun.referee.g", "KEY");
  await box(view(awaited, { confirm_referee: true }));
  expect(document.querySelector("textarea")?.value).toContain("/game/g#referee=KEY");
  press(en.referee.without);
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "confirm_referee", accept: false }]);
});

test("whoever follows the link is asked, and sends its key", async () => {
  location.hash = "#referee=KEY";
  await box(view(awaited, {}, { seats: NOBODY }));
  expect(text()).toContain(en.referee.becomeText);
  const sent = vi.fn(() => Promise.resolve(new Response(JSON.stringify(view(joined)), { status: 200 })));
  vi.stubGlobal("fetch", sent);
  press(en.referee.become);
  await settle();
  expect(sent).toHaveBeenCalledWith("/api/games/g/referee", expect.objectContaining({ body: '{"key":"KEY"}' }));
});

test("a player has to agree to the referee, and then waits for the other", async () => {
  await box(view(joined, { confirm_referee: true }));
  expect(text()).toContain(en.referee.joined);
  press(en.referee.agree);
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "confirm_referee", accept: true }]);
  await unmount(part ?? {});
  part = null;
  session.close();
  await box(view({ ...joined, confirmed: { cho: true, han: false } }));
  expect(text()).toContain(en.referee.agreed);
});

test("the referee rules with words", async () => {
  const referee: RefereeView = { state: "confirmed", you: true, confirmed: { cho: true, han: true } };
  await open(view(referee, { rule: true }, { seats: NOBODY }));
  const onruled = vi.fn();
  part = mount(RefereePanel, { target: document.body, props: { session, onruled } });
  const kind = document.querySelector("select");
  if (kind === null) throw new Error("no form");
  kind.value = "must_deviate";
  kind.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
  const words = document.querySelector("textarea");
  if (words === null) throw new Error("no words");
  words.value = " Fourth time. ";
  words.dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
  expect(text()).toContain(en.referee.rulings.mustDeviate({ side: en.side.cho }));
  document.querySelector("form")?.requestSubmit();
  await settle();
  const ruling = { kind: "must_deviate", side: "cho" };
  expect(Socket.last.sent).toMatchObject([{ t: "rule", ruling, words: "Fourth time." }]);
  expect(onruled).toHaveBeenCalled();
});

test("everybody reads what was ruled; nobody else has the form", async () => {
  const referee: RefereeView = { state: "confirmed", you: false, confirmed: { cho: true, han: true } };
  const rulings = [{ ruling: { kind: "win", side: "han" } as const, words: "<b>Cho left.</b>", ply: 12, at_ms: 0 }];
  await open(view(referee, {}, { rulings }));
  part = mount(RefereePanel, { target: document.body, props: { session, onruled: () => undefined } });
  expect(text()).toContain(en.referee.rulings.win({ side: en.side.han }));
  expect(text()).toContain("<b>Cho left.</b>");
  expect(document.querySelector("form")).toBeNull();
});

test("the fields of the form make a ruling, within its bounds", () => {
  expect(rulingOf({ kind: "draw", side: "cho", seconds: 5 })).toEqual({ kind: "draw" });
  expect(rulingOf({ kind: "win", side: "han", seconds: 5 })).toEqual({ kind: "win", side: "han" });
  const given = [0, 90, 99_999, Number.NaN].map((seconds) => rulingOf({ kind: "give_time", side: "cho", seconds }));
  expect(given.map((one) => "ms" in one && one.ms)).toEqual([1_000, 90_000, 3_600_000, 60_000]);
  expect(rulingsNow(true)).toContain("resume");
  expect(rulingsNow(false)).not.toContain("resume");
});

test("in Korean the side has its particle", () => {
  expect(rulingText({ kind: "win", side: "han" }, ko)).toBe("한(漢)이 이겼습니다.");
  expect(rulingText({ kind: "win", side: "cho" }, ko)).toBe("초(楚)가 이겼습니다.");
});
