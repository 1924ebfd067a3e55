// Notifications of the browser while the page is hidden: it is one's turn, an opponent has come. Only for those who have
// switched them on in this browser, by a click of their own.
//
// Must not: ask for the permission unasked.
import { flag, Shared } from "./storage.svelte";

const wanted = new Shared(flag("janggun.notices"));

class Notices {
  private permission = $state(permissionNow());
  /** Those that have been shown and not closed. */
  private readonly open = new Set<Notification>();

  constructor() {
    // Who looks at the page sees there what they say.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      for (const notice of this.open) notice.close();
      this.open.clear();
    });
  }

  /** Whether the browser can show any and has not been told never to. */
  get offered(): boolean {
    return this.permission !== null && this.permission !== "denied";
  }

  get on(): boolean {
    return wanted.now && this.permission === "granted";
  }

  /** Switches them on or off; the first time the browser asks the reader. For a click. */
  async toggle(): Promise<void> {
    const on = !this.on;
    if (on) this.permission = await Notification.requestPermission();
    wanted.change(() => on && this.permission === "granted");
  }

  /**
   * Shows one where the page cannot be seen; a later one of the same `tag` takes its place. It closes when the page is looked
   * at. Gives what closes it earlier, once it is no longer true; undefined where none is shown.
   */
  show(title: string, tag: string): (() => void) | undefined {
    if (!this.on || !document.hidden) return undefined;
    try {
      const notice = new Notification(title, { tag, icon: "/icon.svg" });
      const close = (): void => {
        this.open.delete(notice);
        notice.close();
      };
      this.open.add(notice);
      notice.onclick = () => {
        window.focus();
        close();
      };
      return close;
    } catch {
      // Some browsers of phones show none for a page.
      return undefined;
    }
  }
}

function permissionNow(): NotificationPermission | null {
  return typeof Notification === "undefined" ? null : Notification.permission;
}

export const notices = new Notices();
