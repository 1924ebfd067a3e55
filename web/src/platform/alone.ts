// Runs work that only one tab of this browser may do at a time.

/** Runs `work` once no other tab is running work with this name. Does not wait in old browsers or without HTTPS. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager | null };
  return locks == null ? work() : ((await locks.request(name, work)) as T);
}
