// @vitest-environment node
// Requests that the service worker handles, and those that it leaves to the server.
import { expect, test } from "vitest";
import { isFile, isPage, isShared } from "./requests";

test("pages of the app are answered; the viewer for other sites, files and the server's own are not", () => {
  for (const path of ["/", "/game/abc", "/records", "/analysis/x-1", "/apiary", "/embedded"]) {
    expect(isPage("navigate", path), path).toBe(true);
    expect(isPage("cors", path), path).toBe(false);
  }
  for (const path of [
    "/api/games/a/record/gib",
    "/api",
    "/embed/game/abc",
    "/health",
    "/ws/lobby",
    "/icon.svg",
    "/a/b.c",
  ]) {
    expect(isPage("navigate", path), path).toBe(false);
  }
});

test("of the API only the lists that are the same for everybody", () => {
  expect(["/api/rules", "/api/levels"].every(isShared)).toBe(true);
  for (const path of ["/api/me", "/api/games", "/api/account/export", "/api/rules/", "/api/live"]) {
    expect(isShared(path), path).toBe(false);
  }
});

test("files of this version and those of older ones", () => {
  const known = new Map([["/rules.wasm", "x"]]);
  expect(["/rules.wasm", "/assets/old-1.js"].map((path) => isFile(path, known))).toEqual([true, true]);
  expect(["/api/rules", "/icons/192.png", "/sw.js"].map((path) => isFile(path, known))).toEqual([false, false, false]);
});
