import { setupI18n } from '@lingui/core';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferredPart } from './deferred-part.tsx';
import type { AppServices } from './services.ts';

const pressed = vi.fn();
const Live = () => <button onClick={pressed}>11</button>;

/**
 * Opens a page in a new browser with the server's markup of the part. Resolves with a function that delivers its code.
 */
async function open(prepare: (services: AppServices) => Promise<unknown> = () => Promise.resolve()) {
  pressed.mockClear();
  const code = Promise.withResolvers<typeof Live>();
  const Part = deferredPart(() => code.promise, prepare);
  const router = createRouter({ routeTree: createRootRoute(), context: { i18n: setupI18n() } } as never);
  document.body.innerHTML = '<main><!--$--><button>11</button><!--/$--></main>';
  const button = document.querySelector('button')!;
  const page = (
    <RouterContextProvider router={router as never}>
      <Part />
    </RouterContextProvider>
  );
  await act(async () => void render(page, { container: document.querySelector('main')!, hydrate: true }));
  return { button, arrive: () => act(async () => code.resolve(Live)) };
}

test('what the server rendered stands until its code is there, and the same button then answers', async () => {
  const { button, arrive } = await open();
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  await arrive();
  expect(document.querySelector('button')).toBe(button);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('what cannot be fetched leaves what was rendered', async () => {
  const { button, arrive } = await open(() => Promise.reject(new Error('offline')));
  await arrive();
  expect(document.querySelector('main')!.contains(button)).toBe(true);
  expect(button.textContent).toBe('11');
});
