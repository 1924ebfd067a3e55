// Draws the first picture of pages: what stands in the HTML and is seen until the app's script has drawn the page itself.
// Runs in the build (`vite.first.ts`), as a visitor who is here for the first time sees the page.
import "./globals";
import type { Component } from "svelte";
import { render } from "svelte/server";
import App from "../App.svelte";
import AnalysisWaiting from "../features/analysis-page/AnalysisWaiting.svelte";
import LearnPage from "../features/learn-page/LearnPage.svelte";
import { addTexts, type Lang } from "../i18n/index.svelte";
import { CORE } from "../texts/languages.gen";
import { pageOf, router } from "../platform/router.svelte";
import { settings } from "../platform/settings.svelte";
import { PICTURED } from "./pictured";

/** Pages of which more than the frame is drawn and that App does not draw by itself. */
const CONTENT: Readonly<Record<string, Component>> = {
  "/learn": LearnPage as Component,
  "/analysis": AnalysisWaiting,
};

/** Those whose content needs more than the styles of the app itself. */
const STYLED: readonly string[] = ["/", "/learn"];

/** As the server reads it: HTML in every language, and whether the styles of the page are needed at once. */
type Picture = Record<Lang, string> & { styled: boolean };

/** Stands where a board will be. */
const ROOM = '<span class="board-room"></span>';

/** The pictures by path. */
export async function firstPictures(): Promise<Record<string, Picture>> {
  const langs = Object.keys(CORE) as Lang[];
  for (const lang of langs) addTexts(lang, await CORE[lang]());
  const picture = (path: string, lang: Lang): string => {
    settings.lang = lang;
    settings.pieceSet = lang === "ko" ? "hanja" : "learning";
    router.page = pageOf(path);
    // The comments are marks for Svelte, which draws the page anew.
    const { body } = render(App, { props: { content: CONTENT[path] ?? null } });
    return body.replace(/<!--.*?-->/g, "").replaceAll("<janggi-board></janggi-board>", ROOM);
  };
  const inAll = (path: string): Picture => ({
    ...(Object.fromEntries(langs.map((lang) => [lang, picture(path, lang)])) as Record<Lang, string>),
    styled: STYLED.includes(path),
  });
  return Object.fromEntries(PICTURED.map((path) => [path, inAll(path)]));
}
