// Work that only one tab of this browser does at a time.

/** Does the work once no other tab does work of this name. Old browsers and pages without HTTPS do not wait. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager | null };
  return locks == null ? work() : ((await locks.request(name, work)) as T);
}
