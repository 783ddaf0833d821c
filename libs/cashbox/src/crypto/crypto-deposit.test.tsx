import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account, Payment } from '@croupier/contracts';
import { setErrorLog } from '@croupier/shell';
import { eur, install, openCashbox, payment, platform, script } from '../testing/cashier.tsx';

const btc: Account = { currency: 'BTC', active: false, amount_cents: 0, available_to_cashout_cents: 0 };
const limits = { restrictions: { minAmountValue: '0.0001', maxAmountValue: '5', amountCurrencyCode: 'BTC' } };
const method = {
  id: 'crypto_btc',
  brand: 'bitcoin',
  title: 'Bitcoin',
  provider: 'sandbox',
  currency: 'BTC',
  type: 'crypto',
};

beforeEach(() =>
  install(
    script({
      getMethods: async () => [{ ...method, speed: 'minutes', termsOfService: limits, savedProfiles: [] }],
      getMethodFields: async () => [{ name: 'deposit_address', hosted: false, address: 'bc1qexample' }],
    }),
  ),
);
afterEach(() => install(undefined));

async function openCrypto(answers: Parameters<typeof platform>[0] = {}) {
  const { api } = platform({ 'GET /api/player/accounts': () => [eur, btc], ...answers });
  const opened = openCashbox({ api, start: 'deposit' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Crypto' }));
  return opened;
}

// shows: third-party:crypto-addresses
test('an address is shown as text and as a code, with its network and what a coin is worth', async () => {
  await openCrypto();
  expect(await screen.findByText('bc1qexample')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the address' })).toBeVisible();
  expect(screen.getByText(/on the Bitcoin network/)).toHaveTextContent(
    'network. Other coins, or another network, will be lost. You don’t need a memo or tag.',
  );
  expect(await screen.findByText(/1 BTC is worth about €57,123.5/)).toHaveTextContent('unless you exchange it');
});

// shows: constant:crypto-addresses
test.each(['BTC', 'BCH', 'ETH', 'LTC', 'DOG', 'USDT'] as const)(
  'a wallet in %s has an address of its own',
  async (currency) => {
    const asked = vi.fn(async () => [{ name: 'deposit_address', hosted: false, address: `of-${currency}` }]);
    const restrictions = { ...limits.restrictions, amountCurrencyCode: currency };
    const coin = {
      ...method,
      id: `crypto_${currency}`,
      title: currency,
      currency,
      speed: 'minutes',
      savedProfiles: [],
    };
    install(
      script({
        getMethods: async (wanted) =>
          wanted.currency === currency ? [{ ...coin, termsOfService: { restrictions } }] : [],
        getMethodFields: asked,
      }),
    );
    await openCrypto({ 'GET /api/player/accounts': () => [eur, { ...btc, currency }] });
    expect(await screen.findByText(`of-${currency}`)).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ id: coin.id, currency, paymentAction: 'deposit' });
  },
);

test('coins on their way are counted up, down when blocks are replaced, and said to have arrived', async () => {
  const coins = (seen: number, change: Partial<Payment> = {}) =>
    payment({
      currency: 'BTC',
      amount_cents: 50_000_000,
      state: 'pending',
      instrument: '3f9a…c1d2',
      confirmations: { seen, needed: 3 },
      ...change,
    });
  let shown = coins(1);
  const { queryClient } = await openCrypto({ 'GET /api/player/payments': () => ({ data: [shown], next: null }) });
  const bar = await screen.findByRole('progressbar', { name: 'Seen on the network' });
  expect(bar).toHaveAttribute('aria-valuetext', '1 of 3 confirmations');
  /** Updates the payment as a socket message does. */
  const see = async (next: Payment) => {
    shown = next;
    await act(() => queryClient.invalidateQueries({ queryKey: ['cashbox'] }));
  };
  await see(coins(0));
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '0 of 3 confirmations'));
  await see(coins(3, { state: 'succeeded', success: true, finished_at: new Date().toISOString() }));
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

// shows: log:LOAD_USER_COINSPAID_ADDRESSES_ERROR; error:rethrown-crypto-address
test('an address that does not load is logged by its name, said, and asked for again', async () => {
  const logged: unknown[] = [];
  setErrorLog((_error, { label }) => void logged.push(label));
  let answers = false;
  install(
    script({
      getMethods: async () => [{ ...method, speed: 'minutes', termsOfService: limits, savedProfiles: [] }],
      getMethodFields: async () => {
        if (!answers) throw new Error('away');
        return [{ name: 'deposit_address', hosted: false, address: 'bc1qexample' }];
      },
    }),
  );
  await openCrypto();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(logged).toEqual(['LOAD_USER_COINSPAID_ADDRESSES_ERROR']);
  answers = true;
  await userEvent.click(again);
  expect(await screen.findByText('bc1qexample')).toBeVisible();
});

test('where no rate comes the address is there all the same', async () => {
  const rates = vi.fn(() => {
    throw new Error('away');
  });
  await openCrypto({ 'GET /api/info/crypto_exchange_rates': rates });
  expect(await screen.findByText('bc1qexample')).toBeVisible();
  await vi.waitFor(() => expect(rates).toHaveBeenCalled());
  expect(screen.queryByText(/is worth about/)).toBeNull();
});
