// Bikjang on the page of a game: accepting, declining, and the warning before a move that allows it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import ActionBar from "./ActionBar.svelte";
import StatusBox from "./StatusBox.svelte";
import { en } from "../../texts/core.en.gen";
import { core } from "../../platform/core.svelte";
import { RulesModule } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import type { Now } from "../../wire.gen";
import { catalog } from "../../platform/rules/catalog";
import { connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";
import { Session } from "./session.svelte";

/** A position in which Cho's general can step from f2 to e2, where it would face Han's. */
const APART = "r1ba1ab1r/4k4/9/9/9/9/9/9/5K3/RNBA1ABNR w - - 0 1";
/** The result on points, including the deom. */
const ON_POINTS = "Cho wins 48 : 39.5";
/** The generals face each other on Cho's turn. */
const FACING = "r1ba1ab1r/4k4/9/9/9/9/9/9/4K4/RNBA1ABNR w - - 0 1";

let rules: RulesModule;
let presets: Record<string, Readonly<Record<string, unknown>>>;
let session: Session;
let mounted: Record<string, unknown>[] = [];

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
  presets = Object.fromEntries(catalog.presets.map(({ id, full }) => [id, full]));
});
beforeEach(() => {
  settings.lang = "en";
  core.rules = rules;
});
afterEach(async () => {
  session.close();
  for (const one of mounted) await unmount(one);
  mounted = [];
  core.rules = null;
  vi.unstubAllGlobals();
});

async function open(fen: string, preset: string, change: Partial<Now> = {}): Promise<void> {
  const judged = rules.judge({ rules: presets[preset], fen, moves: [] } as never);
  if (!judged.ok) throw new Error("no position");
  const present = now(0, { fen: judged.fen, legal: judged.legal, ...change });
  serve(() => game({ rules: { id: preset, full: presets[preset] ?? {} }, start_fen: fen, now: present }));
  session = new Session("g");
  const props = { session, premoving: null, confirming: null, hint: null };
  mounted = [mount(StatusBox, { target: document.body, props })];
  await connected();
  await settle();
}

const callable = (): Partial<Now> => ({
  bikjang: { callable: true, cho: "e2", han: "e9", since: 0 } as never,
  rights: { ...now(0).rights, call: true },
});
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".status button")];
const labels = (): (string | null)[] => buttons().map(({ textContent }) => textContent);

test("bikjang is accepted in a row of its own, which says how the game would end", async () => {
  await open(FACING, "casual", callable());
  await vi.waitFor(() =>
    expect(labels()).toEqual([en.bikjang.accept({ how: en.game.bothPassDraw }), en.bikjang.avoid]),
  );
  const bar = { premoving: { side: null } as never, onhint: null };
  const none = (): void => undefined;
  const props = {
    session,
    ...bar,
    onpass: none,
    onoffer: none,
    onresign: none,
    onabort: none,
    onchat: none,
    onmenu: none,
  };
  mounted.push(mount(ActionBar, { target: document.body, props }));
  await settle();
  const first = document.querySelector(".bar button")?.textContent?.trim();
  expect(first, "nothing moves in the bar").toBe(en.game.pass);
  buttons()[0]?.click();
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "act", action: "call" }]);
});

test("to play on closes the row and sends nothing; it can be opened again", async () => {
  await open(FACING, "casual", callable());
  buttons()[1]?.click();
  await settle();
  expect(labels()).toEqual([en.bikjang.title]);
  expect(document.querySelector(".status")?.textContent).toContain(en.bikjang.resolve);
  expect([Socket.last.sent, session.legal.length > 0]).toEqual([[], true]);
  buttons()[0]?.click();
  await settle();
  expect(labels()).toContain(en.bikjang.avoid);
});

test("where points decide the button says who would win, once the rules are there", async () => {
  core.rules = null;
  await open(FACING, "kja-points", callable());
  expect(labels()[0]).toBe(en.bikjang.accept({ how: en.bikjang.byPoints }));
  core.rules = rules;
  await vi.waitFor(() => expect(labels()[0]).toBe(en.bikjang.accept({ how: ON_POINTS })));
});

test("a pass accepts where nothing is called, and says what it brings", async () => {
  const { rights: _, ...facing } = callable();
  await open(FACING, "pychess", facing);
  await vi.waitFor(() => expect(labels()[0]).toBe(en.bikjang.accept({ how: ON_POINTS })));
  buttons()[0]?.click();
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "act", action: "e2e2" }]);
});

test("the other player is offered nothing", async () => {
  await open(FACING, "casual", { ...callable(), turn: "han", rights: { ...now(0).rights, play: false } });
  expect(labels()).toEqual([]);
});

test("a move that lets the other side end the game by bikjang is marked and told", async () => {
  await open(APART, "casual");
  await vi.waitFor(() => expect(session.judging.warnings).toEqual({ f2e2: "bikjang" }));
  expect(session.judging.warningsFrom("f2")).toEqual([en.bikjang.warning]);
  expect(session.judging.warningsFrom("a1")).toEqual([]);
});

test.each(["kakao", "kja-decisive"])("facing without effect (%s) is no reason to warn", async (preset) => {
  await open(APART, preset);
  await vi.waitFor(() => expect(session.judging.judged).not.toBeNull());
  // The warnings are computed later than `judged`.
  expect(session.judging.warnings).toEqual({});
  await new Promise((done) => setTimeout(done, 250));
  expect(session.judging.warnings).toEqual({});
});
