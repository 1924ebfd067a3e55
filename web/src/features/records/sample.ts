// Sample games for an empty collection: those replayed on the start page, as a record file.
import { REPLAYS } from "../replayed/replays";

/** Returns all sample games as PGN. `player` returns the name of a level of the computer. */
export function sampleText(event: string, player: (level: number) => string): string {
  return REPLAYS.map(({ cho, han, fen, moves }) => {
    // Every game ends in mate, so the last player to move wins.
    const result = moves.length % 2 === 1 ? "1-0" : "0-1";
    const tags = {
      Event: event,
      White: player(cho),
      Black: player(han),
      Variant: "janggi",
      SetUp: "1",
      FEN: fen,
      Result: result,
    };
    const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`);
    return `${head.join("")}\n${moves.join(" ")} ${result}\n\n`;
  }).join("");
}
