// Drives WebKitGTK with Selenium, over WebDriver. Each visitor has a separate driver process and window, on a virtual
// screen.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, Capabilities, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver';
import { type Driver, type Key, type Machine, SIZE } from './driver.ts';

/** Paths of WebKit's test browser in Debian, one for each architecture. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (architecture) => `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

const KEYS: Readonly<Record<Key, string>> = {
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
};

export async function webkit(): Promise<Machine> {
  const binary = process.env.WEBKIT_BROWSER ?? MINI_BROWSERS.find((path) => existsSync(path));
  if (binary === undefined) throw new Error('no WebKit found: install Debian’s webkit2gtk-driver and xvfb');
  const screen = await Screen.start();
  const processes: ChildProcess[] = [];
  const window = async (): Promise<Driver> => {
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: screen.display, LANG: 'C.UTF-8', LANGUAGE: 'en_US' },
      stdio: 'ignore',
    });
    processes.push(driver);
    return session(await connect(port, binary));
  };
  const first = await window();
  const version = String(await first.evaluate('navigator.userAgent'));
  await first.close();
  return {
    version,
    window,
    stop: async () => {
      for (const one of processes) await end(one);
      await screen.stop();
    },
  };
}

/** Waits until the driver listens on `port`, then creates a session. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const server = `http://127.0.0.1:${port}`;
  for (let left = 100; ; left--) {
    try {
      await fetch(`${server}/status`);
      break;
    } catch (fault) {
      if (left === 0) throw fault;
      await pause(100);
    }
  }
  return new Builder().usingServer(server).withCapabilities(wanted).build();
}

async function session(driver: WebDriver): Promise<Driver> {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE });
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) =>
      driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
         Promise.resolve(${expression}).then(done, (fault) => done({ fault: String(fault) }));`,
      ),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    choose: (selector, path) => driver.findElement({ css: selector }).sendKeys(path),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** A virtual screen: Xvfb with the first free display number. */
class Screen {
  private constructor(
    private readonly child: ChildProcess,
    readonly display: string,
  ) {}

  static async start(): Promise<Screen> {
    const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
    const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const number = await new Promise<string>((found, fail) => {
      child.once('error', fail);
      child.once('exit', () => fail(new Error('Xvfb ended early')));
      child.stdio[3]?.once('data', (text: Buffer) => found(text.toString().trim()));
    });
    return new Screen(child, `:${number}`);
  }

  stop(): Promise<void> {
    return end(this.child);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
