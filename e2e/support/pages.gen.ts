// Written by `cargo xtask generate` from crates/server/src/pages/table.rs.

/** An address of every page that can be shown without data. */
export const EVERY_PAGE = [
  '/',
  '/games',
  '/records',
  '/device',
  '/analysis',
  '/editor',
  '/learn',
  '/lessons/soldier',
  '/booklet',
  '/drill/hanja',
  '/problems',
  '/shortcuts',
  '/glossary',
  '/culture',
  '/openings',
  '/endgames',
  '/clock',
  '/tournament',
  '/stickers',
  '/chess-war',
  '/rule-sets',
  '/rule-sets/house',
  '/verdict',
  '/lobby',
  '/account',
  '/leaderboard',
  '/about',
  '/nothing',
];

/** The same pages at their other addresses, with their data. */
export const EVERY_ADDRESS = [
  ...EVERY_PAGE,
  '/learn/horse',
  '/learn/xiangqi',
  '/lessons/dialects',
  '/drill/notation',
  '/problems/today',
  '/account/sign-in',
  '/account/sign-up',
  '/account/recover',
  '/account/forgotten',
  '/account/new-password#token=nothing',
  '/account/confirm-email#token=nothing',
];
