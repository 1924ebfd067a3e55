// The editor of conditional moves: a line is played on its board, saved and sent.
// @isolated
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import ConditionalPanel from "./ConditionalPanel.svelte";
import { en } from "../../../texts/core.en.gen";
import { afterPaint } from "../../../platform/after-paint";
import { core } from "../../../platform/core.svelte";
import { RulesModule } from "../../../platform/rules-module";
import { settings } from "../../../platform/settings.svelte";
import { connected, game, now, serve, settle, Socket } from "../../../platform/game-server-double";
import { Session } from "../session.svelte";
import { RULE_SETS } from "janggun";

let rules: RulesModule;
let full: Record<string, unknown>;
let session: Session;
let panel: Record<string, unknown>;

beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../../public/rules.wasm")));
  full = RULE_SETS.find(({ id }) => id.startsWith("kakao"))?.rules as Record<string, unknown>;
});
afterEach(async () => {
  await unmount(panel);
  session.close();
  core.rules = null;
  vi.unstubAllGlobals();
});

/** Waits for the next frame, after which the page receives a move made on the board, and for pending work. */
async function quiet(): Promise<void> {
  await new Promise((painted) => afterPaint(() => painted(undefined)));
  await settle();
  await tick();
}

async function play(from: string, to: string): Promise<void> {
  for (const square of [from, to]) {
    document
      .querySelector("janggi-board")
      ?.shadowRoot?.querySelector<HTMLElement>(`[data-square="${square}"]`)
      ?.click();
    await quiet();
  }
}

const press = (name: string): void =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name)?.click();

test("a line is played with both sides' moves, kept and sent", async () => {
  settings.lang = "en";
  settings.notation = "uci";
  const present = now(1);
  serve(() =>
    game({
      rules: { id: "kakao@1", full },
      time: { kind: "correspondence", days: 3 },
      actions: [{ token: "a4b4", side: "cho", ply: 0, at_ms: 0, spent_ms: null }],
      now: { ...present, rights: { ...present.rights, set_lines: true } },
    }),
  );
  session = new Session("g");
  await connected();
  core.rules = rules;
  await quiet();
  const onsent = vi.fn();
  panel = mount(ConditionalPanel, { target: document.body, props: { session, onsent } });
  await quiet();
  await play("a7", "b7");
  expect(document.body.textContent).toContain(en.conditional.yours);
  await play("c4", "d4");
  press(en.conditional.keep);
  await quiet();
  expect(document.querySelectorAll("ol li span")).toHaveLength(1);
  press(en.conditional.send);
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "set_lines", ply: 1, lines: [["a7b7", "c4d4"]] }]);
  expect(onsent).toHaveBeenCalled();
});
