import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DataInUse, lockData } from './lock.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'croupier-lock-'));

test('a second copy on the same data is refused, with the number of the first', () => {
  const dir = folder();
  const unlock = lockData(dir);
  expect(() => lockData(dir)).toThrow(DataInUse);
  expect(() => lockData(dir)).toThrow(String(process.pid));
  unlock();
  lockData(dir)();
});

test('the lock of a copy that was killed is taken over, also when its process number lives on in another program', () => {
  const dir = folder();
  for (const holder of [
    { pid: 4_000_000, started: null },
    { pid: process.pid, started: 'another time' },
  ]) {
    writeFileSync(path.join(dir, 'supervisor.lock'), JSON.stringify(holder));
    const unlock = lockData(dir);
    expect(JSON.parse(readFileSync(path.join(dir, 'supervisor.lock'), 'utf8')).pid).toBe(process.pid);
    unlock();
  }
});

test('a lock file cut short by a full disk is taken over', () => {
  const dir = folder();
  writeFileSync(path.join(dir, 'supervisor.lock'), '{"pi');
  lockData(dir)();
});
