import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logFiles } from './log-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (file: string) => readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');

test('the logs of a process keep to their size: the oldest lines go, and no line is cut or lost before', () => {
  const write = logFiles(folder, { maxBytes: 100, files: 3 });
  const lines = Array.from({ length: 50 }, (_, at) => `line ${String(at).padStart(4, '0')}`); // 10 bytes each, with the end.
  for (const line of lines) write('platform', line);
  expect(readdirSync(folder).toSorted()).toEqual(['platform.log', 'platform.log.1', 'platform.log.2']);
  expect(['platform.log.2', 'platform.log.1', 'platform.log'].flatMap(linesOf)).toEqual(lines.slice(-30));
});

test('a start goes on where the last one stopped, and processes have files of their own', () => {
  logFiles(folder, { maxBytes: 20 })('web', 'before');
  const write = logFiles(folder, { maxBytes: 20 });
  write('web', 'the second start');
  write('gateway', 'x');
  expect([linesOf('web.log.1'), linesOf('web.log'), linesOf('gateway.log')]).toEqual([
    ['before'],
    ['the second start'],
    ['x'],
  ]);
});

test('a line larger than a file is written whole, and a folder that is gone stops nobody', () => {
  const write = logFiles(folder, { maxBytes: 10 });
  write('web', 'x'.repeat(100));
  expect(linesOf('web.log')).toEqual(['x'.repeat(100)]);
  rmSync(folder, { recursive: true });
  expect(() => write('web', 'lost')).not.toThrow();
});
