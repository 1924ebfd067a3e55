// Reads and writes records beside the page, which stays free meanwhile.
/// <reference lib="webworker" />
import { Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";
import type { Answer, Question } from "./record-worker-client";

const records = RulesModule.load(fetch("/records.wasm")).then((module) => new Records(module));

function answer(records: Records, question: Question): unknown {
  switch (question.ask) {
    case "ready":
      return true;
    case "split":
      return records.split(question.text);
    case "read":
      return records.read(question.format, question.games);
    case "write":
      return records.write(question.format, question.to, question.games);
  }
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  records
    .then((records) => answer(records, data.question))
    .then(
      (value): Answer => ({ id: data.id, ok: true, value }),
      (error: unknown): Answer => ({ id: data.id, ok: false, detail: String(error) }),
    )
    .then((message) => postMessage(message));
});
