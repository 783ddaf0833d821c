import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeAllModals } from '@croupier/shell/testing';
import { install, intent, openCashbox, platform, script } from '../testing/cashier.tsx';

afterEach(() => act(() => closeAllModals({ immediate: true })));

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

// shows: third-party:payments-config; third-party:payments-methods; third-party:payments-fields
// shows: third-party:payments-plan; third-party:payments-submit; fields:payment-method
// shows: rule:payment-type
test('the provider’s script is told where to lead, asked for methods and fields, and handed the plan; its error is read', async () => {
  const made = script();
  const calls = {
    config: vi.fn(made.config),
    getMethods: vi.fn(made.getMethods),
    getMethodFields: vi.fn(made.getMethodFields),
    buildPaymentPlan: vi.fn(made.buildPaymentPlan),
    submitForm: vi.fn(async () => ({ status: 'failed', error: { code: 'insufficient_funds' } }) as never),
  };
  install({ ...made, ...calls });
  const failed = () => intent({ state: 'failed', success: false, failure: 'insufficient_funds' });
  openCashbox({ api: platform({ 'GET /api/payments/intents/:id': failed }).api, start: 'deposit' });
  await screen.findByText('Min. €10.00, max. €10,000.00');
  await press('Choose how to pay');
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await press('Continue');
  await screen.findByText(/never reach us/);
  await press(/^Pay €50.00/);
  await vi.waitFor(() => expect(calls.submitForm).toHaveBeenCalledOnce());
  const here = location.href;
  expect(calls.config).toHaveBeenCalledWith(
    expect.objectContaining({ routes: { success: here, failure: here, pending: here, support: '/support' } }),
  );
  expect(calls.getMethods).toHaveBeenCalledWith({ currency: 'EUR', paymentAction: 'deposit' });
  expect(calls.getMethodFields).toHaveBeenCalledWith({ id: 'card', currency: 'EUR', paymentAction: 'deposit' });
  const [plan] = calls.buildPaymentPlan.mock.calls[0]!;
  expect(plan).toMatchObject({ config: { payment: { id: 'provider-payment', token: 'client-token' } } });
  expect(calls.submitForm.mock.calls[0]).toEqual([plan, '50.00']);
  expect(await screen.findByText(/There isn’t enough money on this card or account\./)).toBeVisible();
});

// shows: error:card-library
test('what the provider’s program says of its own failure is shown as it is, and the same order can be sent again', async () => {
  const submitForm = vi.fn(async () => ({
    status: 'error',
    error: { code: 'x17', message: 'Kartenleser: Fehler 17' },
  }));
  install({ ...script(), submitForm });
  openCashbox({ api: platform().api, start: 'deposit' });
  await screen.findByText('Min. €10.00, max. €10,000.00');
  await press('Choose how to pay');
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await press('Continue');
  await screen.findByText(/never reach us/);
  await press(/^Pay €50.00/);
  expect(await screen.findByText('Kartenleser: Fehler 17')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay €50.00/ })).toBeEnabled();
});
