import type { ArmyTexts } from "./text-types";

export const en: ArmyTexts = {
  title: "Chess War: the JangGi army",
  intro: [
    "Chess War lets armies of different kinds of chess meet. One of its sheets describes the Korean one, “The JangGi Army”: which pieces it has, what rank each holds, how they move and how the game ends.",
    "This page retells the sheet. The rule set Chess War plays it with a Janggi army on both sides, and only as the sheet says.",
  ],
  play: "The rule set among the others",
  army: {
    title: "The army",
    caption: "Sixteen pieces and their ranks as the sheet gives them",
    piece: "Piece",
    count: "On the board",
    inText: "Rank in the text",
    onCard: "Rank on its card",
    strength:
      "The sheet gives the whole army a strength of 53. It says neither on which scale nor what a single piece adds, so the number cannot be checked and nothing is counted by it.",
  },
  contradictions: {
    title: "Where the sheet contradicts itself",
    lines: [
      "“Army Size: 15 Pieces”, then “7 Pawns 6 Knights 2 Lieutenants 2 Bishops 1 King”: that makes 18. The pieces it describes are 16, as in every Janggi set; we play with those.",
      "“2 Bishops”: no piece has this rank, neither in the text nor on its card. Without them the ranks of the text do add up to the 16 pieces.",
      "The cannon is a “Knight” in the text and “Rank Pawn” on its card, the elephant a “Knight” and a “Lieutenant”, the guard a “Soldier” and a “Pawn”. Ranks decide nothing in a game of two Janggi armies.",
      "“8x8 Grid”, with lines “numbered vertically 1~10, and horizontally with A~I”: that is nine by ten points, the usual board.",
      "Soldiers go “forward diagonally along the enemy palace lines” in the text, “1 space diagonally” on the card. We play forward, as “never backward” asks.",
      "Facing generals: the text says “The game will end in a draw”, the card “Cannot be line of sight”. The same line of the card adds “Causes a Draw”, so it is a draw and not forbidden.",
      "The elephant is described as “Elephants / Ministers”, and the guard's moves begin “The Minister moves”. Both keep their own moves.",
    ],
  },
  ranks: {
    title: "The five back ranks",
    lines: [
      "The picture of the standard position is lost, but the sheet's first exchange names it: horses outside, elephants inside. Besides it a player may take one of four others.",
      "The sheet's left and right are not those of Korean names: its “Left Elephants” exchanges the right-hand pair, which Koreans call right elephant.",
      "Traditionally the pieces are put down one at a time, in turns, before the game begins.",
    ],
  },
  moves: {
    title: "How the pieces move",
    lines: [
      "Three pieces differ from Janggi. The cannon moves without leaping and leaps only to capture; guard and general step in any direction inside the palace, with or without a line.",
    ],
  },
  ending: {
    title: "How the game ends",
    lines: [
      "Who loses the general loses the game, be it captured or left without a safe place to go.",
      "If a turn begins with the generals in a direct line of sight, the game is drawn at once; this is asked before mate, and already in the starting position.",
      "A general that is not in check may pass (한수쉼). The sheet knows no points, no repetition and no clock.",
    ],
  },
  lost: {
    title: "Against a FIDE army",
    lines: [
      "The sheet also had “Starting positions against FIDE Pieces”, as pictures only. They are lost, and no text says where the other army stands or how its pieces cross the palace.",
      "Why Janggun leaves this game out is written down in its decision records:",
    ],
  },
  source: "Source: “The JangGi Army (Korean Chess)”, ChessWar Traditional. Quotations are the sheet's own words.",
};
