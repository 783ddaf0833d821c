import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account, CryptoCard } from '@croupier/contracts';
import { eur, install, openCashbox, payment, platform, script } from '../testing/cashier.tsx';

const btc: Account = { currency: 'BTC', active: false, amount_cents: 0, available_to_cashout_cents: 0 };
const card: CryptoCard = {
  provider: 'coinseller',
  brand: 'Coinseller',
  fee: 4.5,
  processing_time: 10,
  verification: 900,
  paymentMethods: ['visa', 'mastercard'],
  fiat_currencies: ['EUR', 'USD'],
  frame_url: 'http://coins.test/v1/frame',
  widget_id: 'w1',
};

beforeEach(() =>
  install(
    script({
      getMethods: async ({ currency }) => [
        {
          id: 'crypto_btc',
          brand: 'bitcoin',
          title: 'Bitcoin',
          provider: 'sandbox',
          currency,
          type: 'crypto',
          termsOfService: {
            restrictions: { minAmountValue: '0.0001', maxAmountValue: '5', amountCurrencyCode: 'BTC' },
          },
          savedProfiles: [],
        },
      ],
      getMethodFields: async () => [{ name: 'deposit_address', hosted: false, address: 'tb1qexample' }],
    }),
  ),
);
afterEach(() => install(undefined));

async function openSeller(answers: Parameters<typeof platform>[0] = {}) {
  const server = platform({
    'GET /api/player/accounts': () => [eur, btc],
    'GET /api/payments/crypto_cards': () => [card],
    ...answers,
  });
  openCashbox({ api: server.api, start: 'deposit' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Crypto' }));
  return server;
}

const frameOf = async () => (await screen.findByTitle('Order form of Coinseller')) as HTMLIFrameElement;
const say = (frame: HTMLIFrameElement, data: object, origin = 'http://coins.test') =>
  act(async () => void dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, origin, data })));

// shows: popup:deposit-crypto; third-party:crypto-widget
// shows: fields:crypto-addresses
test('the seller’s page is started in a sandboxed frame with coins, currencies, language and addresses', async () => {
  const { asked } = await openSeller();
  expect(await screen.findByText('The seller’s fee is 4.5%.')).toBeVisible();
  expect(screen.getByText('It takes about 10 minutes.')).toBeVisible();
  expect(screen.getByText('From €900.00, the seller asks for ID.')).toBeVisible();
  expect(screen.getByText('Cards: Visa, Mastercard')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Buy crypto with a card' }));
  const frame = await frameOf();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(new URL(frame.src).searchParams.get('parent')).toBe(location.origin);
  const post = vi.spyOn(frame.contentWindow!, 'postMessage');
  await say(frame, { kind: 'ready' }, 'http://evil.test');
  expect(post).not.toHaveBeenCalled();
  await say(frame, { kind: 'ready' });
  expect(post).toHaveBeenCalledWith(
    {
      from: 'croupier',
      kind: 'start',
      widget_id: 'w1',
      currencies: ['BTC'],
      fiat_currencies: ['EUR', 'USD'],
      language: 'en',
      addresses: { BTC: 'tb1qexample' },
    },
    'http://coins.test',
  );
  const before = asked.filter(({ path }) => path === '/api/player/payments').length;
  await say(frame, { kind: 'bought' });
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/player/payments').length).toBeGreaterThan(before),
  );
});

test('what was bought is seen coming', async () => {
  const coming = payment({ currency: 'BTC', amount_cents: 1, state: 'pending', confirmations: { seen: 1, needed: 2 } });
  await openSeller({ 'GET /api/player/payments': () => ({ data: [coming], next: null }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Buy crypto with a card' }));
  expect(await screen.findByText('1 of 2 confirmations')).toBeVisible();
});

test('without a crypto wallet one is chosen first', async () => {
  const server = platform({ 'GET /api/payments/crypto_cards': () => [card] });
  openCashbox({ api: server.api, start: 'buy-coins' });
  expect(await screen.findByRole('heading', { name: 'Choose a coin' })).toBeVisible();
});

test('where no seller is open to the player nothing is offered', async () => {
  await openSeller({ 'GET /api/payments/crypto_cards': () => [] });
  expect(await screen.findByText('tb1qexample')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy crypto with a card' })).toBeNull();
});
