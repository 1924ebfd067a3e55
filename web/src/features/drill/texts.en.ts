import type { DrillTexts } from "./text-types";

export const en: DrillTexts = {
  hanja: {
    title: "Read the pieces",
    about: "The characters on the pieces, a few a day",
    ask: "Which piece is this?",
    right: (p) => `Yes: ${p.character} is the ${p.name}.`,
    wrong: (p) => `${p.character} is the ${p.name}. It will come again soon.`,
    known: (p) => `${p.n} of ${p.of} known`,
    due: (p) => (p.n === 1 ? "1 to go" : `${p.n} to go`),
    none: "Nothing to repeat today. What you know comes again in some days.",
    anyway: "Practise anyway",
    card: "A piece of Janggi",
    grown: "On your pieces the characters are larger from now on; you can change that in the settings.",
  },
  notation: {
    title: "Read the notation",
    about: "Points as 79, moves as 79졸78",
    intro:
      "Koreans name a point by two digits: first the line from Han's side (1 to 9, then 0), then the column from Cho's left (1 to 9).",
    kinds: { point: "Name the point", move: "Find the move" },
    askPoint: "Which two digits has the marked point?",
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
