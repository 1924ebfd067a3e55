// The WASM rules and their sentences as pages see them: there, not yet there,
// or not to be had.
import { loadRules, type RulesModule } from "./rules-module";
import { movementOf } from "../features/rulesets/rule-fields";
import { inWords } from "../i18n/index.svelte";
import { settings } from "./settings.svelte";
import { fill, type Both, type Sentences } from "./sentences";

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

  private sentence(template: Both | undefined, facts: Record<string, unknown>): string | null {
    const squares = settings.notation === "korean" ? "korean" : "uci";
    return template === undefined ? null : inWords(fill(template, facts, { lang: settings.lang, squares }));
  }

  /** Why a game ended; null without the core. */
  ending(code: string, facts: Record<string, unknown>): string | null {
    return this.sentence(this.sentences?.endings[code], facts);
  }

  /** null too under a law whose sides have other names than the sentence. */
  byPoints(facts: Record<string, unknown>): string | null {
    if (movementOf(facts) === "xiangqi") return null;
    return this.sentence(this.sentences?.by_points, facts);
  }

  /** Why the rules or the board do not let an action happen. */
  reason(code: string, facts: Record<string, unknown>): string | null {
    return this.sentence(this.sentences?.illegal[code] ?? this.sentences?.refusals[code], facts);
  }
}

export const core = new Core();
