import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CurrencyCode, currencyCodes, subunits } from '@croupier/money';
import { sql } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { giveBonus } from '@croupier/server-promotions/testing';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { type TestPayments, testPayments } from '../testing/index.ts';
import { convert, listConversions, QUOTE_SECONDS, quoteConversion, readTerms } from './convert.ts';
import { coinRates, exchanged, type Rates, rateText, readRates, updateRates } from './rates.ts';

let site: TestPayments;
let start: Date;
beforeAll(async () => {
  site = await testPayments();
  start = new Date();
  site.setTime(start);
  await updateRates(site.context);
});
afterAll(async () => {
  expect((await checkLedger(site.db)).breaks).toEqual([]);
  await site.stop();
});

const later = (seconds: number) => site.setTime(new Date(start.getTime() + seconds * 1000));
const cashOf = async (playerId: number, currency: CurrencyCode) =>
  (await balancesOf(site.db, currency))[`player:${playerId}:cash`] ?? 0n;

/** Creates a player with money in one wallet and a second, empty wallet. */
async function funded(amount: bigint, to: CurrencyCode = 'BTC'): Promise<number> {
  const playerId = await insertPlayer(site.db);
  await fund(site.db, { playerId, currency: 'EUR', amount });
  await fund(site.db, { playerId, currency: to, amount: 0n });
  later(0);
  return playerId;
}
const quote = (playerId: number, amount = 10_000n, to: CurrencyCode = 'BTC') =>
  quoteConversion(site.context, { playerId, from: 'EUR', to, amount });

test('rates come from the price source with their time, and fit one another', async () => {
  const rates = await readRates(site.db);
  expect(rates.at).toEqual(start);
  const { BTC = {} } = coinRates(rates);
  expect(Object.keys(BTC)).toEqual(['AUD', 'CAD', 'NZD', 'EUR', 'USD', 'PLN', 'JPY', 'NOK', 'BRL']);
  expect(Number(BTC.EUR)).toBeGreaterThan(79_000);
  expect(Number(BTC.EUR)).toBeLessThan(81_000);
  expect(coinRates(rates).DOG?.EUR).toMatch(/^0\.1[34]\d{1,4}$/);
});

test.each([
  [80_123_456_789n, 1_000_000n, '80123.5'],
  [1_000_000n, 80_000_000_000n, '0.0000125'],
  [1_000_000n, 1_000_000n, '1'],
  [999_999_600_000n, 1_000_000n, '1000000'],
  [140_000n, 1_000_000n, '0.14'],
])('a rate of %s to %s reads %s', (BTC, EUR, text) => {
  expect(rateText({ worths: { BTC, EUR } as Rates['worths'], at: null }, 'BTC', 'EUR')).toBe(text);
});

test('an offer says what is paid and what arrives, and that is what moves', async () => {
  const playerId = await funded(10_000n);
  const offer = await quote(playerId);
  const rates = await readRates(site.db);
  // Less half a percent.
  expect(offer.receives).toBe(
    (10_000n * rates.worths.EUR * 100_000_000n * 9_950n) / (100n * rates.worths.BTC * 10_000n),
  );
  expect(offer.fee).toBe(50);
  later(QUOTE_SECONDS - 1);
  await convert(site.context, playerId, offer.id);
  expect(await cashOf(playerId, 'EUR')).toBe(0n);
  expect(await cashOf(playerId, 'BTC')).toBe(offer.receives);
  expect(await listConversions(site.db, playerId)).toMatchObject([{ id: offer.id, amount: 10_000n }]);
});

test('an offer is honoured while rates give as much, and is over once they give less: it is no free option', async () => {
  const playerId = await funded(20_000n);
  const [offer, other] = [await quote(playerId), await quote(playerId)];
  await site.db.query(sql`update exchange_rates set worth = worth / 3 where currency = 'BTC'`);
  await convert(site.context, playerId, offer.id);
  expect(await cashOf(playerId, 'BTC')).toBe(offer.receives);
  await updateRates(site.context);
  await site.db.query(sql`update exchange_rates set worth = worth + worth / 10000 where currency = 'BTC'`);
  await expect(convert(site.context, playerId, other.id)).rejects.toMatchObject({ code: 'quote_expired' });
  expect([await cashOf(playerId, 'EUR'), await cashOf(playerId, 'BTC')]).toEqual([10_000n, offer.receives]);
  await updateRates(site.context);
});

