// The board action of this reader that is on its way to the server, and when the page shows it.
import { afterPaintOrInput } from "../../platform/after-paint";

/** A board action (UCI step or `pass`) sent at a ply of the game. */
export interface Sent {
  readonly token: string;
  readonly ply: number;
}

export class Acting {
  private sent: Sent | null = null;

  /** `show` puts the action into the game as the page shows it, or takes it out. */
  constructor(private readonly show: (sent: Sent | null) => void) {}

  get isWaiting(): boolean {
    return this.sent !== null;
  }

  /** Whether the action of this ply is the one that was sent. */
  isOwn(ply: number): boolean {
    return this.sent?.ply === ply;
  }

  /** What the board shows already, the rest of the page follows after the next picture: the piece is not to wait for it. */
  begin(sent: Sent, isOnBoard: boolean): void {
    this.sent = sent;
    if (isOnBoard) afterPaintOrInput(() => this.show(this.sent));
    else this.show(sent);
  }

  /** The action of this ply was refused, or is in the game. */
  answered(ply: number): void {
    if (!this.isOwn(ply)) return;
    this.sent = null;
    this.show(null);
  }
}
