// Written by `cargo xtask generate` from crates/server/src/pages/table.rs.
import type { Component } from "svelte";
import type { Page, Said } from "./platform/pages.gen";

/** Names of the pages that are loaded on demand, which excludes those in the app's own script. */
export type Fetched = Exclude<Page["name"], "start">;

/** Properties that a component gets in addition to the parameters of its address. */
interface FromApp {
  onsettings: () => void;
}

export const COMPONENTS: {
  [N in Fetched]: () => Promise<{ default: Component<Said<N> & FromApp> | Component<Said<N>> }>;
} = {
  game: () => import("./features/game/GamePage.svelte"),
  games: () => import("./features/games/GamesPage.svelte"),
  records: () => import("./features/records/RecordsPage.svelte"),
  device: () => import("./features/device-game/DevicePage.svelte"),
  analysis: () => import("./features/analysis-page/AnalysisPage.svelte"),
  editor: () => import("./features/editor/EditorPage.svelte"),
  learn: () => import("./features/learn-page/LearnPage.svelte"),
  lesson: () => import("./features/lessons/LessonsPage.svelte"),
  booklet: () => import("./features/lessons/BookletPage.svelte"),
  drill: () => import("./features/drill/DrillPage.svelte"),
  problems: () => import("./features/problems/ProblemsPage.svelte"),
  shortcuts: () => import("./features/shortcuts/ShortcutsPage.svelte"),
  glossary: () => import("./features/glossary/GlossaryPage.svelte"),
  culture: () => import("./features/culture/CulturePage.svelte"),
  openings: () => import("./features/openings/OpeningsPage.svelte"),
  endgames: () => import("./features/endgames/EndgamesPage.svelte"),
  clock: () => import("./features/board-clock/ClockPage.svelte"),
  tournament: () => import("./features/tournament/TournamentPage.svelte"),
  tournamentGuide: () => import("./features/tournament/guide/GuidePage.svelte"),
  spectatorScreen: () => import("./features/tournament/screen/ScreenPage.svelte"),
  phoneResult: () => import("./features/phone-result/PhonePage.svelte"),
  stickers: () => import("./features/stickers/StickersPage.svelte"),
  army: () => import("./features/army/ArmyPage.svelte"),
  ruleSets: () => import("./features/rulesets/RuleSetsPage.svelte"),
  house: () => import("./features/rulesets/HousePage.svelte"),
  verdict: () => import("./features/verdict/VerdictPage.svelte"),
  lobby: () => import("./features/lobby/LobbyPage.svelte"),
  account: () => import("./features/account/AccountPage.svelte"),
  player: () => import("./features/players/PlayerPage.svelte"),
  leaderboard: () => import("./features/players/LeaderboardPage.svelte"),
  tournaments: () => import("./features/tournaments/TournamentsPage.svelte"),
  onlineTournament: () => import("./features/tournaments/OnlinePage.svelte"),
  clubs: () => import("./features/clubs/ClubsPage.svelte"),
  club: () => import("./features/clubs/ClubPage.svelte"),
  about: () => import("./features/settings/AboutPage.svelte"),
  notFound: () => import("./features/not-found/NotFoundPage.svelte"),
};

/** Pages that are created again if their address changes. */
export const MADE_ANEW: readonly string[] = ["game", "editor", "spectatorScreen", "lobby", "player", "onlineTournament", "club"];
