// Text from which the picture of a computer player, or of a level of the engine, is generated.
import type { SeatView } from "../wire.gen";

export function programPicture({ house, level }: Pick<SeatView, "house" | "level">): string {
  return house === undefined ? `engine ${level}` : `house ${house}`;
}
