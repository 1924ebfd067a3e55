// Parts of the app whose script could not be fetched: the network is lost, or the server has a newer version.

class Missing {
  private errors: readonly unknown[] = $state.raw([]);

  constructor() {
    // Every failing dynamic import of the build reports here.
    globalThis.addEventListener?.("vite:preloadError", (event) =>
      this.note((event as Event & { payload?: unknown }).payload),
    );
  }

  /** Whether there is one that no place on the page has reported. Offline, the notice about the network is enough. */
  get isUntold(): boolean {
    return this.errors.length > 0;
  }

  /** The reader is told in place of the missing part. */
  markReported(error: unknown): void {
    this.errors = this.errors.filter((one) => one !== error);
  }

  private note(error: unknown): void {
    if (navigator.onLine) this.errors = [...this.errors, error];
  }
}

export const missing = new Missing();
