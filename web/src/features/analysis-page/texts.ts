// Error messages for games and positions that cannot be opened.
import { t } from "../../i18n/index.svelte";
import { core } from "../../platform/core.svelte";
import { positionReasons } from "../editor/words";
import { faultText as recordFault } from "../library/words";
import type { SourceFault } from "./sources";
import { textOf } from "../../i18n/codes";
import { analysisPageTexts } from "../../texts/analysis-page.gen";

/** Returns the message for a failure to open a game or position. */
export function openingFault({ code, ply, record, position }: SourceFault): string {
  if (record !== null) return `${recordFault(record, core, t())}.`;
  const reasons = position === null ? "" : positionReasons(position.code, position.facts, position.movement);
  return `${faultText(code, ply)} ${reasons}`.trim();
}

function faultText(code: string, ply: number): string {
  const texts = analysisPageTexts().fault;
  return textOf(texts, code, { ply }) ?? texts.unreadable;
}
