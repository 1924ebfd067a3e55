// The words of the culture page in the language in use.
import type { Lang } from "../../i18n/lang";
import type { CultureTexts } from "./text-types";
import { en } from "./texts.en";
import { ko } from "./texts.ko";
import { nl } from "./texts.nl";

const TEXTS: Readonly<Record<Lang, CultureTexts>> = { ko, en, nl };

export function cultureTexts(lang: Lang): CultureTexts {
  return TEXTS[lang];
}
