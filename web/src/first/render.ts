// Prerenders pages: the HTML is shown until the app's script has drawn the page. Runs during the build
// (`vite.first.ts`), with the settings of a new visitor.
import "./globals";
import { render } from "svelte/server";
import App from "../App.svelte";
import { addTexts, type Lang } from "../i18n/index.svelte";
import { CORE } from "../texts/languages.gen";
import { pageOf, router } from "../platform/router.svelte";
import { settings } from "../platform/settings.svelte";
import { PICTURED } from "./pages.gen";

/** Placeholder for a board. */
const ROOM = '<span class="board-room"></span>';

/** Returns HTML by page name and language, in the format that the server reads. */
export async function firstPictures(): Promise<Record<string, Record<Lang, string>>> {
  const langs = Object.keys(CORE) as Lang[];
  for (const lang of langs) addTexts(lang, await CORE[lang]());
  const pictures = PICTURED.map(([name, path, content]) => {
    router.page = pageOf(path);
    const picture = (lang: Lang): string => {
      settings.lang = lang;
      settings.pieceSet = lang === "ko" ? "hanja" : "learning";
      // Removes Svelte's hydration comments, because the app draws the page anew.
      const { body } = render(App, { props: { content } });
      return body.replace(/<!--.*?-->/g, "").replaceAll("<janggi-board></janggi-board>", ROOM);
    };
    return [name, Object.fromEntries(langs.map((lang) => [lang, picture(lang)]))];
  });
  return Object.fromEntries(pictures) as Record<string, Record<Lang, string>>;
}
