// State of the rules module and its texts: loaded, loading, or unavailable.
import { loadRules, type RulesModule } from "./rules-module";
import { movementOf } from "../domain/rule-fields";
import { inUse } from "../i18n/index.svelte";
import { textOf } from "../i18n/codes";
import type { RuleSentencesTexts } from "../texts/rule-sentences.gen";
import { settings } from "./settings.svelte";
import { numbering } from "./points.svelte";
import type { FillOptions } from "./sentences";

type Facts = Readonly<Record<string, unknown>>;
type Sentences = typeof import("./sentences") & { texts: Readonly<Record<typeof settings.lang, RuleSentencesTexts>> };

class Core {
  rules: RulesModule | null = $state.raw(null);
  failed = $state(false);
  /** Sentences, loaded separately from the rules; short texts are used until then. */
  sentences: Sentences | null = $state.raw(null);
  private loading = false;

  /** Loads the module once. */
  load(): void {
    if (this.loading) return;
    this.loading = true;
    void this.loadSentences();
    void loadRules().then((rules) => {
      this.rules = rules;
      this.failed = rules === null;
    });
  }

  async loadSentences(): Promise<void> {
    try {
      const [fill, { RULE_SENTENCES_TEXTS: texts }] = await Promise.all([
        import("./sentences"),
        import("../texts/rule-sentences.gen"),
      ]);
      this.sentences = { ...fill, texts };
    } catch {
      this.loading = false; // offline: retried by the next page
    }
  }

  private get options(): FillOptions {
    return { lang: settings.lang, squares: numbering() };
  }

  /** Returns the reason why a game ended; null until the texts are loaded. */
  ending(code: string, facts: Facts): string | null {
    const { sentences } = this;
    if (sentences === null) return null;
    return sentences.endingText(inUse(sentences.texts), code, facts, this.options) ?? null;
  }

  byPoints(facts: Facts): string | null {
    const { sentences } = this;
    if (sentences === null) return null;
    const law = movementOf(facts) === "xiangqi" ? "xiangqi" : "janggi";
    return textOf(inUse(sentences.texts).points, law, sentences.shownFacts(facts, this.options)) ?? null;
  }

  /** Returns the reason why the rules or the board do not allow an action. */
  reason(code: string, facts: Facts): string | null {
    const { sentences } = this;
    if (sentences === null) return null;
    return sentences.reasonText(inUse(sentences.texts), code, facts, this.options) ?? null;
  }
}

export const core = new Core();
