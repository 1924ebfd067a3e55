// Encodes a record in a link, and decodes it: the server stores it for a short link, or the fragment contains it.
import type { RecordCodec } from "../../platform/record-worker-client";
import type { Format, Piece } from "../../platform/records-module";
import { FORMATS } from "../../platform/records-module";
import { fromGame, gamesIn, SourceFault, type ChoosableGame } from "../analysis-page/sources";
import { fromServer, keepForLink } from "../analysis-page/stored";
import type { Judge } from "../tree/facts";
import { toCompact } from "../tree/compact";
import { packText, unpackText } from "../tree/share";
import { readHouse, type HouseRules } from "../../platform/rules/house-rules";

/** A record as the text of a file. */
export interface LinkedRecord {
  readonly format: Format;
  readonly text: string;
}

export async function fragmentOfRecord(format: Format, { text }: Piece): Promise<string> {
  return `r=${await packText(`${format}\n${text}`)}`;
}

/** Maximum length of the name of rules in a link. */
const LONGEST_NAME = 40;

/** Returns the part of a fragment with custom rules, by which a reader of the link sees the game judged. */
export async function fragmentOfHouse({ name, rules }: HouseRules): Promise<string> {
  return `h=${await packText(JSON.stringify({ name, rules }))}`;
}

/** Returns the custom rules in a fragment; null if it has none, or damaged ones. */
export async function houseOfFragment(fragment: string): Promise<HouseRules | null> {
  const packed = /(?:^#?|&)h=([\w-]+)/.exec(fragment)?.[1];
  const house = packed === undefined ? null : readHouse(await unpackText(packed));
  return house === null ? null : { name: String(house.name ?? "").slice(0, LONGEST_NAME), rules: house.rules };
}

/** Stores a game on the server as an analysis, and returns the query of the address of its verdicts. */
export async function keepGame(found: ChoosableGame, records: RecordCodec): Promise<string> {
  return keepForLink(await fromGame(found, records));
}

/** Returns the game that `keepGame` stored under an id. Throws a `SourceFault` if there is none. */
export async function keptGame(id: string, records: RecordCodec, judge: Judge): Promise<ChoosableGame> {
  const { text } = await records.writeAnalysis(toCompact(await fromServer(id, judge)), "json");
  const [found] = await gamesIn(text, records, "json");
  if (found === undefined) throw new SourceFault("not_shared");
  return found;
}

/** Returns the record in a fragment, or `damaged` if it cannot be decoded; null if the fragment has none. */
export async function recordOfFragment(fragment: string): Promise<LinkedRecord | "damaged" | null> {
  const packed = /^#?r=([^&]*)/s.exec(fragment)?.[1];
  if (packed === undefined) return null;
  const [, named, text] = /^([a-z]+)\n(.*)$/s.exec((await unpackText(packed)) ?? "") ?? [];
  const format = FORMATS.find((one) => one === named);
  return format === undefined || text === undefined ? "damaged" : { format, text };
}
