import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

export interface SumsWanted {
  playerId: number;
  from: Date;
  /** Exclusive. */
  to: Date;
  /** Time zone that days start in. */
  timeZone: string;
}

export interface DaySum {
  /** `2026-11-20`, of the zone. */
  day: string;
  currency: CurrencyCode;
  /** Subunits. */
  staked: bigint;
  returned: bigint;
}

/** Returns a player's stakes and wins in games and at live tables, by day and currency, for one range. */
export const sumRounds = (db: Queryable, { playerId, from, to, timeZone }: SumsWanted): Promise<DaySum[]> =>
  // Planned for each call, so that months outside the range aren't read.
  db.query<DaySum>(sql`
    select (played_at at time zone ${timeZone})::date::text as day, currency, sum(stake)::bigint as staked, sum(win)::bigint as returned
    from (
      select played_at, currency, stake, win from rounds
      where player_id = ${playerId} and played_at >= ${from} and played_at < ${to} and status <> 'rolled_back'
      union all
      select played_at, currency, stake, win from live_plays
      where player_id = ${playerId} and played_at >= ${from} and played_at < ${to} and status <> 'rolled_back'
    ) plays group by 1, 2`);
