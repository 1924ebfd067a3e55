// Reads and writes records in a worker, so that the page stays responsive.
/// <reference lib="webworker" />
import { moduleFile } from "./module-file";
import { Records } from "./records-module";
import { RulesModule } from "./rules-module";
import type { RecordResponse, RecordRequest } from "./record-worker-client";

const records = RulesModule.load(moduleFile("/records.wasm")).then((module) => new Records(module));

function respond(records: Records, request: RecordRequest): unknown {
  switch (request.kind) {
    case "ready":
      return true;
    case "cut":
      return records.cut(request.bytes, request.ends, request.format);
    case "split":
      return records.split(request.text, request.format);
    case "read":
      return records.read(request.format, request.games);
    case "write":
      return records.write(request.format, request.to, request.games, request.moves, request.without);
    case "readAnalysis":
      return records.readAnalysis(request.format, request.game, request.rules);
    case "writeAnalysis":
      return records.writeAnalysis(request.analysis, request.to, request.moves);
    case "verdicts":
      return records.verdicts(request.format, request.game);
    case "moves":
      return records.moves(request.moves, "uci", request.to, request.fen, "xiangqi").moves;
  }
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; request: RecordRequest }>) => {
  records
    .then((records) => respond(records, data.request))
    .then(
      (value): RecordResponse => ({ id: data.id, ok: true, value }),
      (error: unknown): RecordResponse => ({ id: data.id, ok: false, detail: String(error) }),
    )
    .then((message) => postMessage(message));
});
