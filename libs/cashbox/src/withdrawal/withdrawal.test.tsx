import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { closeAllModals } from '@croupier/shell/testing';
import { eur, install, intent, openCashbox, payment, platform, refused, script } from '../testing/cashier.tsx';

beforeEach(() =>
  install(
    script({ submitForm: async () => ({ status: 'ready', error: null, profile: { id: 'p9', title: 'DE00…5600' } }) }),
  ),
);
afterEach(() => act(() => closeAllModals({ immediate: true })));

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const ordered = intent({ action: 'cashout', state: 'requested', recallable: true });
const setup = {
  provider: 'sandbox',
  script_url: 'x',
  script_integrity: null,
  customer_token: 'c',
  recall_minutes: 15,
  reauthentication_required: true,
};

async function toDetails() {
  await screen.findByText(/Min\. €10\.00/);
  await press('Choose where to send it');
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await press('Continue');
  await screen.findByText('Review and confirm');
}

// shows: step:withdraw; constant:cashbox-steps; rule:payment-type
test('a withdrawal takes three steps and says that it can be taken back', async () => {
  const methods = vi.fn(script().getMethods);
  const submitForm = async () => ({ status: 'ready', error: null, profile: { id: 'p9', title: 'DE00…5600' } });
  install(script({ getMethods: methods, submitForm }));
  const { api, intents } = platform({ 'POST /api/payments/intents': () => ordered });
  openCashbox({ api, start: 'withdraw' });
  expect(await screen.findByRole('img', { name: 'Step 1 of 3' })).toBeVisible();
  await toDetails();
  expect(screen.getByRole('img', { name: 'Step 3 of 3' })).toBeVisible();
  expect(methods).toHaveBeenCalledWith({ currency: 'EUR', paymentAction: 'cashout' });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Withdraw €50.00/ })).toBeEnabled());
  await press(/^Withdraw €50.00/);
  expect(await screen.findByText(/We’ll check it, then send it\./)).toBeVisible();
  expect(intents()).toMatchObject([{ body: { action: 'cashout', amount_cents: 5000, profile_id: 'p9' } }]);
});

test('one press takes all that can be withdrawn, and none of the bonus', async () => {
  openCashbox({ api: platform().api, start: 'withdraw' });
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  await userEvent.clear(field);
  await press('All');
  expect(field).toHaveValue('80');
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
});

test('what a withdrawal ends is said on its first step, and no refusal waits at its end', async () => {
  const { api, intents } = platform({
    'POST /api/payments/intents': () => ordered,
    'GET /api/player/bonuses/withdrawal': () => ({
      forfeit_cents: 5_000,
      gifts: [{ id: 1, title: 'Welcome bonus', fund_cents: 5_000 }],
    }),
  });
  openCashbox({ api, start: 'withdraw' });
  const said = /ends your bonus \(Welcome bonus\)\. You forfeit €50.00 of bonus money/;
  expect(await screen.findByText(said)).toBeVisible();
  await toDetails();
  expect(screen.getByText(said)).toBeVisible();
  await press(/^Cancel the bonus and withdraw €50\.00/);
  expect(await screen.findByText(/We’ll check it, then send it\./)).toBeVisible();
  expect(intents()).toMatchObject([{ body: { forfeit_bonus: true } }]);
});

test('where nothing can be withdrawn there is no "All"', async () => {
  const empty = { ...eur, available_to_cashout_cents: 0 };
  openCashbox({ api: platform({ 'GET /api/player/accounts': () => [empty] }).api, start: 'withdraw' });
  await screen.findByRole('textbox', { name: 'Amount' });
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
});

test('more than can be withdrawn is explained', async () => {
  openCashbox({ api: platform().api, start: 'withdraw' });
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  await screen.findByText(/Min\. €10\.00/);
  await userEvent.clear(field);
  await userEvent.type(field, '80.01');
  await press('Choose where to send it');
  expect(screen.getByText('You can withdraw up to €80.00.')).toBeVisible();
});

// shows: promise:A7
test('a stale sign-in asks for the password first, says when it is wrong, and sends one order', async () => {
  const passwords = ['wrong', 'right'];
  const { api, asked, intents } = platform({
    'GET /api/payments/setup': () => setup,
    'POST /api/player/reauthenticate': ({ body }) =>
      body!['password'] === 'right' ? undefined : Promise.reject(refused('wrong_password', 'password')),
    'POST /api/payments/intents': () => ordered,
  });
  openCashbox({ api, start: 'withdraw' });
  await toDetails();
  for (const password of passwords) {
    await userEvent.clear(screen.getByLabelText('Your password'));
    await userEvent.type(screen.getByLabelText('Your password'), password);
    await press(/^Withdraw €/);
    if (password === 'wrong') expect(await screen.findByText('server says wrong_password')).toBeVisible();
  }
  await screen.findByText(/Withdrawal of/);
  expect(asked.filter(({ path }) => path === '/api/player/reauthenticate')).toHaveLength(2);
  expect(intents()).toHaveLength(1);
});

// shows: promise:C2; request:idempotency-key
test('a lost reply is asked for again under the same key', async () => {
  const replies = [() => Promise.reject(new CallFailed('Network Error')), () => ordered];
  const { api, intents } = platform({ 'POST /api/payments/intents': () => replies.shift()!() });
  openCashbox({ api, start: 'withdraw' });
  await toDetails();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Withdraw €/ })).toBeEnabled());
  await press(/^Withdraw €/);
  await screen.findByText(/We got no response\./);
  await press(/^Withdraw €/);
  await screen.findByText(/Withdrawal of/);
  expect(new Set(intents().map(({ key }) => key)).size).toBe(1);
});

// shows: payout:recallable; payout:recall-reloads; call:POST /api/player/payments/{id}/recall
// shows: screen:withdraw-requests; promise:F2
test('a recallable withdrawal can be taken back from the list, and balance and history are fetched again', async () => {
  let recalled = false;
  const { api, asked } = platform({
    'GET /api/player/payments': () => ({
      data: [
        payment(
          recalled
            ? { action: 'cashout', state: 'recalled', success: false }
            : { action: 'cashout', state: 'requested', recallable: true },
        ),
      ],
      next: null,
    }),
    'POST /api/player/payments/:id/recall': () => {
      recalled = true;
      return payment({ action: 'cashout', state: 'recalled', success: false });
    },
  });
  openCashbox({ api });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(asked.filter(({ path }) => path === '/api/player/accounts').length).toBeGreaterThan(1);
});
