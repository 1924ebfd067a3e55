// The rating change of a rated game, shown at its end.
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

async function shown(points: { cho: object | null; han: object | null }, outcome: Outcome = "han"): Promise<string> {
  settings.lang = "en";
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(points)));
  const seats = { cho: { player: { name: "Maple" } }, han: { player: { name: "Willow" } } };
  const session = {
    id: "g",
    movement: "janggi",
    view: { rated: true, phase: "over", seats, now: { verdict: { outcome } } },
  };
  part = mount(RatingChange, { target: document.body, props: { session: session as never } });
  await settle();
  return document.body.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

test("both ratings are told with what was gained and lost", async () => {
  const point = (rating: number, gained: number): Partial<RatingPoint> => ({ rating, gained });
  expect(await shown({ cho: point(1337, -163), han: point(1663, 163) })).toBe("Maple 1337 −163Willow 1663 +163");
});

test("a rated game that changed no rating says so; one that was cancelled needs no word", async () => {
  expect(await shown({ cho: null, han: null })).toBe(en.end.ratingsStay);
  if (part !== null) await unmount(part);
  expect(await shown({ cho: null, han: null }, "none")).toBe("");
});
