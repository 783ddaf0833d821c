import { Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, sql, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import type { Selection } from './leg-state.ts';

export interface Reserve extends Selection {
  currency: CurrencyCode;
  /** Subunits the house must expect to pay more, or less, if it comes true. */
  amount: bigint;
  /** What that is of, so that a refusal can name the stake that would still be taken. */
  of: { stake: bigint; reserved: bigint };
}

/**
 * Changes what is reserved for some outcomes, or refuses with what is still free of one. In one order whatever the bet:
 * nobody waits for each other. A statement an outcome: parallel bets can't exceed the limit together.
 */
export async function changeReserves(tx: Transaction, changes: readonly Reserve[], limit: bigint): Promise<void> {
  const sorted = changes.map((change) => ({ change, key: keyText(change) }));
  sorted.sort((one, other) => (one.key < other.key ? -1 : 1));
  const done: Reserve[] = [];
  for (const { change } of sorted) {
    if (change.amount < 0n) await release(tx, change);
    // A refusal leaves nothing changed: its transaction may go on and reject the bet.
    else if (change.amount > 0n)
      await reserve(tx, change, limit).catch(async (refusal: unknown) => {
        if (refusal instanceof Refusal) for (const one of done) await release(tx, { ...one, amount: -one.amount });
        throw refusal;
      });
    done.push(change);
  }
}

export const reserveOf = (
  { event_id, market_id, specifiers, outcome }: Selection,
  { currency, stake }: { currency: CurrencyCode; stake: bigint },
  /** Where something is reserved already, what is changed of it. */
  amount: bigint,
  reserved = amount,
): Reserve => ({ event_id, market_id, specifiers, outcome, currency, amount, of: { stake, reserved } });

const keyText = ({ event_id, market_id, specifiers, outcome }: Selection): string =>
  [event_id, market_id, specifiers, outcome].join('/');

async function reserve(tx: Transaction, { amount, of, ...key }: Reserve, limit: bigint): Promise<void> {
  const taken = await tx.query(sql`
    insert into sport_liabilities as l (event_id, market_id, specifiers, outcome, currency, returns)
    select ${key.event_id}::bigint, ${key.market_id}::integer, ${key.specifiers}::text, ${key.outcome}::text, ${key.currency}::text, ${amount}::bigint
    where ${amount}::bigint <= ${limit}::bigint
    on conflict (event_id, market_id, specifiers, outcome, currency)
    do update set returns = l.returns + excluded.returns where l.returns + excluded.returns <= ${limit}
    returning returns`);
  if (taken.length > 0) return;
  const reserved = tables.selectFrom('sport_liabilities').select('returns');
  const [row] = await run(
    tx,
    reserved.where(({ and }) => and(keyOf(key))),
  );
  // What this bet holds of it already is its own.
  const free = limit - (row?.returns ?? 0n) + of.reserved - amount;
  const most = free > 0n ? (of.stake * free) / of.reserved : 0n;
  throw new Refusal('stake_too_large', {
    path: ['stake_cents'],
    params: { max_stake_cents: toWire(most), reason: 'outcome', currency: key.currency },
  });
}

/** A negative amount is less to pay. */
async function release(tx: Transaction, { amount, of: _, ...key }: Reserve): Promise<void> {
  const change = tables.updateTable('sport_liabilities').set(({ eb }) => ({ returns: eb('returns', '+', amount) }));
  await run(
    tx,
    change.where(({ and }) => and(keyOf(key))),
  );
}

const keyOf = ({ event_id, market_id, specifiers, outcome, currency }: Omit<Reserve, 'amount' | 'of'>) => ({
  event_id,
  market_id,
  specifiers,
  outcome,
  currency,
});
