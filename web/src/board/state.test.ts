// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  DOUBLE_TAP_MS,
  type Effect,
  type Facts,
  IDLE,
  type Input,
  type Interaction,
  reduce,
  shownPieces,
} from "./state";
import { START_FEN, parseFen } from "./squares";

const facts: Facts = {
  pieces: parseFen(START_FEN),
  interactive: "cho",
  points: [],
  editing: "off",
  legal: { a4: ["a5", "b4"], b1: ["c3"], e2: ["e2", "e3"] },
  premoves: [],
};

function play(
  inputs: readonly Input[],
  with_: Facts = facts,
  from: Interaction = IDLE,
): { state: Interaction; effects: Effect[] } {
  let state = from;
  const effects: Effect[] = [];
  for (const input of inputs) {
    const turned = reduce(state, input, with_);
    state = turned.state;
    effects.push(...turned.effects);
  }
  return { state, effects };
}

const tap = (square: string, at: number): Input[] => [
  { type: "press", square, at },
  { type: "release", square, at: at + 40 },
];
const drag = (from: string, to: string | null): Input[] => [
  { type: "press", square: from, at: 0 },
  { type: "drag" },
  { type: "release", square: to, at: 300 },
];
const kinds = (effects: readonly Effect[]): string[] => effects.map((effect) => effect.type);

describe("moving", () => {
  test("by two clicks", () => {
    const { state, effects } = play([...tap("a4", 0), ...tap("a5", 2000)]);
    expect(effects).toEqual([
      { type: "select", square: "a4" },
      { type: "step", from: "a4", to: "a5", dropped: false },
    ]);
    expect(state.pending).toEqual({ from: "a4", to: "a5" });
    expect(state.selected).toBeNull();
  });

  test("by dragging", () => {
    const { effects } = play(drag("b1", "c3"));
    expect(effects).toContainEqual({ type: "step", from: "b1", to: "c3", dropped: true });
  });

  test("by keys, and a screen reader's click does the same", () => {
    const { effects } = play([
      { type: "activate", square: "a4" },
      { type: "activate", square: "b4" },
    ]);
    expect(kinds(effects)).toEqual(["select", "step"]);
  });

  test("nothing more is taken while a step waits for its answer", () => {
    const { state, effects } = play([...tap("a4", 0), ...tap("a5", 900), ...tap("b1", 1800), { type: "pass" }]);
    expect(kinds(effects)).toEqual(["select", "step"]);
    expect(play([{ type: "position" }], facts, state).state.pending).toBeNull();
  });

  test("the pending step is shown", () => {
    const shown = shownPieces(facts.pieces, { from: "a4", to: "a5" });
    expect(shown["a5"]).toEqual({ side: "cho", role: "p" });
    expect(shown["a4"]).toBeUndefined();
    expect(shownPieces(facts.pieces, null)).toBe(facts.pieces);
  });
});

describe("trying what is not allowed", () => {
  test("asks the page why, by click and by drag, and puts the piece back", () => {
    for (const inputs of [[...tap("a4", 0), ...tap("a9", 900)], drag("a4", "a9")]) {
      const { state, effects } = play(inputs);
      expect(effects).toContainEqual({ type: "why", from: "a4", to: "a9" });
      expect(state).toMatchObject({ selected: null, held: null, pending: null });
    }
  });

  test("a piece dropped off the board or where it stood asks nothing", () => {
    expect(kinds(play(drag("a4", null)).effects)).toEqual(["select", "select"]);
    expect(kinds(play(drag("a4", "a4")).effects)).toEqual(["select"]);
  });

  test("the other side's pieces and a view-only board do not answer", () => {
    expect(play(tap("a7", 0)).effects).toEqual([]);
    expect(play(drag("a4", "a5"), { ...facts, interactive: "none" }).effects).toEqual([]);
  });

  test("another own piece is picked up instead", () => {
    const { state } = play([...tap("a4", 0), ...tap("b1", 900)]);
    expect(state.selected).toBe("b1");
  });
});

