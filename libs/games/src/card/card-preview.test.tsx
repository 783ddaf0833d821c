import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { readGame } from '@croupier/contracts';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { GameRow } from '../row/GameRow.tsx';
import { buildCard, buildGame } from '../testing/build-game.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { GameMenu } from './GameMenu.tsx';
import { REST_MS } from './useRested.ts';

// Loads lazy code beforehand: the waiting isn't under test.
beforeAll(() => Promise.all([import('./CardActions.tsx'), import('./CardPreview.tsx')]));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const preview = () => document.querySelector('[data-preview]');

/** Renders a card with the mouse on it and its lazy code loaded. */
async function pointAt(less = false, changes = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: less && query.includes('reduced-motion') }));
  renderInApp(<GameRow title="Row" games={[buildCard()]} />, answering([[readGame, buildGame(changes)]]));
  const card = screen.getByRole('article');
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  await screen.findByRole('link', { name: 'Play Koi Garden' });
  // The pointer entered before the code had loaded, so it enters again.
  card.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
  return card;
}

test('a mouse that rests on a cover sees its reels come to rest, and no longer than it stays', async () => {
  const card = await pointAt();
  await wait(REST_MS - 50);
  expect(preview()).toBeNull();
  await wait(50);
  await vi.waitFor(() => expect(preview()?.querySelectorAll('img')).toHaveLength(36));
  expect(preview()).toHaveAttribute('aria-hidden', 'true');
  card.dispatchEvent(new Event('pointerleave'));
  await wait(0);
  expect(preview()).toBeNull();
});

test('nothing that rests looks like a win', async () => {
  await pointAt();
  await wait(REST_MS);
  await vi.waitFor(() => expect(preview()).not.toBeNull());
  const reels = [...preview()!.querySelectorAll('[class*=strip]')].map((strip) =>
    [...strip.querySelectorAll('img')].slice(0, 3).map(({ src }) => src),
  );
  for (const row of [0, 1, 2]) expect(new Set(reels.map((reel) => reel[row])).size).toBe(3);
});

test('what has no reels shows its cover', async () => {
  await pointAt(false, { categories: ['table-games'] });
  await wait(REST_MS);
  await vi.waitFor(() => expect(preview()?.querySelectorAll('img')).toHaveLength(1));
});

test('a mouse that passes, and whoever asked for less motion, sees none', async () => {
  const card = await pointAt();
  await wait(REST_MS / 2);
  card.dispatchEvent(new Event('pointerleave'));
  await wait(REST_MS);
  expect(preview()).toBeNull();
});

test.each(['less motion', 'fewer bytes'])('who asked for %s sees none', async (wish) => {
  if (wish === 'fewer bytes')
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await pointAt(wish === 'less motion');
  await wait(2 * REST_MS);
  Reflect.deleteProperty(navigator, 'connection');
  expect(preview()).toBeNull();
});

/** Returns what a long press on a card opens. */
async function pressAt(changes = {}) {
  registerModals({ menu: async () => () => <GameMenu game={buildCard()} /> });
  onTestFinished(() => act(() => closeAllModals({ immediate: true })));
  renderInApp(<ModalHost />, answering([[readGame, buildGame(changes)]]));
  act(() => openModal('menu'));
  await screen.findByRole('link', { name: 'About this game' });
}

test('a finger that rests sees the same in the menu it opens', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await pressAt();
  await vi.waitFor(() => expect(preview()?.querySelectorAll('img')).toHaveLength(36));
  expect(preview()).toHaveAttribute('aria-hidden', 'true');
});

test.each(['less motion', 'fewer bytes'])('a finger of who asked for %s sees the cover and no more', async (wish) => {
  vi.stubGlobal('matchMedia', () => ({ matches: wish === 'less motion' }));
  if (wish === 'fewer bytes')
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await pressAt();
  await wait(2 * REST_MS);
  Reflect.deleteProperty(navigator, 'connection');
  expect(preview()).toBeNull();
});
