// The rules module and the core's sentences, both loaded on demand. Reactive.
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
  /** Sentences, loaded separately from the rules. Short texts are used until they arrive. */
  sentences: Sentences | null = $state.raw(null);
  private loading = false;

  /** Loads the module and the sentences once; a later call retries if the sentences could not be loaded. */
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
      this.loading = false; // offline: the next call to `load` retries
    }
  }

  private get options(): FillOptions {
    return { lang: settings.lang, squares: numbering() };
  }

  /** Returns the sentence for how a game ended; null for an unknown code or until the sentences are loaded. */
  ending(code: string, facts: Facts): string | null {
    const { sentences } = this;
    if (sentences === null) return null;
    return sentences.endingText(inUse(sentences.texts), code, facts, this.options) ?? null;
  }

  byPoints(facts: Facts): string | null {
    const { sentences } = this;
    if (sentences === null) return null;
    const janggi = facts["deom_half"] === 0 ? "janggi_without_deom" : "janggi";
    const law = movementOf(facts) === "xiangqi" ? "xiangqi" : janggi;
    return textOf(inUse(sentences.texts).points, law, sentences.shownFacts(facts, this.options)) ?? null;
  }

  /** Returns the reason why an action is not allowed; null for an unknown code or until the sentences are loaded. */
  reason(code: string, facts: Facts): string | null {
    const { sentences } = this;
    if (sentences === null) return null;
    return sentences.reasonText(inUse(sentences.texts), code, facts, this.options) ?? null;
  }
}

export const core = new Core();
