// Parts of the app that failed to load, usually because the network was lost or the server has a newer version.

class Missing {
  private errors: readonly unknown[] = $state.raw([]);

  constructor() {
    // In a build, every dynamic import that fails sends this event.
    globalThis.addEventListener?.("vite:preloadError", (event) =>
      this.note((event as Event & { payload?: unknown }).payload),
    );
  }

  /**
   * Whether a part failed to load and the page has not reported it. Failures while offline do not count, because the
   * page then shows a notice about the network.
   */
  get isUntold(): boolean {
    return this.errors.length > 0;
  }

  /** Records that the page shows the error in place of the missing part. */
  markReported(error: unknown): void {
    this.errors = this.errors.filter((one) => one !== error);
  }

  private note(error: unknown): void {
    if (navigator.onLine) this.errors = [...this.errors, error];
  }
}

export const missing = new Missing();
