// English texts about endgame tables, and by their type the list of all there are.

export const en = {
  title: "Endgame table",
  /** `n`: moves of the side that wins. */
  wins: (p: { side: string; n: number }) => `${p.side} wins in ${p.n} ${p.n === 1 ? "move" : "moves"}`,
  ahead: (p: { side: string }) => `${p.side} stays ahead on points`,
  draw: "Draw",
  keep: { win: "Moves that keep the win", draw: "Moves that keep the draw", loss: "Moves that hold out the longest" },
  every: "Every move keeps this result.",
  inMoves: (p: { n: number }) => `in ${p.n}`,
  more: (p: { n: number }) => `and ${p.n} more`,
  unknown: "The tables do not apply under this rule set:",
  reasons: {
    movement: "they only cover the moves of Janggi.",
    pass: "they assume that passing is allowed.",
    deom: "they assume a deom of 1.5 points.",
    bikjang: "they do not cover its bikjang rule.",
    mixed_endings: "some of its endings are draws and others are decided on points.",
    repetition: "its repetition rule could change the result.",
    perpetual_check: "its rule on perpetual check could change the result.",
    low_points: "it ends the game on points when a side has few left.",
    total_plies: "its limit on the length of a game could change the result.",
    no_capture: "its limit on moves without a capture could change the result.",
  },
};

export type TableTexts = typeof en;
