// Written by `JANGGUN_WRITE=1 cargo test -p janggi --all-features --test docs` from crates/janggi/src/ruleset.
// Do not edit.

/** Every law of movement: the values of the field `movement` of a rule set. */
export const MOVEMENTS = ["janggi","xiangqi","chesswar"] as const;

/** How the pieces move. */
export type Movement = (typeof MOVEMENTS)[number];

/** Fields that mean nothing under Xiangqi, whose law gives what they would say. */
export const NOT_IN_XIANGQI: readonly string[] = [
  "setup.order",
  "setup.first",
  "setup.allowed",
  "setup.forbid_matsang",
  "deom",
  "bikjang.mode",
  "bikjang.gate",
  "bikjang.general_capture",
  "bikjang.accept",
  "bikjang.nonresolving_step",
  "bikjang.in_check",
  "bikjang.resolve_by",
  "pass.double",
  "pass.counts_as_ply",
];
