// A service worker that does nothing but show push messages.
/// <reference lib="webworker" />
import { listenForPushes } from "./worker";

listenForPushes(self as unknown as ServiceWorkerGlobalScope);
