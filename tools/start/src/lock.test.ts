import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { isRunning, startOf } from '@croupier/server-database/cluster';
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

test('the lock of a supervisor that died, and that its parent never asked about, is taken over', async () => {
  // The shell turns into a program that never waits for its child, so the child becomes a zombie.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  const dir = folder();
  writeFileSync(path.join(dir, 'supervisor.lock'), JSON.stringify({ pid, started: startOf(pid) }));
  expect(() => lockData(dir)).toThrow(String(pid));
  await vi.waitUntil(() => !isRunning(pid), 10_000);
  expect(process.kill(pid, 0)).toBe(true); // To a signal it still is there.
  lockData(dir)();
  parent.kill('SIGKILL');
});
