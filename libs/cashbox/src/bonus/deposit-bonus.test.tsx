import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BonusOffer, Gift } from '@croupier/contracts';
import { closeAllModals } from '@croupier/shell/testing';
import { install, intent, openCashbox, platform, refused, script } from '../testing/cashier.tsx';

const terms = {
  wagering: {
    factor: 30,
    of: 'bonus',
    days: 30,
    max_stake_cents: 500,
    cap_times: null,
    excluded_games: [],
    excludes_sport: false,
    weights: { pokies: 100, dice: 5, sport: 100 },
    least_odds: 15_000,
  },
  rounds: null,
  ends_on_withdrawal: true,
} as const;
const offer = {
  identifier: 'welcome',
  title: 'Welcome bonus',
  label: 'deposit',
  currency: 'EUR',
  codes: ['WELCOME'],
  nth_deposit: 1,
  min_deposit_cents: 2_000,
  percent: 100,
  amount_cents: 10_000,
  points: null,
  activate_days: 7,
  ...terms,
} as unknown as BonusOffer;
const gift = {
  id: 1,
  stage: 'handle_bets',
  type: 'deposit',
  label: 'deposit',
  bonuses: [{ title: 'Welcome bonus' }],
  identifier: 'welcome',
  currency: 'EUR',
  amount_cents: 5_000,
  points: null,
  amount_wager_requirement_cents: 150_000,
  amount_wager_cents: 0,
  fund_cents: 5_000,
  released_cents: 0,
  rounds_left: 0,
  won_cents: 0,
  queue_place: null,
  issued_at: '2026-11-20T12:00:00.000Z',
  activated_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-20T12:00:00.000Z',
  ended_at: null,
  ...terms,
} as unknown as Gift;

beforeEach(() => install(script()));
afterEach(() => act(() => closeAllModals({ immediate: true })));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bonus = () => screen.findByRole('switch', { name: /^Welcome bonus/ });

function open({ kept = { code: 'WELCOME', offer } as object, brought = null as Gift | null, answers = {} } = {}) {
  const made = platform({
    // Once given with a deposit, it isn't offered again.
    'GET /api/player/bonuses/next_deposit': () => (made.intents().length > 0 ? { code: null, offer: null } : kept),
    'GET /api/payments/intents/:id': () => ({ ...intent({ state: 'succeeded', success: true }), bonus: brought }),
    ...answers,
  });
  openCashbox({ api: made.api, start: 'deposit', bonusHref: (identifier) => `/bonuses/${identifier}` });
  return made;
}

async function pay() {
  await press('Choose how to pay');
  await userEvent.click(await screen.findByRole('radio', { name: /4111/ }));
  await press('Continue');
  await press(/^Pay/);
}

test('a bonus says its terms beside the amount and is off: a deposit without the player’s word asks for none', async () => {
  const { intents } = open();
  expect(await bonus()).not.toBeChecked();
  expect(await bonus()).toHaveAccessibleName('Welcome bonus: €50.00');
  expect(await bonus()).toHaveAccessibleDescription(
    'Wagering requirement: stake €1,500.00 within 30 days, up to €5.00 per round or bet. Withdrawing before then ends the bonus.',
  );
  expect(screen.getByRole('link', { name: 'Full terms' })).toHaveAttribute('href', '/bonuses/welcome');
  await pay();
  expect(await screen.findByText(/received/)).toBeVisible();
  expect(screen.queryByText(/bonus/i)).toBeNull();
  expect(intents()[0]!.body).not.toHaveProperty('bonus_code');
});

test('turned on, the choice goes with the deposit, and its end names what was taken', async () => {
  const { intents } = open({ brought: gift });
  await userEvent.click(await bonus());
  await press('Choose how to pay');
  await userEvent.click(await screen.findByRole('radio', { name: /4111/ }));
  await press('Continue');
  expect(await screen.findByText(/^Welcome bonus:/)).toBeVisible();
  await press(/^Pay/);
  expect(
    await screen.findByText(/^Welcome bonus: you also got €50.00 of bonus money. Stake €1,500.00 by/),
  ).toBeVisible();
  expect(intents()[0]!.body).toMatchObject({ bonus_code: 'WELCOME' });
});

test('a deposit too small for the bonus says from how much it comes, and takes none', async () => {
  const { intents } = open();
  await userEvent.click(await bonus());
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  await userEvent.clear(field);
  await userEvent.type(field, '15');
  expect(await bonus()).toBeDisabled();
  expect(await bonus()).not.toBeChecked();
  expect(await bonus()).toHaveAccessibleDescription('You get it with a deposit of €20.00 or more.');
  await pay();
  await screen.findByText(/received/);
  expect(intents()[0]!.body).not.toHaveProperty('bonus_code');
});

test('a kept code that brings nothing says so, and without a code there is no word of a bonus', async () => {
  open({ kept: { code: 'WELCOME', offer: null } });
  expect(await screen.findByText('Your code WELCOME gives no bonus with this deposit.')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a bonus that was refused or did not come is said, and the money with it', async () => {
  const { intents } = open({
    answers: {
      'POST /api/payments/intents': () =>
        intents().length === 1 ? Promise.reject(refused('bonus_not_for_deposit', 'bonus_code')) : intent(),
    },
  });
  await userEvent.click(await bonus());
  await pay();
  expect(await screen.findByText('server says bonus_not_for_deposit')).toBeVisible();
  await press(/^Pay/);
  expect(await screen.findByText('We couldn’t add the bonus. Your deposit has no wagering requirement.')).toBeVisible();
});
