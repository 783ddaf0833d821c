import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import type { LegOrder } from './leg-state.ts';

type Outcome = Pick<LegOrder, 'event_id' | 'market_id' | 'specifiers' | 'outcome'>;

export interface Reserve extends Outcome {
  currency: CurrencyCode;
  /** Subunits the house would pay. */
  amount: bigint;
}

/** Reserves what a bet would cost the house, or refuses it with what is still free. One statement: parallel bets can't pass the bound together. */
export async function reserveLiability(tx: Transaction, { amount, ...key }: Reserve, bound: bigint): Promise<void> {
  const taken = await tx.query(sql`
    insert into sport_liabilities as l (event_id, market_id, specifiers, outcome, currency, returns)
    select ${key.event_id}::bigint, ${key.market_id}::integer, ${key.specifiers}::text, ${key.outcome}::text, ${key.currency}::text, ${amount}::bigint
    where ${amount}::bigint <= ${bound}::bigint
    on conflict (event_id, market_id, specifiers, outcome, currency)
    do update set returns = l.returns + excluded.returns where l.returns + excluded.returns <= ${bound}
    returning returns`);
  if (taken.length > 0) return;
  const [row] = await tx.query<{ returns: bigint }>(sql`
    select returns from sport_liabilities where event_id = ${key.event_id} and market_id = ${key.market_id}
      and specifiers = ${key.specifiers} and outcome = ${key.outcome} and currency = ${key.currency}`);
  const free = bound - (row?.returns ?? 0n);
  throw new Refusal('stake_too_large', {
    path: ['stake_cents'],
    params: { free_return_cents: Number(free > 0n ? free : 0n), currency: key.currency },
  });
}

/** Moves a reserve: a bet was rejected, or accepted at another price. */
export async function changeLiability(tx: Transaction, { amount, ...key }: Reserve): Promise<void> {
  await tx.query(sql`
    update sport_liabilities set returns = returns + ${amount} where event_id = ${key.event_id} and market_id = ${key.market_id}
      and specifiers = ${key.specifiers} and outcome = ${key.outcome} and currency = ${key.currency}`);
}
