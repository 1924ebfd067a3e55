// Notifications of the browser while the page is hidden: it is one's turn, an opponent has come. Only for those who have
// switched them on in this browser, by a click of their own.
//
// Must not: ask for the permission unasked.
import { keep, kept } from "./settings.svelte";

const KEY = "janggun.notices";

class Notices {
  private wanted = $state(kept(KEY) === "true");
  private permission = $state(permissionNow());

  /** Whether the browser can show any and has not been told never to. */
  get offered(): boolean {
    return this.permission !== null && this.permission !== "denied";
  }

  get on(): boolean {
    return this.wanted && this.permission === "granted";
  }

  /** Switches them on or off; the first time the browser asks the reader. For a click. */
  async toggle(): Promise<void> {
    const wanted = !this.on;
    if (wanted) this.permission = await Notification.requestPermission();
    this.wanted = wanted && this.permission === "granted";
    keep(KEY, this.wanted);
  }

  /** Shows one where the page cannot be seen; a later one of the same `tag` takes its place. */
  show(title: string, tag: string): void {
    if (!this.on || !document.hidden) return;
    try {
      const notice = new Notification(title, { tag, icon: "/icon.svg" });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Some browsers of phones show none for a page.
    }
  }
}

function permissionNow(): NotificationPermission | null {
  return typeof Notification === "undefined" ? null : Notification.permission;
}

export const notices = new Notices();
