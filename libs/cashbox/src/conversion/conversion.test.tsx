import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallRefused } from '@croupier/api-client';
import type { Account, Conversion, ConversionTerms } from '@croupier/contracts';
import { eur, openCashbox, platform, refused } from '../testing/cashier.tsx';

const btc: Account = { currency: 'BTC', active: false, amount_cents: 0, available_to_cashout_cents: 0 };
const offer: Conversion = {
  id: '0f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a11',
  from: 'EUR',
  to: 'BTC',
  amount_cents: 5000,
  receives_cents: 62_500,
  rate: '0.0000125',
  fee_percent: 0.5,
  expires_at: '2026-11-20T12:00:30.000Z',
  stands_seconds: 30,
  converted_at: null,
};
const terms: ConversionTerms = {
  rate: '0.0000125',
  fee_percent: 0.5,
  day: { amount_cents: 1_000_000, currency: 'EUR', left_cents: 6_000 },
};
const done = { ...offer, converted_at: '2026-11-20T12:00:10.000Z' };

async function openConversion(answers: Parameters<typeof platform>[0] = {}) {
  const server = platform({
    'GET /api/player/accounts': () => [eur, btc],
    'GET /api/player/conversions/terms': () => terms,
    'POST /api/player/conversions/quotes': () => offer,
    'POST /api/player/conversions': () => done,
    ...answers,
  });
  openCashbox({ api: server.api });
  await userEvent.click(await screen.findByRole('button', { name: 'Exchange between wallets' }));
  return server;
}

async function askForOffer(amount = '50') {
  await userEvent.type(await screen.findByLabelText('Amount'), amount);
  await userEvent.click(screen.getByRole('button', { name: 'See the offer' }));
}

const taken = (asked: { path: string; body: unknown }[]) =>
  asked.filter(({ path }) => path === '/api/player/conversions').map(({ body }) => body);

// shows: popup:crypto-conversion
test('an offer shows what is paid and what arrives, and is taken as it is', async () => {
  const { asked } = await openConversion();
  await askForOffer();
  expect(await screen.findByText(/625/)).toBeVisible();
  expect(screen.getByText(/1 EUR = 0.0000125 BTC/)).toHaveTextContent('after our fee of 0.5%');
  expect(screen.getByRole('timer')).toHaveTextContent('This offer expires in 30 seconds.');
  await userEvent.click(screen.getByRole('button', { name: /^Exchange €50/ }));
  expect(await screen.findByRole('heading', { name: 'Exchanged' })).toBeVisible();
  expect(asked.find(({ path }) => path.endsWith('/quotes'))?.body).toEqual({
    from: 'EUR',
    to: 'BTC',
    amount_cents: 5000,
  });
  expect(taken(asked)).toEqual([{ quote_id: offer.id }]);
});

test('rate, fee and what is left of the day stand there before an offer is asked for', async () => {
  const { asked } = await openConversion();
  const line = await screen.findByText(/1 EUR = 0.0000125 BTC/);
  expect(line).toHaveTextContent('after our fee of 0.5%');
  expect(line).toHaveTextContent('You can exchange up to €10,000.00 in 24 hours and have €60.00 left.');
  await askForOffer('60.01');
  expect(screen.getAllByText(/and have €60.00 left/)).toHaveLength(2);
  expect(asked.some(({ path }) => path.endsWith('/quotes'))).toBe(false);
});

test('a refusal for the day’s cap says what is left of it', async () => {
  await openConversion({
    'POST /api/player/conversions/quotes': () => {
      throw new CallRefused(422, {
        errors: { amount_cents: { conversion_day_limit: '' } },
        params: { conversion_day_limit: { ...terms.day, left_cents: 1_234 } },
      });
    },
  });
  await askForOffer();
  expect(await screen.findByText(/and have €12.34 left/)).toBeVisible();
});

test('more than the wallet holds is said before anything is asked', async () => {
  const { asked } = await openConversion();
  await askForOffer('80.01');
  expect(await screen.findByText('You have €80.00 there.')).toBeVisible();
  expect(asked.some(({ path }) => path.endsWith('/quotes'))).toBe(false);
});

test('an offer that ran out is not taken: a new one is asked for, for the same', async () => {
  let asked = 0;
  await openConversion({
    'POST /api/player/conversions/quotes': () => {
      asked += 1;
      return { ...offer, id: `0f1d5f0e-6c1f-4b53-9b3f-0d8a1a6d9a1${asked}`, stands_seconds: asked === 1 ? 0.3 : 30 };
    },
  });
  await askForOffer();
  await userEvent.click(await screen.findByRole('button', { name: 'Get a new offer' }));
  expect(await screen.findByText('This offer expires in 30 seconds.')).toBeVisible();
  expect(asked).toBe(2);
});

test('a lost answer is asked for again with the same offer; a refusal leads to a new one', async () => {
  let tries = 0;
  const { asked } = await openConversion({
    'POST /api/player/conversions': () => {
      tries += 1;
      if (tries === 1) throw new Error('lost');
      throw refused('quote_expired');
    },
  });
  await askForOffer();
  const take = () => userEvent.click(screen.getByRole('button', { name: /^Exchange €50/ }));
  await screen.findByRole('timer');
  await take();
  expect(await screen.findByText(/We got no response\./)).toBeVisible();
  await take();
  expect(await screen.findByRole('button', { name: 'Get a new offer' })).toBeVisible();
  expect(new Set(taken(asked).map((body) => JSON.stringify(body))).size).toBe(1);
});

test('pressed twice it is taken once', async () => {
  let answer: (value: Conversion) => void = () => undefined;
  const { asked } = await openConversion({
    'POST /api/player/conversions': () => new Promise<Conversion>((resolve) => (answer = resolve)),
  });
  await askForOffer();
  await screen.findByRole('timer');
  await userEvent.dblClick(screen.getByRole('button', { name: /^Exchange €50/ }));
  await waitFor(() => expect(taken(asked)).toHaveLength(1));
  await act(async () => answer(done));
  expect(await screen.findByRole('heading', { name: 'Exchanged' })).toBeVisible();
  expect(taken(asked)).toHaveLength(1);
});
