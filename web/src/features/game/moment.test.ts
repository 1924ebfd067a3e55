// @vitest-environment node
// The lifetimes of pending values, each tested with many kinds of game events.
import { describe, expect, test } from "vitest";
import { applyEvent } from "./game-state";
import { lastingOf } from "./dialogs";
import { FIRST_MOMENT, isStill, momentAfter, type Lasting } from "./moment";
import { acted, game, now } from "../../platform/game-server-double";
import type { GameEvent, GameView, Now } from "../../wire.gen";

const before = (): GameView =>
  game({
    seq: 5,
    actions: ["a4b4", "a7b7"].map((token, ply) => ({
      token,
      ply,
      side: ply === 0 ? "cho" : "han",
      at_ms: ply,
      spent_ms: null,
    })),
    now: now(2),
  });

const after = (event: GameEvent, present: Partial<Now> = {}): GameView =>
  applyEvent(before(), 6, event, { ...now(2), ...present });

const state = (kind: string, fields: object = {}): GameEvent => ({ kind, ...fields }) as unknown as GameEvent;
const move = (): GameView => after((acted(6, 2, "c4d4") as { event: GameEvent }).event, now(3));

/** Events: name, game afterwards, and whether values that last for the position, or for the era, are still valid. */
const EVENTS: readonly (readonly [string, () => GameView, position: boolean, era: boolean])[] = [
  ["a move", move, false, true],
  ["a takeback", () => after(state("took_back", { actions_left: 1 }), now(1)), false, false],
  ["an adjournment", () => after(state("adjourned"), { adjourned: true }), false, false],
  [
    "an adjournment by the referee",
    () => after(state("ruled", { ruling: { kind: "adjourn" }, words: "" }), { adjourned: true }),
    false,
    false,
  ],
  ["the end", () => after(state("ended"), { phase: "over" }), false, false],
  ["an abort", () => after(state("aborted"), { phase: "over" }), false, false],
  ["a claim", () => after(state("claimed"), { phase: "over" }), false, false],
  [
    "another reader",
    () => ({ ...before(), seats: { ...before().seats, cho: { ...before().seats.cho, you: !before().seats.cho.you } } }),
    false,
    false,
  ],
  ["an offer to take back", () => after(state("takeback_offered", { side: "han" })), true, true],
  ["an offer that is declined", () => after(state("takeback_declined", { side: "han" })), true, true],
  ["an offer to adjourn", () => after(state("adjourn_offered", { side: "han" })), true, true],
  ["time that is given", () => after(state("time_given", { side: "han" })), true, true],
  ["a ruling about time", () => after(state("ruled", { ruling: { kind: "give_time" }, words: "" })), true, true],
  ["a touch", () => after(state("touched", { square: "a4" }), { touched: "a4" }), true, true],
  ["a restart of the server", () => after(state("resumed")), true, true],
  ["a connection that comes back", before, true, true],
];

describe.each(EVENTS)("%s", (_, view, position, era) => {
  test.each(Object.entries({ position, era, always: true }))("leaves what lasts for %j: %j", (lasting, stays) => {
    const then = momentAfter(FIRST_MOMENT, null, before());
    expect(isStill(lasting as Lasting, then, momentAfter(then, before(), view()))).toBe(stays);
  });
});

test("what is gone does not come back with the same position", () => {
  const then = momentAfter(FIRST_MOMENT, null, before());
  const back = after(state("took_back", { actions_left: 1 }), now(1));
  const again = momentAfter(momentAfter(then, before(), back), back, before());
  for (const lasting of ["position", "era"] as const) expect(isStill(lasting, then, again)).toBe(false);
  const stands = after(state("adjourned"), { adjourned: true });
  const resumed = momentAfter(momentAfter(then, before(), stands), stands, before());
  for (const lasting of ["position", "era"] as const) expect(isStill(lasting, then, resumed)).toBe(false);
});

test("a question before what cannot be undone never lasts for ever", () => {
  expect(lastingOf("pass")).toBe("position");
  for (const dialog of ["resign", "abort"] as const) expect(lastingOf(dialog)).toBe("era");
});
