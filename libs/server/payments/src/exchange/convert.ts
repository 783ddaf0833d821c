import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Conversion, type ConversionTerms, Refusal, amountToWire } from '@croupier/contracts';
import { type CurrencyCode, MAX_AMOUNT, subunits } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run, runOne, sql, type Transaction } from '@croupier/server-database';
import { endsByWithdrawal } from '@croupier/server-promotions';
import {
  cashAccountId,
  derivedId,
  house,
  lockCash,
  playerCash,
  readCashBalance,
  transfer,
} from '@croupier/server-wallet';
import type { PaymentsContext } from '../context.ts';
import { fitsAccount } from '../fits-account.ts';
import { requireAccount } from '../require-account.ts';
import { columns, type Conversions, tables } from '../schema.gen.ts';
import { exchanged, type Rates, rateText, readRates } from './rates.ts';

/** Seconds a quote is valid: at exactly its rate, and only while the current rates give no less. */
export const QUOTE_SECONDS = 30;
/**
 * Oldest usable rates. They arrive once a minute; after two missed ones exchange is unavailable, since others could
 * know the rate better than we do.
 */
const MAX_RATE_AGE_MS = 2 * 60_000;
const DAY_MS = 86_400_000;
const RETRY_SECONDS = 60;
const LISTED = 20;

export interface ConversionWanted {
  playerId: number;
  from: CurrencyCode;
  to: CurrencyCode;
  /** Subunits of `from`. */
  amount: bigint;
}

type Row = Selectable<Conversions>;

/** Converts an exchange to the form the player sees. */
export const describeConversion = (row: Row, now: Date): Conversion => ({
  id: row.id,
  from: row.from_currency,
  to: row.to_currency,
  amount_cents: amountToWire(row.amount),
  receives_cents: amountToWire(row.receives),
  rate: row.rate,
  fee_percent: row.fee / 100,
  expires_at: row.expires_at.toISOString(),
  stands_seconds: Math.max(0, (row.expires_at.getTime() - now.getTime()) / 1000),
  converted_at: row.converted_at?.toISOString() ?? null,
});

/**
 * Returns the current fee and rate of an exchange, and what is left of the daily limit. Refuses
 * `currency_not_available` and `unavailable`.
 */
export async function readTerms(
  { db, clock, exchange }: Pick<PaymentsContext, 'db' | 'clock' | 'exchange'>,
  { playerId, from, to }: Omit<ConversionWanted, 'amount'>,
): Promise<ConversionTerms> {
  const now = clock();
  if (from === to) throw new Refusal('currency_not_available', { path: ['to'] });
  const rates = await readFreshRates(db, now);
  const left = leftOf(exchange.dayEuros, await exchangedCents(db, { playerId, rates, now }));
  return {
    rate: rateText(rates, from, to, exchange.fee),
    fee_percent: exchange.fee / 100,
    day: { ...dayOf(exchange.dayEuros), left_cents: amountToWire(exchanged(rates, left, 'EUR', from)) },
  };
}

/**
 * Creates a quote for an exchange between two wallets of a player, with its fee, rounded down by less than a subunit.
 * The exchange pays exactly the quoted amount or does not happen. Refuses if rates are too old, a wallet is missing,
 * its bonus is being wagered, funds are insufficient, or the daily limit is reached.
 */
export async function quoteConversion(
  { db, clock, exchange }: Pick<PaymentsContext, 'db' | 'clock' | 'exchange'>,
  { playerId, from, to, amount }: ConversionWanted,
): Promise<Row> {
  const now = clock();
  const rates = await readFreshRates(db, now);
  if (from === to) throw new Refusal('currency_not_available', { path: ['to'] });
  const { fee } = exchange;
  const receives = exchanged(rates, amount, from, to, fee);
  if (receives < 1n) throw new Refusal('conversion_too_small', { path: ['amount_cents'] });
  if (receives > MAX_AMOUNT) throw new Refusal('conversion_too_large', { path: ['amount_cents'] });
  return db.transaction(async (tx) => {
    const { paying } = await requireWallets(tx, playerId, from, to);
    await requireNoBonus(tx, playerId, from);
    if (((await readCashBalance(tx, paying)) ?? 0n) < amount)
      throw new Refusal('insufficient_funds', { path: ['amount_cents'] });
    // Unused quotes that expired are no longer needed.
    await run(
      tx,
      tables
        .deleteFrom('conversions')
        .where('player_id', '=', BigInt(playerId))
        .where('converted_at', 'is', null)
        .where('expires_at', '<', now),
    );
    // Locks after the quotes, as accepting one does: in the other order two calls could deadlock.
    await requireRoom(tx, { playerId, from, amount }, { rates, dayEuros: exchange.dayEuros, now });
    const quote = {
      id: randomUUID(),
      player_id: BigInt(playerId),
      from_currency: from,
      to_currency: to,
      amount,
      receives,
      rate: rateText(rates, from, to, fee),
      fee,
      created_at: now,
      expires_at: new Date(now.getTime() + QUOTE_SECONDS * 1000),
    };
    return runOne(tx, tables.insertInto('conversions').values(quote).returning(columns.conversions));
  });
}

/**
 * Accepts a quote, once: a repeat returns the same result. Refuses `not_found`, `quote_expired` (also once rates give
 * less), `unavailable`, `insufficient_funds`, `conversion_day_limit`.
 */
export const convert = (
  context: Pick<PaymentsContext, 'db' | 'clock' | 'exchange'>,
  playerId: number,
  quoteId: string,
): Promise<Row> => context.db.transaction((tx) => take(context, tx, playerId, quoteId));

