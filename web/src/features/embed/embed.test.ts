// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { requestOf } from "./messages";
import { wishesOf } from "./wishes";

test("only the documented messages are taken", () => {
  expect(requestOf({ type: "janggun:go", ply: 3, more: 1 })).toEqual({ type: "janggun:go", ply: 3 });
  expect(requestOf({ type: "janggun:step", by: -1 })).toEqual({ type: "janggun:step", by: -1 });
  expect(requestOf({ type: "janggun:flip" })).toEqual({ type: "janggun:flip" });
  for (const bad of [
    null,
    3,
    "janggun:flip",
    {},
    { type: "janggun:go" },
    { type: "janggun:go", ply: 1.5 },
    { type: "janggun:step", by: 2 },
  ]) {
    expect(requestOf(bad)).toBeNull();
  }
  fc.assert(fc.property(fc.anything(), (data) => void requestOf(data)));
});

test("wishes that are not known are left out", () => {
  expect(
    wishesOf("?lang=ko&theme=dark&pieces=hangul&side=han&ply=12&coords=uci&palette=colour-blind&wood=paper"),
  ).toEqual({
    settings: { lang: "ko", pieceSet: "hangul", palette: "colour-blind", wood: "paper", coords: "uci" },
    theme: "dark",
    orientation: "han",
    ply: 12,
  });
  expect(wishesOf("?lang=xx&theme=blue&pieces=wood&palette=red-black&wood=gold&side=left&ply=-1")).toEqual({
    settings: {},
    theme: null,
    orientation: "cho",
    ply: null,
  });
});
