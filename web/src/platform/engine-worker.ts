// The engine beside the page, which stays free meanwhile. A search blocks this
// worker, which hears no message until it is done: it looks at shared memory
// instead, and where there is none, the page ends the worker.
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
  // A failure is left uncaught: it reaches the page as the worker's error.
  void engine?.then(
    (engine) => send({ answer: engine.search(data.request) }),
    (error: unknown) => {
      throw error;
    },
  );
});

addEventListener("unhandledrejection", ({ reason }) => {
  // Only errors, not rejections, reach the page by themselves.
  setTimeout(() => {
    throw reason;
  });
});
