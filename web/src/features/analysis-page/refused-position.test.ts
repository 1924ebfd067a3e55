// @vitest-environment node
// Tests that an invalid position is refused with the right reason, wherever it is pasted and in every language.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import { settings } from "../../platform/settings.svelte";
import { EDITOR_TEXTS } from "../../texts/editor.gen";
import { positionReasons } from "../editor/words";
import { toCompact } from "../tree/compact";
import { fromFen, fromValue, openingOfFen, SourceFault } from "./sources";
import { openingFault } from "./texts";
import { ANALYSIS_PAGE_TEXTS } from "../../texts/analysis-page.gen";

const rules = await RulesModule.load(
  readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")) as Buffer<ArrayBuffer>,
);

/** Code of the fault, FEN, and English message. */
const REFUSED: readonly (readonly [code: string, fen: string, english: RegExp])[] = [
  ["no_general", "9/4k4/9/9/9/9/9/9/9/9 w - - 0 1", /Cho has no general\./],
  ["many_generals", "9/4k4/9/9/9/9/9/9/3KK4/9 w - - 0 1", /Cho has more than one general\./],
  ["many_pieces", "9/4k4/9/9/9/PPPPPPPPP/PPPPPPPPP/9/4K4/9 w - - 0 1", /Cho has more than 16 pieces\./],
  ["outside_palace", "9/4k4/9/9/A8/9/9/9/4K4/9 w - - 0 1", /Cho's guard is outside its palace\./],
  ["opponent_in_check", "9/4k4/9/9/4R4/9/9/9/3K5/9 w - - 0 1", /Han is in check, but the other side is to move/],
  ["fen_rank_length", "9/4k4/9/9/8/9/9/9/4K4/9 w - - 0 1", /Row 5 of the FEN does not have nine points/],
  ["fen_piece", "9/4k4/9/9/4Z4/9/9/9/4K4/9 w - - 0 1", /"Z" in row 5 of the FEN is not a piece/],
];

function refusal(open: () => unknown): SourceFault {
  try {
    open();
  } catch (error) {
    if (error instanceof SourceFault) return error;
    throw error;
  }
  throw new Error("it was opened");
}

test.each(REFUSED)("%s", (code, fen, english) => {
  const start = fromFen("9/4k4/9/9/9/9/9/9/3K5/9 w - - 0 1", "janggi", rules);
  const faults = [
    refusal(() => openingOfFen(fen, rules)),
    refusal(() => fromFen(fen, "janggi", rules)),
    refusal(() => fromValue(toCompact({ ...start, start: fen }), rules)),
  ];
  for (const lang of ["ko", "en", "nl"] as const) {
    settings.lang = lang;
    const texts = EDITOR_TEXTS[lang];
    expect({ ...texts.faults, ...texts.fenFaults }).toHaveProperty(code);
    for (const fault of faults) {
      const general = String(ANALYSIS_PAGE_TEXTS[lang].fault["bad_fen"]);
      const told = openingFault(fault);
      expect(told.startsWith(general) && told.length > general.length + 5, `${lang}: ${told}`).toBe(true);
      expect(told).not.toMatch(/\?|undefined|_/);
      if (lang === "en") expect(told).toMatch(english);
    }
  }
});

test("the server's words for the same are understood, and older ones are no harm", () => {
  settings.lang = "en";
  const facts = {
    reason: "bad_position",
    codes: ["no_general", "outside_palace"],
    where: ["cho", "han a"],
    faults: "…",
  };
  expect(positionReasons("bad_position", facts, "janggi")).toBe(
    "Cho has no general. Han's guard is outside its palace.",
  );
  expect(positionReasons("bad_fen", {}, "janggi")).toBe("");
  expect(positionReasons("bad_time", { reason: "fen_turn" }, "janggi")).toBe("");
});
