import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readRounds, readRoundTotals, type RoundSummary, type RoundTotals } from '@croupier/contracts';
import { renderProfile, round } from '../testing/render-profile.tsx';
import type { HistoryFilter } from './history-filter.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { runningNet } from './net-position.ts';

const titles = [
  { slug: 'harbour', title: 'Harbour' },
  { slug: 'moth', title: 'Moth' },
];

const replay = vi.fn();

/** Renders the page as the app does, with a filter from the address. */
function Page({ first = {} }: { first?: HistoryFilter }) {
  const [filter, setFilter] = useState(first);
  return (
    <HistoryPage
      filter={filter}
      onFilter={setFilter}
      titles={titles}
      cover={({ game }) => <img src={`/${game}.avif`} alt="" />}
      replay={replay}
      verifyLink={(one, text) => <a href={`/fairness?round=${one.id}`}>{text}</a>}
      gameLink={(one) => <a href={`/play/${one.game}`}>{one.game}</a>}
      gamesLink={<a href="/">Browse games</a>}
    />
  );
}

const totalsOf = (changes: Partial<RoundTotals> = {}): RoundTotals => ({
  data: [{ currency: 'EUR', rounds: 2, staked: '600', won: '350' }],
  open_rounds: 0,
  rolled_back_rounds: 0,
  complete: true,
  ...changes,
});

function show(
  pages: { data: RoundSummary[]; next: string | null }[] | Error,
  { first, totals = totalsOf() }: { first?: HistoryFilter; totals?: RoundTotals } = {},
) {
  const asked: unknown[] = [];
  const summed: unknown[] = [];
  const api = answering([
    [
      readRounds,
      ({ query }: Record<string, unknown>) => {
        asked.push(query);
        if (pages instanceof Error) throw pages;
        return pages[asked.length - 1];
      },
    ],
    [
      readRoundTotals,
      ({ query }: Record<string, unknown>) => {
        summed.push(query);
        return totals;
      },
    ],
  ]);
  renderProfile(api, <Page {...(first && { first })} />);
  return { asked, summed, user: userEvent.setup({ delay: null }) };
}

test('rounds show stake, win and the way to check them, with the net position above', async () => {
  show([
    {
      data: [round({ win_cents: 350 }), round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f12', stake_cents: 500 })],
      next: null,
    },
  ]);
  expect(await screen.findByText('Net result, all rounds')).toBeInTheDocument();
  expect(screen.getByText('−€2.50')).toBeInTheDocument();
  const [, first] = screen.getAllByRole('row');
  within(first!).getByRole('button', { name: 'Replay' }).click();
  expect(replay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ win_cents: 350 }));
  expect(within(first!).getByText('€3.50')).toBeInTheDocument();
  expect(within(first!).getByRole('link', { name: 'Check' })).toHaveAttribute(
    'href',
    '/fairness?round=6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f11',
  );
});

test('older rounds come on demand, by the key of the last', async () => {
  const { user, asked } = show([
    { data: [round()], next: 'k1' },
    { data: [round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f13', game: 'harbour' })], next: null },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Show older rounds' }));
  expect(await screen.findByRole('link', { name: 'harbour' })).toBeInTheDocument();
  expect(asked).toEqual([{}, { before: 'k1' }]);
  expect(screen.queryByRole('button', { name: 'Show older rounds' })).not.toBeInTheDocument();
});

test('a round under way is no loss yet, one taken back counts for nothing', async () => {
  show([
    {
      data: [
        round({ status: 'open' }),
        round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f14', status: 'rolled_back', stake_cents: 9900 }),
      ],
      next: null,
    },
  ]);
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Not finished')).toBeInTheDocument();
  expect(table.getByText('Cancelled')).toBeInTheDocument();
  expect(screen.queryByText(/−€100/)).not.toBeInTheDocument();
});

test('a bet at a live table names its round there, is checked and not replayed, and one of a void round was given back', async () => {
  const live = { title: 'Harbour Roulette', kind: 'roulette', round: 4711 } as const;
  const id = '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f15';
  show([
    {
      data: [
        round({ game: 'harbour-roulette', live, win_cents: 3_600 }),
        round({ id, game: 'harbour-roulette', live, status: 'rolled_back' }),
        round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f16' }),
      ],
      next: null,
    },
  ]);
  const [, won, back, alone] = await screen.findAllByRole('row');
  expect(within(won!).getByText('Live table, round 4711')).toBeInTheDocument();
  expect(within(won!).getByText('€36.00')).toBeInTheDocument();
  expect(within(back!).getByText('Stake returned')).toBeInTheDocument();
  for (const row of [won!, back!]) {
    expect(within(row).getByRole('link', { name: 'Check' })).toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: 'Replay' })).toBeNull();
  }
  expect(within(alone!).getByRole('button', { name: 'Replay' })).toBeInTheDocument();
  expect(within(alone!).queryByText(/Live table/)).toBeNull();
});

