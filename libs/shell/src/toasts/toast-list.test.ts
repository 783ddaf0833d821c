import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabStore } from '../tab-store.ts';
import { createToastList } from './toast-list.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// shows: shell:toast-life; constant:toast-life; fields:toast
test('a notice goes after ten seconds', () => {
  const list = createToastList();
  list.show({ title: 'Phone was added.' });
  vi.advanceTimersByTime(9_999);
  expect(tabStore.get(list.atom)).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(tabStore.get(list.atom)).toHaveLength(0);
});

// shows: shell:toast-life
test('a time of 0 keeps a notice until it is dismissed', () => {
  const list = createToastList();
  const id = list.show({ type: 'warning', title: 'A limit is reached.', time: 0 });
  vi.advanceTimersByTime(86_400_000);
  expect(tabStore.get(list.atom)).toHaveLength(1);
  list.dismiss(id);
  expect(tabStore.get(list.atom)).toHaveLength(0);
});

test('the same id replaces a notice in place and restarts its time', () => {
  const list = createToastList();
  list.show({ id: 'limit', title: 'one' });
  list.show({ id: 'other' });
  vi.advanceTimersByTime(6_000);
  list.show({ id: 'limit', title: 'two' });
  expect(tabStore.get(list.atom).map((toast) => toast.id)).toEqual(['limit', 'other']);
  vi.advanceTimersByTime(6_000);
  expect(tabStore.get(list.atom)).toMatchObject([{ id: 'limit', title: 'two' }]);
});

test('a notice one is reading stays', () => {
  const list = createToastList();
  list.show({ title: 'one' });
  list.hold();
  vi.advanceTimersByTime(60_000);
  expect(tabStore.get(list.atom)).toHaveLength(1);
  list.release();
  vi.advanceTimersByTime(10_000);
  expect(tabStore.get(list.atom)).toHaveLength(0);
});

test('the oldest that would go by itself makes room for a fifth', () => {
  const list = createToastList();
  list.show({ id: 'lasting', time: 0 });
  for (const id of ['a', 'b', 'c', 'd']) list.show({ id });
  expect(tabStore.get(list.atom).map((toast) => toast.id)).toEqual(['lasting', 'b', 'c', 'd']);
});
