// @vitest-environment node
import { expect, test } from "vitest";
import { bikjangText, type Facing } from "./bikjang";
import { en } from "../../texts/core.en.gen";
import { ko } from "../../texts/core.ko.gen";

function facing(fields: Record<string, unknown>, change: Partial<Facing> = {}): Facing {
  const rules = Object.fromEntries(Object.entries(fields).map(([key, value]) => [`bikjang.${key}`, value]));
  return { rules, open: true, check: false, ...change };
}

const pychess = { mode: "points", accept: "pass", nonresolving_step: "illegal", in_check: "accept_allowed" };

test("facing that means nothing is not spoken of", () => {
  expect(bikjangText(facing({ mode: "off" }), en)).toBeNull();
  expect(bikjangText(facing({ mode: "illegal" }), en)).toBeNull();
});

test("each way of accepting is told", () => {
  const pass = bikjangText(facing(pychess), en);
  expect(pass).toContain(en.bikjang.passAccepts);
  expect(pass).toContain(en.bikjang.illegal);
  expect(pass).toContain(en.bikjang.resultPoints);
  expect(pass).not.toContain(en.bikjang.call);
  const casual = bikjangText(facing({ ...pychess, mode: "draw", accept: "call_or_pass" }), ko);
  expect(casual).toContain(ko.bikjang.call);
  expect(casual).toContain(ko.bikjang.resultDraw);
  const ends = bikjangText(
    facing({ ...pychess, accept: "any_nonresolving_action", nonresolving_step: "ends_game" }),
    en,
  );
  expect(ends).toContain(en.bikjang.ends);
});

test("to who has chosen to play on, only what that allows is told", () => {
  const text = bikjangText(facing({ ...pychess, accept: "call_or_pass" }), en, true) ?? "";
  expect(text.split("\u00a0· ")).toEqual([en.bikjang.resolve, en.bikjang.illegal]);
  const must = facing({ ...pychess, in_check: "must_answer_check" }, { check: true });
  expect(bikjangText(must, en, true)).toContain(en.bikjang.must);
});

test("a closed gate and a check that comes first", () => {
  expect(bikjangText(facing(pychess, { open: false }), en)).toBe(en.bikjang.closed);
  const must = facing({ ...pychess, in_check: "must_answer_check" }, { check: true });
  expect(bikjangText(must, en)).toContain(en.bikjang.must);
});
