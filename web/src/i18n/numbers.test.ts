import { expect, test } from "vitest";
import { pointsIn } from "../texts/functions";

test("points have the decimal mark of their language", () => {
  expect(pointsIn(72, "ko")).toBe("72");
  expect(pointsIn(73.5, "ko")).toBe("73.5");
  expect(pointsIn(73.5, "en")).toBe("73.5");
  expect(pointsIn(73.5, "nl")).toBe("73,5");
  expect(pointsIn(0.5, "nl")).toBe("0,5");
});
