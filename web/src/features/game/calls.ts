// Spoken announcements and vibration of a game: 장군 and 멍군, which players say in Korean in any language (if the device
// has a Korean voice), and the reader's turn.
//
// Must not decide when to announce, which is up to `reactions.ts` and the pages.
import { northern } from "../../board/north";
import { lang, t } from "../../i18n/index.svelte";
import { canVibrate, settings } from "../../platform/settings.svelte";
import { isSoundOn } from "../../platform/sound";
import { speak } from "../byoyomi/voice";

const CALLS = { check: "장군!", answered: "멍군!" } as const;
/** Durations in milliseconds of two short pulses: on, off, on. */
const PULSES = [90, 60, 90];

export function callOut(call: "check" | "answered"): void {
  if (settings.calls && isSoundOn()) speak(settings.words === "north" ? northern(CALLS[call]) : CALLS[call], "ko");
}

/** Signals the reader's turn. A check that is announced already implies it. */
export function signalTurn({ isInCheck }: { isInCheck: boolean }): void {
  if (settings.vibration && canVibrate()) navigator.vibrate(PULSES);
  if (settings.turnCall && isSoundOn() && !(isInCheck && settings.calls)) speak(t().game.yourTurn, lang());
}
