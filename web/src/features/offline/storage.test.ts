// Size and removal of the data stored for offline use.
// @isolated
import { beforeEach, expect, test, vi } from "vitest";
import { isWished, megabytes, removeApp, removeEngine, stored } from "./storage";

/** Returns fake caches with files of these sizes. Only the methods that the code uses exist. */
function cachesWith(content: Record<string, Record<string, number>>): CacheStorage {
  const open = (name: string) => {
    const files = content[name] ?? {};
    return {
      keys: () => Promise.resolve(Object.keys(files).map((path) => ({ url: `http://x${path}` }))),
      match: ({ url }: { url: string }) =>
        Promise.resolve(new Response(new Uint8Array(files[new URL(url).pathname] ?? 0))),
      delete: (path: string) => Promise.resolve(delete files[path]),
    };
  };
  return {
    keys: () => Promise.resolve(Object.keys(content)),
    open: (name: string) => Promise.resolve(open(name)),
    delete: (name: string) => Promise.resolve(delete content[name]),
  } as unknown as CacheStorage;
}

const unregister = vi.fn(() => Promise.resolve(true));
const postMessage = vi.fn();
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    "caches",
    cachesWith({
      "janggun-app-a": { "/index.html": 10, "/engine.wasm": 400 },
      "janggun-app-b": { "/index.html": 20 },
      "janggun-lists": { "/api/rules": 3 },
      "somebody-else": { "/x": 1000 },
    }),
  );
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ active: { postMessage }, unregister }) },
  });
});

test("the sizes are those of the app's files, the engine by itself", async () => {
  expect(await stored()).toEqual({ app: 33, engine: 400 });
  await removeEngine();
  expect(await stored()).toEqual({ app: 33, engine: null });
});

test("who removes the app has nothing of it kept, and nothing is kept again by itself", async () => {
  expect(isWished()).toBe(true);
  await removeApp();
  expect(await stored()).toEqual({ app: null, engine: null });
  expect(await caches.keys()).toEqual(["somebody-else"]);
  expect([isWished(), unregister.mock.calls.length]).toEqual([false, 1]);
  expect(postMessage, "the worker of open pages keeps nothing either").toHaveBeenCalledWith("end");
});

test("who saves data has to ask for it", () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  expect(isWished()).toBe(false);
  localStorage.setItem("janggun.offline", "true");
  expect(isWished()).toBe(true);
});

test("sizes are written as the language does", () => {
  expect(megabytes(4_260_000, "en")).toBe("4.3 MB");
  expect(megabytes(4_260_000, "nl")).toBe("4,3 MB");
});
