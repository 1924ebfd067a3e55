// @vitest-environment node
// Sounds and messages for events in a game.
import { expect, test } from "vitest";
import type { GameEvent, GameView } from "../../wire.gen";
import { reaction, type Around } from "./reactions";
import { game } from "../../platform/game-server-double";

const acted = (token: string): GameEvent =>
  ({ kind: "acted", action: { token, side: "han", ply: 0, at_ms: 0, spent_ms: 0 } }) as unknown as GameEvent;

function around(change: Partial<Around> = {}, before = false, after = false): Around {
  const view = game();
  const with_ = (check: boolean): GameView => ({ ...view, now: { ...view.now, check } });
  return {
    before: with_(before),
    view: with_(after),
    mine: ["cho"],
    movement: "janggi",
    captured: false,
    frame: null,
    rematchOffered: false,
    ...change,
  };
}

test("a move sounds by what it does; check and its answer are called out", () => {
  expect(reaction(acted("a7b7"), around())).toEqual({ sound: "move", word: null, call: null });
  expect(reaction(acted("a7b7"), around({ captured: true })).sound).toBe("capture");
  expect(reaction(acted("a7b7"), around({}, false, true))).toMatchObject({ sound: "check", call: "check" });
  expect(reaction(acted("a7b7"), around({}, true, false))).toMatchObject({ call: "answered", word: { kind: "info" } });
  expect(reaction(acted("a7b7"), around({ view: { ...game(), phase: "over" } })).sound).toBe("end");
});

test("what is no move makes no sound of one; a pass is said", () => {
  expect(reaction(acted("offer"), around())).toEqual({ sound: null, word: null, call: null });
  expect(reaction(acted("decline"), around()).word?.text).toBeTruthy();
  expect(reaction(acted("e9e9"), around())).toMatchObject({ sound: "pass", word: { kind: "info" } });
});

test("nobody is told what they did themselves", () => {
  const placed = (side: "cho" | "han"): GameEvent => ({ kind: "placed", side, piece: "r", square: "a1" }) as GameEvent;
  expect(reaction(placed("han"), around()).word).not.toBeNull();
  expect(reaction(placed("cho"), around())).toMatchObject({ sound: "move", word: null });
});

test("the computer greets its opponent, and nobody else", () => {
  const started = { kind: "started", arrangements: { cho: null, han: null }, fen: "" } as unknown as GameEvent;
  const engine = { kind: "engine", level: 3, you: false } as const;
  const { seats } = game();
  const view = { ...game(), seats: { ...seats, han: engine } };
  expect(reaction(started, around({ view })).word?.kind).toBe("info");
  expect(reaction(started, around({ view, mine: [] })).word).toBeNull();
  const guest = { kind: "guest", level: null, you: false } as const;
  expect(reaction(started, around({ view: { ...view, seats: { ...seats, han: guest } } })).word).toBeNull();
});
