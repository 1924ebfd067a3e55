// Names of the annotation glyphs (NAG).
import { textOf } from "../../i18n/codes";
import { textsUnder } from "../../i18n/index.svelte";
import type { Movement } from "../../domain/movements.gen";
import { analysisPageTexts } from "../../texts/analysis-page.gen";
import type { Glyph } from "../tree/tree";

/**
 * Returns the name of a glyph, with the side's name in the variant; undefined for an unknown one. Glyphs 14 to 19 are
 * about the two sides in turn, first the one that moves first. Reactive.
 */
export function glyphName(glyph: Glyph, movement: Movement): string | undefined {
  const side = textsUnder(movement).side[glyph % 2 === 0 ? "cho" : "han"];
  return textOf(analysisPageTexts().notes.names, glyph, { side });
}
