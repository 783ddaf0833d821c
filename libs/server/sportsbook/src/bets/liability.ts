import { Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, sql, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import type { Selection } from './leg-state.ts';

export interface Reserve extends Selection {
  currency: CurrencyCode;
  /** Subunits the house would pay. */
  amount: bigint;
}

/** Reserves what a bet would cost the house, or refuses it with what is still free. One statement: parallel bets can't exceed the limit together. */
export async function reserveLiability(tx: Transaction, { amount, ...key }: Reserve, limit: bigint): Promise<void> {
  const taken = await tx.query(sql`
    insert into sport_liabilities as l (event_id, market_id, specifiers, outcome, currency, returns)
    select ${key.event_id}::bigint, ${key.market_id}::integer, ${key.specifiers}::text, ${key.outcome}::text, ${key.currency}::text, ${amount}::bigint
    where ${amount}::bigint <= ${limit}::bigint
    on conflict (event_id, market_id, specifiers, outcome, currency)
    do update set returns = l.returns + excluded.returns where l.returns + excluded.returns <= ${limit}
    returning returns`);
  if (taken.length > 0) return;
  const reserve = tables.selectFrom('sport_liabilities').select('returns');
  const [row] = await run(
    tx,
    reserve.where(({ and }) => and(keyOf(key))),
  );
  const free = limit - (row?.returns ?? 0n);
  throw new Refusal('stake_too_large', {
    path: ['stake_cents'],
    params: { free_return_cents: toWire(free > 0n ? free : 0n), currency: key.currency },
  });
}

/** Frees a reserve: a bet was rejected, or accepted at a lower price. */
export async function releaseLiability(tx: Transaction, { amount, ...key }: Reserve): Promise<void> {
  const change = tables.updateTable('sport_liabilities').set(({ eb }) => ({ returns: eb('returns', '-', amount) }));
  await run(
    tx,
    change.where(({ and }) => and(keyOf(key))),
  );
}

const keyOf = ({ event_id, market_id, specifiers, outcome, currency }: Omit<Reserve, 'amount'>) => ({
  event_id,
  market_id,
  specifiers,
  outcome,
  currency,
});
