// Playwright's `test` function for the flows, with a server and a browser for each worker, and a window per visitor.
import { test as base } from '@playwright/test';
import { Server } from '../support/server.ts';
import type { Driver, Machine } from './driver.ts';
import { firefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

export type Kind = 'firefox' | 'webkit';

const START: Readonly<Record<Kind, () => Promise<Machine>>> = { firefox, webkit };

/** Opens a window for another visitor. It is closed after the test. */
export type Visit = () => Promise<Visitor>;

export const test = base.extend<{ visit: Visit }, { kind: Kind; server: Server; machine: Machine }>({
  kind: ['firefox', { option: true, scope: 'worker' }],
  server: [
    async ({ kind }, use, worker) => {
      const server = new Server(`${kind}-${worker.workerIndex}`);
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  machine: [
    async ({ kind }, use) => {
      const machine = await START[kind]();
      console.log(`${kind}: ${machine.version}`);
      await use(machine);
      await machine.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ machine, server }, use) => {
    const windows: Driver[] = [];
    await use(async () => {
      const window = await machine.window();
      windows.push(window);
      return new Visitor(window, server.url);
    });
    for (const window of windows) await window.close();
  },
});
