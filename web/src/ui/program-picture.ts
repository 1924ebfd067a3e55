// From what the picture of a program is made: a house player has its own, and so has each level of the computer.
import type { SeatView } from "../wire.gen";

export function programPicture({ house, level }: Pick<SeatView, "house" | "level">): string {
  return house === undefined ? `engine ${level}` : `house ${house}`;
}
