// @vitest-environment node
// Tests that the coach agrees with the rules: pieces it calls attacked can be captured, and the moves it suggests are
// legal.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import { HALF_POINTS, boardAction, piecesOfFen } from "../../domain/position";
import { GivenTips, OPENING, TIPS, adviceFor, pointers, type Advice, type Tip } from "./advice";
import { chances, dangers, mateIn, rescue, type Look } from "./stakes";
import { soldiersOf } from "./piece-word";
import { COACH_TEXTS } from "../../texts/coach.gen";
import { GAMES, afterGame, readWish } from "./wish";

let rules: RulesModule;
beforeAll(async () => {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
});

const look: Look = (fen, moves) => {
  const answer = rules.judge({ rules: "record", fen, moves: [...moves] });
  return answer.ok ? answer : null;
};

function advise(fen: string, own = 0, given: readonly Tip[] = [], pointsDecide = true): Advice | null {
  const now = look(fen, []);
  if (now === null) throw new Error(`no position: ${fen}`);
  return adviceFor({ fen, now, legal: now.legal, checkers: [], own, given, pointsDecide }, look);
}

const START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

/** Generates the FEN after random legal moves; they stop early if the game ends. */
const positionAfter = (minLength: number, maxLength: number) =>
  fc.array(fc.nat(), { minLength, maxLength }).map((choices) => {
    let now = look(START, []);
    const moves: string[] = [];
    for (const choice of choices) {
      const move = now?.legal[choice % Math.max(1, now.legal.length)];
      const then = move === undefined ? null : look(START, [...moves, move]);
      if (move === undefined || then === null || then.verdict !== null) break;
      moves.push(move);
      now = then;
    }
    return now?.fen ?? START;
  });

const position = positionAfter(0, 40);

describe("what is at stake", () => {
  test("a chariot without a guard is in danger, and a guarded one from a soldier too", () => {
    const free = dangers("3k5/9/9/9/4r4/9/4R4/9/9/3K5 w - - 0 1", look);
    expect(free.map(({ from, to, gain }) => [from, to, gain])).toEqual([["e6", "e4", 13]]);
    // The soldier would be lost in exchange for the chariot that it captures.
    const guarded = dangers("3k5/9/9/9/9/4p4/4R4/9/4R4/3K5 w - - 0 1", look);
    expect(guarded.map(({ gain }) => gain)).toEqual([11]);
    // A chariot should not capture a guarded soldier.
    expect(dangers("3k5/9/9/9/4r4/9/3PP4/9/9/3K5 w - - 0 1", look)).toEqual([]);
  });

  test("what saves a piece takes the attacker, leads away or guards; null where nothing helps", () => {
    const saving = (fen: string): string | null | undefined => {
      const [danger] = dangers(fen, look);
      return danger === undefined ? undefined : rescue(fen, danger, look(fen, [])?.legal ?? [], look);
    };
    expect(saving("3k5/9/9/9/4r4/9/4R4/9/9/3K5 w - - 0 1")).toBe("e4e6");
    expect(saving("3k5/9/9/3p5/9/9/1r2N4/9/9/5K3 w - - 0 1")).toBe("e4c3");
    // The soldier stays on the chariot's rank with every move, and no piece can guard it.
    expect(saving("P3r4/9/5k3/9/9/9/9/9/9/3K5 w - - 0 1")).toBeNull();
    // A chariot on the soldier's file guards it.
    expect(saving("P3r4/9/5k3/9/9/9/9/9/8R/3K5 w - - 0 1")).toBe("i2a2");
    // Capturing the attacker would allow mate.
    expect(saving("2ba5/4k2c1/2na5/1ppp1n2P/1P7/R8/2P1P4/r3NBcr1/2N1RK3/4AAB2 w - - 1 55")).toBe("a5e5");
  });

  test("only what the game allows is suggested", () => {
    const fen = "3k5/9/9/9/4r4/9/4R4/9/9/3K5 w - - 0 1";
    const now = look(fen, []);
    const [danger] = dangers(fen, look);
    if (now === null || danger === undefined) throw new Error("the chariot is in danger");
    const allowed = (legal: readonly string[]) =>
      adviceFor({ fen, now, legal, checkers: [], own: 0, given: [], pointsDecide: true }, look);
    expect(allowed(now.legal)?.kind).toBe("chance");
    expect(allowed(["e4d4"])).toEqual({ kind: "danger", capture: danger, move: "e4d4" });
    expect(allowed([])).toEqual({ kind: "danger", capture: danger, move: null });
  });

  test("in every position: what saves a piece may be played, leaves less to take, and is not mated", () => {
    let saved = 0;
    fc.assert(
      fc.property(positionAfter(40, 60), (fen) => {
        const [danger] = dangers(fen, look);
        const legal = look(fen, [])?.legal ?? [];
        const move = danger === undefined ? null : rescue(fen, danger, legal, look);
        if (danger === undefined || move === null) return;
        saved += 1;
        expect(legal).toContain(move);
        const step = boardAction(move);
        if (step === null || step === "pass") throw new Error(`no move: ${move}`);
        const taken = piecesOfFen(fen)?.[step.to];
        const won = taken === undefined ? 0 : HALF_POINTS[taken.role] / 2;
        const after = look(fen, [move])?.fen ?? "";
        expect(mateIn(after, look)).toBeNull();
        const [answer] = chances(after, look);
        expect((answer?.gain ?? 0) - won).toBeLessThan(danger.gain);
      }),
      { numRuns: 60 },
    );
    expect(saved, "positions in which something is saved").toBeGreaterThan(10);
  });

  test("in every position: captures are legal, take a piece of the other side, and win something", () => {
    fc.assert(
      fc.property(position, (fen) => {
        const now = look(fen, []);
        const pieces = piecesOfFen(fen) ?? {};
        for (const { from, to, piece, taken, gain } of chances(fen, look)) {
          expect(now?.legal).toContain(from + to);
          expect([pieces[from], pieces[to]]).toEqual([piece, taken]);
          expect(piece.side).not.toBe(taken.side);
          expect(gain).toBeGreaterThan(0);
        }
        for (const { to, taken } of dangers(fen, look)) {
          expect(pieces[to]).toEqual(taken);
          expect(taken.side).toBe(now?.turn);
        }
        const mate = mateIn(fen, look);
        if (mate !== null) expect(look(fen, [mate])?.verdict?.code).toBe("mate");
      }),
      { numRuns: 60 },
    );
  });
});

