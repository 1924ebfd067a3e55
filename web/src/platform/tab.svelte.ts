// Title of the browser's tab: the page's own title, or else the title of its kind of page. A page from the server keeps
// its title until the texts for titles are loaded.
import { inWords, langTag, t } from "../i18n/index.svelte";
import { LateTexts } from "../i18n/late.svelte";
import { PAGES } from "../texts/languages.gen";
import type { Page } from "./pages.gen";

const titles = new LateTexts(PAGES);

export class Tab {
  /** Title set by the page itself. */
  own: string | null = $state(null);
  /** Title when the tab was opened. `of` is its page and language; null if the page came without a title. */
  private served: { of: string | null; title: string } | undefined;

  /** Returns the title of the tab; null to keep the current one until the texts are loaded. Reactive. */
  titleOf(page: Page): string | null {
    const what = JSON.stringify(page);
    this.served ??= {
      // A page from the service worker has no description, and its title is the same for all pages.
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

/** Sets the title of the tab while the calling component is mounted. `null` shows the title of its kind of page. */
export function ownTitle(title: () => string | null): void {
  $effect(() => {
    tab.own = title();
    return () => (tab.own = null);
  });
}
