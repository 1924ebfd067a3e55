// Encodes a record in the fragment of a link, and decodes it.
import type { Format, Piece } from "../../platform/records-module";
import { FORMATS } from "../../platform/records-module";
import { packText, unpackText } from "../tree/share";

/** A record as the text of a file. */
export interface LinkedRecord {
  readonly format: Format;
  readonly text: string;
}

export async function fragmentOfRecord(format: Format, { text }: Piece): Promise<string> {
  return `r=${await packText(`${format}\n${text}`)}`;
}

/** Returns the record in a fragment, or `damaged` if it cannot be decoded; null if the fragment has none. */
export async function recordOfFragment(fragment: string): Promise<LinkedRecord | "damaged" | null> {
  const packed = /^#?r=(.*)$/s.exec(fragment)?.[1];
  if (packed === undefined) return null;
  const [, named, text] = /^([a-z]+)\n(.*)$/s.exec((await unpackText(packed)) ?? "") ?? [];
  const format = FORMATS.find((one) => one === named);
  return format === undefined || text === undefined ? "damaged" : { format, text };
}
