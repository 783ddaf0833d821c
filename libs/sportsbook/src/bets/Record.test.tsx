import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readBetRecord } from '@croupier/contracts';
import { renderSport } from '../testing/render-sport.tsx';
import { Record } from './Record.tsx';

const days = Array.from({ length: 14 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  staked_cents: index === 13 ? 2_000 : 0,
  returned_cents: index === 13 ? 500 : 0,
}));
const leg = {
  event: { id: 1, home: 'Ada', away: 'Ben', tournament: 'Harbour Open' },
  ...{ market_id: 1, specifiers: '', outcome: 'home', placed_at: '2026-11-14T10:00:00.000Z' },
  ...{ odds: 21_000, closing_odds: 20_000 },
};
const show = (closing: object) =>
  renderSport(<Record currency="EUR" />, { answers: [[readBetRecord, { days, closing, open_cents: 4_500 }]] });

test('stakes, returns and the net stand in plain figures, and each day can be read', async () => {
  show({ legs: 0, better: 0, mean_gain: null, newest: [] });
  expect((await screen.findByText('Net')).nextSibling).toHaveTextContent('−€15.00');
  expect(screen.getByText('In open bets').nextSibling).toHaveTextContent('€45.00');
  const table = screen.getByRole('table', { name: 'Staked, by day' });
  expect(within(table).getAllByRole('row')).toHaveLength(14);
  expect(within(table).getByText('€20.00')).toBeInTheDocument();
  expect(screen.getByText(/compared here once they are settled/)).toBeInTheDocument();
});

test('each price stands beside the closing one, and the sum says how often and by how much it was better', async () => {
  show({ legs: 2, better: 1, mean_gain: 12_500, newest: [leg, { ...leg, odds: 19_000 }] });
  expect(await screen.findByText('1 of 2')).toBeInTheDocument();
  expect(screen.getByText('On average').nextSibling).toHaveTextContent('+1.3%');
  const [, first, second] = within(screen.getByText('Closing').closest('table')!).getAllByRole('row');
  expect(first).toHaveTextContent('2.102.00+5%');
  expect(second).toHaveTextContent('-5%');
});
