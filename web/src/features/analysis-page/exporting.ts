// Exports an analysis to a file in any format.
import { encodeCp949 } from "janggun";
import type { RecordCodec } from "../../platform/record-worker-client";
import type { Without } from "../../platform/records-module";
import { formatOf, type Written } from "../library/exporting";
import { toCompact, type Document } from "../tree/compact";

/** Formats that can represent the whole tree. */
export const WHOLE: readonly Written[] = ["pgn", "koopkorea", "json"];

export interface ExportedAnalysis {
  bytes: Uint8Array<ArrayBuffer>;
  /** Content that the format cannot represent. */
  without: readonly Without[];
}

/** Returns the file; null if the format or its encoding cannot represent the game. */
export async function exported(
  document: Document,
  to: Written,
  codec: Pick<RecordCodec, "writeAnalysis">,
): Promise<ExportedAnalysis | null> {
  const { format, moves } = formatOf(to);
  const written = await codec.writeAnalysis(toCompact(document), format, moves);
  if (written.left_out.length > 0 || written.text.trim() === "") return null;
  const whole = written.text.endsWith("\n") ? written.text : `${written.text}\n`;
  const bytes = to === "gib-cp949" ? encodeCp949(whole) : new TextEncoder().encode(whole);
  return bytes === null ? null : { bytes, without: written.without };
}
