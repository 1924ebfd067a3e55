// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { START_FEN, koreanName } from "../../board/squares";
import { CARDS, character, choices, learnedOf, pieceOf, raised } from "./hanja";
import { LAST_BOX, answered, cardOf, due, known, readDeck, type Deck } from "./leitner";
import { moveQuestion, pointQuestion } from "./notation-quiz";

const day = fc.integer({ min: 0, max: 40_000 });
const id = fc.constantFrom(...CARDS);
/** Generates a deck after some answers. */
const deck: fc.Arbitrary<Deck> = fc
  .array(fc.tuple(id, fc.boolean(), day), { maxLength: 60 })
  .map((answers) => answers.reduce<Deck>((all, [card, knew, today]) => answered(all, card, knew, today), {}));

describe("spaced repetition", () => {
  test("a card that is known comes later, one that is not comes at once", () => {
    fc.assert(
      fc.property(deck, id, day, (before, card, today) => {
        const knew = answered(before, card, true, today);
        expect(cardOf(knew, card).box).toBe(Math.min(cardOf(before, card).box + 1, LAST_BOX));
        expect(cardOf(knew, card).due).toBeGreaterThan(today);
        expect(due(knew, CARDS, today)).not.toContain(card);
        const missed = answered(before, card, false, today);
        expect(due(missed, CARDS, today)).toContain(card);
        expect(cardOf(missed, card).box).toBe(0);
        for (const other of CARDS.filter((one) => one !== card))
          expect(cardOf(knew, other)).toEqual(cardOf(before, other));
      }),
    );
  });

  test("a card known again and again waits longer each time, up to the last box", () => {
    fc.assert(
      fc.property(id, day, (card, start) => {
        let [all, today, before]: [Deck, number, number] = [{}, start, 0];
        for (let n = 0; n < LAST_BOX + 3; n += 1) {
          all = answered(all, card, true, today);
          const wait = cardOf(all, card).due - today;
          expect(wait).toBeGreaterThanOrEqual(before);
          [before, today] = [wait, cardOf(all, card).due];
        }
        expect(cardOf(all, card).box).toBe(LAST_BOX);
      }),
    );
  });

  test("every card comes up in the end, and the weakest first", () => {
    fc.assert(
      fc.property(deck, day, (all, today) => {
        expect(due(all, CARDS, 100_000).sort()).toEqual([...CARDS].sort());
        const boxes = due(all, CARDS, today).map((card) => cardOf(all, card).box);
        expect(boxes).toEqual([...boxes].sort((a, b) => a - b));
        expect(known(all, CARDS)).toBeLessThanOrEqual(CARDS.length);
      }),
    );
  });

  test("a deck survives being stored, and other text is no deck", () => {
    fc.assert(
      fc.property(deck, (all) => {
        expect(readDeck(JSON.stringify(all))).toEqual(all);
      }),
    );
    for (const text of [null, "", "[]", "7", '{"cho-k":3}', '{"cho-k":{"box":99,"due":0}}', '{"cho-k":{"box":1}}'])
      expect(readDeck(text)).toEqual({});
    fc.assert(fc.property(fc.string(), (text) => void readDeck(text)));
  });
});

test("four different kinds are offered, the right one among them", () => {
  fc.assert(
    fc.property(id, fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (card, stream) => {
      const { role } = pieceOf(card);
      const offered = choices(role, () => stream.next().value ?? 0);
      expect(new Set(offered).size).toBe(4);
      expect(offered).toContain(role);
    }),
  );
  expect(new Set(CARDS.map((card) => character(pieceOf(card)))).size).toBe(9);
});

test("the characters count as learned in two steps, which no miss takes back", () => {
  let [all, learned]: [Deck, 0 | 1 | 2] = [{}, 0];
  const say = (card: string, knew: boolean): void => {
    const after = answered(all, card, knew, 0);
    learned = raised(learned, all, after);
    all = after;
  };
  const steps: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    for (const card of CARDS) {
      say(card, true);
      steps.push(learned);
    }
  }
  expect(steps.indexOf(1)).toBe(CARDS.length / 2 - 1);
  expect(steps.indexOf(2)).toBe(2 * CARDS.length - 1);
  for (const card of CARDS) say(card, false);
  expect([learnedOf(all), learned]).toEqual([0, 2]);
  fc.assert(
    fc.property(deck, id, fc.boolean(), fc.constantFrom(0, 1, 2), (before, card, knew, set) => {
      expect(raised(set, before, answered(before, card, knew, 0))).toBeGreaterThanOrEqual(set);
    }),
  );
});

test("somebody who wants the pictures large again keeps them, however many answers follow", () => {
  let all: Deck = {};
  for (const card of [...CARDS, ...CARDS]) all = answered(all, card, true, 0);
  for (const card of CARDS) {
    const after = answered(all, card, true, 0);
    expect(raised(0, all, after)).toBe(0);
    all = after;
  }
});

describe("questions about the notation", () => {
  const random = fc.double({ min: 0, max: 0.999, noNaN: true });

  test("a point has its two digits", () => {
    fc.assert(
      fc.property(random, (n) => {
        const question = pointQuestion(["a1", "e2", "i10", "i4"], () => n);
        if (question?.kind !== "point") throw new Error("no question");
        expect(question.answer).toBe(koreanName(question.square));
        expect(question.answer).toMatch(/^[0-9][1-9]$/);
      }),
    );
  });

  test("a written move is the step that it asks for; a pass is never asked for", () => {
    const legal = ["a4b4", "i4h4", "e2e2", "b1c3"];
    fc.assert(
      fc.property(random, (n) => {
        const question = moveQuestion(`${START_FEN} w - - 0 1`, legal, () => n);
        if (question?.kind !== "move") throw new Error("no question");
        expect(legal).toContain(question.from + question.to);
        expect(question.text.startsWith(koreanName(question.from))).toBe(true);
        expect(question.text.endsWith(koreanName(question.to))).toBe(true);
      }),
    );
    expect(moveQuestion(`${START_FEN} w - - 0 1`, ["e2e2"], () => 0)).toBeNull();
  });
});
