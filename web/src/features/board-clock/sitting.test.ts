// @vitest-environment node
// Invariants of the clock at a board with a referee. All state is derived from the turns and acts, so undoing one
// leaves no trace. After a reload, a stored game continues as if nothing had happened.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Side } from "../../board";
import { headersOf, isEnd, oneLine, readHeader, timeBy, type Act, type Decision, type Penalty } from "./acts";
import { face, go, newClock, pause, press, tick, type BoardClock, type Running } from "./board-clock";
import * as at from "./sitting";
import type { Sitting } from "./sitting";

const SIDE = fc.constantFrom<Side>("cho", "han");
const MS = fc.integer({ min: 0, max: 90_000 });
const PENALTY: fc.Arbitrary<Penalty> = fc.oneof(
  fc.constantFrom<Penalty>({ kind: "none" }, { kind: "turn" }, { kind: "loss" }),
  MS.map((ms): Penalty => ({ kind: "time", ms })),
  fc.integer({ min: 1, max: 9 }).map((half): Penalty => ({ kind: "points", points: half / 2 })),
);
const DECISION: fc.Arbitrary<Decision> = fc.oneof(
  fc.constantFrom<Decision>({ kind: "draw" }, { kind: "call_time" }),
  fc.tuple(fc.constantFrom("warning", "win", "must_deviate"), SIDE).map(([kind, side]) => ({ kind, side }) as Decision),
  fc.tuple(fc.constantFrom("late", "give_time"), SIDE, MS).map(([kind, side, ms]) => ({ kind, side, ms }) as Decision),
  fc.tuple(SIDE, PENALTY).map(([side, penalty]): Decision => ({ kind: "fault", side, penalty })),
);
const TIME: fc.Arbitrary<Running> = fc.constantFrom<Running>(
  { kind: "byoyomi", main_ms: 120_000, period_ms: 30_000, periods: 3 },
  { kind: "fischer", main_ms: 300_000, increment_ms: 5_000 },
  { kind: "total", total_ms: 600_000 },
  { kind: "total", total_ms: 600_000, move_ms: 60_000 },
);
type Step = { readonly wait: number; readonly do: "press" | "go" | "pause" | Decision };
const steps = (decisions: fc.Arbitrary<Decision>): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      wait: MS,
      do: fc.oneof(
        { arbitrary: fc.constantFrom("press" as const, "press" as const, "go" as const, "pause" as const), weight: 4 },
        decisions,
      ),
    }),
    { maxLength: 14 },
  );
const STEPS = steps(DECISION);

/** Applies steps from the time `begin` on, and returns the game and the time afterwards. */
function played(from: Sitting, all: readonly Step[], begin = 0): [Sitting, number] {
  let [sitting, now] = [from, begin];
  for (const step of all) {
    now += step.wait;
    if (step.do === "press") sitting = at.pressed(sitting, at.clockOf(sitting).turn, now);
    else if (step.do === "go") sitting = at.started(sitting, now);
    else if (step.do === "pause") sitting = at.halted(sitting, now);
    else sitting = at.acted(sitting, step.do, "", now);
    sitting = at.settled(sitting, now);
  }
  return [sitting, now];
}

/** Returns the visible state of a clock. */
function seen(clock: BoardClock, now: number): unknown {
  const { turn, moves, out, stopped } = tick(clock, now);
  return { turn, moves, out, stopped, cho: face(clock, "cho", now), han: face(clock, "han", now) };
}

test("the clock is that of the presses", () => {
  fc.assert(
    fc.property(TIME, steps(fc.nat().map((): Decision => ({ kind: "warning", side: "cho" }))), (time, all) => {
      let clock = newClock(time, "cho");
      let now = 0;
      for (const step of all) {
        now += step.wait;
        if (step.do === "press") clock = press(clock, clock.turn, now);
        else if (step.do === "go") clock = go(clock, now);
        else if (step.do === "pause") clock = pause(clock, now);
        clock = tick(clock, now);
      }
      const [sitting, end] = played(at.newSitting(time), all);
      expect(seen(at.clockOf(sitting), end)).toEqual(seen(clock, end));
    }),
  );
});

test("an act that is taken back has never been", () => {
  fc.assert(
    fc.property(TIME, STEPS, DECISION, MS, (time, all, decision, wait) => {
      const [before, now] = played(at.newSitting(time), all);
      fc.pre(!at.isOver(before, now));
      const after = at.withoutAct(at.acted(before, decision, "why", now), before.acts.length);
      // An act that ends the game stops the clock. After it is undone, the referee has to start the clock again.
      expect(after).toEqual(isEnd(decision) ? at.halted(before, now) : before);
      expect(at.endOf(after, now)).toBeNull();
      expect(seen(at.clockOf(after), now + wait)).toEqual(
        seen(at.clockOf(isEnd(decision) ? at.halted(before, now) : before), now + wait),
      );
    }),
  );
});

