// Demo page that shows boards in various styles and states. Only the development server serves it. `?scene=` selects
// one of the scenes below, `?theme=dark` the dark theme, and `?lang=en` English. `?size=` sets the minimum width of a
// board and `?pad=` the padding of the page, both in px.
import { type JanggiBoard, START_FEN, parseFen, takenFrom } from "../index";

const MIDDLE = "r2a1a2r/3k5/2n1b1n2/p3p1p1p/2c1R1c2/9/P1P1P1P1P/1C2N2C1/4K4/2BA1ANRB";

type Dress = (board: JanggiBoard) => void;

const playable: Dress = (board) => {
  board.interactive = "both";
  board.legal = {
    a4: ["a5", "b4"],
    b1: ["c3", "a3"],
    c1: ["e4"],
    e6: ["e7", "d6", "c6", "b6", "f6", "g6", "e5"],
    e2: ["e2", "d2", "f2", "e3"],
    e3: ["d5", "f5", "c4", "g4"],
  };
};

const scenes: Readonly<Record<string, readonly (readonly [string, Dress])[]>> = {
  sets: [
    [
      "hanja",
      (board) => {
        board.pieceSet = "hanja";
      },
    ],
    [
      "hangul",
      (board) => {
        board.pieceSet = "hangul";
      },
    ],
    [
      "pictogram",
      (board) => {
        board.pieceSet = "pictogram";
      },
    ],
    [
      "learning",
      (board) => {
        board.pieceSet = "learning";
      },
    ],
  ],
  marks: [
    [
      "a chariot selected, last move, warnings",
      (board) => {
        board.pieces = parseFen(MIDDLE);
        playable(board);
        board.lastMove = { from: "h1", to: "e6" };
        board.warnings = { e6d6: "exposed", e6e7: "repetition" };
        board.select("e6");
      },
    ],
    [
      "check and a blocked horse",
      (board) => {
        board.pieces = parseFen("4k4/9/4R4/9/9/9/9/4n4/4P4/3K5");
        board.check = "e10";
        board.lastMove = { from: "e5", to: "e8" };
        board.marks = [{ square: "e2", kind: "block" }];
        board.orientation = "han";
        board.coords = "korean";
      },
    ],
    [
      "bikjang, arrows",
      (board) => {
        board.pieces = parseFen("4k4/9/9/2n6/9/9/9/6B2/4K4/9");
        board.bikjang = { from: "e2", to: "e10" };
        board.arrows = [
          { from: "c7", to: "d5" },
          { from: "g3", to: "i6", kind: "second" },
          { from: "e2", to: "d2", kind: "threat" },
        ];
        board.coords = "none";
      },
    ],
    [
      "colour-blind palette, last move a pass",
      (board) => {
        board.pieces = parseFen(MIDDLE);
        board.palette = "colour-blind";
        board.lastMove = { pass: "d9" };
      },
    ],
  ],
  learning: [
    [
      "learning",
      (board) => {
        board.pieceSet = "learning";
      },
    ],
  ],
  play: [["both sides", playable]],
  drawing: [
    [
      "shapes, and a red pen",
      (board) => {
        board.pen = "red";
        board.shapes = [
          { from: "b1", to: "c3", colour: "green" },
          { from: "h8", to: "h8", colour: "blue" },
        ];
      },
    ],
  ],
  premoves: [
    [
      "two premoves of Cho",
      (board) => {
        board.premoves = [
          { from: "a4", to: "b4" },
          { from: "b1", to: "c3" },
        ];
      },
    ],
  ],
  editing: [
    [
      "every piece goes anywhere",
      (board) => {
        board.editing = "move";
      },
    ],
    [
      "every point can be chosen",
      (board) => {
        board.editing = "place";
      },
    ],
  ],
  captured: [
    [
      "captured",
      () => {
        /* The loop below adds the strips to this scene. */
      },
    ],
  ],
  mini: Array.from(
    { length: 60 },
    (_, index) =>
      [
        `${index + 1}`,
        (board: JanggiBoard) => {
          board.mini = true;
          board.coords = "none";
          board.pieces = parseFen(index % 2 === 0 ? MIDDLE : START_FEN);
        },
      ] as const,
  ),
};

const query = new URLSearchParams(location.search);
const root = document.documentElement;
root.lang = query.get("lang") ?? "ko";
root.dataset["theme"] = query.get("theme") ?? "light";
root.style.setProperty("--size", `${query.get("size") ?? "470"}px`);
if (query.has("pad")) root.style.setProperty("--pad", `${query.get("pad")}px`);

for (const [caption, dress] of scenes[query.get("scene") ?? "sets"] ?? []) {
  const board = document.createElement("janggi-board");
  board.pieces = parseFen(START_FEN);
  const figure = document.createElement("figure");
  const text = document.createElement("figcaption");
  text.textContent = caption;
  figure.append(board, text);
  document.querySelector("#demo")?.append(figure);
  if (query.get("scene") === "captured") {
    for (const side of ["cho", "han"] as const) {
      const strip = document.createElement("janggi-captured");
      strip.style.height = "34px";
      strip.taken = takenFrom(side, parseFen(START_FEN), parseFen("2b1k4/9/9/p8/9/9/P1P6/4C4/4K4/R7R"));
      figure.append(strip);
    }
  }
  dress(board);
  for (const name of ["step", "pass", "select", "why", "point", "draw", "recall", "put", "remove"] as const) {
    board.addEventListener(name, (event) => {
      const { detail } = event as CustomEvent<Record<string, string>>;
      if (name === "remove") {
        const { [detail["square"] ?? ""]: _gone, ...rest } = board.pieces;
        board.pieces = rest;
      }
      text.textContent = `${caption}: ${name} ${JSON.stringify(detail)}`;
      if (name === "step") board.pieces = moved(board, detail["from"] ?? "", detail["to"] ?? "");
      if (name === "pass") board.lastMove = { pass: detail["square"] ?? "" };
    });
  }
}

function moved(board: JanggiBoard, from: string, to: string): JanggiBoard["pieces"] {
  const { [from]: piece, ...rest } = board.pieces;
  board.lastMove = { from, to };
  return piece === undefined ? board.pieces : { ...rest, [to]: piece };
}
