import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type BetOrder, placeBet, readBonuses, readSportEvent } from '@croupier/contracts';
import { pick } from '../slip-model/pick.ts';
import { slipAtom } from '../slip-model/slip.atoms.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { bet, freeBetGift, sportEvent, withResult } from '../testing/sport-events.ts';
import { SlipPanel } from './SlipPanel.tsx';

beforeEach(() => localStorage.clear());

const funding = {
  bonus_id: 31,
  title: { en: 'Free bet', de: 'Freiwette' },
  kind: 'freebet',
  paid_cents: 500,
  counted_cents: 0,
  not_counted: null,
} as const;

async function slipWith(gifts: readonly unknown[], { event = sportEvent(), outcomes = ['home'] } = {}) {
  const orders: BetOrder[] = [];
  const answer = ({ body }: { body: BetOrder }) => {
    orders.push(body);
    return bet({ id: body.id, stake_cents: body.stake_cents, possible_return_cents: 500, funding });
  };
  const view = renderSport(<SlipPanel />, {
    answers: [
      [placeBet, answer],
      [readBonuses, gifts],
      [readSportEvent, event],
    ],
  });
  const picked = outcomes.map((outcome) => pick(event, event.markets[0]!, outcome)!);
  await act(async () => view.store.set(slipAtom, picked));
  return { ...view, orders };
}

test('a held free bet can pay instead of money, is never chosen beforehand, and says what it pays', async () => {
  const { orders } = await slipWith([freeBetGift()]);
  const choice = await screen.findByLabelText('Pay with');
  expect(choice).toHaveDisplayValue('my money');
  await userEvent.selectOptions(choice, 'free bet of €5.00');
  expect(screen.getByText(/It costs you nothing/)).toHaveTextContent(/without the stake.*odds of 1.50 or higher/);
  expect(screen.queryByLabelText('Stake')).toBeNull();
  expect(screen.getByText('Possible return').nextSibling).toHaveTextContent('€5.00');
  await userEvent.click(screen.getByRole('button', { name: 'Place free bet · €5.00' }));
  expect(await screen.findByText('Your bet is placed')).toBeInTheDocument();
  expect(orders).toMatchObject([{ gift_id: 31, stake_cents: 500 }]);
  expect(screen.getByText(/^Free bet of/)).toHaveTextContent('Free bet of €5.00 to win €5.00');
});

test('a price it is not for is said before it is sent', async () => {
  const event = withResult(sportEvent(), { odds: [14_000, 25_000, 30_000] });
  await slipWith([freeBetGift()], { event });
  await userEvent.selectOptions(await screen.findByLabelText('Pay with'), 'free bet of €5.00');
  expect(screen.getByRole('alert')).toHaveTextContent('This free bet is for odds of 1.50 or higher.');
});

test('one that is used, over, of another wallet or no free bet at all is not offered', async () => {
  await slipWith([
    freeBetGift({ rounds_left: 0 }),
    freeBetGift({ id: 32, stage: 'expired' }),
    freeBetGift({ id: 33, currency: 'USD' }),
    freeBetGift({ id: 34, expires_at: '2020-01-01T00:00:00.000Z' }),
    freeBetGift({ id: 35, label: 'deposit' }),
  ]);
  expect(await screen.findByLabelText('Stake')).toBeInTheDocument();
  expect(screen.queryByLabelText('Pay with')).toBeNull();
});

test('with several prices on the slip it says that a free bet pays for one', async () => {
  await slipWith([freeBetGift()], { outcomes: ['home', 'draw'] });
  expect(await screen.findByText(/A free bet covers one bet\./)).toBeInTheDocument();
});
