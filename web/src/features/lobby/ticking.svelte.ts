// A clock that is updated once a second, for the waiting time in a pool.

/** Returns `Date.now()`, updated every second while the component exists. */
export function ticking(): { readonly now: number } {
  let now = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), 1000);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
