import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { type LiveSaid, readLiveBets, readLiveTable, sayLivePhrase } from '@croupier/contracts';
import { buildTable } from '../testing/build-live.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import type { LiveHost, LiveNews } from './live-host.ts';
import { LiveTablePage } from './LiveTablePage.tsx';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
beforeEach(() => localStorage.clear());

const line = (changes: Partial<LiveSaid> = {}): LiveSaid => ({
  ...{ phrase: 'well_played', at: '2026-11-25T12:00:02.000Z', nickname: 'An***', colour: 2, others: 0 },
  ...changes,
});

interface Shown {
  said?: LiveSaid[];
  say?: (call: { body: unknown }) => unknown;
  host?: Partial<LiveHost>;
}

/** Renders a table with messages and returns a function that sends it socket events. */
async function show({ said = [], say = () => [], host = {} }: Shown = {}) {
  const table = buildTable();
  let news: LiveNews | undefined;
  const Follow = (told: LiveNews) => {
    news = told;
    return null;
  };
  const api = answering([
    [readLiveTable, () => ({ table, now: new Date().toISOString(), round: null, crowd: null, past: [], said })],
    [readLiveBets, () => ({ data: [], next: null })],
    [sayLivePhrase, say],
  ]);
  const all = { Follow, connected: true, currency: 'EUR' as const, signedIn: true, signIn: null, back: null };
  const { unmount } = renderInApp(<LiveTablePage slug={table.slug} host={{ ...all, ...host }} />, api);
  await screen.findByRole('heading', { name: 'Table chat' });
  return { tell: (lines: LiveSaid[]) => act(() => news!.onSaid(lines)), unmount };
}

const log = () => screen.getByRole('log', { name: 'Messages, newest first' });

test('what is said appears with who said it, and many who say the same are one line', async () => {
  const { tell } = await show({ said: [line()] });
  expect(log()).toHaveTextContent('An*** Well played');
  tell([line({ phrase: 'good_luck', nickname: '***', at: '2026-11-25T12:00:05.000Z', others: 36 }), line()]);
  await waitFor(() =>
    expect(Array.from(log().children, ({ textContent }) => textContent)).toEqual([
      'A player and 36 others Good luck, everyone',
      'An*** Well played',
    ]),
  );
});

test('a press says one phrase, a second one meanwhile none, and what is heard is shown', async () => {
  let answer: (said: LiveSaid[]) => void = () => undefined;
  const say = vi.fn((_: { body: unknown }) => new Promise((resolve) => void (answer = resolve)));
  await show({ say });
  const phrases = within(screen.getByRole('group', { name: 'Send to the table' }));
  expect(phrases.getAllByRole('button')).toHaveLength(12);
  await userEvent.dblClick(phrases.getByRole('button', { name: 'Nice one' }));
  await waitFor(() => expect(say).toHaveBeenCalledTimes(1));
  expect(say.mock.calls[0]![0].body).toEqual({ phrase: 'nice_one' });
  act(() => answer([line({ phrase: 'nice_one' })]));
  await waitFor(() => expect(log()).toHaveTextContent('An*** Nice one'));
  expect(say).toHaveBeenCalledTimes(1);
});

test('too soon is told, and nothing else is lost', async () => {
  const refused = new CallRefused(422, { errors: { base: { phrase_too_soon: 'Too soon.' } } } as never);
  await show({ said: [line()], say: () => Promise.reject(refused) });
  await userEvent.click(screen.getByRole('button', { name: 'Thank you' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too soon.');
  expect(log()).toHaveTextContent('An*** Well played');
});

test('a screen reader is told nothing unless it is asked for, and one press mutes the talk on this device', async () => {
  const { unmount } = await show({ said: [line()] });
  expect(log()).toHaveAttribute('aria-live', 'off');
  await userEvent.click(screen.getByRole('switch', { name: 'Read new messages aloud' }));
  expect(log()).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(screen.getByRole('button', { name: 'Hide chat' }));
  expect(screen.queryByRole('log')).toBeNull();
  unmount();
  await show({ said: [line()] });
  expect(screen.queryByRole('log')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Send to the table' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show chat' }));
  expect(log()).toHaveTextContent('An*** Well played');
});

test('a guest reads along and says nothing', async () => {
  await show({ said: [line()], host: { signedIn: false } });
  expect(log()).toHaveTextContent('An*** Well played');
  expect(screen.queryByRole('group', { name: 'Send to the table' })).toBeNull();
});
