// @vitest-environment node
// Tests that headers of a game are found and changed under their names in either format.
import { expect, test } from "vitest";
import { playersIn, TAGS, tagOf, withTag } from "./reader";

test("a header keeps its name and place when its value changes", () => {
  const gib = [
    ["대회명", "동네"],
    ["초대국자", "김초"],
    ["한대국자", "?"],
  ] as const;
  expect(playersIn(gib)).toEqual(["김초", ""]);
  expect(withTag(gib, TAGS.cho, "소나무")).toEqual([gib[0], ["초대국자", "소나무"], gib[2]]);
  expect(withTag(gib, TAGS.han, "대나무")[2]).toEqual(["한대국자", "대나무"]);
  expect(withTag(gib, TAGS.date, "2026-11-28").at(-1), "a new one has PGN's name").toEqual(["Date", "2026-11-28"]);
  expect(withTag(gib, TAGS.event, "")).toEqual(gib.slice(1));
  expect(withTag(gib, TAGS.han, ""), "nothing was there").toBe(gib);
  expect(tagOf([["Date", "????.??.??"]], TAGS.date)).toBe("");
});
