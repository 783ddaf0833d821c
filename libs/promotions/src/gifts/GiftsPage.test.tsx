// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  activateFreeSpins,
  cancelBonus,
  type Gift,
  readBonuses,
  readBonusSettings,
  readFreeSpins,
  readLootboxes,
  redeemCoupon,
  updateBonusSettings,
} from '@croupier/contracts';
import { ToastHost } from '@croupier/shell';
import { renderWithTexts } from '@croupier/ui-kit/testing';
import { GiftsPage } from './GiftsPage.tsx';

const gift = (changes: Partial<Gift>): Gift => ({
  id: 1,
  stage: 'handle_bets',
  type: 'deposit',
  label: 'deposit',
  bonuses: [{ title: 'Welcome bonus' }],
  identifier: 'welcome',
  currency: 'EUR',
  amount_cents: 10_000,
  amount_wager_requirement_cents: 300_000,
  amount_wager_cents: 75_000,
  fund_cents: 4_200,
  released_cents: 0,
  rounds_left: 0,
  won_cents: 0,
  queue_place: null,
  issued_at: '2026-11-20T12:00:00.000Z',
  activated_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-20T12:00:00.000Z',
  ended_at: null,
  wagering: {
    factor: 30,
    of: 'bonus',
    days: 30,
    max_stake_cents: 500,
    cap_times: null,
    excluded_games: [],
    weights: { pokies: 100, dice: 5, sport: 100 },
    least_odds: 15_000,
  },
  rounds: null,
  ends_on_withdrawal: true,
  ...changes,
});

const spins = gift({
  id: 2,
  stage: 'issued',
  type: 'fs',
  label: 'free_spins',
  bonuses: [{ title: 'First look' }],
  amount_cents: 20,
  wagering: null,
  rounds: { count: 10, stake_cents: 20, games: ['moth-and-moon'], wins: 'cash', least_odds: null },
  rounds_left: 10,
});

let bonuses: Gift[];
let freeSpins: Gift[];
const calls = { cancel: vi.fn(), activate: vi.fn(), settings: vi.fn(), redeem: vi.fn() };
beforeEach(() => {
  bonuses = [gift({})];
  freeSpins = [spins];
  for (const call of Object.values(calls)) call.mockReset();
});

function show() {
  const api = answering([
    [readBonuses, () => bonuses],
    [readFreeSpins, () => freeSpins],
    [readLootboxes, () => []],
    [readBonusSettings, () => ({ receive_bonuses: true })],
    [cancelBonus, calls.cancel],
    [activateFreeSpins, calls.activate],
    [updateBonusSettings, calls.settings],
    [redeemCoupon, calls.redeem],
  ]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderWithTexts(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <GiftsPage
          codeLink={(text) => <a href="/users/promocode">{text}</a>}
          wheelLink={(text) => <a href="/rocket-wheel">{text}</a>}
          limitsLink={(text) => <a href="/users/limits">{text}</a>}
        />
        <ToastHost />
      </ApiProvider>
    </QueryClientProvider>,
  );
}

const cardOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;

// shows: route:/users/gifts; call:GET /api/player/bonuses; call:GET /api/player/freespins
test('a bonus that is wagered says how far it is, what is left and all its conditions', async () => {
  show();
  const card = await cardOf('Welcome bonus');
  expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '€750.00 of €3,000.00');
  expect(within(card).getByText('€42.00 of bonus money is left to play with.')).toBeInTheDocument();
  expect(within(card).getByText(/30 times the bonus must be staked, within 30 days/)).toBeInTheDocument();
  expect(within(card).getByText(/may stake €5\.00 at most/)).toBeInTheDocument();
});

test('giving up says what lapses before it is done, and a refusal stays in sight', async () => {
  calls.cancel.mockImplementationOnce(() => {
    bonuses = [gift({ stage: 'canceled', fund_cents: 0 })];
    return bonuses[0];
  });
  show();
  const card = await cardOf('Welcome bonus');
  await userEvent.click(within(card).getByRole('button', { name: 'Give it up' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('€42.00 of bonus money lapses now. Your own money stays as it is.')).toBeVisible();
  expect(calls.cancel).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give it up' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Welcome bonus' })).toBeNull());
  await userEvent.click(screen.getByText('Past'));
  expect(within(await cardOf('Welcome bonus')).getByText('Given up')).toBeInTheDocument();
});

// shows: call:POST /api/player/freespins/{id}/activation
test('free spins are begun, as what they are', async () => {
  calls.activate.mockImplementation(() => {
    freeSpins = [{ ...spins, stage: 'activated' }];
    return freeSpins[0];
  });
  show();
  const card = await cardOf('First look');
  expect(within(card).getByText('10 × €0.20')).toBeInTheDocument();
  await userEvent.click(within(card).getByRole('button', { name: 'Begin' }));
  expect(await screen.findByText('10 left')).toBeInTheDocument();
});

// shows: coupon:outcomes
test.each([
  [{ status: 'successfully_activated', reason: null, gift: spins }, 'The code is redeemed'],
  [{ status: 'already_activated', reason: null, gift: spins }, 'You have redeemed this code before'],
  [{ status: 'failed_to_activate', reason: 'over', gift: null }, 'The time of this code is over.'],
] as const)('a code answers in words: %o', async (answer, said) => {
  calls.redeem.mockReturnValue(answer);
  show();
  await userEvent.type(screen.getByLabelText('Do you have a code?'), ' moonlit ');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
});

// shows: call:PATCH /api/player/update_bonus_settings
test('no bonuses is one press, and as easy as yes', async () => {
  calls.settings.mockReturnValue({ receive_bonuses: false });
  show();
  await userEvent.click(await screen.findByRole('switch', { name: 'Give me bonuses' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Give me bonuses' })).not.toBeChecked());
});

test('without gifts it says what stands here, and leads to the codes', async () => {
  [bonuses, freeSpins] = [[], []];
  show();
  expect(await screen.findByRole('heading', { name: 'No gifts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'A code for your next deposit' })).toBeInTheDocument();
});
