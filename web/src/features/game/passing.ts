// Passing (한수쉼): at once, after a confirmation, or in advance during the opponent's turn.
//
// Must not draw the confirmation, or decide whether to warn about a pass.
import type { JanggiBoard } from "../../board";
import { t } from "../../i18n/index.svelte";
import { settings } from "../../platform/settings.svelte";
import { isConfirmed } from "./confirming.svelte";
import { mayPass } from "../../domain/legal";
import type { Premoving } from "./premove/premoving.svelte";
import type { Session } from "./session.svelte";

interface Surroundings {
  board: () => JanggiBoard | null;
  /** Returns whether the player should be warned about a pass now. */
  hasWarning: () => boolean;
  ask: () => void;
  /** Called before the pass is played. */
  onpass: () => void;
}

/** Returns two functions: `pass` requests a pass, and `doPass` plays it. */
export function passing(session: Session, premoving: Premoving, { board, hasWarning, ask, onpass }: Surroundings) {
  function pass(): void {
    const { side } = premoving;
    if (side !== null) return passInAdvance(board()?.premoved(side) ?? null);
    if (!mayPass(session.legal)) {
      session.say({ kind: "refused", text: t().game.passIllegal });
      return;
    }
    const { view } = session;
    const asks = settings.confirmPass || (view !== null && isConfirmed(settings.confirmMove, view.time));
    if (asks || hasWarning()) ask();
    else void doPass();
  }

  function passInAdvance(general: string | null): void {
    if (general !== null) premoving.add({ from: general, to: general });
  }

  async function doPass(): Promise<void> {
    onpass();
    const token = session.legal.find((move) => {
      const general = session.frame === null ? null : board()?.general(session.frame.turn);
      return general !== null && general !== undefined && move === general + general;
    });
    if (token !== undefined) await session.act(token);
  }

  return { pass, doPass };
}
