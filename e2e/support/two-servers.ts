// Two servers on one PostgreSQL database, behind a proxy that forwards each connection to the active server.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server as NetServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { Server } from './server.ts';

/** Debian's folder of PostgreSQL versions. */
const VERSIONS = '/usr/lib/postgresql';
/** Script that the Rust tests also use to start PostgreSQL. */
const SCRIPT = readFileSync(resolve(import.meta.dirname, '../../crates/store/tests/store/postgres/server.sh'), 'utf8');

/** Starts PostgreSQL, which stops when the input of `process` is closed. `folder` contains its socket. */
async function startPostgres(): Promise<{ process: ChildProcess; folder: string }> {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  if (versions.length === 0) throw new Error(`PostgreSQL is missing in ${VERSIONS}: cargo xtask test setup machine`);
  const words = ['sh', '-c', SCRIPT, 'sh', join(VERSIONS, String(Math.max(...versions)), 'bin')];
  // PostgreSQL refuses to run as root.
  if (process.getuid?.() === 0) words.unshift('runuser', '-u', 'postgres', '--');
  const child = spawn(words[0] ?? '', words.slice(1), { cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] });
  const folder = await new Promise<string>((found, fail) => {
    child.stdout.once('data', (line: Buffer) => found(line.toString().trim()));
    child.once('exit', (code) => fail(new Error(`PostgreSQL did not start: ${code}`)));
  });
  return { process: child, folder };
}

export class TwoServers {
  private constructor(
    readonly servers: readonly [Server, Server],
    private readonly postgres: ChildProcess,
    private readonly listener: NetServer,
    private readonly sockets: Set<Socket>,
  ) {}

  /** Starts PostgreSQL, the active server, the standby and the proxy. */
  static async start(name: string): Promise<TwoServers> {
    const { process, folder } = await startPostgres();
    const database = `postgres:///postgres?host=${folder}&user=postgres`;
    const server = (number: number): Server => new Server(`${name}-${number}`, 0, [], ['--database', database]);
    const servers = [server(1), server(2)] as const;
    await servers[0].start();
    await servers[1].start('standing by at');
    const sockets = new Set<Socket>();
    const listener = createServer({ pauseOnConnect: true }, (client) => void forward(client, servers, sockets));
    await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
    return new TwoServers(servers, process, listener, sockets);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.listener.close();
    for (const socket of this.sockets) socket.destroy();
    for (const server of this.servers) await server.stop();
    this.postgres.stdin?.end();
    if (this.postgres.exitCode === null) await new Promise((gone) => this.postgres.once('exit', gone));
  }
}

/** Connects a client to the first healthy server, or closes the connection if there is none. */
async function forward(client: Socket, servers: readonly Server[], sockets: Set<Socket>): Promise<void> {
  sockets.add(client.on('error', () => client.destroy()));
  for (const { url } of servers) {
    const health = await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    if (health?.status !== 200) continue;
    const { hostname, port } = new URL(url);
    const server = connect(Number(port), hostname);
    sockets.add(server.on('error', () => client.destroy()));
    server.once('close', () => client.destroy());
    client.once('close', () => server.destroy());
    client.pipe(server).pipe(client);
    return;
  }
  client.destroy();
}
