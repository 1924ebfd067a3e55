// English texts of the game on this device against the browser's engine, and by their type the list of all there are.

export const en = {
  title: "Play on this device",
  intro: "A game against the computer in this browser. It works without a network, and only you can see it.",
  strength: "Strength",
  rules: "Rules",
  side: "You play",
  random: "Random",
  mine: "Your setup",
  begin: "Start the game",
  you: "You",
  engine: (p: { level: number }) => `Computer, level ${p.level}`,
  file: "Games on this device",
  yourTurn: "Your turn",
  check: "Check!",
  thinking: "The computer is thinking…",
  noEngine: "The engine is not on this device yet and cannot be fetched without a network.",
  again: "Try again",
  undo: "Undo",
  takeBack: "Undo",
  pass: "Pass",
  resign: "Resign",
  flip: "Turn the board",
  new: "New game",
  review: "Review",
  record: "In your records",
  points: (p: { cho: string; han: string }) => `Cho ${p.cho} : ${p.han} Han`,
  noRules: "The rules could not be loaded. Connect once, then it works without a network too.",
};

export type DeviceGameTexts = typeof en;
