// The title in the browser's tab: the page's own title, else that of its kind. The page that the server sent came with its
// title.
import { inWords, langTag, t } from "../i18n/index.svelte";
import { LateTexts } from "../i18n/late.svelte";
import { PAGES } from "../texts/languages.gen";
import type { Page } from "./pages.gen";

const titles = new LateTexts(PAGES);

export class Tab {
  /** Title set by the page itself. */
  own: string | null = $state(null);
  /** Page and language with which the tab was opened, and the server's title for them. */
  private served: { of: string | null; title: string } | undefined;

  /** The title of the tab, or null if it stays as it is until the titles are there; reactive. */
  titleOf(page: Page): string | null {
    const what = JSON.stringify(page);
    this.served ??= {
      // The service worker's page comes with no words of its own.
      of: document.querySelector('meta[name="description"]') && `${document.documentElement.lang} ${what}`,
      title: document.title,
    };
    const title = this.own ?? titles.now?.[page.name].title;
    if (title !== undefined) return `${inWords(title)} · ${t().app.name}`;
    if (this.served.of === `${langTag()} ${what}`) return this.served.title;
    void titles.load();
    return null;
  }
}

export const tab = new Tab();

/** Names the tab as long as the calling component is mounted; `null`: with the name of its kind of page. */
export function ownTitle(title: () => string | null): void {
  $effect(() => {
    tab.own = title();
    return () => (tab.own = null);
  });
}
