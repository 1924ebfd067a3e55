// @vitest-environment node
// The board speaks of Janggi as the page around it does, under the terms of the North too.
import { expect, test } from "vitest";
import { PHRASES, pieceName } from "../board/texts";
import { northern } from "./north";

test("no phrase or piece of the board keeps a word of the South", () => {
  for (const [name, phrase] of Object.entries(PHRASES["ko-KP"])) expect(phrase, name).toBe(northern(phrase));
  for (const name of ["check", "bikjang", "edits"] as const) {
    expect(PHRASES["ko-KP"][name], name).not.toBe(PHRASES.ko[name]);
    expect(PHRASES["ko-KP"][name], name).toBe(northern(PHRASES.ko[name]));
  }
  expect(pieceName({ side: "cho", role: "n" }, "ko-KP")).toBe(northern("초 마"));
});
