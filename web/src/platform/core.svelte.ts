// The WASM rules and their sentences as pages see them: there, not yet there,
// or not to be had.
import { loadRules, type RulesModule } from "./rules-module";
import { movementOf } from "../domain/rule-fields";
import { inWords } from "../i18n/index.svelte";
import { settings } from "./settings.svelte";
import { numbering } from "./points.svelte";
import { endingOf, fill, type Both, type Sentences } from "./sentences";

class Core {
  rules: RulesModule | null = $state.raw(null);
  failed = $state(false);
  sentences: Sentences | null = $state.raw(null);
  private loading = false;

  /** Loads once. */
  load(): void {
    if (this.loading) return;
    this.loading = true;
    void loadRules().then((rules) => {
      this.rules = rules;
      this.failed = rules === null;
      try {
        this.sentences = rules === null ? null : (JSON.parse(rules.call("sentences")) as Sentences);
      } catch {
        this.sentences = null; // an older module: short words must do
      }
    });
  }

  /** The core's sentences in Dutch; null until a reader of Dutch needs them. */
  private dutch: Readonly<Record<string, string>> | null = $state.raw(null);
  private fetching = false;

  private async loadDutch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      this.dutch = (await import("./sentences.nl")).DUTCH_SENTENCES;
    } catch {
      this.fetching = false; // offline: asked for again with the next sentence
    }
  }

  private sentence(template: Both | undefined, key: string, facts: Record<string, unknown>): string | null {
    if (template === undefined) return null;
    if (settings.lang === "nl") void this.loadDutch();
    const nl = this.dutch?.[key];
    const words = nl === undefined ? template : { ...template, nl };
    return inWords(fill(words, facts, { lang: settings.lang, squares: numbering() }));
  }

  /** Why a game ended; null without the core. */
  ending(code: string, facts: Record<string, unknown>): string | null {
    if (this.sentences === null) return null;
    const ending = endingOf(this.sentences, code, facts);
    return this.sentence(ending.text, `ending.${ending.code}`, facts);
  }

  byPoints(facts: Record<string, unknown>): string | null {
    const { sentences } = this;
    return movementOf(facts) === "xiangqi"
      ? this.sentence(sentences?.by_points_of_xiangqi, "points.xiangqi", facts)
      : this.sentence(sentences?.by_points, "points.janggi", facts);
  }

  /** Why the rules or the board do not let an action happen. */
  reason(code: string, facts: Record<string, unknown>): string | null {
    return this.sentence(this.sentences?.illegal[code] ?? this.sentences?.refusals[code], `reason.${code}`, facts);
  }
}

export const core = new Core();
