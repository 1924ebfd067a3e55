// Sentences for error codes in the reader's language.
import { afterEach, expect, test } from "vitest";
import { settings } from "../platform/settings.svelte";
import { ERROR_SENTENCES, type ErrorCode } from "../wire.gen";
import { errorsNl } from "./errors.nl";
import { errorText, loadTexts } from "./index.svelte";
import { nl } from "./nl";

afterEach(() => {
  settings.lang = "en";
});

test("an error is told in Dutch to who reads Dutch, and in the others' languages to them", async () => {
  settings.lang = "nl";
  await loadTexts();
  expect(errorText("seat_taken")).toBe("Die plaats is bezet.");
  expect(errorText("no_such_code")).toBe(nl.error.unknown);
  settings.lang = "ko";
  expect(errorText("seat_taken")).toBe(ERROR_SENTENCES.seat_taken.ko);
});

test("the Dutch sentences are Dutch", () => {
  expect(Object.keys(errorsNl).sort()).toEqual(Object.keys(ERROR_SENTENCES).sort());
  for (const [code, text] of Object.entries(errorsNl)) {
    expect(text, code).toMatch(/[.!?]$/);
    expect(text, code).not.toBe(ERROR_SENTENCES[code as ErrorCode].en);
  }
});
