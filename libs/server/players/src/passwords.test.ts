import { expect, test } from 'vitest';
import { createPasswords } from './index.ts';
import { boundedQueue } from './password-queue.ts';

// shows: promise:A1
test('beyond the queue everybody is turned away, and the queue moves on', async () => {
  const queue = boundedQueue({ running: 1, waiting: 1 });
  const gate = Promise.withResolvers<string>();
  const first = queue(() => gate.promise);
  const second = queue(async () => 'second');
  await expect(queue(async () => 'third')).rejects.toMatchObject({ code: 'too_many_requests' });
  gate.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await queue(async () => 'fourth')).toBe('fourth');
});

test('work that fails gives its place back', async () => {
  const queue = boundedQueue({ running: 1, waiting: 0 });
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(async () => 'fine')).toBe('fine');
});

test('a password matches however its accents were typed, and nothing matches an account that does not exist', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('schöne Grüße'.normalize('NFC'));
  expect(await passwords.matches(stored, 'schöne Grüße'.normalize('NFD'))).toBe(true);
  expect(await passwords.matches(stored, 'schone Grusse')).toBe(false);
  expect(await passwords.matches(null, 'no password is this one')).toBe(false);
});

// shows: promise:A6
test('a wrong guess costs the same time with and without an account', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('gartenzwerg-auf-reisen');
  await passwords.matches(null, 'warms the decoy up');
  // Alternates, so that a busy machine slows both.
  const times = { registered: [] as number[], unregistered: [] as number[] };
  for (let turn = 0; turn < 15; turn += 1) {
    for (const [kind, against] of [
      ['registered', stored],
      ['unregistered', null],
    ] as const) {
      const start = performance.now();
      await passwords.matches(against, `guess ${turn}`);
      times[kind].push(performance.now() - start);
    }
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[7]!;
  const ratio = median(times.registered) / median(times.unregistered);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

// shows: promise:A1
test('a flood of sign-ups leaves signing in its own share', async () => {
  const full = boundedQueue({ running: 1, waiting: 0 });
  const gate = Promise.withResolvers<void>();
  const busy = full(() => gate.promise);
  const passwords = createPasswords({ hashing: full, matching: boundedQueue({ running: 1, waiting: 0 }) });
  await expect(passwords.hash('gartenzwerg-auf-reisen')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await passwords.matches(null, 'gartenzwerg-auf-reisen')).toBe(false);
  gate.resolve();
  await busy;
});
