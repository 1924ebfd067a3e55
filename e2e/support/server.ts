// Runs the real `janggun serve`, which tests may kill and restart.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Path of the binary under test: `JANGGUN_BIN` if set, otherwise the release build. */
export const binary = process.env.JANGGUN_BIN ?? join(root, 'target/release/janggun');
/**
 * The overload limits are raised, because the browsers on the same machine slow the server down. The delay of the
 * engine's moves is shortened.
 */
const ROOMY = ['scheduling-delay-ms=60000', 'commit-delay-ms=60000', 'engine-think-ms=1'];
const dataRoot = process.env.JANGGUN_DATA ?? join(root, 'target/e2e');

export class Server {
  readonly data: string;
  private child: ChildProcess | undefined;
  private address = '127.0.0.1:0';

  /**
   * `name` is the data folder under `dataRoot`, `limits` are settings such as `rooms=5`, and `more` are other
   * arguments.
   */
  constructor(
    name: string,
    private readonly workers = 1,
    private readonly limits: readonly string[] = [],
    private readonly more: readonly string[] = [],
    /** Whether computer players may join waiting players. */
    private readonly house: 'house players' | 'people only' = 'people only',
  ) {
    this.data = join(dataRoot, name);
    rmSync(this.data, { recursive: true, force: true });
    mkdirSync(this.data, { recursive: true });
  }

  get url(): string {
    return `http://${this.address}`;
  }

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('the server is not running');
    return this.child.pid;
  }

  /**
   * Starts the server, and waits until it reports that it is listening or, as the standby of another server, standing
   * by. Restarts use the same port.
   */
  async start(said: 'listening on' | 'standing by at' = 'listening on'): Promise<void> {
    const args = [
      'serve',
      '--addr',
      this.address,
      '--data',
      this.data,
      '--workers',
      String(this.workers),
      ...this.more,
    ];
    // Building the endgame tables would take minutes of processor time during the tests.
    args.push('--no-tables');
    if (this.house === 'people only') args.push('--no-house-players');
    for (const limit of [...ROOMY, ...this.limits]) args.push('--limit', limit);
    const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    this.address = await new Promise<string>((found, fail) => {
      let text = '';
      child.stdout.on('data', (piece: Buffer) => {
        text += piece.toString();
        const match = new RegExp(`${said} http://([^/\\s]+)\\S*\\n`).exec(text);
        if (match?.[1] !== undefined) found(match[1]);
      });
      child.once('error', fail);
      child.once('exit', (code, signal) => fail(new Error(`janggun serve ended early (${code ?? signal}): ${text}`)));
    });
  }

  /** Stops the server with `signal`. Returns its exit status, or null if the signal killed it or it was not running. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
    child.kill(signal);
    const code = await gone;
    this.child = undefined;
    return code;
  }
}
