import { randomUUID } from 'node:crypto';
import { toWire } from '@croupier/contracts';
import { type Database, run, sql } from '@croupier/server-database';
import { type BetWithLegs, selectBets, withLegs } from '../bets/bet-row.ts';
import { tables } from '../schema.gen.ts';
import { lockBet } from './cash-out.ts';
import { valueBets } from './read-offers.ts';
import { sellBet } from './sell-bet.ts';
import { type Valued } from './value-bet.ts';

const BATCH = 200;

/**
 * Sells the bets whose players asked for it once so much is offered. All of them are valued without a lock, those that are
 * worth enough again with one: any number of copies may do it at once. Answers how many were sold.
 */
export async function sellByRule(db: Database, now: Date, onError: (error: unknown) => void): Promise<number> {
  let [after, sold] = [0n, 0];
  for (;;) {
    const ruled = await ruledAfter(db, after);
    const last = ruled.at(-1);
    if (!last) return sold;
    const ids = ruled.map(({ id }) => id);
    const rows = await run(db, selectBets().where('id', 'in', ids).orderBy('number'));
    const bets = await withLegs(db, rows);
    const values = await valueBets(db, bets, now);
    for (const [index, bet] of bets.entries())
      if (isDue(bet, values[index]!)) sold += (await sell(db, bet, now).catch(onError)) ? 1 : 0;
    after = last.number;
  }
}

/** Materialised: in the order of their numbers a plan could go through every open bet there is. */
const ruledAfter = (db: Database, number: bigint): Promise<{ id: string; number: bigint }[]> =>
  db.query({
    name: 'sport_bets_to_sell',
    ...sql`
      with ruled as materialized (select id, number from sport_bets where status = 'accepted' and sell_at is not null)
      select id, number from ruled where number > ${number} order by number limit ${BATCH}`,
  });

const isDue = ({ row }: BetWithLegs, value: Valued): boolean =>
  row.sell_at !== null && !('reason' in value) && value.offer >= row.sell_at;

const sell = (db: Database, { row }: BetWithLegs, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { bet, value, recorded } = await lockBet(tx, { playerId: toWire(row.player_id), betId: row.id, now });
    if (!isDue(bet, value) || 'reason' in value) return false;
    const sale = { stake: bet.row.stake, pays: value.offer, fair: value.fair, automatic: true };
    const id = randomUUID();
    const trail = { id, bet_id: row.id, player_id: row.player_id, share: 100, ...sale };
    const times = { created_at: now, expires_at: now, taken_at: now };
    await run(tx, tables.insertInto('sport_cash_outs').values({ ...trail, ...times }));
    await sellBet(tx, { id, bet, ...sale, recorded, now });
    return true;
  });