describe("advice", () => {
  test("begins with opening the way of a chariot, for either side", () => {
    expect(advise(START)).toEqual({ kind: "tip", tip: "chariot", move: "a4b4" });
    const han = look(START, ["a4b4"])?.fen ?? "";
    expect(advise(han)).toEqual({ kind: "tip", tip: "chariot", move: "a7b7" });
  });

  test("winning on points by passing is not suggested where two passes in a row do not count them", () => {
    const given = TIPS.filter((tip) => tip !== "points" && tip !== "pass");
    expect(advise(START, 0, given)).toEqual({ kind: "tip", tip: "points", move: null });
    expect(advise(START, 0, given, false)).toEqual({ kind: "tip", tip: "pass", move: null });
  });

  test("the arrows of a danger: who takes, and what saves", () => {
    const advice = advise("3k5/9/9/3p5/9/9/1r2N4/9/9/5K3 w - - 0 1");
    expect(advice === null ? [] : pointers(advice, () => null, "cho")).toEqual([
      { from: "b4", to: "e4", kind: "threat" },
      { from: "e4", to: "c3", kind: "main" },
    ]);
  });

  test("mate, check, gain and danger come before tips", () => {
    expect(advise("4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1")?.kind).toBe("mate");
    expect(advise("3k5/9/4r4/9/9/9/9/9/4K4/9 w - - 0 1")?.kind).toBe("check");
    expect(advise("3k5/9/9/9/4r4/9/4R4/9/9/3K5 w - - 0 1")?.kind).toBe("chance");
    expect(advise("3k5/9/9/3p5/9/9/1r2N4/9/9/5K3 w - - 0 1")?.kind).toBe("danger");
  });

  test("every tip is given once, suggested moves may be played, and after ten moves there are none", () => {
    fc.assert(
      fc.property(position, fc.nat({ max: OPENING + 3 }), (fen, own) => {
        const now = look(fen, []);
        const given: Tip[] = [];
        for (let advice = advise(fen, own, given); advice?.kind === "tip"; advice = advise(fen, own, given)) {
          expect(own).toBeLessThan(OPENING);
          expect(given).not.toContain(advice.tip);
          if (advice.move !== null) {
            expect(now?.legal).toContain(advice.move);
            expect(boardAction(advice.move)).not.toBe("pass");
          }
          given.push(advice.tip);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test("a tip is for one position: it stays there, however often one looks, and does not come again", () => {
  const tips = new GivenTips();
  const tipIn = (fen: string): string | null => {
    const advice = advise(fen, 0, tips.before(fen));
    if (advice?.kind !== "tip") return null;
    tips.give(advice.tip, fen);
    return advice.tip;
  };
  // In the later position, the tip about the chariot would also fit the other chariot.
  const later = look(START, ["a4b4", "i7h7"])?.fen ?? "";
  expect([tipIn(START), tipIn(START)]).toEqual(["chariot", "chariot"]);
  expect([tipIn(later), tipIn(later)]).toEqual(["horse", "horse"]);
  expect(tipIn(START)).toBe("chariot");
});

test("the coach leaves after some games, and is off where nothing is stored", () => {
  expect(readWish(null)).toEqual({ on: false, games: 0 });
  let wish = readWish('{"on":true}');
  for (let n = 0; n < GAMES; n += 1) {
    expect(wish.on).toBe(true);
    wish = readWish(JSON.stringify(afterGame(wish)));
  }
  expect(wish).toEqual({ on: false, games: GAMES });
  for (const text of ["[]", "3", "{", '{"on":"yes","games":-2}'])
    expect(readWish(text)).toEqual({ on: false, games: 0 });
});

test.each(Object.entries(COACH_TEXTS))("%s: no side is named, since the player may be either", (_, texts) => {
  expect(JSON.stringify(texts)).not.toMatch(/\b(Han|Cho)\b|(?<![가-힣])(한[이은의을]|초[가는의를]|[한초]나라)/);
});

test("in Korean, each side's tips have the name of its own soldiers", () => {
  const { points, chariot, look } = COACH_TEXTS.ko.tips;
  expect(soldiersOf("cho", points)).toBe(points);
  expect(soldiersOf("han", points)).toContain("병은 2점, 사와 상은 3점");
  expect(soldiersOf("han", chariot)).toBe(
    "변의 병을 옆으로 옮겨 차의 길을 여세요. 그 병은 이웃한 병과 서로 지켜 줍니다.",
  );
  expect(soldiersOf("han", look)).toBe(look);
});
