// The rules module, combined with the texts of presets and sentences.
import { JudgeModule } from "./module.js";
import { type Preset, type Sentences, presets, sentences } from "./presets.js";

export class RulesModule extends JudgeModule {
  /** Answers a line of the judge, or one of the requests `presets` and `sentences`. */
  override call(text: string): string {
    if (text === "presets") return JSON.stringify(this.presets());
    if (text === "sentences") return JSON.stringify(this.sentences());
    return super.call(text);
  }

  /** Returns all rule sets: id, names, and values with their sources. */
  presets(): Preset[] {
    return presets();
  }

  /** Returns all sentences by code, as templates with facts in braces. */
  sentences(): Sentences {
    return sentences();
  }
}
