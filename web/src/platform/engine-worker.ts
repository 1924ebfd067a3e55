// The engine in a worker, so that the page stays responsive. A search blocks this worker, which receives no messages
// until it is done: it reads shared memory instead, and if there is none, the page terminates the worker.
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
  // A failure is not caught: it reaches the page as the worker's error.
  void engine?.then(
    (engine) => send({ answer: engine.search(data.request) }),
    (error: unknown) => {
      throw error;
    },
  );
});

addEventListener("unhandledrejection", ({ reason }) => {
  // Only errors, not rejections, reach the page automatically.
  setTimeout(() => {
    throw reason;
  });
});
