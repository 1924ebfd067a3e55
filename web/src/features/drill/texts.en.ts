import type { DrillTexts } from "./text-types";

export const en: DrillTexts = {
  hanja: {
    title: "Read the pieces",
    about: "The characters on the pieces, a few a day",
    ask: "Which piece is this?",
    right: (p) => `Right: ${p.character} is the ${p.name}.`,
    wrong: (p) => `${p.character} is the ${p.name}. You will see it again soon.`,
    known: (p) => `${p.n} of ${p.of} known`,
    due: (p) => (p.n === 1 ? "1 left" : `${p.n} left`),
    none: "Nothing to review today. The characters you know come back in a few days.",
    anyway: "Practise anyway",
    card: "A piece of Janggi",
    grown: "The characters on your pieces are now larger. You can change this in the settings.",
  },
  notation: {
    title: "Read the notation",
    about: "Points as 79, moves as 79졸78",
    intro:
      "A point is written as two digits: first the rank, counted from Han's side (1 to 9, then 0), then the file, counted from Cho's left (1 to 9).",
    kinds: { point: "Name the point", move: "Find the move" },
    askPoint: "What are the two digits of the marked point?",
    askMove: (p) => `Play ${p.move}`,
    digits: "Two digits",
    right: "Right!",
    wrong: (p) => `It is ${p.answer}.`,
    notThat: (p) => `That is ${p.square}. Look again.`,
    streak: (p) => `${p.n} in a row, best ${p.best}`,
    help: "Show the numbers",
    asMove: (p) => `From ${p.from} to ${p.to}.`,
  },
  next: "Next",
  skip: "Show it",
};
