import type { Selectable } from 'kysely';
import { COMBINATION } from '@croupier/bet-math';
import { type Database, run, sql } from '@croupier/server-database';
import { regradeBets } from '../bets/regrade-bets.ts';
import type { LockPayouts } from '../bets/revise-bets.ts';
import { lockBets, readResults } from '../bets/settle-chunk.ts';
import type { SettlementRun } from '../bets/settle-ended.ts';
import { logEntries } from '../day-log/log-entry.ts';
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
/** Decisions are carried out in order, at most this many per run. */
const MOST_DUE = 100;

/**
 * Updates the bets on corrected markets to their current results, a few per transaction. A bet that is already up to
 * date is skipped, so a run after a crash starts again and pays nothing twice. Returns true if nothing is left.
 */
export async function correctBets(db: Database, options: SettlementRun): Promise<boolean> {
  const due = tables.selectFrom('sport_corrections').select(columns.sport_corrections).where('done_at', 'is', null);
  const rows = await run(db, due.orderBy('number').limit(MOST_DUE));
  let left = false;
  for (const same of Map.groupBy(rows, scopeOf).values()) {
    if (options.signal?.aborted) return false;
    if (!(await correctAll(db, same, options))) left = true;
  }
  return !left;
}

const scopeOf = ({ event_id, market_id, specifiers }: Due): string => [event_id, market_id, specifiers].join('/');

/**
 * Applies decisions about one market or match. The last decision applies, and completing it completes the earlier ones.
 */
async function correctAll(db: Database, same: readonly Due[], options: SettlementRun): Promise<boolean> {
  const due = same.at(-1)!;
  const { clock, onError, pause, signal, lockPayouts } = options;
  let after: Place = { player_id: 0n, bet_id: NO_BET };
  let failed = false;
  for (;;) {
    const places = await nextPlaces(db, due, after);
    const last = places.at(-1);
    if (!last) break;
    const bets = places.map(({ bet_id }) => bet_id);
    await correctSome(db, { due, bets, lockPayouts, now: clock() }).catch(async () => {
      // One player's account must not hold back the others.
      for (const own of Map.groupBy(places, ({ player_id }) => player_id).values())
        await correctSome(db, { due, bets: own.map(({ bet_id }) => bet_id), lockPayouts, now: clock() }).catch(
          (error: unknown) => {
            failed = true;
            onError(error);
          },
        );
    });
    after = last;
    if (signal?.aborted) return false;
    await pause?.();
  }
  if (failed) return false;
  const ids = same.map(({ id }) => id);
  await run(db, tables.updateTable('sport_corrections').set({ done_at: clock() }).where('id', 'in', ids));
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

interface Some {
  due: Due;
  bets: readonly string[];
  lockPayouts?: LockPayouts | undefined;
  now: Date;
}

/** Reads results after the bets are locked: a later decision corrects these bets again. */
const correctSome = (db: Database, { due, bets: ids, lockPayouts, now }: Some): Promise<void> =>
  db.transaction(async (tx) => {
    const bets = await lockBets(tx, ids);
    const results = await readResults(tx, { eventId: due.event_id, market: null });
    const changes = await regradeBets(tx, bets, {
      eventId: due.event_id,
      results,
      kind: due.kind,
      correctionId: due.id,
      lockPayouts,
      now,
    });
    const recorded = tables.selectFrom('sport_events').select('id').where('id', '=', due.event_id);
    if ((await run(tx, recorded.where('recorded', '=', true))).length > 0)
      await logEntries(tx, [{ kind: 'corrected', at: now, correction: due.id, bets: ids }]);
    await countDays(tx, changes);
  });

/** The same for bets a recorded day tells of. */
export async function correctAgain(db: Database, { id, bets, now }: Omit<Some, 'due'> & { id: string }): Promise<void> {
  const [due] = await run(
    db,
    tables.selectFrom('sport_corrections').select(columns.sport_corrections).where('id', '=', id),
  );
  if (due) await correctSome(db, { due, bets, now });
}
