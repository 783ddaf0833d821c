import { setupI18n } from '@lingui/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { searchSport } from '@croupier/contracts';
import { ModalHost, registerModals, shortcutsOnAtom, SearchKey } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { liveStatesOf } from '../events/live-states.ts';
import { sportsbookModals } from '../modals.ts';
import { mainMarketsOf } from '../testing/main-markets.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent, withResult } from '../testing/sport-events.ts';
import { searchesAtom } from './searches.atoms.ts';

beforeAll(() => {
  registerModals(sportsbookModals(setupI18n({ locale: 'en', messages: { en: {} } })));
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout.
});
beforeEach(() => localStorage.clear());
afterEach(() => act(() => closeAllModals({ immediate: true })));

const listed = { ...sportEvent(), markets: mainMarketsOf(sportEvent()) };
const nothing = { leagues: [], teams: [], players: [], events: [], races: [], seasons: [] };
const found = {
  leagues: [{ slug: 'liga', name: 'Liga', category: 'Land', sport: 'football' }],
  teams: [{ ...listed.away, sport: 'football' }],
  players: [{ id: 'coral.nueva', name: 'Nueva Pena', number: 9, club: listed.away, sport: 'football' }],
  events: [listed],
  races: [
    {
      id: 12,
      sport: 'greyhounds',
      tournament: 'Nueva Park',
      number: 4,
      kick_off_at: '2026-11-20T19:00:00.000Z',
      status: 'not_started',
      runner: 'Swift Comet',
    },
  ],
  seasons: [{ id: 13, sport: 'football', tournament: 'Liga', number: 3, club: 'Nueva Coral' }],
};
const asked = vi.fn();
function page() {
  asked.mockClear();
  const answer = ({ query: { text } }: { query: { text: string } }) => {
    asked(text);
    return text.startsWith('nueva') ? found : nothing;
  };
  return renderSport(
    <>
      <SearchKey modal="find-match" />
      <input aria-label="elsewhere" />
      <ModalHost />
    </>,
    { answers: [[searchSport, answer]] },
  );
}

test('the key / opens the search; arrows choose among what begins so, Enter leads there and is remembered', async () => {
  const { store } = page();
  await userEvent.keyboard('/');
  const field = await screen.findByRole('combobox', { name: 'Team, league or match' });
  await userEvent.type(field, 'nueva');
  expect(await screen.findByText('6 results')).toBeInTheDocument();
  expect(asked.mock.calls).toEqual([['nueva']]);
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.getAttribute('href'))).toEqual([
    '#league',
    '#team',
    '#team',
    '#event',
    '#field',
    '#field',
  ]);
  expect(options[2]).toHaveTextContent('Nueva Pena 9 · Nueva Coral · Football');
  expect(options[4]).toHaveTextContent('Nueva Park, race 4 Swift Comet · Greyhounds');
  expect(options[5]).toHaveTextContent('Liga, season 3 Nueva Coral · Football');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-activedescendant', options[5]!.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  expect(store.get(searchesAtom)).toEqual(['nueva']);
});

test('what led somewhere before is offered again, and can be forgotten', async () => {
  const { store } = page();
  store.set(searchesAtom, ['nueva', 'ash']);
  await userEvent.keyboard('/');
  await screen.findByText('Recent searches');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: /Port Ashby – Nueva Coral/ })).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(store.get(searchesAtom)).toEqual([]);
});

test('where nothing begins so it is said', async () => {
  page();
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByRole('combobox'), 'zz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

test('a match that was found stands as it does now: its score and price follow the socket', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw));
  const { queryClient } = page();
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByRole('combobox'), 'nueva');
  expect(await screen.findByRole('option', { name: /^.*Port Ashby – Nueva Coral Liga ?1 2\.00/ })).toBeInTheDocument();
  const scored = withResult(sportEvent({ status: 'live', score: { home: 1, away: 0 } }), {
    odds: [14_000, 30_000, 60_000],
  });
  act(() => liveStatesOf(queryClient).put(scored));
  expect(await screen.findByRole('option', { name: /Port Ashby – Nueva Coral 1–0 Liga ?1 1\.40/ })).toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('a cancelled match is found without a score', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw));
  const { queryClient } = page();
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByRole('combobox'), 'nueva');
  await screen.findByRole('option', { name: /Port Ashby – Nueva Coral Liga/ });
  act(() => liveStatesOf(queryClient).put(withResult(sportEvent({ status: 'cancelled' }), {})));
  expect(await screen.findByRole('option', { name: /^Cancelled ?Port Ashby – Nueva Coral Liga/ })).toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('while one types, or with single keys turned off, / is a character', async () => {
  const { store } = page();
  await userEvent.type(screen.getByLabelText('elsewhere'), '1/2');
  expect(screen.getByLabelText('elsewhere')).toHaveValue('1/2');
  await act(async () => store.set(shortcutsOnAtom, false));
  await userEvent.click(document.body);
  await userEvent.keyboard('/');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
