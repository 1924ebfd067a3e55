// Citations of the sources of rule sets in the current language. The core has them in English only; the translations
// are loaded when the first one is requested.
import { textOf } from "../../i18n/codes";
import { lang } from "../../i18n/index.svelte";

export interface Citation {
  readonly text: string;
  /** For the `lang` attribute: set if the text is not in the language of the page. */
  readonly lang: "en" | undefined;
}

class Translations {
  private of: typeof import("../../texts/rule-sources.gen") | null = $state.raw(null);
  private keys: ReadonlyMap<string, string> = new Map();
  private loading = false;

  /** Returns the translation of an English citation; undefined if there is none or it is not loaded yet. Reactive. */
  find(cite: string): string | undefined {
    if (this.of === null) void this.load();
    return this.of === null ? undefined : textOf(this.of.ruleSourcesTexts(), this.keys.get(cite) ?? "");
  }

  private async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      const texts = await import("../../texts/rule-sources.gen");
      this.keys = new Map(Object.entries(texts.en).map(([key, text]) => [text, key]));
      this.of = texts;
    } catch {
      this.loading = false; // offline: retried with the next citation
    }
  }
}

const translations = new Translations();

/** Returns a citation in the current language, or in English if it is not translated or not loaded. Reactive. */
export function citation(cite: string): Citation {
  if (cite === "" || lang() === "en") return { text: cite, lang: undefined };
  const text = translations.find(cite);
  return text === undefined ? { text: cite, lang: "en" } : { text, lang: undefined };
}
