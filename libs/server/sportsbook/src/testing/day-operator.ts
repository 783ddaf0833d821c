import type { Grade } from '@croupier/bet-math';
import { toWire } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { derivedId } from '@croupier/server-wallet';
import { correctBets } from '../corrections/correct-bets.ts';
import { cancelMarkets, resettleMarket, rollBackMarkets } from '../corrections/correct-markets.ts';
import { resumeBetting, stopBetting } from '../corrections/stop-betting.ts';
import type { StopScope } from '../corrections/stop-scope.ts';
import { type Stream } from '../simulation/random.ts';

const NOWHERE: StopScope = { sport: null, tournament: null, eventId: null, market: null };
/** Window of recent bets. */
const windowOf = (now: Date) => ({ from: new Date(now.getTime() - 2_000), until: now });

interface BetMarket {
  event_id: bigint;
  tournament: string;
  sport: string;
  market_id: number;
  specifiers: string;
  results: Grade[] | null;
}

/** Markets with bets on them, of matches or of races, open or told. */
const readMarkets = (db: Database, { field, told }: { field: boolean; told: boolean }): Promise<BetMarket[]> =>
  db.query<BetMarket>(sql`
    select m.event_id, e.tournament, t.sport, m.market_id, m.specifiers, m.results
    from sport_markets m join sport_events e on e.id = m.event_id join sport_tournaments t on t.slug = e.tournament
    where (e.field is not null) = ${field}::boolean and (m.results is not null) = ${told}::boolean and (e.ended_at is not null) = ${told}::boolean
      and e.status <> 'cancelled' and not m.held and exists (
        select from sport_bet_legs l where l.event_id = m.event_id and l.market_id = m.market_id and l.specifiers = m.specifiers)
    order by m.event_id, m.market_id, m.specifiers`);

/**
 * Simulates an operator on a day of bets, one decision per turn: stops and resumes betting, and cancels, resettles or
 * rolls back markets.
 */
export function dayOperator(
  db: Database,
  stream: Stream,
): { turn: (now: Date) => Promise<void>; done: () => { decided: number; stops: number } } {
  const actor = 'operator:day';
  let turns = 0;
  let [decided, stops] = [0, 0];
  let stopped: StopScope | null = null;
  let told: { market: BetMarket; results: Grade[] } | null = null;

  async function pick(of: { field: boolean; told: boolean }): Promise<BetMarket | null> {
    const markets = await readMarkets(db, of);
    return markets[Math.floor(stream.next() * markets.length)] ?? null;
  }
  const order = (market: BetMarket, now: Date) => ({
    id: derivedId('day-operator', String(decided++)),
    eventId: toWire(market.event_id),
    market: { market_id: market.market_id, specifiers: market.specifiers },
    ...{ reason: 'a day', actor, now },
  });

  async function stop(now: Date, scopeOf: (market: BetMarket) => Partial<StopScope>): Promise<void> {
    const market = await pick({ field: false, told: false });
    if (!market) return;
    const scope = { ...NOWHERE, ...scopeOf(market) };
    stopped = scope;
    stops++;
    await db.transaction((tx) => stopBetting(tx, { scope, reason: 'a day', actor, now }));
  }
  async function resettle(now: Date): Promise<void> {
    const market = await pick({ field: false, told: true });
    if (!market) return;
    told = { market, results: market.results! };
    await resettleMarket(db, { ...order(market, now), results: market.results!.toReversed() });
  }
  const actions: ((now: Date) => Promise<void>)[] = [
    (now) => stop(now, ({ event_id, ...market }) => ({ eventId: toWire(event_id), market })),
    resettle,
    async (now) => {
      if (told) await rollBackMarkets(db, order(told.market, now));
    },
    async (now) => {
      if (told) await resettleMarket(db, { ...order(told.market, now), results: told.results });
    },
    (now) => stop(now, ({ tournament }) => ({ tournament })),
    async (now) => {
      const market = await pick({ field: false, told: false });
      if (market) await cancelMarkets(db, { ...order(market, now), ...windowOf(now) });
    },
    resettle,
    async (now) => {
      const market = await pick({ field: true, told: false });
      if (market) await cancelMarkets(db, { ...order(market, now), ...windowOf(now) });
    },
    (now) => stop(now, ({ sport }) => ({ sport })),
    async (now) => {
      const market = await pick({ field: false, told: true });
      if (market) await cancelMarkets(db, { ...order(market, now), market: null, from: null, until: null });
    },
  ];
  return {
    async turn(now) {
      const before = stopped;
      stopped = null;
      if (before) await db.transaction((tx) => resumeBetting(tx, { scope: before, actor, now }));
      await actions[turns++ % actions.length]!(now);
      await correctBets(db, {
        clock: () => now,
        onError(error) {
          throw error;
        },
      });
    },
    done: () => ({ decided, stops }),
  };
}
