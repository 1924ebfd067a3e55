// Names of rule sets, and the preset field from which a game's value comes.
import { valueText } from "../../i18n/rule-text";
import { textOf } from "../../i18n/codes";
import { t } from "../../i18n/index.svelte";
import type { RulesView } from "../../wire.gen";
import { houseNameOf, houseNameOfGame } from "../rules/house-names";
import { catalog, revisionOf, type PresetField } from "../rules/catalog";
import { ruleField, ruleWord } from "../../domain/rule-fields";

/** Returns the name of a preset, with its revision if that is not the newest. Reactive. */
export function presetName(id: string | null): string {
  const family = catalog.family(id);
  if (id === null || family === null) return id ?? t().start.houseRules;
  const name = textOf(t().ruleSetNames.presets, family.id) ?? family.id;
  const n = revisionOf(id) ?? family.revision;
  return n === family.revision ? name : t().ruleSets.revision({ name, n });
}

/** Returns the name of custom rules, or a general one if they have none. Reactive. */
export function houseWord(house: { readonly name: string } | null): string {
  return house?.name.trim() || t().start.houseRules;
}

/** Returns the name of a game's rules. Custom rules have the name given in this browser, if it is known. Reactive. */
export function nameInGame(id: string | null, game: string): string {
  return (id === null ? houseNameOfGame(game) : null) ?? presetName(id);
}

/**
 * Returns the name of the rules of `game`, followed by the order of placing pieces if that was agreed separately.
 * Reactive.
 */
export function ruleSetName({ id, full }: RulesView, game: string): string {
  const given = id === null ? (houseNameOfGame(game) ?? houseNameOf(full)) : null;
  const name = given ?? presetName(id);
  const order = ruleWord(full, "setup.order");
  return order === "piece_by_piece" ? `${name} · ${valueText("setup.order", order)}` : name;
}

/** Returns the preset's field for a value in a game's rules; undefined if the game's value differs. */
export function sourceOf({ id, full }: RulesView, path: string): PresetField | undefined {
  const preset = catalog.find(id);
  const isSame = JSON.stringify(ruleField(preset?.full ?? {}, path)) === JSON.stringify(ruleField(full, path));
  return isSame ? preset?.fields.find((field) => field.path === path) : undefined;
}
