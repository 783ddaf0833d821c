import type { MatchState, Sport } from '@croupier/bet-math';
import { Refusal, type SportEvent, type SportEventDetail } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { eventJoins, listColumns, readEventRows, toEvent, type EventRow } from './event-row.ts';

export interface EventsQuery {
  state: 'live' | 'upcoming' | 'ended';
  sport?: Sport | undefined;
  tournament?: string | undefined;
  limit: number;
}

const STATES = {
  live: `e.ended_at is null and e.status in ('live', 'suspended') order by e.kick_off_at, e.id`,
  upcoming: `e.ended_at is null and e.status = 'not_started' order by e.kick_off_at, e.id`,
  ended: `e.ended_at is not null order by e.ended_at desc, e.id desc`,
} as const;

/** Matches with their main markets. */
export async function readEvents(
  db: Queryable,
  { state, sport, tournament, limit }: EventsQuery,
): Promise<SportEvent[]> {
  const rows = await db.query<EventRow>({
    name: `sport_events_${state}`,
    text: `select ${listColumns} from ${eventJoins} where ($1::text is null or e.tournament = $1) and ($2::text is null or t.sport = $2) and ${STATES[state]} limit $3`,
    values: [tournament ?? null, sport ?? null, limit],
  });
  return rows.map((row) => toEvent(row));
}

/** One match with every market. */
export async function readEvent(db: Queryable, id: number): Promise<SportEventDetail> {
  const [row] = await readEventRows(db, [id]);
  const details = tables
    .selectFrom('sport_events')
    .select(['goals', 'attacks', 'home_rate_micro', 'away_rate_micro', 'model', 'seed_hash', 'seed'])
    .$narrowType<Pick<SportEventDetail, 'goals' | 'attacks'>>();
  const [detail] = await run(db, details.where('id', '=', BigInt(id)));
  if (!row || !detail) throw new Refusal('not_found');
  const { goals, attacks, seed_hash, seed } = detail;
  return {
    ...toEvent(row),
    goals,
    attacks,
    seed_hash,
    seed,
    expected_goals: row.sport === 'football' ? expectedGoals(detail) : null,
  };
}

interface Rates {
  model: unknown;
  home_rate_micro: number | null;
  away_rate_micro: number | null;
}

const MICRO = 1_000_000;

/** What the prices of now are worked out from; of a match that is over, what it was played from. */
function expectedGoals({
  model,
  home_rate_micro: home,
  away_rate_micro: away,
}: Rates): SportEventDetail['expected_goals'] {
  if (model) {
    const { homeRate, awayRate } = (model as { state: MatchState }).state;
    return { home: Math.round(homeRate * MICRO), away: Math.round(awayRate * MICRO) };
  }
  return home === null || away === null ? null : { home, away };
}
