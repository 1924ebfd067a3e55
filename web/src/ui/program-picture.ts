// Pictures of programs: each computer player and each level of the engine has its own.
import type { SeatView } from "../wire.gen";

export function programPicture({ house, level }: Pick<SeatView, "house" | "level">): string {
  return house === undefined ? `engine ${level}` : `house ${house}`;
}
