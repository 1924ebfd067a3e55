// Game records in the browser: the package `janggun`, whose module of records the
// page of records runs in a worker.
export { FORMATS, GLYPHS, isRead, Records } from "janggun";
export type {
  Analysis,
  AnalysisLine,
  AnalysisNotes,
  AnyGame,
  CutFile,
  Fault,
  Format,
  Note,
  Outcome,
  PgnMoves,
  Omitted,
  Piece,
  RecordGame,
  UnreadGame,
  Without,
  WrittenGames,
} from "janggun";
