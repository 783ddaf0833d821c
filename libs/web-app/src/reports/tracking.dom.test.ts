import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerQuery } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import type { ConsentPurpose } from '@croupier/contracts';
import { followConsent, keepConsent } from '../consent/consent.ts';
import type { AppServices } from '../services.ts';
import { track } from './tracking.ts';

const TAGS = 'https://tags.example';
const origins = {
  casino: 'http://localhost',
  sport: 'http://b',
  games: 'http://c',
  payments: 'http://d',
  tracking: `${TAGS}/v1/frame?id=GTM-AB12`,
};
const player = { id: 7, email: 'ada@example.test', created_at: '2026-11-20T12:00:00.000Z', currency: 'EUR' };
const api = answering([]);

let resolved: (event: { pathChanged: boolean }) => void;
const router = {
  subscribe: (_: string, listener: typeof resolved) => {
    resolved = listener;
    return () => undefined;
  },
} as unknown as AnyRouter;

function services(tracked = true): AppServices {
  const queryClient = new QueryClient();
  queryClient.setQueryData(playerQuery(api).queryKey, player as never);
  const { tracking: _, ...untracked } = origins;
  return { api, queryClient, pageContext: { origins: tracked ? origins : untracked } } as unknown as AppServices;
}

const frame = () => document.querySelector('iframe');
let ends: (() => void)[] = [];
beforeEach(() => history.replaceState(null, '', '/pokies?token=secret#x'));
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  document.cookie = 'cookie_consent=;path=/;max-age=0';
  vi.restoreAllMocks();
});

/** Starts tracking. The frame's messages are collected in the list. */
function begin(allowed: readonly ConsentPurpose[]) {
  ends.push(track(allowed, services(), router));
  const told: { kind: string }[] = [];
  const { contentWindow } = frame() ?? {};
  if (contentWindow)
    vi.spyOn(contentWindow, 'postMessage').mockImplementation(((message: { kind: string }, target: string) => {
      if (target === TAGS) told.push(message);
    }) as never);
  const say = (origin = TAGS, source: unknown = contentWindow, data: object = { from: 'tags', kind: 'ready' }) =>
    dispatchEvent(new MessageEvent('message', { origin, source: source as Window, data }));
  return { told, say };
}

// shows: guard:page-view
test('what counts visits runs in a sandboxed frame of its own origin and learns paths, never what stands behind them', async () => {
  const { told, say } = begin(['statistics']);
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(frame()?.src).toBe(`${TAGS}/v1/frame?id=GTM-AB12&parent=${encodeURIComponent(location.origin)}`);
  expect(told).toEqual([]);
  say();
  history.replaceState(null, '', '/live?token=secret');
  resolved({ pathChanged: true });
  resolved({ pathChanged: false });
  await Promise.resolve();
  expect(told.filter(({ kind }) => kind === 'page')).toEqual([
    { from: 'croupier', kind: 'page', path: '/pokies' },
    { from: 'croupier', kind: 'page', path: '/live' },
  ]);
  expect(JSON.stringify(told)).not.toContain('secret');
  expect(told.some(({ kind }) => kind === 'identify')).toBe(false);
});

// shows: third-party:tracker
test('who the player is goes out with marketing alone: id, email, day of sign-up, nothing else', async () => {
  const { told, say } = begin(['marketing']);
  say();
  await vi.waitFor(() =>
    expect(told).toContainEqual({
      from: 'croupier',
      kind: 'identify',
      id: 7,
      email: player.email,
      created_at: player.created_at,
    }),
  );
});

test('what another window or another origin says starts nothing', () => {
  const { told, say } = begin(['statistics']);
  say('https://evil.example');
  say(TAGS, window);
  say(TAGS, frame()?.contentWindow, { from: 'other', kind: 'ready' });
  expect(told).toEqual([]);
});

// shows: group:bots-analytics
test('a bot is not counted: no frame, whatever it allows', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Examplebot/2.1)');
  begin(['statistics', 'marketing']);
  expect(frame()).toBeNull();
});

test.each(['', '1', 'needed', 'all', 'everything'])('without consent nothing begins: %j', async (answer) => {
  if (answer) document.cookie = `cookie_consent=${answer};path=/`;
  followConsent(services(), router);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(frame()).toBeNull();
});

test('a yes begins it at once, a no ends it at once; where nothing is set up a yes begins nothing', async () => {
  const site = services();
  followConsent(site, router);
  keepConsent('statistics', site);
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  keepConsent('needed', site);
  await vi.waitFor(() => expect(frame()).toBeNull());
  ends.push(track(['statistics'], services(false), router));
  expect(frame()).toBeNull();
});
