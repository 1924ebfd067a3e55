// Written by `cargo xtask generate` from crates/server/src/pages/table.rs.
import type { Component } from "svelte";
import AnalysisWaiting from "../features/analysis-page/AnalysisWaiting.svelte";
import LearnPage from "../features/learn-page/LearnPage.svelte";
import type { Page } from "../platform/pages.gen";

/** Name, address, and what is drawn inside the frame: nothing, or the app's own notice if there is no server. */
export const PICTURED: readonly (readonly [Page["name"], string, Component | null])[] = [
  ["start", "/", null],
  ["game", "/game/AAAAAAAAAAA", null],
  ["games", "/games", null],
  ["records", "/records", null],
  ["analysis", "/analysis", AnalysisWaiting as Component],
  ["editor", "/editor", null],
  ["learn", "/learn", LearnPage as Component],
  ["ruleSets", "/rule-sets", null],
  ["lobby", "/lobby", null],
];
