import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { Window } from './webdriver.ts';

interface Tools {
  /** Pixels of the screen, all of it the browser's. */
  monitor: { width: number; height: number };
  safari: Window;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a screen that nobody looks at, and returns its name. */
async function startScreen({ width, height }: Tools['monitor']): Promise<{ screen: ChildProcess; display: string }> {
  const DISPLAY_FD = 3;
  const screen = spawn('Xvfb', ['-displayfd', String(DISPLAY_FD), '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [chosen] = (await once(screen.stdio[DISPLAY_FD]!, 'data')) as [Buffer];
  return { screen, display: `:${chosen.toString().trim()}` };
}

async function answers(port: number): Promise<void> {
  const TRIES = 100;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error('The driver of WebKit does not answer.');
}

/** A test in the engine of Safari: on a screen of its own, with a window manager, for without one no window fills it. */
export const test = base.extend<Tools>({
  monitor: [{ width: 1280, height: 800 }, { option: true }],
  safari: async ({ monitor }, use, testInfo) => {
    const { screen, display } = await startScreen(monitor);
    const env = { ...process.env, DISPLAY: display, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' };
    const manager = spawn('openbox', ['--config-file', path.join(import.meta.dirname, 'window-manager.xml')], {
      stdio: 'ignore',
      env,
    });
    const port = await freePort();
    const driver = spawn(process.env['WEBKIT']!, [`--port=${port}`], { stdio: 'ignore', env });
    const window = new Window(port);
    try {
      await answers(port);
      await window.open(monitor.width);
      await use(window);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('where it stood', { body: await window.screenshot(), contentType: 'image/png' });
    } finally {
      await window.close();
      for (const program of [driver, manager, screen]) program.kill();
    }
  },
});
export { expect } from '@playwright/test';
