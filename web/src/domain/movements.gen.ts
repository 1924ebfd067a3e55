// Written by `JANGGUN_WRITE=1 cargo test -p janggi --features cp949,json --test docs` from crates/janggi/src/ruleset.
// Do not edit.

/** Every variant: the values of the field `movement` of a rule set. */
export const MOVEMENTS = ["janggi","xiangqi","chesswar"] as const;

/** A variant. */
export type Movement = (typeof MOVEMENTS)[number];

/** Fields that do not apply in Xiangqi, because the variant itself determines them. */
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

/** Fields of a rule set in display order, each with its codes in display order; empty if its values are more than codes. */
export const FIELD_CODES: Readonly<Record<string, readonly string[]>> = {
  "movement": ["janggi","xiangqi","chesswar"],
  "setup.order": ["han_first_visible","cho_first_visible","simultaneous_hidden","swap_moves","piece_by_piece","fixed"],
  "setup.first": ["cho","han"],
  "setup.allowed": ["four_swaps","four_and_central","any","of_the_law"],
  "setup.forbid_matsang": ["yes","no"],
  "deom": [],
  "bikjang.mode": ["off","illegal","draw","points"],
  "bikjang.gate": ["none","both_below_30","after_first_capture"],
  "bikjang.general_capture": ["no_exception","not_callable"],
  "bikjang.accept": ["pass","call","call_or_pass","any_nonresolving_action","immediate"],
  "bikjang.nonresolving_step": ["illegal","legal","ends_game"],
  "bikjang.in_check": ["accept_allowed","must_answer_check"],
  "bikjang.resolve_by": ["any","general_only"],
  "pass.allowed": ["not_in_check","never"],
  "pass.double": ["none","draw","points"],
  "pass.counts_as_ply": ["yes","no"],
  "repetition": [],
  "perpetual_check": ["as_repetition"],
  "checked_side": ["as_any","never_loses"],
  "limit.total_plies": [],
  "limit.no_capture_plies": [],
  "limit.low_points": [],
  "dead_position": ["off","draw"],
  "draw_offer": ["never","both_below_30","always"],
  "draw_offer.result": ["draw","points"],
  "touch": ["free","letting_go","touch_move"],
  "flag": ["loses"],
  "stopped": ["points","draw","never"],
  "league_score": [],
};
