import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { Refusal, toWire } from '@croupier/contracts';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { pool } from '@croupier/server-wallet';
import { type Lotteries, tables } from '../schema.gen.ts';
import { type Rates, StoredRates, UNITS_A_CENT } from '../shared/rates.ts';
import { LotteryDefinition } from './definition.ts';

/** Lottery with parsed terms. */
export interface LotteryRow extends Omit<Selectable<Lotteries>, 'terms' | 'rates'> {
  terms: LotteryDefinition;
  rates: Rates;
}

export const toLottery = (row: Selectable<Lotteries>): LotteryRow => ({
  ...row,
  terms: v.parse(LotteryDefinition, row.terms),
  rates: v.parse(StoredRates, row.rates),
});

/** Returns the account that holds a lottery's prizes until they are paid. */
export const lotteryPool = (id: bigint) => pool(`lottery-${id}`, 'prizes');

/** Returns a lottery by its number or slug; refuses an unknown one. */
export async function findLottery(db: Queryable, key: { id: number } | { slug: string }): Promise<LotteryRow> {
  const all = tables.selectFrom('lotteries').selectAll();
  const [row] = await run(db, 'id' in key ? all.where('id', '=', BigInt(key.id)) : all.where('slug', '=', key.slug));
  if (!row) throw new Refusal('not_found');
  return toLottery(row);
}

export async function lockLottery(tx: Transaction, id: bigint): Promise<LotteryRow | null> {
  const [row] = await run(tx, tables.selectFrom('lotteries').selectAll().where('id', '=', id).forUpdate());
  return row ? toLottery(row) : null;
}

/** Returns the number of tickets for stakes (hundredths of a euro cent) and grants, up to the maximum. */
export function ticketsOf(
  { ticketEvery, mostTickets }: LotteryDefinition,
  { staked, granted }: { staked: bigint; granted: number },
): number {
  const earned = staked / (BigInt(ticketEvery) * UNITS_A_CENT);
  const all = earned + BigInt(granted);
  return all < BigInt(mostTickets) ? toWire(all) : mostTickets;
}
