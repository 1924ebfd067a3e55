// The user's commands other than moves, such as offers, answers, setups and claims.
//
// Owns the list of pending commands. Must not depend on the connection or the board.
import type { Claim, ClientMsg, GameView, Hand, Side } from "../../wire.gen";
import type { OfferKind } from "./offers";

/** A message to the game, without its id. */
export type Command = ClientMsg extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** Returns whether a command refers to the position, phase or offer that its sender sees. */
export function isDated(command: Command): command is Extract<Command, { seen?: number }> {
  switch (command.t) {
    case "act":
    case "touch":
    case "takeback":
    case "takeback_answer":
    case "offer_adjourn":
    case "answer_adjourn":
    case "offer_resume":
    case "answer_resume":
    case "set_lines":
    case "rule":
      return true;
    default:
      return false;
  }
}

export class Commands {
  /** Names of pending commands: `offer`, `takeback`, `place` … */
  waiting: string[] = $state([]);

  constructor(
    /** Returns the server's latest state of the game, after showing delayed messages. */
    private readonly latest: () => GameView | null,
    private readonly send: (command: Command) => Promise<unknown>,
  ) {}

  /** Sends an action such as `call`, `offer` or `resign`. */
  async sendAction(action: string): Promise<void> {
    const view = this.latest();
    if (view !== null) await this.once(action, { t: "act", ply: view.now.ply, action });
  }

  async arrange(side: Side, setup: string): Promise<void> {
    await this.once("arrange", { t: "arrange", side, setup });
  }

  /** Places a piece, in games in which pieces are placed one by one. */
  async place(side: Side, piece: string, square: string): Promise<void> {
    await this.once("place", { t: "place", side, piece, square });
  }

  /** Picks one of two closed hands. */
  async pickHand(hand: Hand): Promise<void> {
    await this.once("pick_hand", { t: "pick_hand", hand });
  }

  async takeback(): Promise<void> {
    const ply = this.latest()?.now.ply;
    if (ply !== undefined) await this.once("takeback", { t: "takeback", ply });
  }

  /** Sends a command, unless one of the same kind is pending. */
  async sendCommand(command: Command): Promise<void> {
    this.latest();
    await this.once(command.t, command);
  }

  /** Answers the opponent's offer. */
  async answer(kind: OfferKind, accept: boolean): Promise<void> {
    switch (kind) {
      case "draw":
        return this.sendAction(accept ? "accept" : "decline");
      case "takeback":
        return this.once("takeback_answer", { t: "takeback_answer", accept });
      case "stop":
        // This offer cannot be declined; it expires with the next move.
        return accept ? this.sendAction("stop:agreed") : undefined;
      case "adjourn":
        return this.sendCommand({ t: "answer_adjourn", accept });
      case "resume":
        return this.sendCommand({ t: "answer_resume", accept });
    }
  }

  async rematch(): Promise<void> {
    await this.once("rematch", { t: "rematch" });
  }

  async declineRematch(): Promise<void> {
    await this.once("decline_rematch", { t: "decline_rematch" });
  }

  async abort(): Promise<void> {
    await this.sendCommand({ t: "abort" });
  }

  async claim(claim: Claim): Promise<void> {
    await this.sendCommand({ t: "claim", claim });
  }

  private async once(name: string, command: Command): Promise<void> {
    if (this.waiting.includes(name)) return;
    this.waiting = [...this.waiting, name];
    await this.send(command);
    this.waiting = this.waiting.filter((other) => other !== name);
  }
}
