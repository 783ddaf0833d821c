import { sql, type Database, type Transaction } from '@croupier/server-database';
import { addTournaments } from '../feed/add-fixture.ts';
import type { Feed, MatchUpdate } from '../feed/feed.ts';
import { suspendEvent } from '../feed/watch-feeds.ts';
import { applyUpdate } from '../match-updates/apply-update.ts';
import { LEAGUES } from './clubs.ts';
import { FEED, scheduleMatches } from './schedule.ts';
import { simulationState, type SimulationOptions } from './state.ts';
import { openingPrices, timelineOf, updateAt, type Match } from './timeline.ts';

interface Row {
  event_id: bigint;
  seed: Buffer;
  position: number;
  kick_off_at: Date;
  speed: number;
  home_rate_micro: number;
  away_rate_micro: number;
}

/** Football of invented leagues, played out from seeds. All its state is in the database: any copy goes on where another stopped. */
export function simulatedFeed(options: SimulationOptions): Feed {
  let nextFixtures = 0;
  return {
    name: FEED,
    async advance(db, now, { snapshot, onError }) {
      if (now.getTime() >= nextFixtures) {
        nextFixtures = await db.transaction(async (tx) => {
          await addTournaments(tx, FEED, LEAGUES, now);
          return scheduleMatches(tx, await simulationState(tx, options, now), now);
        });
      }
      for (const eventId of await dueMatches(db, now, snapshot)) {
        try {
          await db.transaction((tx) => advanceMatch(tx, eventId, now));
        } catch (error) {
          onError(error);
          await db.transaction((tx) => setAside(tx, eventId, now));
        }
      }
    },
  };
}

async function dueMatches(db: Database, now: Date, all: boolean): Promise<bigint[]> {
  const rows = await db.query<{ event_id: bigint }>(sql`
    select event_id from sport_simulated_matches where next_at is not null and (${all} or next_at <= ${now}) order by next_at, event_id`);
  return rows.map(({ event_id }) => event_id);
}

/** Takes what is due of one match as one step: its state after the last message says everything the earlier ones did. */
async function advanceMatch(tx: Transaction, eventId: bigint, now: Date): Promise<void> {
  const [row] = await tx.query<Row>(sql`
    select s.event_id, s.seed, s.position, e.kick_off_at, e.speed, e.home_rate_micro, e.away_rate_micro
    from sport_simulated_matches s join sport_events e on e.id = s.event_id
    where s.event_id = ${eventId} and s.next_at is not null for update of s`);
  if (!row) return;
  const match: Match = {
    seed: row.seed,
    kickOffAt: row.kick_off_at,
    speed: row.speed,
    homeRateMicro: row.home_rate_micro,
    awayRateMicro: row.away_rate_micro,
  };
  const timeline = timelineOf(match);
  const next = timeline.findIndex(({ at }) => at > now.getTime());
  const position = next === -1 ? timeline.length : next;
  const update = position === 0 ? beforeKickOff(match, now) : updateAt(match, timeline, position - 1);
  await applyUpdate(tx, eventId, update);
  const nextAt = position < timeline.length ? new Date(timeline[position]!.at) : null;
  await tx.query(
    sql`update sport_simulated_matches set position = ${position}, next_at = ${nextAt} where event_id = ${eventId}`,
  );
}

const RETRY_MS = 5_000;

/** A match that could not be told takes no bets until it can. */
async function setAside(tx: Transaction, eventId: bigint, now: Date): Promise<void> {
  await suspendEvent(tx, eventId);
  await tx.query(
    sql`update sport_simulated_matches set next_at = ${new Date(now.getTime() + RETRY_MS)} where event_id = ${eventId}`,
  );
}

function beforeKickOff(match: Match, now: Date): MatchUpdate {
  return {
    at: now,
    status: 'not_started',
    period: null,
    periodSecond: 0,
    goals: [],
    stop: null,
    prices: openingPrices(match),
  };
}
