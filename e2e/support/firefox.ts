#!/usr/bin/env node
/**
 * Starts the Firefox of the environment variable FIREFOX for Playwright, and stands between them: a Firefox of a long-term release lacks
 * some of the emulations Playwright asks every browser for, and Playwright takes that for the end. Here they count as done.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

interface Command {
  readonly id: number;
  readonly method: string;
}
interface Answer {
  readonly id: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly error?: string;
}

/** Passes on what either side says, word for word but for the refusal of an emulation. */
function passOn(playwright: WebSocket, browser: WebSocket): void {
  const emulations = new Set<number>();
  const textOf = (data: RawData) => (data as Buffer).toString();
  playwright.on('message', (data) => {
    const { id, method } = JSON.parse(textOf(data)) as Command;
    if (method.startsWith('emulation.')) emulations.add(id);
    browser.send(textOf(data));
  });
  browser.on('message', (data) => {
    const { id, error } = JSON.parse(textOf(data)) as Answer;
    const isLacking = id !== null && emulations.delete(id) && error === 'unknown command';
    playwright.send(isLacking ? JSON.stringify({ type: 'success', id, result: {} }) : textOf(data));
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}

/** Opens a door to the browser's address, and returns where it is. */
async function openDoor(address: string): Promise<string> {
  const door = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  door.on('connection', (playwright, { url }) => {
    playwright.pause();
    const browser = new WebSocket(address + url, { perMessageDeflate: false, maxPayload: 2 ** 28 });
    browser.on('open', () => {
      passOn(playwright, browser);
      playwright.resume();
    });
    browser.on('error', () => playwright.terminate());
  });
  await once(door, 'listening');
  return `ws://127.0.0.1:${(door.address() as AddressInfo).port}`;
}

const READY = /^(WebDriver BiDi listening on )(ws:\/\/.*)$/;
const firefox = spawn(process.env['FIREFOX']!, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
async function repeat(line: string): Promise<void> {
  const [, said, address] = READY.exec(line) ?? [];
  console.error(address ? `${said}${await openDoor(address)}` : line);
}
createInterface({ input: firefox.stderr }).on('line', (line) => void repeat(line));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));
