// Packs analyses into links, and unpacks them: deflated JSON in URL-safe Base64.
import { fromCompact, toCompact, type CompactFault, type Document } from "./compact";

/** Length in characters above which a link or its fragment is too long to share. */
export const LONGEST_LINK = 8_192;
/** Maximum size of an unpacked text in bytes. */
const LARGEST = 4_000_000;

export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Returns the unpacked text; null if `packed` is invalid or the text exceeds `LARGEST`. */
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

/** Packs an analysis in the format used in links and stored on the server. */
export function packedOf(document: Document): Promise<string> {
  return packText(JSON.stringify(toCompact(document)));
}

/** Returns the fragment of a link to an analysis, without `#`. */
export async function fragmentOf(document: Document): Promise<string> {
  return `t=${await packedOf(document)}`;
}

/** Returns the analysis in a fragment, or the fault if it cannot be read; null if the fragment has none. */
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
