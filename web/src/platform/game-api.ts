// The requests that only the game page makes, each with its answer's type.
import type { AnalysisView, BySide, GameView, RatingPoint } from "../wire.gen";
import { request } from "./http";
import { gamePath } from "./paths";

const analysisPath = (id: string): string => `${gamePath(id)}/analysis`;

export const gameApi = {
  referee: (id: string, key: string) => request<GameView>("POST", `${gamePath(id)}/referee`, { key }),
  analysis: (id: string) => request<AnalysisView>("GET", analysisPath(id)),
  analyse: (id: string) => request<AnalysisView>("POST", analysisPath(id), {}),
  ratings: (id: string) => request<BySide<RatingPoint | null>>("GET", `${gamePath(id)}/ratings`),
};
