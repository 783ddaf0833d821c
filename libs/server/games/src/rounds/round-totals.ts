import { type readRoundTotals as contract, type Reply, type RoundResult, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';
import type { RoundsFilter } from './read-rounds.ts';

/** Hours whose rounds are read themselves: the latest ones, and those at the edges of a range. More wait for the schedule. */
const MOST_RAW = 400;
/** Rows of hours that are added up: many years of playing every hour. */
const MOST_SUMS = 200_000;

interface Row {
  currency: CurrencyCode;
  result: RoundResult;
  rounds: bigint;
  staked: string;
  won: string;
  complete: boolean;
}

/** Returns the totals of the filtered rounds, by currency. Only finished rounds count as won or lost. */
export async function readRoundTotals(
  db: Queryable,
  { playerId, game = null, result = null, from = '-infinity', to = 'infinity' }: NullableFilter,
): Promise<Reply<typeof contract>> {
  // One statement sees hours and rounds as they are at one moment, and no round in both.
  const rows = await db.query<Row>(sql`
    with raw as (
      select hour, game from title_hours
      where player_id = ${playerId} and (${game}::text is null or game = ${game})
        and hour > ${from}::timestamptz - interval '1 hour' and hour < ${to}::timestamptz
        and (not summed or hour < ${from}::timestamptz or hour > ${to}::timestamptz - interval '1 hour')
      order by hour desc limit ${MOST_RAW}
    ), added as (
      select currency, result, rounds, staked, won from hour_sums
      where player_id = ${playerId} and (${game}::text is null or game = ${game}) and (${result}::text is null or result = ${result})
        and hour >= ${from}::timestamptz and hour <= ${to}::timestamptz - interval '1 hour'
      order by hour desc limit ${MOST_SUMS}
    ), parts as (
      select * from added
      union all
      select r.* from raw cross join lateral (
        select currency, round_result(status, stake, win) as result, 1 as rounds, stake as staked, win as won from rounds
        where player_id = ${playerId} and game = raw.game
          and played_at >= raw.hour and played_at < raw.hour + interval '1 hour'
          and played_at >= ${from}::timestamptz and played_at < ${to}::timestamptz
        union all
        select currency, round_result(status, stake, win), 1, stake, win from live_plays
        where player_id = ${playerId} and game = raw.game
          and played_at >= raw.hour and played_at < raw.hour + interval '1 hour'
          and played_at >= ${from}::timestamptz and played_at < ${to}::timestamptz
      ) r where ${result}::text is null or r.result = ${result}
    )
    select currency, result, sum(rounds)::bigint as rounds, sum(staked)::text as staked, sum(won)::text as won,
      (select count(*) from raw) < ${MOST_RAW} and (select count(*) from added) < ${MOST_SUMS} as complete
    from parts group by currency, result`);
  return {
    data: sumOf(rows.filter(({ result: each }) => each !== 'open' && each !== 'rolled_back')),
    open_rounds: countOf(rows, 'open'),
    rolled_back_rounds: countOf(rows, 'rolled_back'),
    complete: rows.every(({ complete }) => complete),
  };
}

type NullableFilter = Omit<RoundsFilter, 'game' | 'result'> & {
  game?: string | null | undefined;
  result?: RoundResult | null | undefined;
};

const countOf = (rows: readonly Row[], result: RoundResult): number =>
  toWire(rows.filter((row) => row.result === result).reduce((sum, { rounds }) => sum + rounds, 0n));

/** Sums may be beyond what a number holds, so they are text. The currency most was played in comes first. */
function sumOf(rows: readonly Row[]): Reply<typeof contract>['data'] {
  const sums = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, same]) => ({
    currency,
    rounds: toWire(same.reduce((sum, { rounds }) => sum + rounds, 0n)),
    staked: same.reduce((sum, { staked }) => sum + BigInt(staked), 0n).toString(),
    won: same.reduce((sum, { won }) => sum + BigInt(won), 0n).toString(),
  }));
  return sums.toSorted((a, b) => b.rounds - a.rounds);
}
