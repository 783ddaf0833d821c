import { type Database, run, sql } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { chunksOf, type EndedEvent, nextPlaces, type Place, PLACES, settleChunk } from './settle-chunk.ts';

export interface SettlementRun {
  clock: () => Date;
  onError: (error: unknown) => void;
  /** Waited for after each pair of chunks, so that everyone else's bets go on meanwhile. */
  pause?: () => Promise<void>;
  signal?: AbortSignal;
}

/** Events at work together, chunk by chunk in turn: a small one does not wait for the end of a large one. */
const AT_ONCE = 20;

/**
 * Settles every bet on the matches that are over, a few in a transaction. All that is done is in the database: killed at
 * any point, the next run goes on where this one stopped. A match whose bets can't all be settled is left for the next run;
 * the answer is whether none was.
 */
export async function settleEnded(db: Database, options: SettlementRun): Promise<boolean> {
  const left = new Set<bigint>();
  const found = new Map<bigint, Promise<Place[]>>();
  for (;;) {
    const ended = (await readUnsettled(db)).filter(({ id }) => !left.has(id)).slice(0, AT_ONCE);
    if (ended.length === 0) return left.size === 0;
    for (const event of ended) {
      if (options.signal?.aborted) return false;
      try {
        const places = await (found.get(event.id) ?? nextPlaces(db, event.id, null));
        const after = places.length < PLACES ? null : places.at(-1)!;
        if (after) found.set(event.id, ahead(nextPlaces(db, event.id, after)));
        await settle(db, event, places, options);
        if (!after && !(await finish(db, event, options.clock()))) left.add(event.id);
      } catch (error) {
        options.onError(error);
        left.add(event.id);
      }
      await options.pause?.();
    }
  }
}

const MOST_UNSETTLED = 1_000;

async function readUnsettled(db: Database): Promise<EndedEvent[]> {
  const ended = tables.selectFrom('sport_events').select(['id', 'status', 'home_score', 'away_score']);
  const unsettled = ended.where('ended_at', 'is not', null).where('settled_at', 'is', null);
  const rows = await run(db, unsettled.orderBy('ended_at').orderBy('id').limit(MOST_UNSETTLED));
  return rows.map(({ id, status, home_score: home, away_score: away }) => ({
    id,
    final: status === 'ended' ? { home, away } : null,
  }));
}

/** Read while the ones before are settled: if it fails, whoever waits for it hears of that. */
function ahead<Result>(reading: Promise<Result>): Promise<Result> {
  reading.catch(() => undefined);
  return reading;
}

async function settle(
  db: Database,
  event: EndedEvent,
  places: readonly Place[],
  { clock, onError }: SettlementRun,
): Promise<void> {
  const settleSome = (some: readonly Place[]) => settleChunk(db, event, some, clock());
  await Promise.all(
    chunksOf(places).map((chunk) =>
      settleSome(chunk).catch(async (error: unknown) => {
        // One player's bet or account must not hold back the others.
        const players = Array.from(Map.groupBy(chunk, ({ player_id }) => player_id).values());
        if (players.length === 1) onError(error);
        else for (const own of players) await settleSome(own).catch(onError);
      }),
    ),
  );
}

/** Notes that every bet on a match is settled, unless one is not. What the house had reserved for it is free. */
function finish(db: Database, { id }: EndedEvent, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // From leg to bet: joined, a plan could go through every open bet there is.
    const done = await tx.query(sql`
      update sport_events set settled_at = ${now} where id = ${id} and not exists (
        select from sport_bet_legs l where l.event_id = ${id} and l.result is null
          and (select b.status from sport_bets b where b.id = l.bet_id) = 'accepted')
      returning id`);
    if (done.length === 0) return false;
    await run(tx, tables.deleteFrom('sport_liabilities').where('event_id', '=', id));
    return true;
  });
}
