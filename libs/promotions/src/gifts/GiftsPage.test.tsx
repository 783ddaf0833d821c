import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider, CallFailed, CallRefused, createQueryClient } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  activateFreeSpins,
  cancelBonus,
  type Gift,
  orderBonuses,
  readBonuses,
  readBonusSettings,
  readFreeSpins,
  readLootboxes,
  redeemCoupon,
  updateBonusSettings,
} from '@croupier/contracts';
import { logError, setErrorLog, ToastHost } from '@croupier/shell';
import { dismissToasts } from '@croupier/shell/testing';
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
  points: null,
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
    excludes_sport: false,
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
  rounds: { count: 10, stake_cents: 20, games: ['moth-and-moon'], wins: 'cash', feature: false, least_odds: null },
  rounds_left: 10,
});

let bonuses: Gift[] | Error;
let freeSpins: Gift[];
const calls = { cancel: vi.fn(), activate: vi.fn(), settings: vi.fn(), redeem: vi.fn(), order: vi.fn() };
afterEach(() => act(dismissToasts));
beforeEach(() => {
  bonuses = [gift({})];
  freeSpins = [spins];
  for (const call of Object.values(calls)) call.mockReset();
});

/** Returns a list that collects the log names of failures from now on. */
function namesLogged(): unknown[] {
  const names: unknown[] = [];
  setErrorLog((_error, { label }) => names.push(label));
  return names;
}

function show() {
  const api = answering([
    [
      readBonuses,
      () => {
        if (bonuses instanceof Error) throw bonuses;
        return bonuses;
      },
    ],
    [readFreeSpins, () => freeSpins],
    [readLootboxes, () => []],
    [readBonusSettings, () => ({ receive_bonuses: true })],
    [cancelBonus, calls.cancel],
    [activateFreeSpins, calls.activate],
    [updateBonusSettings, calls.settings],
    [redeemCoupon, calls.redeem],
    [orderBonuses, calls.order],
  ]);
  const queryClient = createQueryClient(logError);
  return renderWithTexts(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <GiftsPage
          codeLink={(text) => <a href="/users/promocode">{text}</a>}
          wheelLink={(text) => <a href="/rocket-wheel">{text}</a>}
          historyLink={(text) => <a href="/users/games-history">{text}</a>}
          limitsLink={(text) => <a href="/users/limits">{text}</a>}
        />
        <ToastHost />
      </ApiProvider>
    </QueryClientProvider>,
  );
}

test.each([
  [9 * 86_400_000 + 1_000, '9 days left'],
  [26 * 3_600_000 + 60_000, '26 hours left'],
  [30 * 60_000, 'less than an hour left'],
])('what lasts %i ms yet says so without seconds', async (ms, said) => {
  bonuses = [gift({ expires_at: new Date(Date.now() + ms).toISOString() })];
  show();
  expect(within(await cardOf('Welcome bonus')).getByText(new RegExp(said))).toBeInTheDocument();
});

const cardOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;

// shows: route:/users/gifts; call:GET /api/player/bonuses; call:GET /api/player/freespins
// shows: gift:wagering
test('a bonus that is wagered says how far it is, what is left and all its conditions', async () => {
  show();
  const card = await cardOf('Welcome bonus');
  expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '€750.00 of €3,000.00');
  expect(within(card).getByText('Bonus money left to play: €42.00.')).toBeInTheDocument();
  expect(
    within(card).getByText(/Withdrawing now would end this bonus, and you would forfeit €42\.00\./),
  ).toBeInTheDocument();
  expect(
    within(card).getByRole('link', { name: 'See how each round counted and what paid for it' }),
  ).toBeInTheDocument();
  expect(within(card).getByRole('link', { name: 'Limits and breaks' })).toBeInTheDocument();
  expect(within(card).getByText(/stake 30 times the bonus within 30 days/)).toBeInTheDocument();
  expect(within(card).getByText(/The maximum stake per round or bet is €5\.00/)).toBeInTheDocument();
});

// shows: gift:finished; gift:stages; gift:active-freespins
test.each([
  ['a bonus', 'deposit'],
  ['free spins', 'fs'],
] as const)('%s that came to an end are past, whichever it was; all else is the player’s now', async (_what, type) => {
  const past = ['finished', 'wager_done', 'lost', 'canceled', 'expired', 'erased_by_withdraw'] as const;
  const now = ['issued', 'activated', 'handle_bets'] as const;
  const list = [...past, ...now].map((stage, at) => gift({ id: at + 1, type, stage, bonuses: [{ title: stage }] }));
  [bonuses, freeSpins] = type === 'fs' ? [[], list] : [list, []];
  show();
  await cardOf('handle_bets');
  const titles = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((title) => [...past, ...now].some((stage) => stage === title));
  expect(titles().toSorted()).toEqual(now.toSorted());
  await userEvent.click(screen.getByText('Past'));
  await cardOf('lost');
  expect(titles().toSorted()).toEqual(past.toSorted());
  const said = ['Done', 'Wagered', 'Used up', 'Cancelled', 'Expired', 'Ended by a withdrawal'];
  for (const [at, stage] of past.entries())
    expect(within(await cardOf(stage)).getByText(said[at]!)).toBeInTheDocument();
});

