import { afterEach, expect, test } from "vitest";
import { forgetRefereeKey, keepRefereeKey, refereeKeyIn, refereeLink } from "./referee-key";

afterEach(() => localStorage.clear());

test("the key of a new game becomes a link, until it was used", () => {
  const game = { id: "g1", referee_key: "a+b/c=" };
  expect(keepRefereeKey(game)).toBe(game);
  const link = refereeLink("g1");
  expect(link).toBe(`${location.origin}/game/g1#referee=a%2Bb%2Fc%3D`);
  expect(refereeKeyIn(new URL(link ?? "").hash)).toBe("a+b/c=");
  forgetRefereeKey("g1");
  expect(refereeLink("g1")).toBeNull();
});

test("games without a referee keep nothing", () => {
  keepRefereeKey({ id: "g2" });
  expect(refereeLink("g2")).toBeNull();
  expect(refereeKeyIn("#move-12")).toBeNull();
});
