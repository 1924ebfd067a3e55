// @vitest-environment node
// Both setups of a game on this device are chosen as their own side sees them.
import { expect, test } from "vitest";
import { freshGame } from "./fresh-game";

const preset = { id: "kja-points", revision: 2, full: {} };
const common = { preset, strength: null, setup: "smsm", other: "msms", names: { player: "", other: "" } } as const;

test("Han's setup is turned round, because codes are read from Cho's left", () => {
  expect(freshGame({ ...common, side: "cho" }).setups).toEqual({ cho: "smsm", han: "smsm" });
  expect(freshGame({ ...common, side: "han" }).setups).toEqual({ cho: "msms", han: "msms" });
});
