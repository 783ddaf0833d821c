import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locale, loadCatalogs } from '@croupier/i18n';
import { catalog } from '../catalog.ts';
import type { PageContext } from '../page-context.ts';
import type { AppServices } from '../services.ts';
import { followIdleTitle } from './follow-idle-title.ts';
import { rotateIdleTitles } from './idle-titles.ts';
import { rotateTitle } from './rotate-title.ts';

const reduced = vi.fn(() => false);
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced() }));
  document.title = 'Lobby · Croupier';
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function hideTab(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

function titlesAfter(everyMs: number, count: number) {
  return Array.from({ length: count }, () => {
    vi.advanceTimersByTime(everyMs);
    return document.title;
  });
}

async function visit(locale: Locale, idleTitles?: PageContext['idleTitles']): Promise<AppServices> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  await loadCatalogs(i18n, locale, [catalog]);
  return { i18n, pageContext: { locale, idleTitles } } as unknown as AppServices;
}

test('the title rotates through the texts while the tab is hidden and returns when it is shown', () => {
  stops.push(rotateTitle(['one', 'two'], 1000));
  expect(titlesAfter(1000, 2)).toEqual(['Lobby · Croupier', 'Lobby · Croupier']);
  hideTab(true);
  expect(document.title).toBe('Lobby · Croupier');
  expect(titlesAfter(1000, 3)).toEqual(['one', 'two', 'one']);
  hideTab(false);
  expect(titlesAfter(1000, 2)).toEqual(['Lobby · Croupier', 'Lobby · Croupier']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that opens in a hidden tab keeps its own title for the return', () => {
  stops.push(rotateTitle(['one', 'two'], 1000));
  hideTab(true);
  vi.advanceTimersByTime(1000);
  document.title = 'Session ended · Croupier';
  expect(titlesAfter(1000, 1)).toEqual(['two']);
  hideTab(false);
  expect(document.title).toBe('Session ended · Croupier');
  hideTab(true);
  vi.advanceTimersByTime(1000);
  document.title = 'Signed out · Croupier';
  hideTab(false);
  expect(document.title).toBe('Signed out · Croupier');
});

test('with reduced motion the title changes once', () => {
  reduced.mockReturnValueOnce(true);
  stops.push(rotateTitle(['one', 'two'], 1000));
  hideTab(true);
  expect(titlesAfter(1000, 3)).toEqual(['one', 'one', 'one']);
  expect(vi.getTimerCount()).toBe(0);
  hideTab(false);
  expect(document.title).toBe('Lobby · Croupier');
});

test('stopping brings the title back and leaves no timer and no listener', () => {
  const stop = rotateTitle(['one'], 1000);
  hideTab(true);
  vi.advanceTimersByTime(1000);
  stop();
  expect(document.title).toBe('Lobby · Croupier');
  hideTab(true);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['en', 'Your page is still open · Croupier'],
  ['en-AU', 'Your page is still open · Croupier'],
  ['de', 'Ihre Seite ist noch geöffnet · Croupier'],
  ['ja', 'ページは開いたままです · Croupier'],
] as const)('the texts are in the language of the page: %s', async (locale, first) => {
  stops.push(rotateIdleTitles(await visit(locale)));
  hideTab(true);
  expect(titlesAfter(3000, 1)).toEqual([first]);
});

test('the operator’s texts, time and the name of the site are used', async () => {
  stops.push(
    rotateIdleTitles(await visit('en', { texts: ['See you soon', 'Still here'], seconds: 7 }), 'Croupier Sport'),
  );
  hideTab(true);
  expect(titlesAfter(7000, 2)).toEqual(['See you soon · Croupier Sport', 'Still here · Croupier Sport']);
});

test('the rotation starts when the tab is first hidden, and never where it is turned off', async () => {
  const listens = vi.spyOn(document, 'addEventListener');
  followIdleTitle(await visit('en', { seconds: 0 }));
  expect(listens).not.toHaveBeenCalled();
  followIdleTitle(await visit('en'), 'Croupier Sport');
  expect(titlesAfter(3000, 2)).toEqual(['Lobby · Croupier', 'Lobby · Croupier']);
  hideTab(true);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(titlesAfter(3000, 1)).toEqual(['Your page is still open · Croupier Sport']);
  hideTab(false);
});