test('without rounds the page says what will be here', async () => {
  show([{ data: [], next: null }]);
  expect(await screen.findByText('No rounds yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse games' })).toBeInTheDocument();
});

// shows: failure:visible
test('when they do not load there is a way to try again', async () => {
  show(new CallFailed('Network Error'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('each currency has a net position of its own, over all rounds and not only those shown', async () => {
  const totals = totalsOf({
    data: [
      { currency: 'EUR', rounds: 1234, staked: '123400', won: '100000' },
      { currency: 'BTC', rounds: 1, staked: '90071992547409930', won: '0' },
    ],
    open_rounds: 1,
    rolled_back_rounds: 2,
  });
  show([{ data: [round()], next: 'k1' }], { totals });
  expect(await screen.findByText('−€234.00')).toBeInTheDocument();
  expect(screen.getByText(/1234 rounds|1,234 rounds/)).toBeInTheDocument();
  expect(screen.getAllByText('Net result, all rounds')).toHaveLength(2);
  expect(screen.getByText(/1 round isn’t finished/)).toHaveTextContent(/2 rounds were cancelled/);
});

const RANGE_END = new Date(2026, 10, 21).toISOString(); // End of the day in the visitor's time zone.

test('the history is narrowed to a game, a result and days, the totals with it, and opens up again', async () => {
  const none = { data: [], next: null };
  const { user, asked, summed } = show([
    { data: [round()], next: 'k1' },
    none,
    none,
    none,
    { data: [round()], next: null },
  ]);
  await user.selectOptions(await screen.findByLabelText('Game'), 'Moth');
  expect(await screen.findByText('No rounds found')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Result'), 'Returned more than staked');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  const wanted = [{ game: 'moth' }, { game: 'moth', result: 'won' }, { game: 'moth', result: 'won', to: RANGE_END }];
  expect(asked.slice(1)).toEqual(wanted);
  expect(summed.slice(1)).toEqual(wanted);
  await user.click(screen.getAllByRole('button', { name: 'Show all' })[0]!);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('where nothing was found yet and there is more to look through, one can look on', async () => {
  const { user } = show(
    [
      { data: [], next: 'k1' },
      { data: [round({ status: 'rolled_back' })], next: null },
    ],
    { first: { result: 'rolled_back' }, totals: totalsOf({ data: [], rolled_back_rounds: 1 }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Nothing found yet, search older rounds' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('the file holds the same choice', async () => {
  show([{ data: [round()], next: null }], { first: { game: 'moth', to: '2026-11-20' } });
  expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    `/api/fairness/rounds.csv?game=moth&to=${encodeURIComponent(RANGE_END)}`,
  );
});

test('the line runs from zero, oldest round first, and is drawn with a sentence', async () => {
  const rounds = [
    round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f16', played_at: '2026-11-20T12:02:00.000Z', win_cents: 0 }),
    round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f17', played_at: '2026-11-20T12:01:00.000Z', win_cents: 350 }),
    round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f18', status: 'rolled_back', win_cents: 9_000 }),
    round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f19', played_at: '2026-11-20T12:00:00.000Z', win_cents: 0 }),
  ];
  expect(runningNet(rounds, 'EUR').map(({ net }) => net)).toEqual([0n, -100n, 150n, 50n]);
  expect(runningNet(rounds, 'BTC')).toEqual([]);
  show([{ data: rounds, next: null }]);
  const plot = await screen.findByRole('img', { name: /your net result ranged from/ });
  expect(plot).toHaveAccessibleName(/ranged from −€1\.00 to €1\.50 and ended at €0\.50\.$/);
});
