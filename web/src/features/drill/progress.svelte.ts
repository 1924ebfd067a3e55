// A visitor's progress in the drills, stored in this browser.
import { Shared } from "../../platform/storage.svelte";
import { answered, readDeck } from "./leitner";

const cards = new Shared({ key: "janggun.hanja", read: readDeck });

const record = new Shared<number>({
  key: "janggun.notation",
  read: (text) => Math.max(0, Math.floor(Number(text ?? 0)) || 0),
});

export const drilled = {
  get deck() {
    return cards.now;
  },
  answer(card: string, knew: boolean, today: number): void {
    cards.change((deck) => answered(deck, card, knew, today));
  },
  /** Longest streak in the notation drill. */
  get best(): number {
    return record.now;
  },
  reach(streak: number): void {
    record.change((best) => Math.max(best, streak));
  },
};
