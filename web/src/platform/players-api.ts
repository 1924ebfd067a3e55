// The requests of the player pages, each with its answer's type.
import { request } from "./http";
import type { Leaderboard, PlayerRatings, RatingHistory, ResultList, Score } from "../wire.gen";
import type { Ladder } from "../domain/ladders";

export const playersApi = {
  ratings: (player: string) => request<PlayerRatings>("GET", `/api/players/${player}/ratings`),
  history: (player: string, { movement, speed }: Ladder) =>
    request<RatingHistory>("GET", `/api/players/${player}/ratings/${movement}/${speed}`),
  results: (player: string) => request<ResultList>("GET", `/api/players/${player}/results`),
  score: (player: string, opponent: string) => request<Score>("GET", `/api/players/${player}/score/${opponent}`),
  leaderboard: ({ movement, speed }: Ladder, page: number) =>
    request<Leaderboard>("GET", `/api/leaderboard/${movement}/${speed}?page=${page}`),
};
