// What the end of a line never parts: the two numbers of a score, and a side's name from its hanja and its particle.

const SPACE = "\u00a0";
/** Takes no room and is not seen (WORD JOINER). */
const JOINER = "\u2060";

/** `73.5 : 72` */
export const score = (own: string | number, other: string | number): string => `${own}${SPACE}:${SPACE}${other}`;

/** `한(漢)`, and whatever follows without a space. */
export const nameWith = (name: string, hanja: string): string => `${name}${JOINER}(${hanja})${JOINER}`;

/** The text without what keeps it together, as one would type it. */
export const asTyped = (text: string): string => text.replaceAll(SPACE, " ").replaceAll(JOINER, "");
