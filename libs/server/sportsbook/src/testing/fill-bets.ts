import { randomUUID } from 'node:crypto';
import { bestReturn, liabilityOf } from '@croupier/bet-math';
import type { BetOrder } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { placeHolds } from '@croupier/server-wallet/testing';
import { changeReserves, reserveOf } from '../bets/liability.ts';
import { countDays } from '../limits/day-liability.ts';

/** An order in euros, of which a part was sold since, for just its stake. */
export type FilledOrder = BetOrder & { sold_cents?: number };

interface Filled {
  /** Orders used in turn. Their stakes and odds are used unchanged. */
  orders: readonly FilledOrder[];
  count: number;
  /** Players the bets are spread over. */
  players: readonly number[];
  now: Date;
}

const SLICE = 5_000;
/** Chance in millionths. */
const FAIR = 500_000;

/** Stores thousands of accepted bets with stakes held, as if they had been placed: for tests and benches. */
export async function fillBets(db: Database, { count, orders, ...rest }: Filled): Promise<void> {
  const terms = orders.map(termsOf);
  for (let from = 0; from < count; from += SLICE)
    await fillSlice(db, { ...rest, terms, from, count: Math.min(SLICE, count - from) });
}

interface Terms {
  stake: bigint;
  sold: bigint;
  sizes: readonly number[];
  possible: bigint;
  legs: readonly (BetOrder['legs'][number] & { banker: boolean; reserved: bigint })[];
}

function termsOf({ stake_cents, sold_cents = 0, legs, sizes: given }: FilledOrder): Terms {
  const stake = BigInt(stake_cents - sold_cents);
  const priced = legs.map((leg) => ({ ...leg, fair: FAIR, banker: leg.banker ?? false }));
  const sizes = given ?? [priced.filter(({ banker }) => !banker).length];
  const terms = { legs: priced, sizes };
  return {
    ...{ stake, sold: BigInt(sold_cents), sizes, possible: bestReturn(stake, terms) },
    legs: priced.map((leg, index) => ({ ...leg, reserved: liabilityOf(stake, terms, index) })),
  };
}

interface Slice extends Omit<Filled, 'orders'> {
  terms: readonly Terms[];
  from: number;
}

async function fillSlice(db: Database, { terms, players, now, from, count }: Slice): Promise<void> {
  const bets = Array.from({ length: count }, (_, index) => ({
    ...{ id: randomUUID(), hold_id: randomUUID() },
    player_id: players[(from + index) % players.length]!,
    ...terms[(from + index) % terms.length]!,
  }));
  const holds = bets.map(({ hold_id: id, player_id: playerId, stake: amount }) => ({ id, playerId, amount }));
  await placeHolds(db, { holds, kind: 'bet', now });
  const legs = bets.flatMap(({ id: bet_id, player_id, legs: own }) =>
    own.map((leg, position) => ({ ...leg, bet_id, player_id, position })),
  );
  await db.transaction(async (tx) => {
    await tx.query(sql`
      insert into sport_bets (id, player_id, digest, hold_id, currency, stake, odds_change, sizes, status, possible_return, sold_stake, sold_for, placed_at, decided_at)
      select id, player_id, '', hold_id, 'EUR', stake, 'none', sizes, 'accepted', possible, sold, sold, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(bets, inJson)}::jsonb)
        as b (id uuid, player_id bigint, hold_id uuid, stake bigint, sizes smallint[], possible bigint, sold bigint)`);
    await tx.query(sql`
      insert into sport_bet_legs (bet_id, position, player_id, event_id, market_id, specifiers, outcome, shown_odds, odds, fair, market_version, banker, reserved)
      select bet_id, position, player_id, event_id, market_id, specifiers, outcome, odds, odds, ${FAIR}, market_version, banker, reserved
      from jsonb_to_recordset(${JSON.stringify(legs, inJson)}::jsonb)
        as l (bet_id uuid, position smallint, player_id bigint, event_id bigint, market_id integer, specifiers text, outcome text, odds integer,
          market_version integer, banker boolean, reserved bigint)`);
    const reserves = legs.map((leg) => reserveOf({ ...leg, event_id: BigInt(leg.event_id) }, 'EUR', leg.reserved));
    await changeReserves(tx, reserves);
    const returns = bets.reduce((sum, { possible }) => sum + possible, 0n);
    await countDays(tx, [{ placedAt: now, currency: 'EUR', amount: returns }]);
  });
}

const inJson = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
