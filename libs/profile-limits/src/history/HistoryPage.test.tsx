import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { readRounds, type RoundSummary } from '@croupier/contracts';
import { renderProfile, round } from '../testing/render-profile.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { netPositions } from './net-position.ts';

const page = (
  <HistoryPage
    verifyLink={(one, text) => <a href={`/fairness?round=${one.id}`}>{text}</a>}
    gameLink={(one) => <a href={`/play/${one.game}`}>{one.game}</a>}
    gamesLink={<a href="/">Browse games</a>}
  />
);

function show(pages: { data: RoundSummary[]; next: string | null }[] | Error) {
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
  renderProfile(api, page);
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
