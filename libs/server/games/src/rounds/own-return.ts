import type { readOwnReturn as contract, Reply } from '@croupier/contracts';
import { games } from '@croupier/game-math';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';
import { readOwnLiveReturn } from '../live/own-live-return.ts';
import { liveTableBySlug } from '../live/tables.ts';

/** The latest hours a title was played in, and rounds of them. More would say no more, and cost more. */
const MOST_HOURS = 2_000;
const MOST_ROUNDS = 20_000;

interface Row {
  currency: CurrencyCode;
  maths: string;
  bought: boolean;
  rounds: number;
  staked: string;
  won: string;
  /** Sum of the squared stakes, used for the deviation. */
  squares: number;
}

/**
 * Returns the share of stakes that a player's latest rounds of a title returned, next to the expected return and its
 * deviation. For stakes sᵢ and maths with a result of deviation d, the share deviates by d·√Σsᵢ² ÷ Σsᵢ. A live table
 * uses the distribution of its rounds.
 */
export async function readOwnReturn(
  db: Queryable,
  { playerId, game }: { playerId: number; game: string },
): Promise<Reply<typeof contract>> {
  const table = liveTableBySlug(game);
  if (table) return readOwnLiveReturn(db, { playerId, table });
  const rows = await db.query<Row>({
    name: 'games_own_return',
    ...sql`
      with hours as (
        select hour from title_hours where player_id = ${playerId} and game = ${game} order by hour desc limit ${MOST_HOURS}
      ), latest as (
        select r.* from hours cross join lateral (
          select currency, maths, params->>'buy' is not null as bought, stake, win from rounds
          where player_id = ${playerId} and game = ${game} and status = 'closed'
            and played_at >= hours.hour and played_at < hours.hour + interval '1 hour'
        ) r limit ${MOST_ROUNDS}
      )
      select currency, maths, bought, count(*)::integer as rounds, sum(stake)::text as staked, sum(win)::text as won,
        sum(stake::float8 * stake)::float8 as squares
      from latest group by currency, maths, bought`,
  });
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, same]) => ownReturn(currency, same))
    .toSorted((one, other) => other.rounds - one.rounds);
}

function ownReturn(currency: CurrencyCode, rows: readonly Row[]): Reply<typeof contract>[number] {
  const sum = (of: (row: Row) => bigint) => rows.reduce((total, row) => total + of(row), 0n);
  const staked = sum((row) => BigInt(row.staked));
  const share = (row: Row) => parseFloat(row.staked) / parseFloat(String(staked));
  const maths = rows.map(({ maths, bought }) => (bought ? games[maths]?.purchase : games[maths]));
  const known = maths.every((math) => math !== undefined);
  const fixed = known && maths.every((math) => math?.deviation !== null);
  const variance = rows.reduce((total, row, at) => total + (maths[at]?.deviation ?? 0) ** 2 * row.squares, 0);
  return {
    currency,
    rounds: rows.reduce((total, { rounds }) => total + rounds, 0),
    staked: String(staked),
    won: String(sum((row) => BigInt(row.won))),
    expected: known ? rows.reduce((total, row, at) => total + (maths[at]?.rtp ?? 0) * share(row), 0) : null,
    deviation: fixed ? Math.sqrt(variance) / parseFloat(String(staked)) : null,
  };
}