test('who takes each offer that turned out well, and only those, loses by it', async () => {
  const playerId = await funded(100_000n);
  const worth = async () => {
    const rates = await readRates(site.db);
    return (await cashOf(playerId, 'EUR')) + exchanged(rates, await cashOf(playerId, 'BTC'), 'BTC', 'EUR');
  };
  let seed = 7;
  for (let minute = 0; minute < 20; minute++) {
    const there = await quote(playerId, 10_000n).catch(() => null);
    const btc = await cashOf(playerId, 'BTC');
    const back =
      btc < 2n ? null : await quoteConversion(site.context, { playerId, from: 'BTC', to: 'EUR', amount: btc / 2n });
    seed = (seed * 48_271) % 2_147_483_647;
    const before = (await readRates(site.db)).worths.BTC;
    const after = before + (before * BigInt((seed % 41) - 20)) / 10_000n;
    await site.db.query(sql`update exchange_rates set worth = ${after} where currency = 'BTC'`);
    const good = after > before ? there : back;
    if (good) await convert(site.context, playerId, good.id).catch(() => undefined);
  }
  await updateRates(site.context);
  expect(await worth()).toBeLessThanOrEqual(100_000n);
});

test('in 24 hours so much may be exchanged, and not a cent more, by however many offers at once', async () => {
  const playerId = await funded(2_000_000n);
  const offers = await Promise.all(Array.from({ length: 3 }, () => quote(playerId, 400_000n)));
  const done = await Promise.allSettled(offers.map(({ id }) => convert(site.context, playerId, id)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await quote(playerId, 200_000n);
  const day = { amount_cents: 1_000_000, currency: 'EUR', left_cents: 200_000 };
  const refused = { code: 'conversion_day_limit', params: day };
  await expect(quote(playerId, 200_001n)).rejects.toMatchObject(refused);
  const terms = (from: CurrencyCode, to: CurrencyCode) => readTerms(site.context, { playerId, from, to });
  expect(await terms('EUR', 'BTC')).toMatchObject({ fee_percent: 0.5, rate: (await quote(playerId)).rate, day });
  // The remaining limit is given in the currency paid, and all of it may be exchanged.
  const { left_cents } = (await terms('BTC', 'EUR')).day;
  await fund(site.db, { playerId, currency: 'BTC', amount: BigInt(left_cents) + 2_000n });
  const sell = (amount: number) =>
    quoteConversion(site.context, { playerId, from: 'BTC', to: 'EUR', amount: BigInt(amount) });
  await sell(left_cents);
  await expect(sell(left_cents + 2_000)).rejects.toMatchObject({
    code: 'conversion_day_limit',
    params: { left_cents },
  });
  await expect(terms('EUR', 'EUR')).rejects.toMatchObject({ code: 'currency_not_available' });
  later(24 * 3_600 + 1);
  await updateRates(site.context);
  await quote(playerId, 1_000_000n);
  later(0);
  await updateRates(site.context);
});

test('after its time an offer is refused, and nothing moved', async () => {
  const playerId = await funded(10_000n);
  const offer = await quote(playerId);
  later(QUOTE_SECONDS);
  await expect(convert(site.context, playerId, offer.id)).rejects.toMatchObject({ code: 'quote_expired' });
  expect([await cashOf(playerId, 'EUR'), await cashOf(playerId, 'BTC')]).toEqual([10_000n, 0n]);
});

// shows: call:POST /api/player/conversions; call:POST /api/player/conversions/quotes; call:GET /api/player/conversions
test('one offer taken 50 times at once has one effect, and each answer tells it', async () => {
  const playerId = await funded(20_000n);
  const offer = await quote(playerId);
  const answers = await Promise.all(Array.from({ length: 50 }, () => convert(site.context, playerId, offer.id)));
  expect(new Set(answers.map(({ receives }) => receives))).toEqual(new Set([offer.receives]));
  expect([await cashOf(playerId, 'EUR'), await cashOf(playerId, 'BTC')]).toEqual([10_000n, offer.receives]);
  later(3_600);
  await convert(site.context, playerId, offer.id); // A repeat an hour after a lost reply.
  expect(await cashOf(playerId, 'EUR')).toBe(10_000n);
});

test('of many offers on the same money those it covers are honoured, there and back at once', async () => {
  const playerId = await funded(30_000n);
  await fund(site.db, { playerId, currency: 'BTC', amount: 1_000_000n });
  const back = () =>
    quoteConversion(site.context, { playerId, from: 'BTC', to: 'EUR', amount: 1_000_000n }).then(({ id }) => id);
  const offers = await Promise.all(Array.from({ length: 10 }, async () => (await quote(playerId, 30_000n)).id));
  const all = [...offers, await back(), await back()];
  const done = await Promise.allSettled(all.map((id) => convert(site.context, playerId, id)));
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['insufficient_funds']));
  expect(await cashOf(playerId, 'EUR')).toBeGreaterThanOrEqual(0n);
  expect(await cashOf(playerId, 'BTC')).toBeGreaterThanOrEqual(0n);
});

