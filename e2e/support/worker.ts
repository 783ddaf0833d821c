import { spawn } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { port } from './site.ts';

/** Acts on the page, which only then registers its service worker, and waits until that is at work. */
export async function workerAtWork(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
  await expect.poll(state, { timeout: 30_000 }).toBe('activated');
}

const AWAY = 'no-network';

/**
 * Takes the network away, and says so as browsers do: what the protocol sets of `navigator.onLine` is forgotten when a page comes
 * out of a worker.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.addInitScript((away) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => sessionStorage.getItem(away) === null });
  }, AWAY);
  await page.evaluate((away) => sessionStorage.setItem(away, '1'), AWAY);
  await page.context().setOffline(true);
}

export async function goOnline(page: Page): Promise<void> {
  await page.evaluate((away) => sessionStorage.removeItem(away), AWAY);
  await page.context().setOffline(false);
  // A page that is loading anew already has been told.
  await page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined);
}

/** Returns the release that the service worker reports. */
export const releaseAtWork = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise<string>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data as string);
      active?.postMessage('release', [port2]);
    });
  });

/** A way to the site on which its service worker can become another: what a new release does, without one. */
export async function wayWithWorker(): Promise<{
  server: string;
  workerIs: (script: (built: string) => string) => void;
  close: () => void;
}> {
  let change = (built: string) => built;
  const sockets = new Set<net.Socket>();
  const proxy = http.createServer((request, response) => {
    const { pathname, search, host } = new URL(request.url ?? '', 'http://casino.localhost');
    const isWorker = pathname === '/service-worker.js';
    const headers = { ...request.headers, host, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const asked = http.request({ host: '127.0.0.1', port, method: request.method, path: pathname + search, headers });
    asked.on('response', (answer) => {
      if (!isWorker) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(response);
      }
      let built = '';
      answer.setEncoding('utf8').on('data', (part: string) => (built += part));
      answer.on('end', () => {
        const { 'content-length': _, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept).end(change(built));
      });
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  // Sockets of the page pass as they are.
  proxy.on('connect', (_, socket: net.Socket) => {
    const onward = net.connect(Number(port), '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => [socket, onward].forEach((one) => one.destroy()));
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    server: `http://127.0.0.1:${(proxy.address() as net.AddressInfo).port}`,
    workerIs: (script) => (change = script),
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The worker's script as a page server gives it out once the operator has called the worker back. */
export async function farewell(): Promise<string> {
  const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../apps/web/src/main.ts')], {
    env: { PATH: process.env['PATH'], SERVICE_WORKER_OFF: '1', WEB_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.once('message', (said: { url?: string }) =>
        said.url ? resolve(said.url) : reject(new Error('no page server')),
      );
    });
    return await new Promise<string>((resolve, reject) => {
      const asked = http.get(`${url}/service-worker.js`, { headers: { host: 'casino.localhost' } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve(text));
      });
      asked.on('error', reject);
    });
  } finally {
    server.kill('SIGTERM');
  }
}
