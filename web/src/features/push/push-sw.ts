// A service worker that only handles push messages.
/// <reference lib="webworker" />
import { listenForPushes } from "./worker";

listenForPushes(self as unknown as ServiceWorkerGlobalScope);
