// Addresses of the server that more than one module of the app asks, or one of its workers.

export const ME = "/api/me";
export const RULES = "/api/rules";
export const LEVELS = "/api/levels";

export const gamePath = (id: string): string => `/api/games/${id}`;
