// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  range: (p: { least: string | number; most: string | number }): string => `Type a number from ${p.least} to ${p.most}.`,
  rangeBy: (p: { least: string | number; most: string | number; step: string | number }): string => `Type a number from ${p.least} to ${p.most}, in steps of ${p.step}.`,
};

export type NumberFieldTexts = typeof en;

export const ko: NumberFieldTexts = {
  range: (p: { least: string | number; most: string | number }): string => `${p.least}에서 ${p.most}까지의 숫자를 입력하세요.`,
  rangeBy: (p: { least: string | number; most: string | number; step: string | number }): string => `${p.least}에서 ${p.most}까지의 숫자를 ${p.step} 단위로 입력하세요.`,
};

export const nl: NumberFieldTexts = {
  range: (p: { least: string | number; most: string | number }): string => `Typ een getal van ${p.least} tot en met ${p.most}.`,
  rangeBy: (p: { least: string | number; most: string | number; step: string | number }): string => `Typ een getal van ${p.least} tot en met ${p.most}, in stappen van ${p.step}.`,
};

export const NUMBER_FIELD_TEXTS: Readonly<Record<Lang, NumberFieldTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const numberFieldTexts = (): NumberFieldTexts => inUse(NUMBER_FIELD_TEXTS);
