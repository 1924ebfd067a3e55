// Browser notifications while the page is hidden, such as for the user's turn or a new opponent. They are shown only if
// the user has switched them on in this browser.
//
// This module must not ask for permission without a click.
import { inBase } from "./base";
import { flag, Shared } from "./storage.svelte";

const wanted = new Shared(flag("janggun.notices"));

class Notices {
  private permission = $state(permissionNow());
  private readonly open = new Set<Notification>();

  constructor() {
    // Once visible, the page itself shows the same information.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return;
      for (const notice of this.open) notice.close();
      this.open.clear();
    });
  }

  /** Whether the browser supports notifications and the user has not blocked them. */
  get offered(): boolean {
    return this.permission !== null && this.permission !== "denied";
  }

  get on(): boolean {
    return wanted.now && this.permission === "granted";
  }

  /** Switches notifications on or off. The browser may ask for permission, so call this only from a click. */
  async toggle(): Promise<void> {
    const on = !this.on;
    if (on) this.permission = await Notification.requestPermission();
    wanted.change(() => on && this.permission === "granted");
  }

  /**
   * Shows a notification if the user has switched them on and the page is hidden. Replaces an earlier one with the same
   * `tag`. It closes when the page becomes visible.
   *
   * Returns a function that closes the notification earlier, or undefined if none was shown.
   */
  show(title: string, tag: string): (() => void) | undefined {
    if (!this.on || !document.hidden) return undefined;
    try {
      const notice = new Notification(title, { tag, icon: inBase("/icon.svg") });
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
      // Some mobile browsers support notifications only from service workers.
      return undefined;
    }
  }
}

function permissionNow(): NotificationPermission | null {
  return typeof Notification === "undefined" ? null : Notification.permission;
}

export const notices = new Notices();
