// Whether the browser has a network, as pages see it.
let on = $state(globalThis.navigator?.onLine !== false);

function look(): void {
  on = navigator.onLine;
}
globalThis.addEventListener?.("online", look);
globalThis.addEventListener?.("offline", look);

export const network = {
  /** True also where only the server cannot be reached. */
  get on(): boolean {
    return on;
  },
};
