// The reader's board action that is being sent to the server, and its display on the page.
import { afterPaintOrInput } from "../../platform/after-paint";

/** A board action (a UCI move or `pass`) sent at a ply of the game. */
export interface Sent {
  readonly token: string;
  readonly ply: number;
}

export class Acting {
  private sent: Sent | null = null;

  /** Creates the state. `show` adds the action to the displayed game, or removes it. */
  constructor(private readonly show: (sent: Sent | null) => void) {}

  get isWaiting(): boolean {
    return this.sent !== null;
  }

  /** Returns whether the action of this ply is the one that was sent. */
  isOwn(ply: number): boolean {
    return this.sent?.ply === ply;
  }

  /**
   * Starts sending. If the board already shows the action, the rest of the page follows after the next frame, so that
   * the piece is not delayed.
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
