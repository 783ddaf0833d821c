import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdNews, readWhenShown, whenShown } from './when-shown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
});

test('news waits until the round has been shown, of two rounds until both have, and comes in its order', () => {
  const told: number[] = [];
  whenShown(() => told.push(1));
  const [first, second] = [holdNews(), holdNews()];
  whenShown(() => told.push(2));
  whenShown(() => told.push(3));
  first();
  expect(told).toEqual([1]);
  second();
  expect(told).toEqual([1, 2, 3]);
});

test('a game that says nothing more keeps the page waiting for ten seconds, and its late word changes nothing', () => {
  const told = vi.fn();
  const release = holdNews();
  whenShown(told);
  vi.advanceTimersByTime(9_999);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told).toHaveBeenCalledOnce();
  const next = holdNews();
  whenShown(told);
  release();
  expect(told).toHaveBeenCalledOnce();
  next();
});

test('a balance is read when the round has been shown, and one on its way when a round begins waits for that round', async () => {
  const read = vi.fn(async () => 900);
  const release = holdNews();
  const held = readWhenShown(read);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).not.toHaveBeenCalled();
  release();
  expect(await held).toBe(900);
  const reply = Promise.withResolvers<number>();
  const told = vi.fn();
  void readWhenShown(() => reply.promise).then(told);
  await vi.advanceTimersByTimeAsync(1);
  const next = holdNews();
  reply.resolve(1_150);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).not.toHaveBeenCalled();
  next();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(1_150);
});
