// Presets and sentences with their texts. The texts come from the message catalogue, not from the rules module.
import type { EndingVariant as CodedVariant, PresetField } from "./api.gen.js";
import { RULE_SETS as CODES, type EarlierRuleSet, type RuleSet } from "./rule-sets.js";
import { sourceOf } from "./sources.js";
import { OUTCOMES, RULE_NAMES, RULE_SENTENCES, RULE_SETS, type Text } from "./texts.gen.js";

export type { Text };

type Table = Record<string, Text>;

/** A named rule set. */
export interface Preset {
  /** Description in one line. */
  about: Text;
  earlier: EarlierRuleSet[];
  /** Value, reliability and source of each field, by dotted path. */
  fields: Record<string, PresetField>;
  /** Paths of the fields whose values are guesses. */
  guesses: string[];
  id: string;
  name: Text;
  revision: number;
  /** JSON form of the rule set. Fields added in later releases are omitted if they have their default value. */
  rules: Record<string, unknown>;
}

/** A sentence for an ending, used if one of its facts has a certain value. */
export type EndingVariant = Omit<CodedVariant, "text"> & { text: Text };

/** All sentences and words by code. Sentences are templates with the names of facts in braces. */
export interface Sentences {
  by_points: Text;
  /** Sentence for a Xiangqi game decided on points. */
  by_points_of_xiangqi: Text;
  /** Sentence for a game without a deom that is decided on points. */
  by_points_without_deom: Text;
  endings: Table;
  errors: Table;
  fields: Table;
  illegal: Table;
  marks: Table;
  outcomes: Table;
  refusals: Table;
  values: Table;
  /** Sentences that replace those of `endings` if a fact has a certain value. */
  variants: EndingVariant[];
}

const NOTHING: Text = { en: "", ko: "", nl: "" };

function preset({ id, revision, rules, values, marks, earlier }: RuleSet): Preset {
  const field = ([path, mark]: [string, string]): [string, PresetField] => [
    path,
    { mark, source: sourceOf(id, path), value: values[path] },
  ];
  return {
    about: RULE_SETS.abouts[id] ?? NOTHING,
    earlier: [...earlier],
    fields: Object.fromEntries(Object.entries(marks).map(field)),
    guesses: Object.keys(marks).filter((path) => marks[path] === "G"),
    id,
    name: RULE_SETS.presets[id] ?? NOTHING,
    revision,
    rules: { ...rules },
  };
}

/** Returns all presets, with names, values and sources. */
export const presets = (): Preset[] => CODES.map(preset);

/** Name of the fact that selects an ending's sentence, by ending code and value, in the order of precedence. */
const CHOSEN_BY: Readonly<Record<string, string>> = {
  "bikjang_accepted.immediate": "how",
  "bikjang_accepted.0": "created_at_ply",
  "no_capture_limit.0": "since_ply",
  "draw_agreed.points": "result_kind",
  "stopped.agreed": "how",
  "stopped.referee": "how",
};

function variant([id, fact]: [string, string]): EndingVariant {
  const [code = "", value = ""] = id.split(".");
  return { code, fact, text: RULE_SENTENCES.variants[id] ?? NOTHING, value };
}

/** Returns all sentences by code. */
export function sentences(): Sentences {
  const { endings, points, refusals, illegal, errors } = RULE_SENTENCES;
  return {
    by_points: points["janggi"] ?? NOTHING,
    by_points_of_xiangqi: points["xiangqi"] ?? NOTHING,
    by_points_without_deom: points["janggi_without_deom"] ?? NOTHING,
    endings,
    errors,
    fields: RULE_NAMES.fields,
    illegal,
    marks: RULE_NAMES.marks,
    outcomes: OUTCOMES.janggi,
    refusals,
    values: RULE_NAMES.values,
    variants: Object.entries(CHOSEN_BY).map(variant),
  };
}
