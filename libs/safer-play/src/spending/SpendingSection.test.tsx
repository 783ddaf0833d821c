import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { readSpending } from '@croupier/contracts';
import { renderPart } from '../testing/render-part.tsx';
import { barsOf } from './bars.ts';
import { SpendingSection } from './SpendingSection.tsx';

const steps = [
  { from: '2026-11-19', deposits_cents: 10_000, staked_cents: 4_000, returned_cents: 1_500 },
  { from: '2026-11-20', deposits_cents: 0, staked_cents: 1_000, returned_cents: 2_000 },
];

// shows: call:GET /api/player/spending
test('the plot has its figures as a table beside it, and another step is another question', async () => {
  const asked = vi.fn(({ query }: Record<string, unknown>) => ({
    by: (query as { by: 'day' }).by,
    currency: 'EUR' as const,
    time_zone: 'Europe/Berlin',
    open_cents: 4_500,
    steps,
  }));
  renderPart(answering([[readSpending, asked]]), <SpendingSection currencies={['EUR', 'BTC']} />);
  const table = within(await screen.findByRole('table', { name: 'Deposits, stakes and net result' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'November 19, 2026€100.00€40.00−€25.00',
    'November 20, 2026€0.00€10.00+€10.00',
  ]);
  expect(screen.getByText('In open bets: €45.00. They count once they are settled.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Months' }));
  await userEvent.selectOptions(screen.getByLabelText('Wallet'), 'BTC');
  await vi.waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { by: 'month', currency: 'BTC' } }));
});

test('losses hang below the line, and what is all zero draws nothing', () => {
  const { bars, zero } = barsOf([100, -300, 0]);
  expect(zero).toBe(25);
  expect(bars.map(({ y, height, below }) => [y, height, below])).toEqual([
    [0, 25, false],
    [25, 75, true],
    [25, 0, false],
  ]);
  expect(barsOf([0, 0]).bars.every(({ height }) => height === 0)).toBe(true);
});
