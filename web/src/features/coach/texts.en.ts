import type { CoachTexts } from "./text-types";

export const en: CoachTexts = {
  name: "Coach",
  close: "Turn off coach",
  hello: "Tap a piece to see where it can go.",
  setup: "For a first game: inner elephants. Both horses guard the centre, and a cannon can use a horse as its screen.",
  check: "You are in check. Capture the attacker, block the line or move the general away.",
  mate: "Look closely: you can win at once!",
  danger: (p) =>
    `Careful: your ${p.taken} can be captured by the ${p.piece}. Move it, protect it, block the line or capture first.`,
  chance: (p) => `Your ${p.piece} can win material by capturing the ${p.taken}.`,
  tips: {
    chariot:
      "Open a file for a chariot by moving an edge soldier sideways. The soldier then also protects its neighbour.",
    horse: "Develop a horse. In front of the palace it protects soldiers and becomes a screen for the cannon.",
    cannon:
      "Jump with a cannon to the point in front of your general. There it defends and attacks along the whole file.",
    soldiers: "Two soldiers side by side protect each other. Keep them together, because soldiers never move back.",
    otherChariot: "Open the other chariot too. Chariots win games.",
    guards: "Keep both guards near the general, and move the general back when attackers come close.",
    look: "After each of your opponent's moves, first check what it attacks.",
    points:
      "You can win without mate: if both sides pass, points decide. Soldier 2, guard and elephant 3, horse 5, cannon 7, chariot 13.",
    pass: "No good move? You can pass, but not while in check.",
  },
  quiet: "Nothing is under attack. Move your pieces to open lines and keep them protected.",
  theirTurn: "Your opponent is thinking. Watch which piece moves and what it attacks.",
};