test("turns that are taken back have never been, and nobody's clock loses the time since", () => {
  fc.assert(
    fc.property(TIME, STEPS, fc.nat(), (time, all, nth) => {
      const [sitting, now] = played(at.newSitting(time), all);
      fc.pre(sitting.spent.length > 0);
      const turns = nth % sitting.spent.length;
      const after = at.withTurns(sitting, turns, now);
      expect([after.spent, after.turnMs]).toEqual([sitting.spent.slice(0, turns), sitting.spent[turns]]);
      expect(after.acts.map(({ decision }) => decision)).toEqual(sitting.acts.map(({ decision }) => decision));
      expect(after.acts.every((act) => act.at <= turns)).toBe(true);
    }),
  );
});

test("a decision changes a clock by its time, and alone uses up no period and no time of the other side", () => {
  fc.assert(
    fc.property(TIME, STEPS, DECISION, (time, all, decision) => {
      const [before, now] = played(at.newSitting(time), all);
      fc.pre(!at.isOver(before, now));
      const after = at.acted(before, decision, "", now);
      const done = after.acts.at(-1)?.decision ?? decision;
      for (const side of ["cho", "han"] as const) {
        const [one, other] = [at.clockOf(before), at.clockOf(after)];
        const change = other.left[side].mainMs - one.left[side].mainMs;
        expect(change === timeBy(done, side)).toBe(true);
        expect(face(other, side, now).periods >= face(one, side, now).periods).toBe(true);
      }
    }),
  );
});

test("a reload changes nothing, and a longer absence pauses the clock where it was last seen", () => {
  fc.assert(
    fc.property(TIME, STEPS, STEPS, MS, (time, all, more, away) => {
      const [sitting, now] = played(at.newSitting(time), all);
      const stored = at.readSitting(JSON.parse(JSON.stringify(sitting)));
      expect(stored).toEqual(sitting);
      const kept = at.reopened(sitting, now, now + away);
      if (away <= 10_000) expect(played(kept, more, now)).toEqual(played(sitting, more, now));
      else expect(kept).toEqual(at.halted(sitting, now));
    }),
  );
});

test("the end does not depend on when it is looked at, and nothing is played after it", () => {
  fc.assert(
    fc.property(TIME, STEPS, MS, (time, all, wait) => {
      const [sitting, now] = played(at.newSitting(time), all);
      const end = at.endOf(sitting, now);
      fc.pre(end !== null);
      expect(sitting.since).toBeNull();
      expect(at.endOf(sitting, now + wait)).toEqual(end);
      expect(at.started(sitting, now + wait)).toBe(sitting);
      expect(at.pressed(sitting, "cho", now + wait)).toBe(sitting);
    }),
  );
});

test("a record's times are those of the clock", () => {
  fc.assert(
    fc.property(TIME, STEPS, (time, all) => {
      const [sitting] = played(at.newSitting(time), all);
      const times = at.timesOf(sitting);
      expect(times.map(({ seconds }) => seconds)).toEqual(sitting.spent.map((ms) => Math.round(ms / 1000)));
      expect(times.every(({ left }) => left >= 0)).toBe(true);
    }),
  );
});

test("every act is read from its header as it was made", () => {
  const words = fc.string({ unit: fc.constantFrom(...'a1: \t\n\u0085"\\[]{}가훈😀'), maxLength: 12 }).map(oneLine);
  fc.assert(
    fc.property(
      fc.array(fc.record({ decision: DECISION, at: fc.nat({ max: 400 }), left: fc.constant(null), words }), {
        maxLength: 5,
      }),
      (acts: Act[]) => {
        const headers = headersOf(acts);
        expect(headers.map(([key]) => key)).toEqual(acts.map((_, index) => `Ruling${index + 1}`));
        expect(headers.map(([, value]) => readHeader(value))).toEqual(
          acts.map(({ decision, at: turn, words: said }) => ({ decision, at: turn, words: said })),
        );
      },
    ),
  );
  for (const other of [
    "",
    "draw",
    "0 draw cho",
    "0 win",
    "0 win red",
    "-1 draw",
    "0 give_time cho 5",
    "0 fault cho 5s",
    "0 adjourn",
  ])
    expect(readHeader(other), other).toBeNull();
});
