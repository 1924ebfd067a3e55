// @vitest-environment node
// Tests of the conditions for rated games, and of the request that the form sends.
import { expect, test } from "vitest";
import { DEFAULTS, newGame, readChoices, timeFor, type Choices } from "../platform/choices";
import { unratedBecause } from "./rated";

const MEMBER = { signedIn: true, isBot: false };
const FISCHER = { kind: "fischer", main_ms: 300_000, increment_ms: 5_000 } as const;
const FRIEND: Choices = { ...DEFAULTS, opponent: "friend", time: FISCHER };

test("a rated game needs the account of a person, a clock, a preset and the usual start, and has no referee", () => {
  expect(unratedBecause(FRIEND, MEMBER)).toBeNull();
  expect(unratedBecause(FRIEND, { signedIn: false, isBot: false })).toBe("account");
  expect(unratedBecause(FRIEND, { signedIn: true, isBot: true })).toBe("bot");
  expect(unratedBecause({ ...FRIEND, begin: "handicap" }, MEMBER)).toBe("handicap");
  expect(unratedBecause({ ...FRIEND, begin: "fen" }, MEMBER)).toBe("position");
  expect(unratedBecause({ ...FRIEND, rules: "house" }, MEMBER)).toBe("house");
  expect(unratedBecause({ ...FRIEND, time: { kind: "none" } }, MEMBER)).toBe("clock");
  expect(unratedBecause({ ...FRIEND, referee: true }, MEMBER)).toBe("referee");
});

test("a rated game and a referee are asked for with a friend only, and a rated game has no take-back", () => {
  const wish = { ...FRIEND, rated: true };
  expect(newGame(wish, null)).toMatchObject({ rated: true, takeback: "never" });
  expect(newGame({ ...wish, opponent: "engine" }, null)).not.toHaveProperty("rated");
  expect(newGame({ ...wish, time: { kind: "none" } }, null)).not.toHaveProperty("rated");
  expect(newGame({ ...FRIEND, referee: true }, null)).toMatchObject({ referee: true, takeback: "allowed" });
  expect(newGame({ ...FRIEND, opponent: "self", referee: true }, null)).not.toHaveProperty("referee");
});

test("days a move are for a friend; against the computer and on one device there is then no clock", () => {
  const days = { kind: "correspondence", days: 3 } as const;
  expect(timeFor({ ...FRIEND, time: days }, "friend")).toEqual(days);
  expect(timeFor({ ...FRIEND, time: days }, "self")).toEqual({ kind: "none" });
  expect(newGame({ ...FRIEND, opponent: "engine", time: days }, null).time).toEqual({ kind: "none" });
});

test("choices that were stored before there were rated games are read, and wrong ones fall back", () => {
  const { rated: _, referee: __, ...old } = { ...FRIEND, level: 9 };
  expect(readChoices(JSON.stringify(old))).toEqual({ ...FRIEND, level: 9 });
  expect(readChoices(JSON.stringify({ ...FRIEND, rated: "yes" }))).toEqual(DEFAULTS);
});
