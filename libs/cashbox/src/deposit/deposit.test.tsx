import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { closeAllModals } from '@croupier/shell/testing';
import { install, intent, openCashbox, platform, refused, script } from '../testing/cashier.tsx';

beforeEach(() => install(script()));
afterEach(() => act(() => closeAllModals({ immediate: true })));

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });

async function toDetails(way: RegExp = /^Card/) {
  await screen.findByText('Min. €10.00, max. €10,000.00');
  await press('Choose how to pay');
  await userEvent.click(await screen.findByRole('radio', { name: way }));
  await press('Continue');
}

// shows: step:deposit; step:deposit-end; constant:cashbox-steps; constant:default-deposit; modal:step-head; popup:deposit
// shows: call:POST /api/payments/intents
test('a deposit takes three steps and says "arrived" when our own server says so', async () => {
  let state: 'pending' | 'succeeded' = 'pending';
  const { api, intents } = platform({
    'GET /api/payments/intents/:id': () => intent({ state, success: state === 'succeeded' || null }),
  });
  openCashbox({ api, start: 'deposit' });
  expect(await amountField()).toHaveValue('50');
  expect(screen.getByRole('img', { name: 'Step 1 of 3' })).toBeVisible();
  await toDetails();
  expect(screen.getByRole('img', { name: 'Step 3 of 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await screen.findByText(/never reach us/);
  await press(/^Pay €50.00/);
  expect(await screen.findByText('The payment is on its way')).toBeVisible();
  state = 'succeeded';
  expect(await screen.findByText(/€50.00 received|received/, undefined, { timeout: 3000 })).toBeVisible();
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(intents()).toMatchObject([
    { body: { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: 5000 } },
  ]);
});

// shows: promise:C2; request:idempotency-key; card:submit-disabled
test('pressing twice is one order, and a lost reply goes on under the same key', async () => {
  const reply = Promise.withResolvers<never>();
  const replies = [() => reply.promise, () => intent()];
  const { api, intents } = platform({ 'POST /api/payments/intents': () => replies.shift()!() });
  openCashbox({ api, start: 'deposit' });
  await toDetails();
  await screen.findByText(/never reach us/);
  const pay = screen.getByRole('button', { name: /^Pay/ });
  await userEvent.dblClick(pay);
  expect(pay).toHaveAttribute('aria-disabled', 'true');
  await act(async () => reply.reject(new CallFailed('Network Error')));
  expect(await screen.findByText(/We got no response\./)).toBeVisible();
  expect(intents()).toHaveLength(1);
  expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  await press(/^Pay/);
  await screen.findByText(/received/);
  const [first, second] = intents();
  expect(second!.key).toBe(first!.key);
  expect(first!.key).toMatch(/^[0-9a-f-]{36}$/);
});

test('after a decline the next try is another order with another key', async () => {
  const submitForm = vi
    .fn()
    .mockResolvedValueOnce({ status: 'failed', error: { code: 'insufficient_funds' } })
    .mockResolvedValue({ status: 'succeeded', error: null });
  install(script({ submitForm }));
  const answers = [
    intent({ state: 'failed', success: false, failure: 'insufficient_funds' }),
    intent({ state: 'succeeded', success: true }),
  ];
  const { api, intents } = platform({ 'GET /api/payments/intents/:id': () => answers[intents().length - 1] });
  openCashbox({ api, start: 'deposit' });
  await toDetails(/4111/);
  await press(/^Pay/);
  expect(await screen.findByText(/There isn’t enough money on this card or account\./)).toBeVisible();
  expect(screen.getByText(/Your balance is unchanged/)).toBeVisible();
  await press('Try again');
  await press(/^Pay/);
  await screen.findByText(/received/);
  expect(new Set(intents().map(({ key }) => key)).size).toBe(2);
});

// shows: rule:amount-limits; rule:amount-label
test.each([
  ['0', 'Please enter an amount above zero.'],
  ['9', 'The minimum amount is €10.00.'],
  ['20000', 'The maximum amount is €10,000.00.'],
  ['9007199254740992', 'The maximum amount is €10,000.00.'],
  ['-5', 'Please enter an amount in digits, above zero.'],
  ['', 'Please enter an amount in digits, above zero.'],
])('an amount of "%s" is explained and goes no further', async (typed, sentence) => {
  const { api, intents } = platform();
  openCashbox({ api, start: 'deposit' });
  await screen.findByText('Min. €10.00, max. €10,000.00');
  await userEvent.clear(await amountField());
  if (typed) await userEvent.type(await amountField(), typed);
  await press('Choose how to pay');
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Step 1 of 3' })).toBeVisible();
  expect(intents()).toEqual([]);
});

test('an amount that is still being typed is not blamed', async () => {
  openCashbox({ api: platform().api, start: 'deposit' });
  await screen.findByText('Min. €10.00, max. €10,000.00');
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '5');
  expect(await amountField()).toBeValid();
  await userEvent.tab();
  expect(await amountField()).toHaveAccessibleDescription(/The minimum amount is €10.00/);
  await userEvent.type(await amountField(), '0');
  expect(await amountField()).toBeValid();
});

test('a refusal of the server is shown as a sentence and nothing typed is lost', async () => {
  const { api } = platform({
    'POST /api/payments/intents': () => Promise.reject(refused('deposit_limit_reached', 'amount_cents')),
  });
  openCashbox({ api, start: 'deposit' });
  await toDetails(/4111/);
  await press(/^Pay/);
  expect(await screen.findByText('server says deposit_limit_reached')).toBeVisible();
  await press('Back');
  await press('Back');
  expect(await amountField()).toHaveValue('50');
});

// shows: call:POST /api/payments/intents/{id}/cancel
test('going back after the order was opened gives back what it had reserved', async () => {
  install(script({ submitForm: async () => ({ status: 'invalid', error: null }) }));
  const { api, asked } = platform();
  openCashbox({ api, start: 'deposit' });
  await toDetails();
  await screen.findByText(/never reach us/);
  await press(/^Pay/);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).not.toHaveAttribute('aria-busy'));
  await press('Back');
  await waitFor(() =>
    expect(asked).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/payments/intents/:id/cancel' })),
  );
});