describe("passing (한수쉼)", () => {
  test("takes two quick taps on the own general", () => {
    const { effects, state } = play([...tap("e2", 0), ...tap("e2", DOUBLE_TAP_MS - 50)]);
    expect(effects).toContainEqual({ type: "pass", square: "e2", by: "tap" });
    expect(state.selected).toBeNull();
  });

  test.each([
    ["slow taps", [...tap("e2", 0), ...tap("e2", DOUBLE_TAP_MS + 1)]],
    ["taps on two pieces", [...tap("e2", 0), ...tap("b1", 100), ...tap("e2", 200)]],
    ["a drag and a tap", [...drag("e2", "e2"), ...tap("e2", 320)]],
    ["two taps on a soldier", [...tap("a4", 0), ...tap("a4", 100)]],
    ["one tap", tap("e2", 0)],
  ])("%s do not pass", (_name, inputs) => {
    expect(kinds(play(inputs).effects)).not.toContain("pass");
  });

  test("where passing is not allowed the page is asked why", () => {
    const strict = { ...facts, legal: { e2: ["e3"] } };
    const { effects } = play([...tap("e2", 0), ...tap("e2", 100)], strict);
    expect(effects).toContainEqual({ type: "why", from: "e2", to: "e2" });
    expect(kinds(play([{ type: "pass" }], strict).effects)).toEqual([]);
  });

  test("the P key passes at once", () => {
    expect(play([{ type: "pass" }]).effects).toEqual([{ type: "pass", square: "e2", by: "key" }]);
  });
});

describe("a new position", () => {
  test("drops the selection of a piece that is gone, keeps the others", () => {
    const { state } = play(tap("a4", 0));
    expect(play([{ type: "position" }], facts, state).state.selected).toBe("a4");
    const gone = { ...facts, pieces: {} };
    expect(play([{ type: "position" }], gone, state)).toMatchObject({
      state: { selected: null },
      effects: [{ type: "select", square: null }],
    });
  });

  test("new facts do not answer a pending step", () => {
    const { state } = play([...tap("a4", 0), ...tap("a5", 900)]);
    expect(play([{ type: "facts" }], facts, state).state.pending).not.toBeNull();
  });
});

test("Esc puts back; the cursor stays on the board", () => {
  const { state } = play([...tap("a4", 0), { type: "cancel" }, { type: "cursor", cell: { column: 12, row: -3 } }]);
  expect(state).toMatchObject({ selected: null, cursor: { column: 8, row: 0 } });
});

test("a typed move is made at once, and asks why where it is not legal", () => {
  expect(kinds(play([{ type: "move", from: "b1", to: "c3" }]).effects)).toEqual(["step"]);
  expect(kinds(play([{ type: "move", from: "b1", to: "a3" }]).effects)).toContain("why");
});

test("drawing the same arrow again wipes it; a press or a new position wipes all", () => {
  const draw = (from: string, to: string): Input => ({ type: "draw", from, to, colour: "green" });
  const { state } = play([draw("b1", "c3"), draw("a1", "a9"), draw("b1", "c3")]);
  expect(state.drawn).toEqual([{ from: "a1", to: "a9", colour: "green" }]);
  expect(play([{ type: "position" }], facts, state).state.drawn).toEqual([]);
  expect(play(tap("a4", 0), facts, state).state.drawn).toEqual([]);
});

test("a click with the second button recalls the premoves, where there are any; a stroke still draws", () => {
  const click: Input = { type: "draw", from: "c3", to: "c3", colour: "green" };
  const waiting = { ...facts, premoves: [{ from: "b1", to: "c3" }] };
  expect(play([click], waiting)).toMatchObject({ effects: [{ type: "recall" }], state: { drawn: [] } });
  expect(play([{ type: "draw", from: "c3", to: "c5", colour: "red" }], waiting).state.drawn).toHaveLength(1);
  expect(play([click]).effects).toEqual([click]);
});

describe("placing", () => {
  const placing: Facts = {
    pieces: {},
    interactive: "none",
    legal: {},
    editing: "off" as const,
    points: ["a1", "i1"],
    premoves: [],
  };

  test("a tap, Enter or a screen reader's click chooses an offered point", () => {
    expect(play(tap("a1", 0), placing).effects).toEqual([{ type: "point", square: "a1" }]);
    expect(play([{ type: "activate", square: "i1" }], placing).effects).toEqual([{ type: "point", square: "i1" }]);
  });

  test("no other point, and none that the pointer has left", () => {
    expect(play(tap("b1", 0), placing).effects).toEqual([]);
    expect(play([{ type: "activate", square: "b1" }], placing).effects).toEqual([]);
    expect(play(drag("a1", "i1"), placing).effects).toEqual([]);
  });
});
