// The rules module, combined with the texts of presets and sentences.
import { JudgeModule } from "./module.js";
import { type Preset, type Sentences, presets, sentences } from "./presets.js";

export class RulesModule extends JudgeModule {
  /** Answers a request to the judge, or one of the requests `presets` and `sentences`. */
  override call(text: string): string {
    if (text === "presets") return JSON.stringify(this.presets());
    if (text === "sentences") return JSON.stringify(this.sentences());
    return super.call(text);
  }

  /** Returns all presets, with names, values and sources. */
  presets(): Preset[] {
    return presets();
  }

  /** Returns all sentences by code, as templates with the names of facts in braces. */
  sentences(): Sentences {
    return sentences();
  }
}
