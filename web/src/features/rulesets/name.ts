// What a game's rule set is called.
import { valueText } from "../../i18n/rule-text";
import { inWords, lang, ofCore, t } from "../../i18n/index.svelte";
import type { RulesView } from "../../wire.gen";
import { catalog } from "./catalog.svelte";
import { ruleWord } from "./rule-fields";

/** The name, with how the pieces were placed where that was agreed besides. Reactive. */
export function ruleSetName({ id, full }: RulesView): string {
  const preset = catalog.find(id);
  const name = preset === null ? (id ?? t().start.houseRules) : ofCore(preset.name);
  const order = ruleWord(full, "setup.order");
  return order === "piece_by_piece" ? `${name} · ${inWords(valueText("setup.order", order, lang()))}` : name;
}
