// @vitest-environment node
// Tests that computer players and the engine are recognised by their names in Korean and English records.
import { expect, test } from "vitest";
import { en } from "../texts/core.en.gen";
import { ko } from "../texts/core.ko.gen";
import { programInRecord } from "./program-in-record";

test.each([en, ko])("computer players and the engine have their pictures", ({ house }) => {
  for (const [id, name] of Object.entries(house.names)) {
    expect(programInRecord(house.label({ name }))).toEqual({ house: id, level: null });
  }
  expect(programInRecord("Janggun 9")).toEqual({ level: 9 });
  expect(programInRecord("조훈현")).toBeNull();
});