test.each([
  ['more than there is', 10_001n, 'BTC', 'insufficient_funds'],
  ['a wallet the player lacks', 100n, 'LTC', 'currency_not_available'],
  ['into the same wallet', 100n, 'EUR', 'currency_not_available'],
  ['more than can be shown', 2n ** 53n - 1n, 'DOG', 'conversion_too_large'],
] as const)('%s is refused', async (_, amount, to, code) => {
  const playerId = await funded(10_000n);
  await expect(quote(playerId, amount, to)).rejects.toMatchObject({ code });
});

test('so little that nothing would arrive is refused', async () => {
  const playerId = await insertPlayer(site.db);
  await fund(site.db, { playerId, currency: 'DOG', amount: 1n });
  await fund(site.db, { playerId, currency: 'JPY', amount: 0n });
  const wanted = { playerId, from: 'DOG', to: 'JPY', amount: 1n } as const;
  await expect(quoteConversion(site.context, wanted)).rejects.toMatchObject({ code: 'conversion_too_small' });
});

test('money that a bonus is wagered with can’t be changed away from it, also by an offer from before', async () => {
  const playerId = await funded(10_000n);
  const offer = await quote(playerId, 1_000n);
  await giveBonus(site.db, { playerId });
  await expect(quote(playerId)).rejects.toMatchObject({ code: 'bonus_would_lapse' });
  await expect(convert(site.context, playerId, offer.id)).rejects.toMatchObject({ code: 'bonus_would_lapse' });
  expect([await cashOf(playerId, 'EUR'), await cashOf(playerId, 'BTC')]).toEqual([10_000n, 0n]);
});

test('nobody takes the offer of another player, and old rates make none', async () => {
  const playerId = await funded(10_000n);
  const offer = await quote(playerId);
  const other = await funded(10_000n);
  await expect(convert(site.context, other, offer.id)).rejects.toMatchObject({ code: 'not_found' });
  later(2 * 60 + 1);
  await expect(quote(playerId)).rejects.toMatchObject({ code: 'unavailable' });
});

test('between all currencies no money is made by going there and back', () => {
  const worths = Object.fromEntries(
    currencyCodes.map((currency, at) => [currency, BigInt(7 + at * 13) * 10n ** BigInt(9 + (at % 5))]),
  ) as Rates['worths'];
  const rates: Rates = { worths, at: null };
  for (const from of currencyCodes)
    for (const to of currencyCodes)
      for (const amount of [1n, 99n, 12_345n, BigInt(subunits[from]) * 1_000n]) {
        const there = exchanged(rates, amount, from, to);
        expect(exchanged(rates, there, to, from)).toBeLessThanOrEqual(amount);
      }
});