// shows: promise:F3; third-party:payments-script
test('a script that does not come says what failed, keeps the amount, and is tried again', async () => {
  install(undefined);
  const { api } = platform();
  openCashbox({ api, start: 'deposit' });
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '75');
  const blocked = await waitFor(
    () =>
      document.head.querySelector<HTMLScriptElement>('script[src^="http://pay.test/v1/payments.js"]') ??
      Promise.reject(new Error('no script yet')),
  );
  act(() => {
    blocked.onerror!(new Event('error'));
  });
  expect(await screen.findByText(/The payment provider’s form didn’t load\./)).toBeVisible();
  expect(screen.getByText(/Nothing was charged, and what you entered is still here\./)).toBeVisible();
  expect(blocked.isConnected).toBe(false);
  install(script());
  await press('Try again');
  expect(await screen.findByText('Min. €10.00, max. €10,000.00')).toBeVisible();
  expect(await amountField()).toHaveValue('75');
});

// shows: promise:F4
test('offline no money button works', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openCashbox({ api: platform().api, start: 'deposit' });
  expect(await screen.findByRole('button', { name: 'Choose how to pay' })).toBeDisabled();
  expect(screen.getByText(/You’re offline/)).toBeVisible();
  online.mockRestore();
});

// shows: group:sofort-631
test('methods that do not take the amount say why; instant transfers are hidden from group 631', async () => {
  const { api } = platform(
    {},
    { id: 1, statuses: [{ id: 631, name: 'No instant bank transfer' }], auth_fields_missed: [] },
  );
  openCashbox({ api, start: 'deposit' });
  await screen.findByText('Min. €10.00, max. €5,000.00');
  await press('Choose how to pay');
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByText('Instant bank transfer')).not.toBeInTheDocument();
});

// shows: step:crypto-without-wallet; step:deposit-tabs
test('without a crypto wallet the crypto tab asks for a coin and stays where it was', async () => {
  openCashbox({ api: platform().api, start: 'deposit' });
  expect(await screen.findByRole('tab', { name: 'Card and bank' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Crypto' }));
  expect(screen.getByRole('heading', { name: 'Choose a coin' })).toBeVisible();
  await press('Back');
  expect(screen.getByRole('tab', { name: 'Card and bank' })).toHaveAttribute('aria-selected', 'true');
});

// shows: guard:cashbox-stop
test('a player with an incomplete profile is shown what is missing before any money moves', async () => {
  const stop = { reason: 'profile_incomplete', until: null };
  const { api } = platform({ 'GET /api/payments/availability': () => ({ deposit: stop, cashout: stop }) });
  const onWay = vi.fn();
  openCashbox({ api, start: 'deposit', onWay });
  await userEvent.click(await screen.findByRole('button', { name: 'Complete my profile' }));
  expect(onWay).toHaveBeenCalledExactlyOnceWith('details');
});

// shows: modal:confirm-close
test('closing asks once something was typed, and not before', async () => {
  const { close } = openCashbox({ api: platform().api, start: 'deposit' });
  await amountField();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Deposit' })).toBeNull());
  close();
  cleanup();
  openCashbox({ api: platform().api, start: 'deposit' });
  await userEvent.type(await amountField(), '5');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await screen.findByText('What you entered here won’t be saved.')).toBeVisible();
  await press('Keep going');
  expect(screen.getByRole('heading', { name: 'Deposit' })).toBeVisible();
});

// shows: step:back
test('back from the first step leads to the overview', async () => {
  openCashbox({ api: platform().api, start: 'deposit' });
  await amountField();
  await press('Back');
  expect(screen.getByRole('heading', { name: 'Cashbox' })).toBeVisible();
});
