// Reads game records from files, and writes the games of a tournament to one file.
import type { Game, GameAt } from "../../domain/tournament.gen";
import type { RecordCodec } from "../../platform/record-worker-client";
import type { Format, Piece } from "../../platform/records-module";

/** Formats for saving the games of a tournament. */
export const FORMS = ["gib", "pgn", "json"] as const;
export type RecordForm = (typeof FORMS)[number];

export interface GameInFile {
  readonly format: Format;
  readonly piece: Piece;
  readonly cho: string | null;
  readonly han: string | null;
  readonly plies: number;
  /** First line of the file that cannot be read; null if the whole game can be read. */
  readonly badLine: number | null;
}

/** Returns the games of a file; none if its format is not recognised. */
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

/** Returns the only game between the players that the record names; undefined if there is none, or several. */
export function gameOf<T extends { readonly players: readonly [string, string] }>(
  { cho, han }: Pick<GameInFile, "cho" | "han">,
  games: readonly T[],
): T | undefined {
  const found = games.filter(({ players }) => players[0] === cho?.trim() && players[1] === han?.trim());
  return found.length === 1 ? found[0] : undefined;
}

/** Converts a game to the form that a tournament stores: one line of Janggun's JSON format. */
export async function lineOf(codec: RecordCodec, { format, piece }: GameInFile): Promise<string> {
  return (await codec.write(format, "json", [piece])).text.trim();
}

/** Returns a game's record as JSON, with the tournament's headers and outcome. */
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

/** Returns the round and board, such as `3.2`. In a series or a team match, the number of the game is added. */
export const shortName = ({ round, table, game }: GameAt, games: number): string =>
  [round, table, ...(games > 1 ? [game + 1] : [])].join(".");
