import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HoldStore, holdNews, readWhenShown, shareHolds, whenShown } from './when-shown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
});

test('news waits until the round has been shown, of two rounds until both have, and comes in its order', () => {
  const told: number[] = [];
  whenShown(() => told.push(1));
  const [first, second] = [holdNews('first'), holdNews('second')];
  whenShown(() => told.push(2));
  whenShown(() => told.push(3));
  first();
  expect(told).toEqual([1]);
  second();
  expect(told).toEqual([1, 2, 3]);
});

test('a game that says nothing more keeps the page waiting for ten seconds, and its late word changes nothing', () => {
  const told = vi.fn();
  const release = holdNews('round');
  whenShown(told);
  vi.advanceTimersByTime(9_999);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told).toHaveBeenCalledOnce();
  const next = holdNews('next');
  whenShown(told);
  release();
  expect(told).toHaveBeenCalledOnce();
  next();
});

test('a balance is read when the round has been shown, and one on its way when a round begins waits for that round', async () => {
  const read = vi.fn(async () => 900);
  const release = holdNews('round');
  const held = readWhenShown(read);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).not.toHaveBeenCalled();
  release();
  expect(await held).toBe(900);
  const reply = Promise.withResolvers<number>();
  const told = vi.fn();
  void readWhenShown(() => reply.promise).then(told);
  await vi.advanceTimersByTimeAsync(1);
  const next = holdNews('next');
  reply.resolve(1_150);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).not.toHaveBeenCalled();
  next();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(1_150);
});

/** Store that two tabs of a browser share. It is all they have in common. */
function browser(kept = ''): HoldStore & { kept: string } {
  const shared = { kept, read: () => shared.kept, write: (holds: string) => void (shared.kept = holds) };
  return shared;
}

/** Loads the module again, as in another tab or after a reload. */
async function anotherPage() {
  vi.resetModules();
  return import('./when-shown.ts');
}

test('a page reloaded in the middle of a round waits for the game to have shown it', async () => {
  const shared = browser();
  shareHolds(shared, { renew: true });
  holdNews('round');
  await vi.advanceTimersByTimeAsync(4_000);
  const reloaded = await anotherPage();
  reloaded.shareHolds(shared, { renew: true });
  const told = vi.fn();
  reloaded.whenShown(told);
  await vi.advanceTimersByTimeAsync(8_000); // The game loads.
  expect(told).not.toHaveBeenCalled();
  const release = reloaded.holdNews('round');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(told).not.toHaveBeenCalled();
  release();
  expect(told).toHaveBeenCalledOnce();
  expect(shared.kept).toBe('');
});

test('after a reload without a word from a game the page waits ten seconds', async () => {
  const shared = browser(`round~${Date.now() + 3_000}`);
  const reloaded = await anotherPage();
  reloaded.shareHolds(shared, { renew: true });
  const told = vi.fn();
  reloaded.whenShown(told);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledOnce();
});

test('a round that is shown in one tab is news in the other when it has been shown', async () => {
  const shared = browser();
  shareHolds(shared, { renew: true });
  const other = await anotherPage();
  other.shareHolds(shared, { renew: false });
  const release = holdNews('round');
  const told = vi.fn();
  other.whenShown(told);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(told).not.toHaveBeenCalled();
  release();
  await vi.advanceTimersByTimeAsync(250);
  expect(told).toHaveBeenCalledOnce();
});

test('a round that its game shows for minutes keeps that page waiting, and another tab for ten seconds', async () => {
  const shared = browser();
  shareHolds(shared, { renew: true });
  const other = await anotherPage();
  other.shareHolds(shared, { renew: false });
  const release = holdNews('round');
  const [here, there] = [vi.fn(), vi.fn()];
  whenShown(here);
  other.whenShown(there);
  for (let seconds = 0; seconds < 60; seconds += 5) {
    await vi.advanceTimersByTimeAsync(5_000);
    holdNews('round');
    expect(there).toHaveBeenCalledTimes(seconds < 5 ? 0 : 1);
  }
  expect(here).not.toHaveBeenCalled();
  // Once it has waited for the round, it shows what it reads.
  other.whenShown(there);
  expect(there).toHaveBeenCalledTimes(2);
  release();
  expect(here).toHaveBeenCalledOnce();
});

test('a text somebody else wrote, or a clock set back, holds nothing', async () => {
  for (const kept of ['~', 'round', 'round~soon', `round~${Date.now() + 3_600_000}`]) {
    const page = await anotherPage();
    page.shareHolds(browser(kept), { renew: true });
    const told = vi.fn();
    page.whenShown(told);
    expect(told).toHaveBeenCalledOnce();
  }
});
