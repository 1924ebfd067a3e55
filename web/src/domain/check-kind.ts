// Whether a check is mate, by what the rules module says of the position.
import type { CheckKind } from "../board/types";

interface Judged {
  readonly legal: readonly string[];
  readonly verdict?: { readonly code: string } | null;
}

/** Without a verdict, as in an analysis, it is mate if there is no move. */
export function checkKindOf(judged: Judged | null): CheckKind {
  if (judged === null) return "check";
  const isMate = judged.verdict == null ? judged.legal.length === 0 : judged.verdict.code === "mate";
  return isMate ? "mate" : "check";
}
