// The presets with every value and its reliability, as data for the judge.
import { type EarlierRow, FIELDS, ROWS, type Row, UNWRITTEN } from "./rule-sets.gen.js";

export { FIELDS };

/** Values of fields by dotted path, as the judge accepts them. */
export type Rules = Readonly<Record<string, unknown>>;

/** An earlier revision of a preset. */
export interface EarlierRuleSet {
  readonly revision: number;
  readonly rules: Rules;
  /** Values that differ from the newest revision, by path. */
  readonly values: Rules;
}

/** A preset without texts. */
export interface RuleSet {
  readonly id: string;
  readonly revision: number;
  /** JSON form of the rule set. Fields added in later releases are omitted if they have their default value. */
  readonly rules: Rules;
  readonly values: Rules;
  /** Reliability of each value, by path: A, B, C, S, or G for a guess. */
  readonly marks: Readonly<Record<string, string>>;
  /** Earlier revisions, newest first. A game keeps the revision that it started with. */
  readonly earlier: readonly EarlierRuleSet[];
}

const byField = <T>(items: Iterable<T>): Record<string, T> =>
  Object.fromEntries([...items].map((item, at) => [FIELDS[at] ?? "", item]));

function written(values: Rules): Rules {
  const entries = Object.entries(values).filter(([path, value]) => UNWRITTEN[path] !== value);
  return { ...Object.fromEntries(entries), schema: 1 };
}

function ruleSet([id, revision, row, marks, earlier]: Row): RuleSet {
  const values = byField(row);
  const before = ([of, differing]: EarlierRow): EarlierRuleSet => ({
    revision: of,
    rules: written({ ...values, ...differing }),
    values: differing,
  });
  return { id, revision, rules: written(values), values, marks: byField(marks), earlier: earlier.map(before) };
}

/** All presets, in display order. */
export const RULE_SETS: readonly RuleSet[] = ROWS.map(ruleSet);
