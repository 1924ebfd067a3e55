// The addresses of the app's pages, for tests that look at every page. A new page belongs here: a test of the app compares
// the list with what addresses mean.

/** One address of every page that needs nothing to be shown. */
export const EVERY_PAGE = [
  '/',
  '/lobby',
  '/games',
  '/records',
  '/analysis',
  '/editor',
  '/learn',
  '/lessons/soldier',
  '/drill/hanja',
  '/problems',
  '/glossary',
  '/culture',
  '/openings',
  '/endgames',
  '/shortcuts',
  '/device',
  '/stickers',
  '/clock',
  '/chess-war',
  '/rule-sets',
  '/rule-sets/house',
  '/leaderboard',
  '/account',
  '/nothing',
];

/** With what the same pages show at their other addresses. */
export const EVERY_ADDRESS = [
  ...EVERY_PAGE,
  '/learn/horse',
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
