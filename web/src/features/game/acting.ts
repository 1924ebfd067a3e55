// The user's board action that is being sent to the server, and its display on the page.
import { afterPaintOrInput } from "../../platform/after-paint";

/** A board action (a UCI move or `pass`) sent at a ply of the game. */
export interface Sent {
  readonly token: string;
  readonly ply: number;
}

export class Acting {
  private sent: Sent | null = null;

  /** `show` adds an action to the displayed game; with null, it removes the action again. */
  constructor(private readonly show: (sent: Sent | null) => void) {}

  get isWaiting(): boolean {
    return this.sent !== null;
  }

  /** Returns whether an unanswered action was sent at this ply. */
  isOwn(ply: number): boolean {
    return this.sent?.ply === ply;
  }

  /**
   * Stores an action as sent. If the board already shows it, the rest of the page follows after the next frame, or on
   * the user's next input. This keeps the piece from being delayed.
   */
  begin(sent: Sent, isOnBoard: boolean): void {
    this.sent = sent;
    if (isOnBoard) afterPaintOrInput(() => this.show(this.sent));
    else this.show(sent);
  }

  /** Handles the server's answer: the action of this ply was refused, or is now part of the game. */
  answered(ply: number): void {
    if (!this.isOwn(ply)) return;
    this.sent = null;
    this.show(null);
  }
}
