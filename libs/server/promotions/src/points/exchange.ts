import { Refusal, amountToWire, toWire } from '@croupier/contracts';
import { type CurrencyCode, PICO_EUROS, picoEuros, subunits } from '@croupier/money';
import { type Database, digestOf, publish, requireSameOrder, run, type Transaction } from '@croupier/server-database';
import { cashAccountId, derivedId, house, lockCash, playerCash, transfer } from '@croupier/server-wallet';
import { levelNumber, levels } from '../levels/levels.ts';
import { tables } from '../schema.gen.ts';
import { DAY_EUROS, groupOf, pointsLeft } from './day-cap.ts';
import { pointsOf } from './rules.ts';

const HUNDRED = 100n;
const CENTS_A_EURO = 100n;

/** Current value of one unit of each currency, in millionths of a millionth of a euro. */
export type Worths = Readonly<Record<CurrencyCode, bigint>>;

/**
 * Returns the value of 100 points at a level, in subunits, rounded down: their fixed value in euros at current rates,
 * but at most at nominal rates. With nominal rates only, players would keep points until a currency has risen and
 * exchange them for that.
 */
function hundredIn(level: number, currency: CurrencyCode, worths?: Worths): bigint {
  const euros = levelNumber(level).hundredPoints * PICO_EUROS;
  const nominal = euros / CENTS_A_EURO / picoEuros[currency];
  const now = worths ? (euros * BigInt(subunits[currency])) / (CENTS_A_EURO * worths[currency]) : nominal;
  return now < nominal ? now : nominal;
}

/** Returns the rates of all levels in some currencies. */
export const pointRates = (currencies: readonly CurrencyCode[], worths?: Worths) =>
  currencies.flatMap((currency) =>
    levels.map(({ level }) => ({
      group: groupOf(level),
      level,
      currency,
      points: toWire(HUNDRED),
      amount_cents: amountToWire(hundredIn(level, currency, worths)),
    })),
  );

export interface ExchangeOrder {
  playerId: number;
  /** Created by the client. */
  idempotencyKey: string;
  points: number;
  group: string;
  currency: CurrencyCode;
  /** Amount the player was shown, in subunits: the exchange never pays less. */
  least?: bigint | undefined;
  /** Nominal values, if omitted. */
  worths?: Worths;
  /** Limit on the value of points exchanged in 24 hours, in euros. */
  dayEuros?: number;
  now: Date;
}

/** Exchanges points for cash, once per key; a repeat returns the paid amount. */
export function exchangePoints(db: Database, order: ExchangeOrder): Promise<{ amount: bigint }> {
  return db.transaction((tx) => exchange(tx, order));
}

async function exchange(tx: Transaction, order: ExchangeOrder): Promise<{ amount: bigint }> {
  const { playerId, currency } = order;
  const id = derivedId('comp_points.exchange', String(playerId), order.idempotencyKey);
  const accountId = await cashAccountId(tx, { playerId, currency });
  if (accountId === null) throw new Refusal('currency_not_available', { path: ['exchange', 'currency'] });
  await lockCash(tx, [accountId]); // Locked before the points, as in every bet.
  const row = await lockOwn(tx, playerId);
  const done = await findExchange(tx, id);
  if (done) {
    requireSameOrder(digestOf([toWire(done.points), done.rate_group, done.currency]), digestOf(orderOf(order)));
    return { amount: done.amount };
  }
  const points = BigInt(order.points);
  const level = levels.find((each) => groupOf(each.level) === order.group)?.level;
  if (level === undefined || level > (row?.level ?? 1))
    throw new Refusal('rate_not_reached', { path: ['exchange', 'group'] });
  if (!row || chargeableOf(row) < points) throw new Refusal('points_not_enough', { path: ['exchange', 'points'] });
  const { dayEuros = DAY_EUROS, now } = order;
  const left = await pointsLeft(tx, { playerId, level, dayEuros, now });
  if (points > left)
    throw new Refusal('points_day_limit', {
      path: ['exchange', 'points'],
      params: { left_points: amountToWire(left) },
    });
  const amount = (points * hundredIn(level, currency, order.worths)) / HUNDRED;
  if (amount === 0n) throw new Refusal('points_not_enough', { path: ['exchange', 'points'] });
  if (amount < (order.least ?? 0n)) throw new Refusal('quote_expired', { path: ['exchange', 'points'] });
  await pay(tx, order, { id, amount });
  return { amount };
}

async function pay(
  tx: Transaction,
  order: ExchangeOrder,
  { id, amount }: { id: string; amount: bigint },
): Promise<void> {
  const { playerId, group, currency, now } = order;
  const [player_id, points] = [BigInt(playerId), BigInt(order.points)];
  const spend = tables.updateTable('comp_points').set(({ eb }) => ({ exchanged: eb('exchanged', '+', points) }));
  const kept = { id, player_id, points, rate_group: group, currency, amount, exchanged_at: now };
  await Promise.all([
    run(tx, spend.where('player_id', '=', player_id)),
    run(tx, tables.insertInto('comp_point_exchanges').values(kept)),
    publish(tx, { topic: 'comps', players: [playerId], event: 'changed', payload: {} }),
  ]);
  await transfer(tx, {
    id,
    debit: house('comp-points'),
    credit: playerCash(playerId),
    amount,
    currency,
    kind: 'comp_points',
    now,
  });
}

const orderOf = ({ points, group, currency }: ExchangeOrder) => [points, group, currency];

/** Returns the points available to exchange; negative if bets were reversed after an exchange. */
export const chargeableOf = ({
  earned,
  given,
  exchanged,
}: {
  earned: string;
  given: bigint;
  exchanged: bigint;
}): bigint => pointsOf(BigInt(earned)) + given - exchanged;

async function lockOwn(tx: Transaction, playerId: number) {
  const query = tables.selectFrom('comp_points').select(['earned', 'given', 'exchanged', 'level']);
  const [row] = await run(tx, query.where('player_id', '=', BigInt(playerId)).forNoKeyUpdate());
  return row;
}

async function findExchange(tx: Transaction, id: string) {
  const query = tables.selectFrom('comp_point_exchanges').select(['points', 'rate_group', 'currency', 'amount']);
  const [row] = await run(tx, query.where('id', '=', id));
  return row;
}
