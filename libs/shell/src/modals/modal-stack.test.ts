import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabStore } from '../tab-store.ts';
import { createModalStack } from './modal-stack.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const names = (stack: ReturnType<typeof createModalStack>) => tabStore.get(stack.atom).map((modal) => modal.name);

// shows: modal:stack
test('modals stack in the order they are opened', () => {
  const stack = createModalStack();
  stack.open('deposit');
  stack.open('terms');
  expect(names(stack)).toEqual(['deposit', 'terms']);
});

// shows: modal:stack
test('the same name is never there twice: it keeps its place and takes the new props', () => {
  const stack = createModalStack();
  stack.open('deposit', { amount: 50 });
  stack.open('terms');
  stack.open('deposit', { amount: 20 });
  expect(names(stack)).toEqual(['deposit', 'terms']);
  expect(tabStore.get(stack.atom)[0]!.props).toEqual({ amount: 20 });
});

// shows: shell:modal-close
test('a closed modal leaves after half a second', () => {
  const stack = createModalStack();
  stack.open('deposit');
  stack.close('deposit');
  expect(tabStore.get(stack.atom)[0]!.closing).toBe(true);
  vi.advanceTimersByTime(499);
  expect(names(stack)).toEqual(['deposit']);
  vi.advanceTimersByTime(1);
  expect(names(stack)).toEqual([]);
});

test('an immediate close leaves at once', () => {
  const stack = createModalStack();
  stack.open('deposit');
  stack.close('deposit', { immediate: true });
  expect(names(stack)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a modal opened again while it leaves stays', () => {
  const stack = createModalStack();
  stack.open('deposit');
  stack.close('deposit');
  stack.open('deposit');
  vi.advanceTimersByTime(1000);
  expect(tabStore.get(stack.atom)).toMatchObject([{ name: 'deposit', closing: false }]);
});

test('without a name the topmost one that is still open closes', () => {
  const stack = createModalStack();
  stack.open('a');
  stack.open('b');
  stack.close();
  stack.close();
  stack.close();
  expect(tabStore.get(stack.atom).map((modal) => modal.closing)).toEqual([true, true]);
});

test('closing one that is not open changes nothing', () => {
  const stack = createModalStack();
  stack.open('a');
  const before = tabStore.get(stack.atom);
  stack.close('b');
  expect(tabStore.get(stack.atom)).toBe(before);
});

test('all close together', () => {
  const stack = createModalStack();
  stack.open('a');
  stack.open('b');
  stack.closeAll({ immediate: true });
  expect(names(stack)).toEqual([]);
});
