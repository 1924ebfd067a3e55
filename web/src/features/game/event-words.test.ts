// @vitest-environment node
import { expect, test } from "vitest";
import { en } from "../../texts/core.en.gen";
import type { GameEvent } from "../../wire.gen";
import { eventWords } from "./event-words";

const cho = { mine: ["cho"] } as const;

test("time that is given is told to both, each in their own words", () => {
  const given: GameEvent = { kind: "time_given", side: "cho", ms: 15_000 };
  expect(eventWords(given, cho, en)).toBe(en.gift.got({ seconds: 15 }));
  expect(eventWords(given, { mine: ["han"] }, en)).toBe(en.gift.given({ side: en.side.cho, seconds: 15 }));
});

test.each<[GameEvent, string]>([
  [{ kind: "setup_expired" }, en.setup.expired],
  [{ kind: "adjourned" }, en.adjourn.adjourned],
  [{ kind: "adjourn_declined", side: "han" }, en.adjourn.declined],
  [{ kind: "resume_declined", side: "han" }, en.adjourn.resumeDeclined],
  [{ kind: "continued" }, en.adjourn.continued],
  [{ kind: "referee_joined" }, en.referee.joined],
  [{ kind: "referee_confirmed", side: "han" }, en.referee.confirmedBy({ side: en.side.han })],
  [{ kind: "referee_declined", side: "han" }, en.referee.declinedBy({ side: en.side.han })],
  [
    { kind: "ruled", ruling: { kind: "must_deviate", side: "han" }, words: "" },
    en.referee.ruled({ ruling: en.referee.rulings.mustDeviate({ side: en.side.han }) }),
  ],
])("%j is said", (event, text) => {
  expect(eventWords(event, cho, en)).toBe(text);
});

test("what the board or a box shows has no words of its own", () => {
  expect(eventWords({ kind: "adjourn_offered", side: "han" }, cho, en)).toBeNull();
  expect(eventWords({ kind: "lines_set", side: null, lines: null }, cho, en)).toBeNull();
});
