import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

/** More bets than a player makes in a month, the longest range that is read. */
const MOST = 20_000;

export interface BetSumsWanted {
  playerId: number;
  from: Date;
  /** Exclusive. */
  to: Date;
  /** Time zone that days start in. */
  timeZone: string;
}

export interface BetDaySum {
  /** `2026-11-20`, of the zone. */
  day: string;
  currency: CurrencyCode;
  /** In subunits: stakes and returns on the day they were settled. A reversal lowers the day it happens on. */
  staked: bigint;
  returned: bigint;
}

/**
 * Returns a player's stakes and returns on matches, by day and currency. Counts settled bets only, each with its stake
 * on the day it was settled: open stakes are neither won nor lost (`sumOpenStakes`). Bets are read newest first, from
 * the end of the range.
 */
export const sumBets = (db: Queryable, { playerId, from, to, timeZone }: BetSumsWanted): Promise<BetDaySum[]> =>
  db.query<BetDaySum>({
    name: 'sport_sum_bets',
    ...sql`
      with mine as (
        select currency, case when funding->>'gift' = 'true' then 0 else stake end as stake, corrections, returned, settled_at, status from sport_bets
          where player_id = ${playerId} and status in ('rejected', 'settled', 'void', 'cashed_out') and placed_at < ${to} order by number desc limit ${MOST}
      ), moves as (
        select settled_at as at, currency, stake as staked, returned from mine where status = 'cashed_out' or status in ('settled', 'void') and corrections = 0
        union all
        select c.settled_at, b.currency, case when b.status in ('settled', 'void') and b.funding->>'gift' is distinct from 'true' then b.stake else 0 end,
          c.returned from sport_bet_corrections c join sport_bets b on b.id = c.bet_id
          where c.player_id = ${playerId} and c.number = 0 and c.settled_at >= ${from} and c.settled_at < ${to}
        union all
        select c.at, b.currency, 0, c.moved from sport_bet_corrections c join sport_bets b on b.id = c.bet_id
          where c.player_id = ${playerId} and c.at >= ${from} and c.at < ${to}
        union all
        select taken_at, b.currency, c.stake, pays from sport_cash_outs c join sport_bets b on b.id = c.bet_id
          where c.player_id = ${playerId} and c.taken_at >= ${from} and c.taken_at < ${to} and c.share < 100
      )
      select (at at time zone ${timeZone})::date::text as day, currency, sum(staked)::bigint as staked, sum(returned)::bigint as returned
      from moves where at >= ${from} and at < ${to} group by 1, 2`,
  });

/** Adds up the stakes of a player's open bets in one currency, of those placed since a moment where one is given. */
export async function sumOpenStakes(
  db: Queryable,
  { playerId, currency, from = null }: { playerId: number; currency: CurrencyCode; from?: Date | null },
): Promise<bigint> {
  const [row] = await db.query<{ open: bigint }>({
    name: 'sport_sum_open_stakes',
    ...sql`
      select coalesce(sum(stake), 0)::bigint as open from sport_bets
      where player_id = ${playerId} and status in ('pending', 'accepted') and currency = ${currency}
        and funding->>'gift' is distinct from 'true' and (${from}::timestamptz is null or placed_at >= ${from})`,
  });
  return row?.open ?? 0n;
}
