// Written by `cargo xtask generate` from crates/server/src/pages/table.rs.
import type { Said } from "./pages.gen";

export const start = (): string => `/`;
export const game = ({ id }: Said<"game">): string => `/game/${id}`;
export const games = ({ page }: Said<"games">): string => `/games` + (page === 1 ? "" : `?page=${page}`);
export const records = ({ game }: Said<"records">): string => `/records` + (game === null ? "" : `?game=${game}`);
export const device = ({ level }: Said<"device">): string => `/device` + (level === null ? "" : `?level=${level}`);
export const analysis = ({ id, query, fragment }: Said<"analysis">): string => (id !== null ? `/analysis/${id}` : `/analysis`) + query + fragment;
export const editor = ({ query }: Said<"editor">): string => `/editor` + query;
export const learn = ({ role }: Said<"learn">): string => (role !== null ? `/learn/${role}` : `/learn`);
export const lesson = ({ lesson }: Said<"lesson">): string => `/lessons/${lesson}`;
export const drill = ({ drill }: Said<"drill">): string => `/drill/${drill}`;
export const problems = ({ problem, query }: Said<"problems">): string => (problem !== null ? `/problems/${problem}` : `/problems`) + query;
export const shortcuts = (): string => `/shortcuts`;
export const glossary = ({ term }: Said<"glossary">): string => (term !== null ? `/glossary/${term}` : `/glossary`);
export const culture = (): string => `/culture`;
export const openings = (): string => `/openings`;
export const endgames = (): string => `/endgames`;
export const clock = (): string => `/clock`;
export const stickers = (): string => `/stickers`;
export const army = (): string => `/chess-war`;
export const ruleSets = (): string => `/rule-sets`;
export const house = (): string => `/rule-sets/house`;
export const verdict = ({ query, fragment }: Said<"verdict">): string => `/verdict` + query + fragment;
export const lobby = ({ challenge }: Said<"lobby">): string => `/lobby` + (challenge === null ? "" : `?challenge=${encodeURIComponent(challenge)}`);
export const account = ({ part }: Said<"account">): string => (part !== null ? `/account/${part}` : `/account`);
export const player = ({ id }: Said<"player">): string => `/player/${id}`;
export const leaderboard = ({ movement, speed, page }: Said<"leaderboard">): string => (movement !== null && speed !== null ? `/leaderboard/${movement}/${speed}` : `/leaderboard`) + (page === 1 ? "" : `?page=${page}`);
