import { type Database, sql, type Transaction } from '@croupier/server-database';
import { boundWaits } from '../events/bound-waits.ts';
import { type BetRow, type BetWithLegs, withLegs } from './bet-row.ts';
import { changeReserves, reserveOf } from './liability.ts';
import { type Final, resultBets, storeSettled } from './settle-bets.ts';

/** A match that is over. */
export interface EndedEvent {
  id: bigint;
  final: Final;
}

/** Bets of one event in the order they are settled: player by player. */
export interface Place {
  player_id: bigint;
  bet_id: string;
}

/** Bets settled in one transaction: few enough that nobody waits long for their account. */
const CHUNK = 48;
/** Chunks at once: while one is worked out, Postgres has the other. */
const LANES = 2;
export const PLACES = CHUNK * LANES;
/** Longer than this nobody's row is waited for: the chunk gives way and is tried again. */
const WAITS = { lockMs: 1_000, statementMs: 5_000 };

/** The next bets of an event behind a place; what is settled already is passed over. */
export const nextPlaces = (db: Database, eventId: bigint, after: Place | null): Promise<Place[]> =>
  db.query<Place>({
    name: 'sport_next_legs',
    ...sql`
      select player_id, bet_id from sport_bet_legs
      where event_id = ${eventId} and (player_id, bet_id) > (${after?.player_id ?? 0n}::bigint, ${after?.bet_id ?? NO_BET}::uuid)
        and result is null
      order by event_id, player_id, bet_id limit ${PLACES}`,
  });

const NO_BET = '00000000-0000-0000-0000-000000000000';

/** Some places as the chunks that are settled together. */
export const chunksOf = (places: readonly Place[]): Place[][] =>
  Array.from({ length: Math.ceil(places.length / CHUNK) }, (_, at) => places.slice(at * CHUNK, (at + 1) * CHUNK));

/** Settles some bets in one transaction. Their rows are locked first: of what was lost before, only the legs are still told. */
export function settleChunk(db: Database, event: EndedEvent, places: readonly Place[], now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const bets = await lockBets(
      tx,
      places.map(({ bet_id }) => bet_id),
    );
    if (bets.length === 0) return;
    const done = resultBets(bets, event.id, event.final, now);
    await storeSettled(tx, done, now);
    await freeReserves(tx, done.settled, event.id);
  });
}

/** What was reserved on other matches for bets that are lost already. Those of this match are deleted when all are settled. */
async function freeReserves(tx: Transaction, settled: readonly BetWithLegs[], ended: bigint): Promise<void> {
  const open = settled.flatMap(({ row, legs }) =>
    legs
      .filter(({ event_id, result }) => event_id !== ended && result === null)
      .map((leg) => reserveOf(leg, row, -leg.reserved)),
  );
  await changeReserves(tx, open, 0n);
}

async function lockBets(tx: Transaction, ids: readonly string[]): Promise<BetWithLegs[]> {
  const [, rows] = await Promise.all([
    boundWaits(tx, WAITS),
    tx.query<BetRow>({
      name: 'sport_lock_bets',
      ...sql`
        select id, number, player_id, digest, hold_id, currency, stake, odds_change, sizes, status, possible_return, returned, placed_at,
          decide_at, decided_at, settled_at, rejection, receipt, funding
        from sport_bets where id = any(${`{${ids.join(',')}}`}::uuid[]) order by player_id, id for update`,
    }),
  ]);
  // By id alone: with a status asked for, a plan could go through every open bet there is.
  return withLegs(
    tx,
    rows.filter(({ status }) => status === 'accepted' || status === 'settled'),
  );
}
