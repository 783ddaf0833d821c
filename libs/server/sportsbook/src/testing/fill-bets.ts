import { randomUUID } from 'node:crypto';
import type { BetOrder } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { placeHolds } from '@croupier/server-wallet/testing';

interface Filled {
  /** What is bet on, in turn; stake and price of each are as ordered. */
  orders: readonly BetOrder[];
  count: number;
  /** The bets are spread over them. */
  players: readonly number[];
  now: Date;
}

const SLICE = 5_000;

/** Stores thousands of accepted bets with stakes held, as if they had been placed: for tests and benches. */
export async function fillBets(db: Database, { count, ...rest }: Filled): Promise<void> {
  for (let from = 0; from < count; from += SLICE)
    await fillSlice(db, { ...rest, from, count: Math.min(SLICE, count - from) });
}

async function fillSlice(
  db: Database,
  { orders, players, now, from, count }: Filled & { from: number },
): Promise<void> {
  const bets = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    hold: randomUUID(),
    playerId: players[(from + index) % players.length]!,
    order: orders[(from + index) % orders.length]!,
  }));
  const holds = bets.map(({ hold, playerId, order }) => ({ id: hold, playerId, amount: BigInt(order.stake_cents) }));
  await placeHolds(db, { holds, kind: 'bet', now });
  const columns = [
    bets.map(({ id }) => id),
    bets.map(({ hold }) => hold),
    bets.map(({ playerId }) => playerId),
    bets.map(({ order }) => order.stake_cents),
    bets.map(({ order }) => JSON.stringify(order.legs[0])),
  ] as const;
  await db.query(sql`
    with filled as materialized (
      select * from unnest(${columns[0]}::uuid[], ${columns[1]}::uuid[], ${columns[2]}::bigint[], ${columns[3]}::bigint[], ${columns[4]}::jsonb[])
        as f (id, hold_id, player_id, stake, leg)
    ), reserves as (
      insert into sport_liabilities as l (event_id, market_id, specifiers, outcome, currency, returns)
      select (leg->>'event_id')::bigint, coalesce((leg->>'market_id')::integer, 0), coalesce(leg->>'specifiers', ''),
        coalesce(leg->>'outcome', ''), 'EUR', sum(stake * (leg->>'odds')::bigint / 10000)
      from filled group by grouping sets ((leg->>'event_id', leg->>'market_id', leg->>'specifiers', leg->>'outcome'), (leg->>'event_id'))
      on conflict (event_id, market_id, specifiers, outcome, currency) do update set returns = l.returns + excluded.returns
    ), days as (
      insert into sport_day_liabilities as d (day, currency, returns)
      select (${now}::timestamptz at time zone 'utc')::date, 'EUR', sum(stake * (leg->>'odds')::bigint / 10000) from filled having count(*) > 0
      on conflict (day, currency) do update set returns = d.returns + excluded.returns
    ), bets as (
      insert into sport_bets (id, player_id, digest, hold_id, currency, stake, odds_change, sizes, status, possible_return, placed_at, decided_at)
      select id, player_id, '', hold_id, 'EUR', stake, 'none', '{1}', 'accepted', stake * (leg->>'odds')::bigint / 10000, ${now}, ${now} from filled
    )
    insert into sport_bet_legs (bet_id, position, player_id, event_id, market_id, specifiers, outcome, shown_odds, odds, fair, market_version, banker, reserved)
    select id, 0, player_id, (leg->>'event_id')::bigint, (leg->>'market_id')::integer, leg->>'specifiers', leg->>'outcome',
      (leg->>'odds')::integer, (leg->>'odds')::integer, 500000, (leg->>'market_version')::integer, false,
      stake * (leg->>'odds')::bigint / 10000 from filled`);
}
