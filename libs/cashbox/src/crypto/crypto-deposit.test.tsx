import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '@croupier/contracts';
import { eur, install, openCashbox, platform, script } from '../testing/cashier.tsx';

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
  openCashbox({ api, start: 'deposit' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Crypto' }));
}

// shows: third-party:crypto-addresses
test('an address is shown as text and as a code, with its network and what a coin is worth', async () => {
  await openCrypto();
  expect(await screen.findByText('bc1qexample')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the address' })).toBeVisible();
  expect(screen.getByText(/over the Bitcoin network/)).toHaveTextContent('No memo or tag is needed.');
  expect(await screen.findByText(/1 BTC is worth about €57,123.5/)).toHaveTextContent('nothing is exchanged');
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
