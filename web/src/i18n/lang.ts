// The languages of the web app. Every text exists in each of them.

export type Lang = "ko" | "en";
