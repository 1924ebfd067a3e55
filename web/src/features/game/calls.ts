// Spoken calls, sounds and vibration of a game: 장군 and 멍군 called out, as players do (in Korean where the device has a
// Korean voice, whatever the reader's language), and the reader's turn, by voice and vibration.
//
// Must not: decide when; `reactions.ts` and the pages do.
import { northern } from "../../board/north";
import { lang, t } from "../../i18n/index.svelte";
import { canVibrate, settings } from "../../platform/settings.svelte";
import { isSoundOn } from "../../platform/sound";
import { speak } from "../byoyomi/voice";

const CALLS = { check: "장군!", answered: "멍군!" } as const;
/** Two short pulses, in milliseconds: on, off, on. */
const PULSES = [90, 60, 90];

export function callOut(call: "check" | "answered"): void {
  if (settings.calls && isSoundOn()) speak(settings.words === "north" ? northern(CALLS[call]) : CALLS[call], "ko");
}

/** Signals that it has become the reader's turn. A check that is called out says so itself. */
export function signalTurn({ isInCheck }: { isInCheck: boolean }): void {
  if (settings.vibration && canVibrate()) navigator.vibrate(PULSES);
  if (settings.turnCall && isSoundOn() && !(isInCheck && settings.calls)) speak(t().game.yourTurn, lang());
}
