import { setupI18n } from '@lingui/core';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AppServices } from './services.ts';

const fetched = vi.fn();
const Live = () => <a href="/jackpots">12</a>;

/** A page of a fresh browser, with what the server rendered of the part. */
async function open(prepare: (services: AppServices) => Promise<unknown> = () => Promise.resolve()) {
  vi.resetModules();
  const { restingPart } = await import('./resting-part.tsx');
  const life = await import('./client/sign-of-life.ts');
  const Part = restingPart(() => {
    fetched();
    return Promise.resolve(Live);
  }, prepare);
  const router = createRouter({ routeTree: createRootRoute(), context: { i18n: setupI18n() } } as never);
  document.body.innerHTML = '<main><div class="part"><a href="/jackpots">11</a></div></main>';
  life.watchForLife();
  render(
    <RouterContextProvider router={router as never}>
      <Part />
    </RouterContextProvider>,
    { container: document.querySelector('main')!, hydrate: true },
  );
}

const shown = () => document.querySelector('main')!.textContent;
const move = () => act(async () => void window.dispatchEvent(new Event('pointermove')));

beforeEach(() => fetched.mockClear());

test('what the server rendered stands until somebody acts, and nothing is fetched for it', async () => {
  await open();
  expect(shown()).toBe('11');
  expect(fetched).not.toHaveBeenCalled();
  await move();
  await vi.waitFor(() => expect(shown()).toBe('12'));
});

test('it is not exchanged under the focus', async () => {
  await open();
  document.querySelector('a')!.focus();
  await move();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(shown()).toBe('11');
  document.body.append(document.createElement('button'));
  act(() => document.querySelector('button')!.focus());
  await vi.waitFor(() => expect(shown()).toBe('12'));
});

test('what cannot be fetched leaves what was rendered', async () => {
  await open(() => Promise.reject(new Error('offline')));
  await move();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(shown()).toBe('11');
});
