import { COMBINATION } from '@croupier/bet-math';
import { type Database, run, sql } from '@croupier/server-database';
import { countMatch } from '../calibration/count-match.ts';
import { tables } from '../schema.gen.ts';
import { dropReserves } from './liability.ts';
import type { LockPayouts } from './revise-bets.ts';
import { marketOf, type Results } from './settle-bets.ts';
import {
  type DueWork,
  nextPlaces,
  partitionsOf,
  type Place,
  PLACES,
  readResults,
  settleChunk,
} from './settle-chunk.ts';

export interface SettlementRun {
  clock: () => Date;
  onError: (error: unknown) => void;
  /** Awaited after each chunk, so that other bets continue meanwhile. */
  pause?: () => Promise<void>;
  signal?: AbortSignal;
  /** Amounts the player no longer has are taken from payouts that have not been sent. */
  lockPayouts?: LockPayouts | undefined;
}

/** Works done together, chunk by chunk in turn: a small one does not wait for the end of a large one. */
const AT_ONCE = 20;

/**
 * Settles every bet on ended matches and decided markets, a few per transaction. All progress is in the database: after
 * a crash, the next run continues where this one stopped. A match whose bets can't all be settled is left for the next
 * run. Returns true if no match was left.
 */
export async function settleEnded(db: Database, options: SettlementRun): Promise<boolean> {
  const left = new Set<string>();
  const begun = new Map<string, Begun>();
  for (;;) {
    const due = (await readDue(db)).filter((work) => !left.has(keyOf(work))).slice(0, AT_ONCE);
    if (due.length === 0) return left.size === 0;
    for (const work of due) {
      if (options.signal?.aborted) return false;
      const key = keyOf(work);
      try {
        const { places: found, results } = begun.get(key) ?? begin(db, work);
        const places = await found;
        const after = places.length < PLACES ? null : places.at(-1)!;
        if (after) begun.set(key, { places: ahead(nextPlaces(db, work, after)), results });
        await settle(db, { work, results: await results }, places, options);
        if (!after && !(await finish(db, work, options.clock()))) left.add(key);
      } catch (error) {
        options.onError(error);
        left.add(key);
      }
    }
  }
}

/** The next bets of some work, and what they are settled by. */
interface Begun {
  places: Promise<Place[]>;
  results: Promise<Results>;
}

const begin = (db: Database, work: DueWork): Begun => ({
  places: ahead(nextPlaces(db, work, null)),
  results: ahead(readResults(db, work)),
});

const keyOf = ({ eventId, market }: DueWork): string => `${eventId}/${market ? marketOf(market) : ''}`;

const MOST_UNSETTLED = 1_000;

/** Returns ended matches, and decided markets of matches that continue. */
async function readDue(db: Database): Promise<DueWork[]> {
  const ended = tables.selectFrom('sport_events').select('id').where('ended_at', 'is not', null);
  const unsettled = ended.where('settled_at', 'is', null).orderBy('ended_at').orderBy('id').limit(MOST_UNSETTLED);
  const decided = tables
    .selectFrom('sport_due_markets')
    .select(['event_id', 'market_id', 'specifiers'])
    .orderBy('due_at')
    .limit(MOST_UNSETTLED);
  const [events, markets] = await Promise.all([run(db, unsettled), run(db, decided)]);
  const over = new Set(events.map(({ id }) => id));
  return [
    ...markets
      .filter(({ event_id }) => !over.has(event_id))
      .map(({ event_id: eventId, ...market }) => ({ eventId, market })),
    ...events.map(({ id }) => ({ eventId: id, market: null })),
  ];
}

/**
 * Starts reading the next chunk while the previous one is settled. A failure is reported to the caller that awaits the
 * result.
 */
function ahead<Result>(reading: Promise<Result>): Promise<Result> {
  reading.catch(() => undefined);
  return reading;
}

async function settle(
  db: Database,
  due: { work: DueWork; results: Results },
  places: readonly Place[],
  { clock, onError, pause, signal, lockPayouts }: SettlementRun,
): Promise<void> {
  const settleSome = (some: readonly Place[]) => settleChunk(db, { ...due, lockPayouts }, some, clock());
  await Promise.all(
    partitionsOf(places).map(async (chunks) => {
      for (const chunk of chunks) {
        if (signal?.aborted) return;
        await settleSome(chunk).catch(async (error: unknown) => {
          // One player's bet or account must not hold back the others.
          const players = Array.from(Map.groupBy(chunk, ({ player_id }) => player_id).values());
          if (players.length === 1) onError(error);
          else for (const own of players) await settleSome(own).catch(onError);
        });
        await pause?.();
      }
    }),
  );
}

/** Notes that every bet on a match or market is settled, unless one is not; those that wait for an operator are not waited for. What the house had reserved for it is free. */
function finish(db: Database, { eventId, market }: DueWork, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // From leg to bet: joined, a plan could go through every open bet there is.
    const open = await tx.query(sql`
      select from sport_bet_legs l where l.event_id = ${eventId} and l.result is null
        and (${market?.market_id ?? null}::integer is null
          or l.market_id = ${market?.market_id ?? null} and l.specifiers = ${market?.specifiers ?? null})
        and (select b.status from sport_bets b where b.id = l.bet_id) = 'accepted'
        and not exists (select from sport_markets m where m.event_id = l.event_id and m.held and m.results is null
          and (l.market_id = ${COMBINATION.id} or m.market_id = l.market_id and m.specifiers = l.specifiers)) limit 1`);
    if (open.length > 0) return false;
    const due = tables.deleteFrom('sport_due_markets').where('event_id', '=', eventId);
    await run(tx, market ? due.where(({ and }) => and(market)) : due);
    await dropReserves(tx, eventId, market);
    if (!market) {
      await countMatch(tx, eventId);
      await run(tx, tables.updateTable('sport_events').set({ settled_at: now }).where('id', '=', eventId));
    }
    return true;
  });
}
