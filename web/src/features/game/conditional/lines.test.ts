// @vitest-environment node
import { expect, test } from "vitest";
import { withLine, type Line } from "./lines";

const line = (text: string): Line => text.split(" ");

/** Returns the lines that result from adding all of these in order. */
function added(...all: string[]): string[] {
  let lines: readonly Line[] = [];
  for (const text of all) {
    const result = withLine(lines, line(text));
    if (!result.ok) throw new Error(result.fault);
    lines = result.lines;
  }
  return lines.map((one) => one.join(" "));
}

test("a line ends with an answer", () => {
  expect(added("a7b7 a4b4 i7h7")).toEqual(["a7b7 a4b4"]);
  expect(withLine([], ["a7b7"])).toEqual({ ok: false, fault: "no_answer" });
  expect(withLine([], [])).toEqual({ ok: false, fault: "no_answer" });
});

test("a new answer to the same move takes the place of the old one; other moves keep theirs", () => {
  expect(added("a7b7 a4b4", "i7h7 i4h4", "a7b7 c4c5")).toEqual(["i7h7 i4h4", "a7b7 c4c5"]);
  expect(added("a7b7 a4b4 c7c6 c4c5", "a7b7 a4b4 e7e6 e4e5")).toEqual(["a7b7 a4b4 c7c6 c4c5", "a7b7 a4b4 e7e6 e4e5"]);
});

test("a line that another contains is kept once", () => {
  expect(added("a7b7 a4b4", "a7b7 a4b4 c7c6 c4c5")).toEqual(["a7b7 a4b4 c7c6 c4c5"]);
  expect(added("a7b7 a4b4 c7c6 c4c5", "a7b7 a4b4")).toEqual(["a7b7 a4b4 c7c6 c4c5"]);
});

test("twenty lines of twenty plies are the most", () => {
  const many = Array.from({ length: 20 }, (_, n) => [`a${(n % 10) + 1}b1`, n < 10 ? "a4b4" : "c4c5"]);
  const distinct = many.map(([theirs = "", ours = ""], n) => [`${theirs}${n}`, ours]);
  expect(withLine(distinct, line("i7h7 i4h4"))).toEqual({ ok: false, fault: "too_many" });
  const long = Array.from({ length: 24 }, (_, n) => `a${n}`);
  const result = withLine([], long);
  expect(result.ok && result.lines[0]).toHaveLength(20);
});
