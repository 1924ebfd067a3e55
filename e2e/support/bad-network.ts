// A TCP proxy that simulates a bad network. It drops data on open WebSockets in one or both directions without closing
// them, or delays all data. Connections opened later do not lose data.
import { createServer, connect, type AddressInfo, type Server as NetServer, type Socket } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';

export type Direction = 'up' | 'down';

interface Line {
  readonly ends: readonly [Socket, Socket];
  readonly swallowed: Set<Direction>;
}

export class BadNetwork {
  private readonly lines = new Set<Line>();
  private readonly all = new Set<Socket>();
  private delayMs = 0;
  private readonly listener: NetServer;
  /** Number of WebSockets opened so far. */
  opened = 0;

  constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.listener = createServer((client) => this.join(client, connect(Number(port), hostname)));
  }

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.listener.listen(0, '127.0.0.1', listening));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.listener.close();
    for (const socket of this.all) socket.destroy();
  }

  /** Drops all further data on open WebSockets in these directions. */
  swallow(...directions: Direction[]): void {
    for (const { swallowed } of this.lines) for (const direction of directions) swallowed.add(direction);
  }

  /** Delays all further data by this many milliseconds in each direction. */
  delay(ms: number): void {
    this.delayMs = ms;
  }

  private join(client: Socket, server: Socket): void {
    const line: Line = { ends: [client, server], swallowed: new Set() };
    for (const socket of line.ends) {
      this.all.add(socket);
      socket.on('error', () => undefined);
    }
    client.once('data', (first: Buffer) => {
      if (!first.toString('latin1').startsWith('GET /ws/')) return;
      this.lines.add(line);
      this.opened += 1;
    });
    this.forward('up', line, client, server);
    this.forward('down', line, server, client);
  }

  private forward(direction: Direction, line: Line, from: Socket, to: Socket): void {
    let last: Promise<unknown> = Promise.resolve();
    const pass = (act: () => void): void => {
      const { delayMs } = this;
      const due = delayMs === 0 ? Promise.resolve() : later(delayMs);
      last = Promise.all([last, due]).then(() => (line.swallowed.has(direction) ? undefined : act()));
    };
    from.on('data', (piece: Buffer) => {
      if (!line.swallowed.has(direction)) pass(() => to.write(piece));
    });
    from.on('close', () => pass(() => to.destroy()));
  }
}
