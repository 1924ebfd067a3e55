// The rules module with its presets and sentences in words.
import { JudgeModule } from "./module.js";
import { type Preset, type Sentences, presets, sentences } from "./presets.js";

export class RulesModule extends JudgeModule {
  /** One text in, one text out: a line of the judge, or one of the words `presets` and `sentences`. */
  override call(text: string): string {
    if (text === "presets") return JSON.stringify(this.presets());
    if (text === "sentences") return JSON.stringify(this.sentences());
    return super.call(text);
  }

  /** Every rule set: id, names, values with their sources. */
  presets(): Preset[] {
    return presets();
  }

  /** Every sentence by its code, as templates with facts in braces. */
  sentences(): Sentences {
    return sentences();
  }
}
