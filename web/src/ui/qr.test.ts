// @vitest-environment node
import { expect, test } from "vitest";
import { correction, qrCode } from "./qr";

test("data and correction together are divisible by the generator: every syndrome is zero", () => {
  // Multiplication in GF(256) from scratch, to share nothing with the table.
  const times = (a: number, b: number): number => {
    let product = 0;
    for (let x = a, y = b; y > 0; y >>= 1, x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1) if (y & 1) product ^= x;
    return product;
  };
  const data = [64, 69, 102, 134, 86, 198, 198, 240, 236, 17, 236, 17, 236, 17, 236, 17];
  const words = [...data, ...correction(data, 10)];
  for (let root = 1, i = 0; i < 10; i++, root = times(root, 2)) {
    expect(words.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
  }
});

test("sizes grow with the text, and a text too long has no code", () => {
  expect(qrCode("x")?.length).toBe(21);
  expect(qrCode("x".repeat(106))?.length).toBe(41);
  expect(qrCode("x".repeat(107))?.length).toBe(45);
  expect(qrCode("x".repeat(331))?.length).toBe(69);
  expect(qrCode("x".repeat(332))).toBeNull();
});

/** Cells a side, and a number that stands for all of them. */
function fingerprint(text: string): [number, string] {
  const cells = (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  let hash = 0x811c9dc5;
  for (const cell of cells.join("")) hash = Math.imul(hash ^ cell.charCodeAt(0), 0x01000193) >>> 0;
  return [cells.length, hash.toString(16)];
}

test("codes that a reader has read", () => {
  // Read back by an independent decoder (jsQR) when this was written, as were all lengths from 1 to 331.
  expect(fingerprint("http://192.168.0.7:8080/game/Ab3_xYz-")).toEqual([29, "bed37f08"]);
  const name = encodeURIComponent("가나다라마바사아자차카타파하가나다라마바");
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(fingerprint(`otpauth://totp/Janggun:${name}?secret=${secret}&issuer=Janggun`)).toEqual([65, "b6119479"]);
});
