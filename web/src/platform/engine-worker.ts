// Runs the engine in a worker, so that the page stays responsive.
//
// A search blocks this worker, so a message cannot stop it. The search reads a flag in shared memory instead. If memory
// cannot be shared, the page terminates the worker.
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
  // Errors become unhandled rejections, which the listener below reports to the page.
  void engine?.then(
    (engine) => send({ answer: engine.search(data.request) }),
    (error: unknown) => {
      throw error;
    },
  );
});

addEventListener("unhandledrejection", ({ reason }) => {
  // Browsers report uncaught errors of a worker to the page, but not unhandled rejections.
  setTimeout(() => {
    throw reason;
  });
});
