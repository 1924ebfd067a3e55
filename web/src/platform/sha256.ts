// SHA-256 of a text. Also works on pages served over plain HTTP in a home network, which lack `crypto.subtle`.
import { sha256 as digest } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Returns the digest of the text's UTF-8 bytes, in lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}
