// The words of the analysis page in the language in use.
import { inUse, t } from "../../i18n/index.svelte";
import { core } from "../../platform/core.svelte";
import { positionReasons } from "../editor/words";
import { faultText as recordFault } from "../records/words";
import type { SourceFault } from "./sources";
import { en, type AnalysisTexts } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

export const ANALYSIS_TEXTS: Readonly<Record<"ko" | "en" | "nl", AnalysisTexts>> = { ko, en, nl };

export function analysisTexts(): AnalysisTexts {
  return inUse(ANALYSIS_TEXTS);
}

/** A sentence for why something could not be opened. */
export function openingFault({ code, ply, record, position }: SourceFault): string {
  if (record !== null) return `${recordFault(record, core, t())}.`;
  const reasons = position === null ? "" : positionReasons(position.code, position.facts, position.movement);
  return `${faultText(code, ply)} ${reasons}`.trim();
}

function faultText(code: string, ply: number): string {
  const texts = analysisTexts().fault;
  const text = texts[code] ?? texts["unreadable"] ?? "";
  return typeof text === "string" ? text : text({ ply });
}
