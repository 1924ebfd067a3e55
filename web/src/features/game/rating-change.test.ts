// The rating change shown at the end of a rated game.
import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import type { Outcome, RatingPoint } from "../../wire.gen";
import RatingChange from "./RatingChange.svelte";
import { settle } from "../../platform/game-server-double";

let part: Record<string, unknown> | null = null;

afterEach(async () => {
  if (part !== null) await unmount(part);
  vi.unstubAllGlobals();
});

const point = (rating: number, gained: number, deviation = 350): Partial<RatingPoint> => ({
  rating,
  gained,
  deviation,
});

async function shown(
  points: { cho: object | null; han: object | null },
  outcome: Outcome = "han",
  mine: "cho" | "han" = "cho",
): Promise<string> {
  settings.lang = "en";
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(points)));
  const seats = { cho: { player: { name: "Maple" } }, han: { player: { name: "Willow" } } };
  const session = {
    id: "g",
    movement: "janggi",
    mine: [mine],
    view: { rated: true, phase: "over", seats, now: { verdict: { outcome } } },
  };
  part = mount(RatingChange, { target: document.body, props: { session: session as never } });
  await settle();
  return document.body.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

test("both ratings are told with what was gained and lost", async () => {
  expect(await shown({ cho: point(1337, -163), han: point(1663, 163) })).toBe("Maple 1337 −163Willow 1663 +163");
});

test.each([
  // Cases: from 1 geup to 1 dan, from 7 to 6 geup, within a grade, downwards, with a provisional rating, and the
  // opponent's promotion.
  [point(1960, 20, 60), "han", "Promoted to 1 dan!"],
  [point(1505, 20, 60), "han", "Promoted to 6 geup!"],
  [point(1520, 10, 60), "han", null],
  [point(1945, -20, 60), "han", null],
  [point(1505, 20, 200), "han", null],
  [point(1505, 20, 60), "cho", null],
] as const)("whoever climbs a grade reads so, on this server's own scale: %#", async (han, mine, said) => {
  const text = await shown({ cho: point(1500, 0, 60), han }, "han", mine);
  if (said === null) expect(text).not.toContain("Promoted");
  else expect(text).toContain(said);
  expect(text.includes("this server's own")).toBe(said !== null);
});

test("a rated game that changed no rating says so; one that was cancelled needs no word", async () => {
  expect(await shown({ cho: null, han: null })).toBe(en.end.ratingsStay);
  if (part !== null) await unmount(part);
  expect(await shown({ cho: null, han: null }, "none")).toBe("");
});
