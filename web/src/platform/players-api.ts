// API requests of the player pages.
import type { Ladder } from "../domain/ladders";
import { request } from "./http";

export const playersApi = {
  ratings: (player: string) => request("GET /api/players/{player}/ratings", { player }),
  history: (player: string, { movement, speed }: Ladder) =>
    request("GET /api/players/{player}/ratings/{movement}/{speed}", { player, movement, speed }),
  results: (player: string) => request("GET /api/players/{player}/results", { player }),
  score: (player: string, opponent: string) =>
    request("GET /api/players/{player}/score/{opponent}", { player, opponent }),
  leaderboard: ({ movement, speed }: Ladder, page: number) =>
    request("GET /api/leaderboard/{movement}/{speed}", { movement, speed, page }),
};