test('giving up says what lapses before it is done, and a refusal stays in sight', async () => {
  calls.cancel.mockImplementationOnce(() => {
    bonuses = [gift({ stage: 'canceled', fund_cents: 0 })];
    return bonuses[0];
  });
  show();
  const card = await cardOf('Welcome bonus');
  await userEvent.click(within(card).getByRole('button', { name: 'Cancel gift' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText('You’ll forfeit €42.00 of bonus money. Your own money isn’t affected.'),
  ).toBeVisible();
  expect(calls.cancel).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel gift' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Welcome bonus' })).toBeNull());
  await userEvent.click(screen.getByText('Past'));
  expect(within(await cardOf('Welcome bonus')).getByText('Cancelled')).toBeInTheDocument();
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
  await userEvent.click(within(card).getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('10 left')).toBeInTheDocument();
});

// shows: log:ACTIVATION_BONUS; log:CANCELS_BONUS; error:gift-swallowed
test('a gift that does not begin or end stays as it is, says why, and the failure is logged by its name', async () => {
  const names = namesLogged();
  const no = () => {
    throw new CallRefused(422, { errors: { base: { unavailable: 'Please try again in a moment.' } } });
  };
  calls.activate.mockImplementation(no);
  calls.cancel.mockImplementation(no);
  show();
  await userEvent.click(within(await cardOf('First look')).getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  await userEvent.click(within(await cardOf('Welcome bonus')).getByRole('button', { name: 'Cancel gift' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel gift' }));
  expect(await dialog.findByText('Please try again in a moment.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'First look' })).toBeInTheDocument();
  expect(names).toEqual(['ACTIVATION_BONUS', 'CANCELS_BONUS']);
});

// shows: log:LOAD_GIFTS_DATA; failure:visible
test('gifts that do not load offer another try, and are logged by their name', async () => {
  const names = namesLogged();
  bonuses = new CallFailed('Network Error');
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(names).toEqual(['LOAD_GIFTS_DATA']);
  bonuses = [gift({})];
  await userEvent.click(again);
  expect(await cardOf('Welcome bonus')).toBeInTheDocument();
});

// shows: coupon:outcomes; toast:already-activated; toast:successfully-activated; toast:failed-to-activate
test.each([
  [{ status: 'successfully_activated', reason: null, gift: spins }, 'Successfully activated.', 'success'],
  [{ status: 'already_activated', reason: null, gift: spins }, 'Already activated.', 'info'],
  [{ status: 'failed_to_activate', reason: 'over', gift: null }, 'This code has expired.', undefined],
  [{ status: 'failed_to_activate', reason: 'unknown_code', gift: null }, 'Failed to activate.', 'warning'],
] as const)('a code answers in words: %o', async (answer, said, toast) => {
  calls.redeem.mockReturnValue(answer);
  show();
  await userEvent.type(screen.getByLabelText('Do you have a code?'), ' moonlit ');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  const shown = await screen.findByText(said);
  expect(shown.closest<HTMLElement>('[data-toast]')?.dataset['toast']).toBe(toast);
});

// shows: call:PATCH /api/player/update_bonus_settings
test('no bonuses is one press, and as easy as yes', async () => {
  calls.settings.mockReturnValue({ receive_bonuses: false });
  show();
  await userEvent.click(await screen.findByRole('switch', { name: 'Receive bonuses' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Receive bonuses' })).not.toBeChecked());
});

test('without gifts it says what stands here, and leads to the codes', async () => {
  [bonuses, freeSpins] = [[], []];
  show();
  expect(await screen.findByRole('heading', { name: 'No gifts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'A code for your next deposit' })).toBeInTheDocument();
});

// shows: call:PUT /api/player/bonuses/order
test('what waits is put into another order by buttons, also by keyboard alone', async () => {
  const waiting = (id: number, title: string, queue_place: number) =>
    gift({ id, stage: 'issued', bonuses: [{ title }], queue_place, fund_cents: 0 });
  bonuses = [waiting(7, 'Spring', 1), waiting(8, 'Summer', 2), waiting(9, 'Autumn', 3)];
  calls.order.mockImplementation(() => (bonuses = [waiting(9, 'Autumn', 1), waiting(7, 'Spring', 2)]));
  show();
  expect(await screen.findByRole('button', { name: 'Move “Spring” up' })).toBeDisabled();
  screen.getByRole('button', { name: 'Move “Autumn” up' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(calls.order).toHaveBeenCalledTimes(1));
  expect(calls.order.mock.calls[0]?.[0]).toMatchObject({ body: { ids: [7, 9, 8] } });
  expect(await screen.findByRole('button', { name: 'Move “Autumn” up' })).toBeDisabled();
});

test('experience points are told as points, not as money', async () => {
  bonuses = [gift({ stage: 'finished', label: 'xp', amount_cents: 0, points: 25, wagering: null })];
  freeSpins = [];
  show();
  await userEvent.click(await screen.findByText('Past'));
  expect(await screen.findByText('25 points')).toBeInTheDocument();
  expect(
    screen.getByText(
      /The points count towards your level as if you had earned them by playing, and you can exchange them\./,
    ),
  ).toBeInTheDocument();
});
