// Error messages for opening something on the analysis page.
import { t } from "../../i18n/index.svelte";
import { core } from "../../platform/core.svelte";
import { positionReasons } from "../editor/words";
import { faultText as recordFault } from "../library/words";
import type { SourceFault } from "./sources";
import { textOf } from "../../i18n/codes";
import { analysisPageTexts } from "../../texts/analysis-page.gen";

/** Returns the message that says why something could not be opened. */
export function openingFault({ code, ply, record, position }: SourceFault): string {
  if (record !== null) return `${recordFault(record, core, t())}.`;
  const reasons = position === null ? "" : positionReasons(position.code, position.facts, position.movement);
  return `${faultText(code, ply)} ${reasons}`.trim();
}

function faultText(code: string, ply: number): string {
  const texts = analysisPageTexts().fault;
  return textOf(texts, code, { ply }) ?? texts.unreadable;
}
