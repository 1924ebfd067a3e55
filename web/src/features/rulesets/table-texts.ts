// The words above the table of rule sets that choose how much of it is shown. They are few, so all languages stand here.
import { lang } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";

interface TableTexts {
  readonly sources: string;
  readonly all: string;
  readonly named: string;
  /** Above the rule sets that nobody usually plays by. */
  readonly research: string;
}

export const TABLE_TEXTS: Readonly<Record<Lang, TableTexts>> = {
  ko: { sources: "출처와 확실한 정도까지 보기", all: "모두 보기", named: "널리 쓰는 것만", research: "연구용" },
  en: {
    sources: "Show sources and how sure each value is",
    all: "All of them",
    named: "Only the usual ones",
    research: "For research",
  },
  nl: {
    sources: "Toon bronnen en hoe zeker elke waarde is",
    all: "Allemaal",
    named: "Alleen de gewone",
    research: "Voor onderzoek",
  },
};

export function tableTexts(): TableTexts {
  return TABLE_TEXTS[lang()];
}
