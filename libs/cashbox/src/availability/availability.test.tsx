import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CashboxStop } from '@croupier/contracts';
import { openCashbox, platform } from '../testing/cashier.tsx';

const until = '2026-12-01T12:00:00.000Z';

/** Returns a reply that blocks both for a reason. */
const closed = (reason: CashboxStop['reason'], end: string | null = null) => ({
  'GET /api/payments/availability': () => ({ deposit: { reason, until: end }, cashout: { reason, until: end } }),
});

const cases: readonly [CashboxStop['reason'], string | null, RegExp, string | null][] = [
  ['tech_work', null, /Deposits and withdrawals are paused for now\./, null],
  ['coolingoff', until, /It lasts until .*2026.* You can still withdraw/s, 'Withdraw'],
  ['selfexclusion', null, /It’s permanent\./, 'Withdraw'],
  ['region', null, /You can’t deposit from the country you’re in now\./, 'Withdraw'],
  ['profile_incomplete', null, /Before you deposit or withdraw, we need your name/, 'Complete my profile'],
  ['questionnaire_pending', null, /Until you answer, you can’t deposit or withdraw\./, 'Answer the questions'],
  ['identity_check', null, /Before you deposit, we need to check your details\./, 'Upload my documents'],
  [
    'unverified',
    null,
    /By law, we can only pay out in your country once we’ve verified your identity\./,
    'Upload my documents',
  ],
];

// shows: guard:cashbox-stop; guard:cashbox-reasons
test.each(cases)('closed by %s, the cashbox says why and where to go on', async (reason, end, sentence, action) => {
  const { api } = platform(closed(reason, end));
  openCashbox({ api, start: 'deposit', onWay: () => undefined });
  expect(await screen.findByText(sentence)).toBeVisible();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  if (action !== null) expect(buttons).toContain(action);
  expect(screen.queryByLabelText(/amount/i)).toBeNull();
});

test.each([
  ['Answer the questions', 'questionnaire_pending', 'questionnaire'],
  ['Upload my documents', 'unverified', 'verification'],
] as const)('%s leads there', async (name, reason, way) => {
  const onWay = vi.fn();
  openCashbox({ api: platform(closed(reason)).api, start: 'withdraw', onWay });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(onWay).toHaveBeenCalledExactlyOnceWith(way);
});

// shows: call:GET /api/payments/availability
test('who takes a break is led to a withdrawal', async () => {
  const { api } = platform({
    'GET /api/payments/availability': () => ({ deposit: { reason: 'coolingoff', until }, cashout: null }),
  });
  openCashbox({ api, start: 'deposit' });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('heading', { name: 'Withdraw' })).toBeVisible();
});

test('without the availability the deposit goes on: the server decides', async () => {
  const { api } = platform({
    'GET /api/payments/availability': () => {
      throw new Error('away');
    },
  });
  openCashbox({ api, start: 'deposit' });
  expect(await screen.findByRole('heading', { name: 'Deposit' })).toBeVisible();
});

test.each([
  ['deposit', 'deposit-help'],
  ['withdraw', 'withdrawal-help'],
] as const)('the screen of a closed cashbox links to support: %s', async (start, way) => {
  const onWay = vi.fn();
  openCashbox({ api: platform(closed('tech_work')).api, start, onWay });
  await userEvent.click(await screen.findByRole('button', { name: 'Contact support' }));
  expect(onWay).toHaveBeenCalledExactlyOnceWith(way);
});
