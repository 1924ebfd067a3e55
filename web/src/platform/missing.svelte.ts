// Parts of the app whose scripts could not be loaded, because the network is lost or the server has a newer version.

class Missing {
  private errors: readonly unknown[] = $state.raw([]);

  constructor() {
    // Every failing dynamic import of the build reports here.
    globalThis.addEventListener?.("vite:preloadError", (event) =>
      this.note((event as Event & { payload?: unknown }).payload),
    );
  }

  /**
   * Whether a part is missing that has not been reported on the page. Offline, the notice about the network is enough.
   */
  get isUntold(): boolean {
    return this.errors.length > 0;
  }

  /** Records that the page reports the error in place of the missing part. */
  markReported(error: unknown): void {
    this.errors = this.errors.filter((one) => one !== error);
  }

  private note(error: unknown): void {
    if (navigator.onLine) this.errors = [...this.errors, error];
  }
}

export const missing = new Missing();
