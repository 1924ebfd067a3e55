// Keeps the screen on during games and while the clock runs, if the browser supports it.

/**
 * Keeps the screen on until the returned function is called. The browser releases the wake lock while the page is
 * hidden, so it is requested again when the page becomes visible.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  let asking = false;
  async function take(): Promise<void> {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible" || lock?.released === false || asking)
      return;
    asking = true;
    try {
      const taken = await navigator.wakeLock.request("screen");
      if (wanted) lock = taken;
      else await taken.release();
    } catch {
      // Rejected, for example because of a low battery: the screen turns off as usual.
    } finally {
      asking = false;
    }
  }
  const again = (): void => void take();
  document.addEventListener("visibilitychange", again);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release().catch(() => undefined);
  };
}
