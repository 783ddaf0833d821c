import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { closeAllModals } from '@croupier/shell/testing';
import { install, intent, openCashbox, payment, platform, script } from '../testing/cashier.tsx';

const card = { id: 'card', brand: 'card', title: 'Card', provider: 'sandbox', currency: 'EUR', type: 'card' };
const limits = { minAmountValue: '10', maxAmountValue: '5000', amountCurrencyCode: 'EUR' };
const withCards = (...titles: string[]) => [
  {
    ...card,
    speed: 'instant',
    termsOfService: { restrictions: limits },
    savedProfiles: titles.map((title) => ({ id: `p-${title.slice(-4)}`, title })),
  },
];
const cards = withCards('411111******1111', '400000******3220');
const paidWith = (instrument: string) =>
  payment({ state: 'succeeded', success: true, method: { id: 'card', title: 'Card' }, instrument });
const history = (...payments: ReturnType<typeof payment>[]) => ({
  'GET /api/player/payments': () => ({ data: payments, next: null }),
});

beforeEach(() => install(script({ getMethods: async () => cards })));
afterEach(() => act(() => closeAllModals({ immediate: true })));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });

// shows: popup:deposit-fast
test('one step: the card paid with last is chosen, a press pays', async () => {
  const submitForm = vi.fn().mockResolvedValue({ status: 'succeeded', error: null });
  install(script({ getMethods: async () => cards, submitForm }));
  const { api, intents } = platform(history(paidWith('400000******3220'), paidWith('411111******1111')));
  openCashbox({ api, start: 'deposit-fast' });
  expect(await screen.findByRole('radio', { name: /3220/ })).toBeChecked();
  expect(screen.queryByRole('img', { name: /Step/ })).toBeNull();
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '25');
  await press(/^Pay €25/);
  expect(await screen.findByText(/received/)).toBeVisible();
  expect(intents()).toMatchObject([{ body: { action: 'deposit', method_id: 'card', amount_cents: 2500 } }]);
  expect(submitForm.mock.calls[0]![0]).toMatchObject({ config: { profile: 'p-3220' } });
});

// shows: promise:C2; request:idempotency-key
test('a lost reply goes on as the same order; another amount is another, and the one before is given back', async () => {
  const submitForm = vi.fn().mockResolvedValue({ status: 'error', error: null });
  install(script({ getMethods: async () => cards, submitForm }));
  const replies = [() => Promise.reject(new CallFailed('Network Error')), () => intent(), () => intent()];
  const { api, asked, intents } = platform({ 'POST /api/payments/intents': () => replies.shift()!() });
  openCashbox({ api, start: 'deposit-fast' });
  await press(/^Pay €50/);
  await screen.findByText(/We got no response\./);
  await press(/^Pay €50/);
  await screen.findByText(/The payment provider didn’t respond\./);
  expect(asked.some(({ path }) => path.endsWith('/cancel'))).toBe(false);
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '60');
  await press(/^Pay €60/);
  await vi.waitFor(() => expect(intents()).toHaveLength(3));
  const [first, second, third] = intents().map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(asked.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1);
});

test('an amount the card does not take is explained and goes no further', async () => {
  const { api, intents } = platform();
  openCashbox({ api, start: 'deposit-fast' });
  await screen.findByText('Min. €10.00, max. €5,000.00');
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '5');
  await press(/^Pay/);
  expect(screen.getByText('The minimum amount is €10.00.')).toBeVisible();
  expect(intents()).toEqual([]);
});

test('another way to pay keeps the amount', async () => {
  openCashbox({ api: platform().api, start: 'deposit-fast' });
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '75');
  await press('Choose another payment method');
  expect(await screen.findByText('How to pay')).toBeVisible();
  expect(screen.getByText('€75.00')).toBeVisible();
});

test('without a card used before it is a deposit like any other', async () => {
  install(script({ getMethods: async () => withCards() }));
  openCashbox({ api: platform().api, start: 'deposit-fast' });
  expect(await screen.findByRole('button', { name: 'Choose how to pay' })).toBeVisible();
});
