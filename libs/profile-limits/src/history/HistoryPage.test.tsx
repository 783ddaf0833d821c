import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readRounds, type RoundSummary } from '@croupier/contracts';
import { renderProfile, round } from '../testing/render-profile.tsx';
import type { HistoryFilter } from './history-filter.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { netPositions, runningNet } from './net-position.ts';

const titles = [
  { slug: 'harbour', title: 'Harbour' },
  { slug: 'moth', title: 'Moth' },
];

/** As the app shows it: the filter stands in the address. */
function Page({ first = {} }: { first?: HistoryFilter }) {
  const [filter, setFilter] = useState(first);
  return (
    <HistoryPage
      filter={filter}
      onFilter={setFilter}
      titles={titles}
      cover={({ game }) => <img src={`/${game}.avif`} alt="" />}
      verifyLink={(one, text) => <a href={`/fairness?round=${one.id}`}>{text}</a>}
      gameLink={(one) => <a href={`/play/${one.game}`}>{one.game}</a>}
      gamesLink={<a href="/">Browse games</a>}
    />
  );
}

function show(pages: { data: RoundSummary[]; next: string | null }[] | Error, first?: HistoryFilter) {
  const asked: unknown[] = [];
  const api = answering([
    [
      readRounds,
      ({ query }: Record<string, unknown>) => {
        asked.push(query);
        if (pages instanceof Error) throw pages;
        return pages[asked.length - 1];
      },
    ],
  ]);
  renderProfile(api, <Page {...(first && { first })} />);
  return { asked, user: userEvent.setup({ delay: null }) };
}

test('rounds show stake, win and the way to check them, with the net position above', async () => {
  show([
    {
      data: [round({ win_cents: 350 }), round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f12', stake_cents: 500 })],
      next: null,
    },
  ]);
  expect(await screen.findByText('Net, all rounds')).toBeInTheDocument();
  expect(screen.getByText('−€2.50')).toBeInTheDocument();
  const [, first] = screen.getAllByRole('row');
  expect(within(first!).getByText('€3.50')).toBeInTheDocument();
  expect(within(first!).getByRole('link', { name: 'Verify' })).toHaveAttribute(
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
  expect(await screen.findByText('Not finished')).toBeInTheDocument();
  expect(screen.getByText('Taken back')).toBeInTheDocument();
  expect(screen.queryByText(/−€100/)).not.toBeInTheDocument();
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

test('each currency has a net position of its own', () => {
  expect(netPositions([round({ win_cents: 300 }), round({ currency: 'BTC', stake_cents: 5 })])).toEqual([
    { currency: 'EUR', staked: 100n, won: 300n, net: 200n },
    { currency: 'BTC', staked: 5n, won: 0n, net: -5n },
  ]);
});

test('the history is narrowed to a game and to days, and opens up again', async () => {
  const none = { data: [], next: null };
  const { user, asked } = show([{ data: [round()], next: 'k1' }, none, none, { data: [round()], next: null }]);
  await user.selectOptions(await screen.findByLabelText('Game'), 'Moth');
  expect(await screen.findByText('No rounds in this part')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const end = new Date(2026, 10, 21).toISOString(); // Where the day ends for whoever looks.
  expect(asked.slice(1)).toEqual([
    { game: 'moth' },
    { game: 'moth', before: `${end}_00000000-0000-0000-0000-000000000000` },
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Show everything' })[0]!);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('what lies before the first day is left out, and nothing older is asked for', async () => {
  const early = round({
    id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f15',
    game: 'early',
    played_at: '2026-01-01T12:00:00.000Z',
  });
  const late = round({ game: 'late', played_at: '2026-11-20T12:00:00.000Z' });
  const { asked } = show([{ data: [late, early], next: 'k1' }], { from: '2026-11-01' });
  expect(await screen.findByRole('link', { name: 'late' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'early' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show older rounds' })).toBeNull();
  expect(asked).toEqual([{}]);
});

test('the net position runs from zero, oldest round first, and is drawn with a sentence', async () => {
  const rounds = [
    round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f16', played_at: '2026-11-20T12:02:00.000Z', win_cents: 0 }),
    round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f17', played_at: '2026-11-20T12:01:00.000Z', win_cents: 350 }),
    round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f18', status: 'rolled_back', win_cents: 9_000 }),
    round({ id: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f19', played_at: '2026-11-20T12:00:00.000Z', win_cents: 0 }),
  ];
  expect(runningNet(rounds, 'EUR').map(({ net }) => net)).toEqual([0n, -100n, 150n, 50n]);
  expect(runningNet(rounds, 'BTC')).toEqual([]);
  show([{ data: rounds, next: null }]);
  const plot = await screen.findByRole('img', { name: /net position moved/ });
  expect(plot).toHaveAccessibleName(/moved between −€1\.00 and €1\.50; it ended at €0\.50\.$/);
});
