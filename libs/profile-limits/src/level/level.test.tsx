import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused, playerQuery } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import {
  type Achievement,
  type CompPoints,
  exchangeCompPoints,
  readAchievements,
  readCompPointRates,
  readCompPoints,
  readLevels,
  readPlayer,
} from '@croupier/contracts';
import { openModal, registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { player, renderProfile } from '../testing/render-profile.tsx';
import { ExchangeModal } from './ExchangeModal.tsx';
import { LevelPage } from './LevelPage.tsx';

const points: CompPoints = {
  chargeable: { points: 340 },
  persistent: { points: 720 },
  level: 4,
  rate_group: 'level_4',
  day: { amount_cents: 100_000, currency: 'EUR', left_points: 86_956 },
  next: {
    level: 5,
    points: 1_500,
    missing: 780,
    currency: 'EUR',
    stake_cents: 1_560_000,
    cost_cents: 62_400,
    rtp: 96,
  },
  ladder: { player: 9, robot: 7 },
};
const gifts = { points: 100, free_spins: 25, cashback_percent: 5, bonus_euros: 0 };
const levels = {
  levels: Array.from({ length: 10 }, (_, at) => ({
    level: at + 1,
    status_id: at === 0 ? null : 701 + at,
    points: [0, 50, 200, 600, 1_500, 4_000, 10_000, 25_000, 60_000, 150_000][at]!,
    gifts: at === 9 ? { ...gifts, bonus_euros: 500 } : gifts,
  })),
  currency: 'EUR' as const,
  ladder: { player: Array.from({ length: 25 }, (_, at) => at * 10_000), robot: [0] },
};
const achievement: Achievement = {
  id: 55,
  frontend_identifier: 'regular',
  type: 'bet_sum',
  status_ids: [273, 55],
  money_budget_cents: 100_000,
  money_progress_cents: 40_000,
  rounds_budget: null,
  rounds_progress: null,
  status: 'history',
  deposits: null,
};
const table = [
  [readCompPoints, points],
  [readLevels, levels],
  [
    readAchievements,
    [achievement, { ...achievement, id: 606, frontend_identifier: 'thousand-spins', status: 'active' }],
  ],
] as const;

// shows: route:/users/level; fields:level-ladder
test('the page says where one stands, what the next level gives and what it costs on average', async () => {
  renderProfile(
    answering(table),
    <LevelPage
      player={player({ level: 4 })}
      onExchange={() => undefined}
      limitsLink={(text) => <a href="/users/limits">{text}</a>}
    />,
  );
  const next = within(await screen.findByRole('region', { name: 'Level 5' }));
  expect(next.getByText('100 points')).toBeInTheDocument();
  expect(next.getByText('25 free spins')).toBeInTheDocument();
  expect(next.getByText('5% weekly cashback')).toBeInTheDocument();
  expect(next.getByText('€15,600.00')).toBeInTheDocument();
  expect(next.getByText('€624.00')).toBeInTheDocument();
  const all = within(screen.getByRole('region', { name: 'All levels' }));
  expect(all.getByText('from 150,000 points')).toBeInTheDocument();
  expect(all.getByText(/a bonus of/)).toHaveTextContent('a bonus of €500.00');
});

// shows: route:/tournaments/achievements; product:competitions
test('achievements are listed, those one has first', async () => {
  renderProfile(
    answering(table),
    <LevelPage
      player={player({ level: 4 })}
      onExchange={() => undefined}
      limitsLink={(text) => <a href="/users/limits">{text}</a>}
    />,
  );
  const list = within(await screen.findByRole('region', { name: 'Achievements' }));
  const rows = await list.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Thousand spinsAchieved');
  expect(rows[1]).toHaveTextContent('Regular');
  expect(rows[1]).toHaveTextContent('€400.00 of €1,000.00');
});

test('at the last level there is no next one', async () => {
  const last = [[readCompPoints, { ...points, level: 10, next: null }], ...table.slice(1)] as const;
  renderProfile(
    answering(last),
    <LevelPage
      player={player({ level: 10 })}
      onExchange={() => undefined}
      limitsLink={(text) => <a href="/users/limits">{text}</a>}
    />,
  );
  expect(await screen.findByText('You’ve reached the highest level, and you keep it.')).toBeInTheDocument();
});

test('what did not load says so and can be asked for again', async () => {
  const api = answering([
    [readCompPoints, () => Promise.reject(new Error('away'))],
    [readLevels, levels],
    [readAchievements, []],
  ]);
  renderProfile(
    api,
    <LevelPage
      player={player()}
      onExchange={() => undefined}
      limitsLink={(text) => <a href="/users/limits">{text}</a>}
    />,
  );
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

beforeEach(() => {
  closeAllModals();
  registerModals({ 'exchange-compoints': { load: async () => ExchangeModal } });
});

const rates = [{ group: 'level_4', level: 4, currency: 'EUR' as const, points: 100, amount_cents: 115 }];

function openExchange(
  answer: (parts: Record<string, unknown>) => unknown,
  known: unknown = rates,
  own: CompPoints = points,
) {
  const api = answering([
    [readCompPoints, own],
    ...table.slice(1),
    [readPlayer, player()],
    [readCompPointRates, known],
    [exchangeCompPoints, answer],
  ]);
  const view = renderProfile(api, null);
  view.queryClient.setQueryData(playerQuery(api).queryKey, player());
  openModal('exchange-compoints');
}

// shows: popup:exchange-compoints
test('points become cash at the rate of one’s level, and the sum is known before', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  openExchange((parts) => {
    sent(parts);
    return { amount_cents: 115, currency: 'EUR', comp_points: { ...points, chargeable: { points: 240 } } };
  });
  const field = await screen.findByRole('textbox', { name: 'Points' });
  await user.clear(field);
  await user.type(field, '100');
  expect(screen.getByText('€1.15', { selector: '[aria-live] *' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Exchange' }));
  expect(await screen.findByText(/is in your wallet/)).toHaveTextContent('€1.15 is in your wallet.');
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      body: { exchange: { points: 100, group: 'level_4', currency: 'EUR', least_cents: 115 } },
      idempotencyKey: expect.any(String),
    }),
  );
});

test('more points than one has are not sent', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  openExchange(sent);
  const field = await screen.findByRole('textbox', { name: 'Points' });
  await user.clear(field);
  await user.type(field, '341');
  await user.click(screen.getByRole('button', { name: 'Exchange' }));
  expect(screen.getByText('Please enter a whole number from 1 to 340.')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

test('what may be exchanged in 24 hours stands there, and no more is sent', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  const day = { ...points.day, left_points: 120 };
  openExchange(sent, rates, { ...points, day });
  expect(await screen.findByText(/In 24 hours, you can exchange/)).toHaveTextContent(
    'In 24 hours, you can exchange points worth up to €1,000.00. You can exchange 120 points now.',
  );
  const field = screen.getByRole('textbox', { name: 'Points' });
  expect(field).toHaveValue('120');
  await user.clear(field);
  await user.type(field, '121');
  await user.click(screen.getByRole('button', { name: 'Exchange' }));
  expect(screen.getByText('Please enter a whole number from 1 to 120.')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

test('where nothing is left of the day there is nothing to press', async () => {
  openExchange(vi.fn(), rates, { ...points, day: { ...points.day, left_points: 0 } });
  expect(await screen.findByText(/You can exchange 0 points now/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exchange' })).toBeDisabled();
});

test('an exchange that was refused says why', async () => {
  const user = userEvent.setup();
  openExchange(() =>
    Promise.reject(
      new CallRefused(422, { errors: { exchange: { points: { points_not_enough: 'Not that many.' } } } } as never),
    ),
  );
  await screen.findByRole('textbox', { name: 'Points' });
  await user.click(screen.getByRole('button', { name: 'Exchange' }));
  expect(await screen.findByText('Not that many.')).toBeInTheDocument();
});

test('where the rates have moved meanwhile nothing is exchanged, and the form shows those of now', async () => {
  const user = userEvent.setup();
  let amount_cents = 115;
  openExchange(
    () => {
      amount_cents = 110;
      return Promise.reject(
        new CallRefused(422, {
          errors: { exchange: { points: { quote_expired: 'The offer has expired.' } } },
        } as never),
      );
    },
    () => rates.map((rate) => ({ ...rate, amount_cents })),
  );
  const field = await screen.findByRole('textbox', { name: 'Points' });
  await user.clear(field);
  await user.type(field, '100');
  await user.click(screen.getByRole('button', { name: 'Exchange' }));
  expect(await screen.findByText('€1.10', { selector: '[aria-live] *' })).toBeInTheDocument();
  expect(screen.getByText(/Nothing was exchanged|The offer has expired\./)).toBeInTheDocument();
});
