// Reads game records from files of any format, and writes them to one file, with the records module in its worker.
import type { Game, GameAt } from "../../domain/tournament.gen";
import type { RecordCodec } from "../../platform/record-worker-client";
import type { Format, Piece } from "../../platform/records-module";

/** Formats in which all games can be saved. */
export const FORMS = ["gib", "pgn", "json"] as const;
export type RecordForm = (typeof FORMS)[number];

/** A game of a file. */
export interface GameInFile {
  readonly format: Format;
  readonly piece: Piece;
  readonly cho: string | null;
  readonly han: string | null;
  readonly plies: number;
  /** First line of the file that cannot be read; null if the whole game can be read. */
  readonly badLine: number | null;
}

/** Returns the games of a file in any format and encoding. */
export async function gamesIn(codec: RecordCodec, bytes: Uint8Array<ArrayBuffer>): Promise<GameInFile[]> {
  const { format, games } = await codec.cut(bytes, true);
  if (format === null) return [];
  const read = await codec.read(format, games);
  return games.flatMap((piece, at): GameInFile[] => {
    const game = read[at];
    if (game === undefined) return [];
    const badLine = game.fault?.line ?? null;
    const known = "moves" in game ? { ...game.players, plies: game.moves.length } : { cho: null, han: null, plies: 0 };
    return [{ format, piece, ...known, badLine }];
  });
}

/** Converts a game to the form that a tournament stores: one line of Janggun's JSON format. */
export async function lineOf(codec: RecordCodec, { format, piece }: GameInFile): Promise<string> {
  return (await codec.write(format, "json", [piece])).text.trim();
}

/** Returns the record of a game with the headers of the tournament. */
const headed = ({ record, tags, outcome }: Game): string =>
  JSON.stringify({ ...(JSON.parse(record) as object), tags, ...(outcome === undefined ? {} : { outcome }) });

/** Returns a file with these games, and the data that its format cannot represent. */
export async function fileOf(
  codec: RecordCodec,
  all: readonly Game[],
  to: RecordForm,
): Promise<{ text: string; without: readonly { text: Readonly<Record<string, string>> }[] }> {
  const { games } = await codec.split(all.map((game) => `${headed(game)}\n`).join(""), "json");
  const { text, without } = await codec.write("json", to, games);
  return { text, without };
}

/** Returns round and board such as `3.2`; in a series or a team match, with the number of the game or the player. */
export const shortName = ({ round, table, game }: GameAt, games: number): string =>
  [round, table, ...(games > 1 ? [game + 1] : [])].join(".");
