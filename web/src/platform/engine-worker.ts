// Runs the engine in a worker, so that the page stays responsive.
//
// A search blocks this worker, so messages cannot stop the search. It reads a flag in shared memory instead; without
// shared memory, the page terminates the worker.
/// <reference lib="webworker" />
import { EngineModule, type FromWorker, type ToWorker } from "./engine-protocol";

const send = (message: FromWorker): void => postMessage(message);
let engine: Promise<EngineModule> | null = null;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if ("module" in data) {
    engine = EngineModule.start(data.module, {
      onInfo: (info) => send({ info }),
      stopRequested: () => data.stop !== null && Atomics.load(data.stop, 0) !== 0,
    });
    return;
  }
  // Errors are not caught, so that the page receives them as errors of the worker.
  void engine?.then(
    (engine) => send({ answer: engine.search(data.request) }),
    (error: unknown) => {
      throw error;
    },
  );
});

addEventListener("unhandledrejection", ({ reason }) => {
  // The page only receives errors automatically, not rejections.
  setTimeout(() => {
    throw reason;
  });
});
