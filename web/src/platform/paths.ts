// Addresses of the server used by several modules of the app, or by one of its workers.

export const ME = "/api/me";
/** Asked by tabs of earlier versions, which a newer service worker may serve. */
export const RULES = "/api/rules";
export const LEVELS = "/api/levels";

export const gamePath = (id: string): string => `/api/games/${id}`;
