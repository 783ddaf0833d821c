import type { Selectable } from 'kysely';
import { COMBINATION } from '@croupier/bet-math';
import { type Database, run, sql } from '@croupier/server-database';
import { regradeBets } from '../bets/regrade-bets.ts';
import { lockBets, readResults } from '../bets/settle-chunk.ts';
import type { SettlementRun } from '../bets/settle-ended.ts';
import { countDays } from '../limits/day-liability.ts';
import { columns, type SportCorrections, tables } from '../schema.gen.ts';

type Due = Selectable<SportCorrections>;

interface Place {
  player_id: bigint;
  bet_id: string;
}

/** Bets worked through in one transaction. */
const CHUNK = 60;
const NO_BET = '00000000-0000-0000-0000-000000000000';
/** Those that wait are done in their order; more at once nobody decides. */
const MOST_DUE = 100;

/**
 * Brings the bets on corrected markets to where they stand now, a few in a transaction. A bet that is there already is passed
 * over: killed anywhere, the next run begins again and pays nothing twice. The answer is whether nothing was left.
 */
export async function correctBets(db: Database, options: SettlementRun): Promise<boolean> {
  const due = tables.selectFrom('sport_corrections').select(columns.sport_corrections).where('done_at', 'is', null);
  let left = false;
  for (const one of await run(db, due.orderBy('number').limit(MOST_DUE))) {
    if (options.signal?.aborted) return false;
    if (!(await correctAll(db, one, options))) left = true;
  }
  return !left;
}

async function correctAll(db: Database, due: Due, options: SettlementRun): Promise<boolean> {
  const { clock, onError, pause, signal } = options;
  let after: Place = { player_id: 0n, bet_id: NO_BET };
  let failed = false;
  for (;;) {
    const places = await nextPlaces(db, due, after);
    const last = places.at(-1);
    if (!last) break;
    await correctSome(db, due, places, clock()).catch(async () => {
      // One player's account must not hold back the others.
      for (const own of Map.groupBy(places, ({ player_id }) => player_id).values())
        await correctSome(db, due, own, clock()).catch((error: unknown) => {
          failed = true;
          onError(error);
        });
    });
    after = last;
    if (signal?.aborted) return false;
    await pause?.();
  }
  if (failed) return false;
  await run(db, tables.updateTable('sport_corrections').set({ done_at: clock() }).where('id', '=', due.id));
  return true;
}

const nextPlaces = (db: Database, { event_id, market_id, specifiers }: Due, { player_id, bet_id }: Place) =>
  db.query<Place>({
    name: 'sport_next_corrected',
    ...sql`
      select player_id, bet_id from sport_bet_legs
      where event_id = ${event_id} and (player_id, bet_id) > (${player_id}::bigint, ${bet_id}::uuid)
        and (${market_id}::integer is null or market_id = ${COMBINATION.id} or market_id = ${market_id} and specifiers = ${specifiers}::text)
      order by event_id, player_id, bet_id limit ${CHUNK}`,
  });

/** Results are read once the bets are locked: whoever decides later finds them again. */
const correctSome = (db: Database, due: Due, places: readonly Place[], now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const bets = await lockBets(
      tx,
      places.map(({ bet_id }) => bet_id),
    );
    const results = await readResults(tx, { eventId: due.event_id, market: null });
    const changes = await regradeBets(tx, bets, {
      eventId: due.event_id,
      results,
      kind: due.kind,
      correctionId: due.id,
      now,
    });
    await countDays(tx, changes);
  });
