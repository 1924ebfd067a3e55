// The words for a verdict: result, cause, numbers, rule. Facts are the core's;
// nothing is worked out here.
import type { Messages } from "../../i18n/en";
import { pointsText } from "../../lib/clock";
import type { Side } from "../../lib/position";
import type { VerdictView } from "../../wire.gen";

export interface Told {
  result: string;
  sentence: string;
  /** `72 : 73.5`; empty where points did not decide. */
  numbers: string;
  rule: string | null;
  /** Board plies played when it ended. */
  ply: number | null;
}

function halves(facts: Record<string, unknown>, name: string): number | null {
  const value = facts[name];
  return typeof value === "number" ? value / 2 : null;
}

export function resultText(verdict: VerdictView, mine: readonly Side[], t: Messages): string {
  const { outcome } = verdict;
  if (outcome === "none") return t.end.none;
  if (outcome === "draw") return t.end.draw;
  if (mine.length !== 1) return t.end.wins({ side: t.side[outcome] });
  return mine[0] === outcome ? t.end.youWin : t.end.youLose;
}

export function verdictText(
  verdict: VerdictView,
  rulesId: string | null,
  mine: readonly Side[],
  t: Messages,
): Told {
  const { facts } = verdict;
  const cho = halves(facts, "cho_half");
  const han = halves(facts, "han_half");
  const deom = halves(facts, "deom_half");
  let numbers = "";
  if (cho !== null && han !== null) {
    numbers = t.end.points({ cho: pointsText(cho), han: pointsText(han) });
    if (deom !== null && deom > 0) numbers += ` (${t.end.deom({ deom: pointsText(deom) })})`;
  }
  const winner = verdict.outcome === "cho" || verdict.outcome === "han" ? verdict.outcome : null;
  const cause = t.cause[verdict.code] ?? verdict.code;
  const who = winner === null ? t.end.draw : t.end.wins({ side: t.side[winner] });
  return {
    result: resultText(verdict, mine, t),
    sentence: verdict.outcome === "none" ? cause : `${who} · ${cause}`,
    numbers,
    rule: verdict.rule === null ? null : [rulesId, verdict.rule].filter(Boolean).join(" › "),
    ply: typeof facts["ply"] === "number" ? facts["ply"] : null,
  };
}
