// Notifications of the browser while the page is hidden: it is one's turn, an opponent has come. Only for those who have
// switched them on in this browser, by a click of their own.
//
// Must not: ask for the permission unasked.
import { flag, Shared } from "./storage.svelte";

const wanted = new Shared(flag("janggun.notices"));

class Notices {
  private permission = $state(permissionNow());

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