async function take(
  { clock, exchange }: Pick<PaymentsContext, 'clock' | 'exchange'>,
  tx: Transaction,
  playerId: number,
  id: string,
): Promise<Row> {
  const quotes = tables.selectFrom('conversions').select(columns.conversions);
  const [quote] = await run(tx, quotes.where('id', '=', id).where('player_id', '=', BigInt(playerId)).forNoKeyUpdate());
  if (!quote) throw new Refusal('not_found');
  if (quote.converted_at) return quote;
  const now = clock();
  if (quote.expires_at <= now) throw new Refusal('quote_expired');
  const { from_currency: from, to_currency: to, amount, receives, fee } = quote;
  // The house would pay for a quote that players could skip when rates rise and accept when they fall.
  const rates = await readFreshRates(tx, now);
  if (exchanged(rates, amount, from, to, fee) < receives) throw new Refusal('quote_expired');
  const { paying, receiving } = await requireWallets(tx, playerId, from, to);
  await requireNoBonus(tx, playerId, from);
  await lockCash(tx, [paying, receiving]); // The lock order is the same in both directions.
  await requireRoom(tx, { playerId, from, amount }, { rates, dayEuros: exchange.dayEuros, now });
  if (!(await fitsAccount(tx, { playerId, currency: to, amount: receives }))) throw new Refusal('conversion_too_large');
  const legs = [
    { currency: from, debit: playerCash(playerId), credit: house('exchange'), amount },
    { currency: to, debit: house('exchange'), credit: playerCash(playerId), amount: receives },
  ].toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  for (const leg of legs)
    await transfer(tx, {
      ...leg,
      id: derivedId(id, leg.currency),
      kind: 'conversion',
      meta: { conversion: id, from, to, rate: quote.rate },
      now,
    });
  await recordAudit(tx, {
    at: now,
    kind: 'money_converted',
    actor: `player:${playerId}`,
    playerId,
    details: { conversion: id, from, to, amount: amount.toString(), receives: receives.toString(), rate: quote.rate },
  });
  const done = tables.updateTable('conversions').set({ converted_at: now }).where('id', '=', id);
  return runOne(tx, done.returning(columns.conversions));
}

async function readFreshRates(db: Queryable, now: Date): Promise<Rates> {
  const rates = await readRates(db);
  if (!rates.at || now.getTime() - rates.at.getTime() > MAX_RATE_AGE_MS)
    throw new Refusal('unavailable', { params: { retry_after: RETRY_SECONDS } });
  return rates;
}

const dayOf = (dayEuros: number) => ({ amount_cents: dayEuros * subunits.EUR, currency: 'EUR' as const });

/** Returns the euro cents left of the daily limit. */
function leftOf(dayEuros: number, done: bigint): bigint {
  const left = BigInt(dayEuros) * BigInt(subunits.EUR) - done;
  return left > 0n ? left : 0n;
}

/** Sums what a player exchanged in the last 24 hours, in euro cents at current rates. */
async function exchangedCents(
  db: Queryable,
  { playerId, rates, now }: { playerId: number; rates: Rates; now: Date },
): Promise<bigint> {
  const done = await run(
    db,
    tables
      .selectFrom('conversions')
      .select(['from_currency', 'amount'])
      .where('player_id', '=', BigInt(playerId))
      .where('converted_at', '>', new Date(now.getTime() - DAY_MS)),
  );
  return done.reduce((sum, each) => sum + exchanged(rates, each.amount, each.from_currency, 'EUR'), 0n);
}

/** Refuses an exchange that would exceed the daily limit, counting the last 24 hours. Serialized per player. */
async function requireRoom(
  tx: Transaction,
  { playerId, from, amount }: Omit<ConversionWanted, 'to'>,
  { rates, dayEuros, now }: { rates: Rates; dayEuros: number; now: Date },
): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('conversions', ${playerId}::bigint))`);
  const left = leftOf(dayEuros, await exchangedCents(tx, { playerId, rates, now }));
  if (exchanged(rates, amount, from, 'EUR') > left)
    throw new Refusal('conversion_day_limit', {
      path: ['amount_cents'],
      params: { ...dayOf(dayEuros), left_cents: amountToWire(exchanged(rates, left, 'EUR', from)) },
    });
}

/**
 * Refuses while a bonus is wagered: real money is played first, so an exchange would end the bonus as a withdrawal
 * does.
 */
async function requireNoBonus(tx: Transaction, playerId: number, currency: CurrencyCode): Promise<void> {
  if (await endsByWithdrawal(tx, { playerId, currency })) throw new Refusal('bonus_would_lapse');
}

/** Returns the accounts of an exchange; both have to belong to the player. */
async function requireWallets(
  tx: Transaction,
  playerId: number,
  from: CurrencyCode,
  to: CurrencyCode,
): Promise<{ paying: bigint; receiving: bigint }> {
  await requireAccount(tx, playerId, from);
  const [paying, receiving] = [
    await cashAccountId(tx, { playerId, currency: from }),
    await cashAccountId(tx, { playerId, currency: to }),
  ];
  if (receiving === null) throw new Refusal('currency_not_available', { path: ['to'] });
  if (paying === null) throw new Refusal('currency_not_available', { path: ['from'] });
  return { paying, receiving };
}

/** Lists a player's latest exchanges, newest first. */
export const listConversions = (db: Queryable, playerId: number): Promise<Row[]> =>
  run(
    db,
    tables
      .selectFrom('conversions')
      .select(columns.conversions)
      .where('player_id', '=', BigInt(playerId))
      .where('converted_at', 'is not', null)
      .orderBy('converted_at', 'desc')
      .limit(LISTED),
  );
