// Computer games between two levels, replayed on the start page, one per day.
import { placeOfDay } from "../problems/daily";
import type { HomeTexts } from "../../texts/home.gen";
import games from "./replays.json";

export interface ReplayedGame {
  /** Key of the game's story among the texts. */
  readonly id: keyof HomeTexts["stories"];
  /** Level of the computer that plays each side. */
  readonly cho: number;
  readonly han: number;
  readonly fen: string;
  readonly moves: readonly string[];
}

export const REPLAYS: readonly ReplayedGame[] = games.map(({ id, moves, ...rest }) => ({
  ...rest,
  id: id as ReplayedGame["id"],
  moves: moves.split(" "),
}));

/** Returns the game of a day. The games repeat in order. */
export function replayOfDay(day: number): ReplayedGame {
  const game = REPLAYS[placeOfDay(day, REPLAYS.length)];
  if (game === undefined) throw new Error("there are no games to replay");
  return game;
}
