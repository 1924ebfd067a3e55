// The side to move in the players' strips and in the title. It is shown only while the game is in progress.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PlayerStrip from "./PlayerStrip.svelte";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import type { GameView } from "../../wire.gen";
import { connected, game, now, serve, settle } from "../../platform/game-server-double";
import { Session } from "./session.svelte";
import { titleOf } from "./title";

let session: Session;
let strips: Record<string, unknown>[] = [];

async function told(view: GameView): Promise<string[]> {
  serve(() => view);
  session = new Session("g");
  await connected();
  await settle();
  strips = (["cho", "han"] as const).map((side) =>
    mount(PlayerStrip, { target: document.body, props: { session, side } }),
  );
  await settle();
  const toMove = [en.side.cho, en.side.han].map((side) => en.game.turnOf({ side }));
  return [...document.querySelectorAll("section")].map(
    (strip) => toMove.find((words) => strip.textContent?.includes(words)) ?? "",
  );
}

beforeEach(() => {
  settings.lang = "en";
});
afterEach(async () => {
  session.close();
  for (const strip of strips) await unmount(strip);
  vi.unstubAllGlobals();
});

test("both lines say the side to move", async () => {
  expect(await told(game())).toEqual([en.game.turnOf({ side: en.side.cho }), en.game.turnOf({ side: en.side.cho })]);
});

test.each([
  [
    "while the sides are set up",
    game({ phase: "arranging", start_fen: null, now: now(0, { phase: "arranging", turn: null }) }),
  ],
  ["while the game is adjourned", game({ now: now(0, { adjourned: true }) })],
  ["after the end", game({ phase: "over", now: { ...now(0), phase: "over" } })],
])("nobody is to move %s", async (_, view) => {
  expect(await told(view)).toEqual(["", ""]);
  expect(titleOf(session, en) ?? "").not.toContain(en.game.yourTurn);
});
