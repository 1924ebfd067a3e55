// @vitest-environment node
// Tests that the board's North Korean texts use the same terms as the rest of the app.
import { expect, test } from "vitest";
import { northern } from "../board/north";
import { PHRASES, pieceName } from "../board/texts";
import { leaves } from "./text-laws";

test("no phrase or piece of the board keeps a word of the South", () => {
  const [north, south] = (["ko-KP", "ko"] as const).map((lang) => new Map(leaves(PHRASES[lang], () => "마")));
  expect(north?.size).toBeGreaterThan(30);
  for (const [name, phrase] of north ?? []) expect(phrase, name).toBe(northern(phrase));
  for (const name of [".check", ".bikjang", ".edits", ".roles.n"]) {
    expect(north?.get(name), name).not.toBe(south?.get(name));
    expect(north?.get(name), name).toBe(northern(south?.get(name) ?? ""));
  }
  expect(pieceName({ side: "cho", role: "n" }, "ko-KP")).toBe(northern("초 마"));
});
