import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import { quoteCashOut, readCashOuts, ruleCashOut, takeCashOut } from '@croupier/contracts';
import { announcementAtom } from '../../slip-model/slip.atoms.ts';
import { renderSport } from '../../testing/render-sport.tsx';
import { bet } from '../../testing/sport-events.ts';
import { CashOut } from './CashOut.tsx';

const open = bet();
const offer = { bet_id: open.id, pays_cents: 1_230, fair_cents: 1_300, reason: null };
const quote = (share: number, changes = {}) => ({
  id: `1b0b5a9e-5d0a-4a8e-9c39-0000000000${String(share).padStart(2, '0')}`.slice(0, 36),
  share,
  stake_cents: share * 10,
  pays_cents: Math.floor((1_230 * share) / 100),
  fair_cents: 13 * share,
  remaining_stake_cents: 1_000 - share * 10,
  remaining_return_cents: 20 * (100 - share),
  expires_at: '2026-11-20T18:00:10.000Z',
  stands_seconds: 10,
  ...changes,
});
const quoting = [quoteCashOut, ({ body }: { body: { share: number } }) => quote(body.share)] as const;

test('the offer stands beside what the bet is worth, and nothing is sold before stake, sum and rest were seen', async () => {
  const taken: string[] = [];
  const sold = bet({ status: 'cashed_out', return_cents: 1_230 });
  const { store, moneyMoved } = renderSport(<CashOut bet={open} />, {
    answers: [
      [readCashOuts, [offer]],
      quoting,
      [takeCashOut, ({ body }: { body: { quote_id: string } }) => (taken.push(body.quote_id), sold)],
    ],
  });
  expect(await screen.findByText(/Fair value/)).toHaveTextContent('€13.00');
  await userEvent.click(screen.getByRole('button', { name: 'Cash out €12.30' }));
  const confirm = screen.getByRole('region', { name: 'Cash out' });
  expect(await within(confirm).findByText('You receive')).toBeInTheDocument();
  expect(taken).toEqual([]);
  await userEvent.click(within(confirm).getByRole('radio', { name: '50%' }));
  expect(await within(confirm).findByText('Remaining stake')).toBeInTheDocument();
  await userEvent.click(await within(confirm).findByRole('button', { name: 'Cash out €6.15' }));
  expect(taken).toEqual([quote(50).id]);
  expect(moneyMoved()).toBeGreaterThan(0);
  expect(store.get(announcementAtom)).toContain('was cashed out');
});

test('an offer that has changed is refused, and the new one is one press away', async () => {
  const changed = new CallRefused(422, {
    errors: { cash_out_changed: 'The offer has changed.' },
    params: { cash_out_changed: { pays_cents: 900 } },
  });
  renderSport(<CashOut bet={open} />, {
    answers: [[readCashOuts, [offer]], quoting, [takeCashOut, () => Promise.reject(changed)]],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cash out €12.30' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cash out €12.30' }));
  expect(await screen.findByText(/The offer has changed/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'See the new offer' }));
  expect(await screen.findByRole('button', { name: 'Cash out €12.30' })).toBeEnabled();
});

test.each([
  ['suspended', /Cash-out is suspended/],
  ['bonus', /Bets paid for with a bonus or free bet can’t be cashed out\./],
  ['worthless', /This bet can no longer be cashed out\./],
] as const)('without an offer it says why: %s', async (reason, text) => {
  renderSport(<CashOut bet={open} />, {
    answers: [[readCashOuts, [{ bet_id: open.id, pays_cents: null, fair_cents: null, reason }]]],
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cash out €/ })).toBeNull();
});

test('a rule is set, shown and taken back', async () => {
  const asked: (number | null)[] = [];
  const answer = ({ body }: { body: { at_least_cents: number | null } }) => (
    asked.push(body.at_least_cents),
    bet({ sell_at_cents: body.at_least_cents })
  );
  const { unmount } = renderSport(<CashOut bet={open} />, {
    answers: [
      [readCashOuts, [offer]],
      [ruleCashOut, answer],
    ],
  });
  await userEvent.click(await screen.findByText('Auto cash-out'));
  await userEvent.type(screen.getByLabelText('Cash out when the offer reaches'), '15');
  await userEvent.click(screen.getByRole('button', { name: 'Set auto cash-out' }));
  expect(asked).toEqual([1_500]);
  unmount();
  renderSport(<CashOut bet={bet({ sell_at_cents: 1_500 })} />, {
    answers: [
      [readCashOuts, [offer]],
      [ruleCashOut, answer],
    ],
  });
  expect(await screen.findByText(/Auto cash-out at/)).toHaveTextContent('€15.00');
  await userEvent.click(screen.getByRole('button', { name: 'Remove auto cash-out' }));
  expect(asked).toEqual([1_500, null]);
});
