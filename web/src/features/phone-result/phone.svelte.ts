// A phone in a tournament hall: polls the player's board and the sheet, and sends the player's reports.
import { errorText } from "../../i18n/index.svelte";
import { ApiError } from "../../platform/http";
import { relaysApi } from "../../platform/relays-api";
import { changeOnce, kept } from "../../platform/storage.svelte";
import type { RelayResult, RelaySeat, RelaySheet } from "../../wire.gen";
import { LAST_SEAT, lastSeatOf, nextOf, overOf, type LastSeat, type Over } from "./next";

const SEAT_MS = 4_000;
/** Number of polls for each request of the sheet, which changes less often than the board. */
const SHEET_TURNS = 4;

/** Relay and player named in the fragment of the page's address. */
export interface Target {
  readonly relay: string;
  /** The player's code; null for a spectator. */
  readonly code: string | null;
}

/** Parses a fragment; null if it is invalid. */
export function readTarget(fragment: string): Target | null {
  const [, relay, code] = /^#?([0-9a-f]{16})(?:\.([0-9a-f]{12}))?$/.exec(fragment) ?? [];
  return relay === undefined ? null : { relay, code: code ?? null };
}

export class Phone {
  seat: RelaySeat | null = $state.raw(null);
  sheet: RelaySheet | null = $state.raw(null);
  /** Whether the server has rejected the code, as it does once the round is over. */
  ended = $state(false);
  /** The last seat of this code; null if this phone has never seen it. */
  last: LastSeat | null = $state.raw(null);
  readonly next = $derived(this.last === null || this.sheet === null ? null : nextOf(this.sheet, this.last));
  /** The winners and the player's place; null until the tournament is over. */
  readonly over: Over | null = $derived(this.sheet === null ? null : overOf(this.sheet, this.last));
  /** Whether the director has dropped the player's report, so that the player has to report again. */
  again = $state(false);
  /** Whether the last request failed for a reason that may pass, such as a lost network. */
  lost = $state(false);
  failure = $state("");
  busy = $state(false);
  private turn = 0;
  /** The player's last reported result, and the opening time of the relay that received it. */
  private sent: { result: RelayResult; opened: number } | null = null;

  constructor(readonly target: Target) {
    const last = LAST_SEAT.read(kept(LAST_SEAT.key));
    if (last?.relay === target.relay && last.code === target.code) this.last = last;
  }

  /** Starts polling; returns a function that stops it. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.load();
    };
    look();
    const timer = setInterval(look, SEAT_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  report = (result: RelayResult): Promise<void> => this.send({ result });
  call = (): Promise<void> => this.send({ call: true });

  private async load(): Promise<void> {
    const { relay, code } = this.target;
    const wantsSheet = this.turn % SHEET_TURNS === 0 || this.sheet === null;
    this.turn += 1;
    try {
      if (code !== null && !this.ended && !this.busy) this.take(await relaysApi.seat(relay, code));
      if (wantsSheet) this.sheet = await relaysApi.show(relay);
      this.lost = false;
      if (!this.ended) this.failure = "";
    } catch (error) {
      this.fail(error);
    }
  }

  private async send(report: { result?: RelayResult; call?: boolean }): Promise<void> {
    const { relay, code } = this.target;
    if (code === null || this.busy) return;
    this.busy = true;
    try {
      const seat = await relaysApi.report(relay, { code, ...report });
      if (report.result !== undefined) this.sent = { result: report.result, opened: seat.opened_ms };
      this.see(seat);
      this.lost = false;
      this.failure = "";
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  private take(seat: RelaySeat): void {
    if (this.busy) return;
    this.see(seat);
    const { sent } = this;
    // If the server was restarted and has lost the report, sends it again.
    const isLost = sent !== null && sent.opened !== seat.opened_ms && seat.own.result === null;
    if (isLost && seat.board.result === null) void this.report(sent.result);
  }

  /** Shows a seat, and notices whether the director has dropped the player's report. */
  private see(seat: RelaySeat): void {
    const before = this.seat;
    this.seat = seat;
    const isSame = before?.board.key === seat.board.key && before.opened_ms === seat.opened_ms;
    if (seat.own.result !== null || seat.board.result !== null) this.again = false;
    else if (isSame && before.own.result !== null) {
      this.again = true;
      this.sent = null;
    }
    const { relay, code } = this.target;
    if (code === null || this.last?.key === seat.board.key) return;
    const last = lastSeatOf(relay, code, seat);
    this.last = last;
    changeOnce(LAST_SEAT, () => last);
  }

  private fail(error: unknown): void {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "unknown_code") {
      this.ended = true;
      // Loads the sheet at once, because the displayed one may be from before the end of the round.
      this.turn = 0;
      void this.load();
    } else if (code === "offline" || code === "busy" || (code === "unknown_relay" && this.sheet !== null))
      this.lost = true;
    else this.failure = errorText(code);
  }
}
