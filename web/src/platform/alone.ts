// Runs work that only one tab of this browser may do at a time.

/** Runs `work` once no other tab is running work with this name. Old browsers and pages without HTTPS do not wait. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager | null };
  return locks == null ? work() : ((await locks.request(name, work)) as T);
}
