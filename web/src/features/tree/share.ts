// Encodes an analysis in a link: deflated JSON, in characters allowed in an address.
import { fromCompact, toCompact, type CompactFault, type Document } from "./compact";

/** Maximum number of characters in a link, which messengers and browsers still support. */
export const LONGEST_LINK = 8_192;
/** Maximum number of JSON characters that a link may expand to. */
const LARGEST = 4_000_000;

export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Returns the unpacked text; null if it is invalid, or larger than any analysis. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const parts: Uint8Array[] = [];
    let size = 0;
    const reader = (stream as ReadableStream<Uint8Array>).getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      size += step.value.length;
      if (size > LARGEST) {
        await reader.cancel();
        return null;
      }
      parts.push(step.value);
    }
    const whole = await new Blob(parts as BlobPart[]).arrayBuffer();
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}

/** Returns an analysis in the format of links and the server. */
export function packedOf(document: Document): Promise<string> {
  return packText(JSON.stringify(toCompact(document)));
}

/** Returns the fragment for the address of an analysis. */
export async function fragmentOf(document: Document): Promise<string> {
  return `t=${await packedOf(document)}`;
}

/** Returns the analysis in a fragment, or its fault; null if there is none. */
export async function documentOf(fragment: string): Promise<Document | CompactFault | null> {
  const packed = /^#?t=([\w-]+)$/.exec(fragment)?.[1];
  if (packed === undefined) return fragment.replace("#", "").startsWith("t=") ? "not_analysis" : null;
  const text = await unpackText(packed);
  if (text === null) return "not_analysis";
  try {
    return fromCompact(JSON.parse(text));
  } catch {
    return "not_analysis";
  }
}
