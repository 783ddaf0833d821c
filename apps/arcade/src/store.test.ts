import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('what stands there already is told to nobody', () => {
  const store = createStore({ phase: 'idle', cents: 5 });
  const heard = vi.fn();
  store.subscribe(heard);
  const before = store.get();
  store.set({ phase: 'idle' });
  expect(heard).not.toHaveBeenCalled();
  expect(store.get()).toBe(before);
  store.set({ phase: 'idle', cents: 6 });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.get()).toEqual({ phase: 'idle', cents: 6 });
});
