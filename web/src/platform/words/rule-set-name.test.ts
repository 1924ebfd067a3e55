// Names of custom rules.
import { expect, test } from "vitest";
import { houseWord } from "./rule-set-name";
import { settings } from "../settings.svelte";

test("custom rules without a name have a general one", () => {
  settings.lang = "en";
  expect(houseWord({ name: " Club night " })).toBe("Club night");
  for (const house of [null, { name: "" }, { name: "  " }]) expect(houseWord(house)).toBe("My house rules");
});
