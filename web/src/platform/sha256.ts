// SHA-256 of a text, for pages served over plain HTTP in a home network: browsers restrict `crypto.subtle` to secure
// origins.
import { sha256 as digest } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The digest of the text's UTF-8 bytes, in lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}
