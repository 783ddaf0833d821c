import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

/** Nobody makes more bets than this in a month, and a month is the most that is asked for. */
const MOST = 20_000;

export interface BetSumsWanted {
  playerId: number;
  from: Date;
  /** Exclusive. */
  to: Date;
  /** Where days begin. */
  timeZone: string;
}

export interface BetDaySum {
  /** `2026-11-20`, of the zone. */
  day: string;
  currency: CurrencyCode;
  /** Subunits: stakes on the day they were placed, returns on the day they came; what was taken back counts less on its own day. */
  staked: bigint;
  returned: bigint;
}

/** What a player staked on matches and got back, by day and currency. Bets are walked newest first, from the range's end. */
export const sumBets = (db: Queryable, { playerId, from, to, timeZone }: BetSumsWanted): Promise<BetDaySum[]> =>
  db.query<BetDaySum>({
    name: 'sport_sum_bets',
    ...sql`
      with mine as (
        (select currency, case when funding->>'gift' = 'true' then 0 else stake + sold_stake end as stake, id, corrections, returned, placed_at, settled_at, status from sport_bets
          where player_id = ${playerId} and status in ('pending', 'accepted') and placed_at < ${to} order by number desc limit ${MOST})
        union all
        (select currency, case when funding->>'gift' = 'true' then 0 else stake + sold_stake end as stake, id, corrections, returned, placed_at, settled_at, status from sport_bets
          where player_id = ${playerId} and status in ('rejected', 'settled', 'void', 'cashed_out') and placed_at < ${to} order by number desc limit ${MOST})
      ), moves as (
        select placed_at as at, currency, stake as staked, 0 as returned from mine where status <> 'rejected'
        union all
        select settled_at, currency, 0, returned from mine where status in ('settled', 'void', 'cashed_out') and (corrections = 0 or status = 'cashed_out')
        union all
        select c.settled_at, b.currency, 0, c.returned from sport_bet_corrections c join mine b on b.id = c.bet_id
          where c.number = 0 and c.settled_at is not null
        union all
        select c.at, b.currency, 0, c.moved from sport_bet_corrections c join sport_bets b on b.id = c.bet_id
          where c.player_id = ${playerId} and c.at >= ${from} and c.at < ${to}
        union all
        select taken_at, b.currency, 0, pays from sport_cash_outs c join sport_bets b on b.id = c.bet_id
          where c.player_id = ${playerId} and c.taken_at >= ${from} and c.taken_at < ${to} and c.share < 100
      )
      select (at at time zone ${timeZone})::date::text as day, currency, sum(staked)::bigint as staked, sum(returned)::bigint as returned
      from moves where at >= ${from} and at < ${to} group by 1, 2`,
  });
