// @vitest-environment node
// Messages for error codes in the user's language.
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../platform/settings.svelte";
import type { ErrorCode } from "../wire.gen";
import { en } from "../texts/core.en.gen";
import { en as enErrors } from "../texts/errors.en.gen";
import { ko as koErrors } from "../texts/errors.ko.gen";
import { nl as nlErrors } from "../texts/errors.nl.gen";
import { errorText, loadErrors, loadTexts, showError } from "./index.svelte";
import { nl } from "../texts/core.nl.gen";

afterEach(() => {
  settings.lang = "en";
});

test("an error is told in Dutch to who reads Dutch, and in the others' languages to them", async () => {
  settings.lang = "nl";
  await loadTexts();
  await loadErrors();
  expect(errorText("seat_taken")).toBe("Die kant is al bezet.");
  expect(errorText("no_such_code")).toBe(nl.error.unknown);
  settings.lang = "ko";
  await loadErrors();
  expect(errorText("seat_taken")).toBe(koErrors.seat_taken);
});

test("a sentence that is not there yet is fetched, and told when it has come", async () => {
  vi.resetModules();
  const fresh = await import("./index.svelte");
  fresh.addTexts("en", en);
  expect(fresh.errorText("seat_taken")).toBe(en.error.unknown);
  const told: string[] = [];
  fresh.showError("seat_taken", (text) => told.push(text));
  await vi.waitFor(() => expect(told).toEqual([enErrors.seat_taken]));
  expect(fresh.errorText("seat_taken")).toBe(enErrors.seat_taken);
  // Later calls show the text immediately.
  fresh.showError("no_such_code", (text) => told.push(text));
  expect(told.at(-1)).toBe(en.error.unknown);
  showError("offline", (text) => told.push(text));
  expect(told.at(-1)).toBe(en.error.offline);
});

test("every error code of the server has its sentence, in Dutch a Dutch one", () => {
  const codes: Readonly<Record<ErrorCode, string>> = enErrors;
  expect(Object.keys(nlErrors)).toHaveLength(Object.keys(codes).length);
  for (const [code, text] of Object.entries(nlErrors)) {
    expect(text, code).toMatch(/[.!?]$/);
    expect(text, code).not.toBe(codes[code as ErrorCode]);
  }
});
