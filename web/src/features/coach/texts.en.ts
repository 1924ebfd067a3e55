import type { CoachTexts } from "./text-types";

export const en: CoachTexts = {
  name: "Coach",
  close: "No coach, please",
  hello: "Touch a piece: the points it can go to light up.",
  setup: "For a first game: inner elephants. The horses guard each other's ways, and a cannon finds its screen.",
  check: "You are in check. Take the attacker, put a piece between, or step away with the general.",
  mate: "Look closely: you can win at once!",
  danger: (p) =>
    `Careful: your ${p.taken} can be taken by the ${p.piece}. Move it, guard it, block the way, or take first.`,
  chance: (p) => `Your ${p.piece} can take the ${p.taken} for gain.`,
  tips: {
    chariot: "Open the way of a chariot: move an edge soldier aside. It also stands by its neighbour then.",
    horse: "Bring a horse out. In front of the palace it guards soldiers and becomes a screen for the cannon.",
    cannon: "Jump with a cannon in front of your general: it defends there and threatens the whole file.",
    soldiers: "Two soldiers side by side guard each other. Keep them together, they never come back.",
    otherChariot: "Open the other chariot too. Chariots win games.",
    guards: "Keep both guards near the general, and move the general back when attackers come close.",
    look: "After each move of your opponent, look first at what it attacks now.",
    points:
      "You need not mate: if both pass, points decide. Soldier 2, guard and elephant 3, horse 5, cannon 7, chariot 13.",
    pass: "No good move? You may pass, but never in check.",
  },
  quiet: "All is quiet. Bring your pieces to free lines and keep them guarded.",
  theirTurn: "Your opponent thinks. Watch which piece moves, and what it attacks then.",
};
