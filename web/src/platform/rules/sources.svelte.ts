// Sources of the values in rule sets, cited in English. They are loaded when the first one is requested.

class Sources {
  private of: typeof import("janggun/sources").sourceOf | null = $state.raw(null);
  private loading = false;

  /**
   * Returns the source of a field's value in a preset. Empty if there is none or the sources are not loaded yet.
   * Reactive.
   */
  cite(preset: string, path: string): string {
    if (this.of === null) void this.load();
    return this.of?.(preset, path) ?? "";
  }

  private async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      this.of = (await import("janggun/sources")).sourceOf;
    } catch {
      this.loading = false; // offline: retried with the next source
    }
  }
}

export const sources = new Sources();
