// Crops a term's small board to the part with its pieces and marks.
import type { TermDiagram } from "janggun/glossary";
import { parseFen } from "../../board";

/** A section of the board with the board's proportions. Edges are fractions of the board's width and height. */
export interface Crop {
  /** Magnification compared with the whole board. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const FILES = 9;
const RANKS = 10;
/** Sum of the margins on opposite sides, in points of the board. */
const AROUND = 1.5;
const LARGEST = 2.4;

export function cropOf(diagram: TermDiagram): Crop {
  const squares = [...Object.keys(parseFen(diagram.board)), ...diagram.marks];
  const columns = squares.map((square) => square.charCodeAt(0) - 97);
  const rows = squares.map((square) => RANKS - Number(square.slice(1)));
  const width = Math.max(...columns) - Math.min(...columns);
  const height = Math.max(...rows) - Math.min(...rows);
  const scale = Math.max(1, Math.min(LARGEST, FILES / (width + AROUND), RANKS / (height + AROUND)));
  const edge = (low: number, high: number, points: number): number => {
    const middle = ((low + high) / 2 + 0.5) / points;
    return Math.min(Math.max(middle - 0.5 / scale, 0), 1 - 1 / scale);
  };
  return {
    scale,
    left: edge(Math.min(...columns), Math.max(...columns), FILES),
    top: edge(Math.min(...rows), Math.max(...rows), RANKS),
  };
}
