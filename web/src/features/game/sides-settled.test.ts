import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SetupOverlay from "./SetupOverlay.svelte";
import SidesSettled from "./SidesSettled.svelte";
import { en } from "../../texts/core.en.gen";
import { sha256 } from "../../platform/sha256";
import { settings } from "../../platform/settings.svelte";
import type { GameView } from "../../wire.gen";
import { connected, game, now, serve, settle } from "../../platform/game-server-double";
import { Session } from "./session.svelte";

const REVEAL = "g:left:00ff";
const opened = { sealed: sha256(REVEAL), picked: "left", cho_in: "left", reveal: REVEAL } as const;

let session: Session;
let page: Record<string, unknown>;

async function open(component: typeof SidesSettled, view: GameView): Promise<void> {
  serve(() => view);
  session = new Session("g");
  page = mount(component, { target: document.body, props: { session } });
  await connected();
  await settle();
  // The code that verifies the seal is loaded on demand.
  await vi.dynamicImportSettled();
  await settle();
}

beforeEach(() => {
  settings.lang = "en";
});
afterEach(async () => {
  session.close();
  await unmount(page);
  vi.unstubAllGlobals();
});

test("during the game the draw can be checked, folded up", async () => {
  await open(SidesSettled, game({ hands: opened }));
  const text = document.body.textContent;
  expect(text).toContain(en.hands.drawn({ side: "Cho", other: "Han" }));
  expect(text).toContain(en.hands.fits);
  expect(document.querySelector("details")?.open).toBe(false);
  expect([...document.querySelectorAll("code")].map((code) => code.textContent)).toEqual([
    opened.sealed,
    REVEAL,
    opened.sealed,
  ]);
  expect(document.querySelector("textarea")?.value).toBe(`printf '%s' '${REVEAL}' | sha256sum`);
});

test("a text that is not the sealed one is told", async () => {
  await open(SidesSettled, game({ hands: { ...opened, reveal: `${REVEAL}0` } }));
  expect(document.querySelector(".notice")?.textContent).toBe(en.hands.broken);
});

test("a game in which nothing settled the sides says nothing of it", async () => {
  await open(SidesSettled, game());
  expect(document.body.textContent).toBe("");
});

test.each([
  ["a player", true, en.hands.wait],
  ["a spectator", false, en.hands.watching],
] as const)("while a hand is picked, %s is told who picks it", async (_, you, words) => {
  const { cho, han } = game().seats;
  const hands = { sealed: opened.sealed, picked: null, cho_in: null, reveal: null };
  const arranging = now(0, { phase: "arranging", turn: null, fen: null });
  const seats = { cho: { ...cho, you }, han };
  await open(SetupOverlay, game({ phase: "arranging", start_fen: null, hands, seats, now: arranging }));
  expect(document.querySelector(".hands p")?.textContent).toBe(words);
});

test.each(["elder", "higher_rank"] as const)("%s: said to who joins, and afterwards", async (seniority) => {
  const words = en.seniority[seniority]({ side: "Han" });
  const rights = { ...now(0).rights, join: ["cho" as const] };
  const waiting = now(0, { phase: "arranging", turn: null, rights });
  await open(SetupOverlay, game({ phase: "arranging", start_fen: null, seniority, now: waiting }));
  expect(document.querySelector("header")?.textContent).toContain(words);
  session.close();
  await unmount(page);
  await open(SidesSettled, game({ seniority }));
  expect(document.body.textContent).toContain(words);
});
