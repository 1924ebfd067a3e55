// @isolated
import { expect, test } from "vitest";
import { START_FEN, parseFen, takenFrom } from "./index";

const start = parseFen(START_FEN);

test("counts what is missing, dearest first, and never a piece that is still there", () => {
  expect(takenFrom("cho", start, start)).toEqual([]);
  const now = parseFen(START_FEN.replace("rnba1abnr", "1nba1ab2").replace("p1p1p1p1p", "p8"));
  expect(takenFrom("han", start, now)).toEqual([
    { piece: { side: "han", role: "r" }, count: 2 },
    { piece: { side: "han", role: "n" }, count: 1 },
    { piece: { side: "han", role: "p" }, count: 4 },
  ]);
  expect(takenFrom("cho", start, now)).toEqual([]);
});

test("a handicap piece that was never there is not counted as taken", () => {
  const handicap = parseFen(START_FEN.replace("rnba1abnr", "1nba1abnr"));
  expect(takenFrom("han", handicap, handicap)).toEqual([]);
});

test("the strip says what it shows", () => {
  const strip = document.createElement("janggi-captured");
  document.body.append(strip);
  strip.taken = [{ piece: { side: "han", role: "p" }, count: 3 }];
  expect(strip.shadowRoot?.querySelectorAll(".piece")).toHaveLength(1);
  expect(strip.shadowRoot?.querySelector("svg")?.getAttribute("aria-label")).toBe("한 병 3");
});
