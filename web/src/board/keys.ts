// Finds the letter, digit or sign of a key press, even with Caps Lock or a Korean layout. All functions are pure.

type Press = Pick<KeyboardEvent, "key" | "code">;

/** Jamo, alone or as parts of syllables, and whole syllables. */
const HANGUL = /^[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\uac00-\ud7ff]$/u;

/** Latin letters by jamo of the standard Korean layout (두벌식), for key events without a key position. */
const TWO_SETS = new Map(
  [..."ㅁaㅠbㅊcㅇdㄷeㄹfㅎgㅗhㅑiㅓjㅏkㅣlㅡmㅜnㅐoㅔpㅂqㄱrㄴsㅅtㅕuㅍvㅈwㅌxㅛyㅋzㄸeㄲrㅆtㅃqㅉwㅒoㅖp"].flatMap(
    (jamo, at, all) => (at % 2 === 0 ? [[jamo, all[at + 1] ?? ""] as const] : []),
  ),
);

/** Punctuation by key position, for keys that type Hangul. */
const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = { Slash: ["/", "?"] };

/** Returns whether a key types Hangul, or is handled by an input method. */
export function isHangul({ key }: Pick<Press, "key">): boolean {
  return HANGUL.test(key) || key === "Process";
}

/** Returns the Latin letter on a key, in lower case; null for any other key. */
export function letterOf({ key, code }: Press): string | null {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  if (place !== undefined) return place.toLowerCase();
  if (code !== "" && code !== "Unidentified") return null;
  const plain = key.normalize("NFKC").toLowerCase();
  return /^[a-z]$/.test(plain) ? plain : (TWO_SETS.get(jamoOf(key)) ?? null);
}

/**
 * Returns the digit that a key types, or the digit on a key that types Hangul; null for other keys. Also accepts
 * full-width digits.
 */
export function digitOf({ key, code }: Press): string | null {
  const written = key.normalize("NFKC");
  if (/^[0-9]$/.test(written)) return written;
  return isHangul({ key }) ? (/^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? null) : null;
}

/** Returns the value of a key. If the slash key types Hangul, returns the `/` or `?` of a Latin layout instead. */
export function signOf({ key, code, shiftKey }: Press & Pick<KeyboardEvent, "shiftKey">): string {
  const sign = isHangul({ key }) ? SIGNS[code] : undefined;
  return sign === undefined ? key : sign[shiftKey ? 1 : 0];
}

/** Returns the standalone jamo for a jamo that is part of a syllable. Any other key is only normalised to NFC. */
export function jamoOf(key: string): string {
  const parts = /^[\u1100-\u1112]$/u.test(key)
    ? LEADING[key.charCodeAt(0) - 0x1100]
    : /^[\u1161-\u1175]$/u.test(key)
      ? String.fromCharCode(key.charCodeAt(0) - 0x1161 + 0x314f)
      : /^[\u11a8-\u11c2]$/u.test(key)
        ? TRAILING[key.charCodeAt(0) - 0x11a8]
        : undefined;
  return parts ?? key.normalize("NFC");
}

const LEADING = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const TRAILING = [..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];
