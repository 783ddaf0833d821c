import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Api, ApiProvider, CallRefused } from '@croupier/api-client';
import { replyOf, testPlayer } from '@croupier/api-client/testing';
import type { Account, Endpoint, Payment, PaymentIntent, Player } from '@croupier/contracts';
import { ModalHost, openModal, registerModals } from '@croupier/shell';
import { closeAllModals } from '@croupier/shell/testing';
import { WithTexts } from '@croupier/ui-kit/testing';
import { Cashbox, type CashboxProps } from '../Cashbox.tsx';
import type { PaymentsScript } from '../script/payments-script.ts';

// A file's first modal compiles its code while the test waits.
configure({ asyncUtilTimeout: 8000 });

export const eur: Account = { currency: 'EUR', active: true, amount_cents: 10_000, available_to_cashout_cents: 8_000 };

export const payment = (change: Partial<Payment> = {}): Payment => ({
  id: '7f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a11',
  action: 'deposit',
  state: 'submitted',
  currency: 'EUR',
  amount_cents: 5000,
  method: { id: 'card', title: 'Card' },
  instrument: null,
  confirmations: null,
  not_before: null,
  question: null,
  answered: false,
  failure: null,
  recallable: false,
  success: null,
  created_at: '2026-11-20T12:00:00.000Z',
  finished_at: null,
  ...change,
});

export const intent = (change: Partial<Payment> = {}): PaymentIntent => ({
  payment: payment(change),
  client_token: 'client-token',
  provider_payment_id: 'provider-payment',
  bonus: null,
});

export const refused = (code: string, field = 'base') =>
  new CallRefused(422, { errors: { [field]: { [code]: `server says ${code}` } } });

export interface Asked {
  path: string;
  method: string;
  body: Record<string, unknown> | undefined;
  query: Record<string, unknown> | undefined;
  key: string | undefined;
}

type Answers = Record<string, (asked: Asked) => unknown>;

/** Simulates the platform: replies by "METHOD path" and records all requests. */
export function platform(answers: Answers = {}, player: Partial<Player> = {}) {
  const asked: Asked[] = [];
  const table: Answers = {
    'GET /api/player': () => testPlayer(player),
    'GET /api/player/accounts': () => [eur],
    'GET /api/player/payments': () => ({ data: [], next: null }),
    'GET /api/player/payments/notes': () => ({ debts: [], checked: [], collecting: true }),
    'GET /api/info/crypto_exchange_rates': () => ({
      at: '2026-11-20T12:00:00.000Z',
      rates: { BTC: { EUR: '57123.5' }, DOG: { EUR: '0.0812345' } },
    }),
    'GET /api/payments/availability': () => ({ deposit: null, cashout: null }),
    'GET /api/payments/crypto_cards': () => [],
    'GET /api/player/bonuses/next_deposit': () => ({ code: null, offer: null }),
    'GET /api/player/bonuses/withdrawal': () => ({ forfeit_cents: 0, gifts: [] }),
    'GET /api/payments/setup': () => ({
      provider: 'sandbox',
      script_url: 'http://pay.test/v1/payments.js',
      script_integrity: null,
      customer_token: 'c',
      recall_minutes: 15,
      reauthentication_required: false,
    }),
    'POST /api/payments/intents': () => intent(),
    'POST /api/payments/intents/:id/cancel': () => intent({ state: 'cancelled', success: false }),
    'GET /api/payments/intents/:id': () => intent({ state: 'succeeded', success: true }),
    ...answers,
  };
  const api = {
    call: async (
      shape: Endpoint,
      options: { body?: Record<string, unknown>; query?: Record<string, unknown>; idempotencyKey?: string } = {},
    ) => {
      const { method, path } = shape;
      const request = { method, path, body: options.body, query: options.query, key: options.idempotencyKey };
      asked.push(request);
      return replyOf(shape, await table[`${method} ${path}`]!(request));
    },
  } as unknown as Api;
  return {
    api,
    asked,
    intents: () => asked.filter(({ method, path }) => method === 'POST' && path === '/api/payments/intents'),
  };
}

const method = (id: string, type: string, [min, max]: [string, string], savedProfiles: object[] = []) => ({
  id,
  brand: id === 'instant_bank' ? 'sofort' : id,
  title: { card: 'Card', instant_bank: 'Instant bank transfer', bank_transfer: 'Bank transfer' }[id] ?? id,
  provider: 'sandbox',
  currency: 'EUR',
  type,
  speed: 'instant',
  termsOfService: { restrictions: { minAmountValue: min, maxAmountValue: max, amountCurrencyCode: 'EUR' } },
  savedProfiles,
});

/** Simulates the provider's script, with fields that need no frame. */
export function script(change: Partial<PaymentsScript> = {}): PaymentsScript {
  return {
    config: () => undefined,
    getMethods: async () => [
      method('card', 'card', ['10', '5000'], [{ id: 'p1', title: '411111******1111' }]),
      method('instant_bank', 'bank', ['20', '10000']),
    ],
    getMethodFields: async ({ id }) =>
      id === 'card' || id === 'bank_transfer' ? [{ name: 'card_number', hosted: true }] : [],
    mountFields: () => ({ ready: Promise.resolve(), destroy: () => undefined }),
    buildPaymentPlan: (plan) => plan,
    submitForm: async () => ({ status: 'succeeded', error: null }),
    ...change,
  };
}

export const install = (made: PaymentsScript | undefined) => Object.assign(window, { SandboxPayments: made });

/** Renders parts of the cashbox with everything an app provides. */
export function renderInApp(content: ReactNode, api: Api) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <WithTexts>{content}</WithTexts>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { ...shown, queryClient };
}

/** Opens the cashbox in a modal, as the apps do. */
export function openCashbox({ api, ...props }: CashboxProps & { api: Api }) {
  closeAllModals({ immediate: true }); // Left open by the previous test.
  registerModals({ cashbox: async () => Cashbox });
  const shown = renderInApp(<ModalHost />, api);
  act(() => openModal('cashbox', { ...props }));
  return { ...shown, close: () => act(() => closeAllModals({ immediate: true })) };
}
