// Whether the browser has a network connection, for pages.
let on = $state(globalThis.navigator?.onLine !== false);

function look(): void {
  on = navigator.onLine;
}
globalThis.addEventListener?.("online", look);
globalThis.addEventListener?.("offline", look);

export const network = {
  /** True also if only the server cannot be reached. */
  get on(): boolean {
    return on;
  },
};
