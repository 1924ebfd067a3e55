// Distinguishes check from mate, using the result of the rules module.
import type { CheckKind } from "../board/types";

interface Judged {
  readonly legal: readonly string[];
  readonly verdict?: { readonly code: string } | null;
}

/** Returns the kind of check. Without a verdict, as in an analysis, it is mate if there is no legal move. */
export function checkKindOf(judged: Judged | null): CheckKind {
  if (judged === null) return "check";
  const isMate = judged.verdict == null ? judged.legal.length === 0 : judged.verdict.code === "mate";
  return isMate ? "mate" : "check";
}
