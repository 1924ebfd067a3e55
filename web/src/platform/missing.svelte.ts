// Parts of the app whose script could not be fetched: the network is gone, or the server has a newer version.

class Missing {
  private errors: readonly unknown[] = $state.raw([]);

  constructor() {
    // Every dynamic import of the build tells so when it fails.
    globalThis.addEventListener?.("vite:preloadError", (event) =>
      this.note((event as Event & { payload?: unknown }).payload),
    );
  }

  /** Whether there is one that no place on the page has told about. Offline, the notice about the network says enough. */
  get isUntold(): boolean {
    return this.errors.length > 0;
  }

  /** The reader is told in the place where the part was to be. */
  markReported(error: unknown): void {
    this.errors = this.errors.filter((one) => one !== error);
  }

  private note(error: unknown): void {
    if (navigator.onLine) this.errors = [...this.errors, error];
  }
}

export const missing = new Missing();
