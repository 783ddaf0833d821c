import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAllModals } from '@croupier/shell/testing';
import { install, intent, openCashbox, payment, platform, script } from '../testing/cashier.tsx';

beforeEach(() => install(script()));
afterEach(() => act(() => closeAllModals({ immediate: true })));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const waiting = { state: 'challenge', instrument: '400000******3220' } as const;
const history = (...payments: ReturnType<typeof payment>[]) => ({
  'GET /api/player/payments': () => ({ data: payments, next: null }),
});

test('a deposit whose page was reloaded at the bank’s question is found again and goes on as the same order', async () => {
  const answer = Promise.withResolvers<unknown>();
  const submitForm = vi.fn(
    (plan: { config?: { onStep?: (step: string) => void } }) => (plan.config?.onStep?.('challenge'), answer.promise),
  );
  install(script({ submitForm }));
  let state: 'challenge' | 'succeeded' = 'challenge';
  const { api, intents } = platform({
    ...history(payment(waiting)),
    'GET /api/payments/intents/:id': () => intent({ ...waiting, state, success: state === 'succeeded' || null }),
  });
  openCashbox({ api, start: 'deposit' });
  await press('Continue this deposit');
  expect(screen.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible();
  expect(submitForm).toHaveBeenCalledWith(
    expect.objectContaining({
      config: expect.objectContaining({ payment: { id: 'provider-payment', token: 'client-token' } }),
    }),
    '50.00',
  );
  state = 'succeeded';
  await act(async () => answer.resolve({ status: 'succeeded', error: null }));
  expect(await screen.findByText(/received/, undefined, { timeout: 3000 })).toBeVisible();
  expect(intents()).toHaveLength(0);
});

test('given up, it is cancelled and a new deposit begins', async () => {
  const { api, asked } = platform({
    ...history(payment(waiting)),
    'GET /api/payments/intents/:id': () => intent(waiting),
  });
  openCashbox({ api, start: 'deposit' });
  await press('Cancel and start again');
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
  expect(asked.some(({ path }) => path === '/api/payments/intents/:id/cancel')).toBe(true);
});

test('one that ended meanwhile says how', async () => {
  const ended = { ...waiting, state: 'failed', success: false, failure: 'expired' } as const;
  const { api } = platform({ ...history(payment(waiting)), 'GET /api/payments/intents/:id': () => intent(ended) });
  openCashbox({ api, start: 'deposit' });
  expect(await screen.findByText(/The time to confirm this payment has run out\./)).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
});

test('details that never reached the provider are no dead end', async () => {
  install(script({ submitForm: async () => ({ status: 'invalid', error: null }) }));
  const { api } = platform({ ...history(payment()), 'GET /api/payments/intents/:id': () => intent() });
  openCashbox({ api, start: 'deposit' });
  await press('Continue this deposit');
  expect(await screen.findByText(/Your payment details never reached the payment provider\./)).toBeVisible();
});

test('the overview leads back to it; payments at the provider or over are left alone', async () => {
  const { api } = platform({
    ...history(payment({ id: '7f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a12', state: 'pending' }), payment(waiting)),
    'GET /api/payments/intents/:id': () => intent(waiting),
  });
  openCashbox({ api });
  expect(await screen.findByText(/Your deposit of/)).toBeVisible();
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Not finished yet' })).toBeVisible();
});

test('a list that can’t be read keeps nobody from paying', async () => {
  const { api } = platform({ 'GET /api/player/payments': () => Promise.reject(new Error('away')) });
  openCashbox({ api, start: 'deposit' });
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
});
