import { randomUUID } from 'node:crypto';
import {
  deductionFor,
  FIELD_MARKETS,
  greyhounds,
  marketKind,
  placeTerms,
  priceBook,
  RULE_4_TABLE,
} from '@croupier/bet-math';
import { type BetOrder, type Field, type FieldEvent, toWire } from '@croupier/contracts';
import { type Database, run } from '@croupier/server-database';
import { settleEnded } from '../bets/settle-ended.ts';
import { readField } from '../events/read-fields.ts';
import { addField } from '../feed/add-field.ts';
import { addTournaments } from '../feed/add-fixture.ts';
import { applyUpdate } from '../match-updates/apply-update.ts';
import { tables } from '../schema.gen.ts';
import { TRACKS } from '../simulation/races/tracks.ts';

const TEST_FEED = 'test-races';
const CHANCES = [0.3, 0.22, 0.18, 0.14, 0.1, 0.06];

/** State of a race: withdrawn dogs with their times, and the finishing order. */
interface Reported {
  at: Date;
  away?: Readonly<Record<number, Date>>;
  ranks?: Field['runners'][number]['rank'][];
  status?: 'not_started' | 'live' | 'ended' | 'abandoned';
}

export interface TestRace {
  id: number;
  report: (state: Reported) => Promise<void>;
  /** The same, and its bets are settled. */
  update: (state: Reported) => Promise<void>;
  read: () => Promise<FieldEvent>;
}

/** A race of six under the test's own control, its feed alive at `now`. */
export async function testRace(db: Database, { now, off }: { now: Date; off: Date }): Promise<TestRace> {
  const [track] = TRACKS;
  const { field, prices } = stateOf({ at: now });
  const id = await db.transaction(async (tx) => {
    await addTournaments(tx, TEST_FEED, TRACKS, now);
    const fixture = { feed: TEST_FEED, feedKey: randomUUID(), tournament: track!.slug, season: 1, kickOffAt: off };
    return addField(tx, { ...fixture, speed: 1, seedHash: null, field, prices });
  });
  await hear(db, now);
  async function report(state: Reported): Promise<void> {
    const { status = 'not_started' } = state;
    const now = stateOf(state);
    const over = status === 'ended';
    const finish = { ranks: now.field.runners.map(({ rank }) => rank), places: 2 };
    await db.transaction((tx) =>
      applyUpdate(tx, id, {
        ...{ at: state.at, status, period: null, periodSecond: 0, score: { home: 0, away: 0 }, detail: null },
        ...{ goals: [], incidents: [], lineups: null, model: null, field: now.field },
        facts: { periods: [], goals: [], over, abandoned: status === 'abandoned', ...(over ? { finish } : {}) },
        stop: status === 'live' ? 'started' : null,
        prices: over ? [] : now.prices,
      }),
    );
    await hear(db, state.at);
  }
  return {
    id: toWire(id),
    report,
    async update(state) {
      await report(state);
      await settleEnded(db, {
        clock: () => state.at,
        onError(error) {
          throw error;
        },
      });
    },
    read: () => readField(db, toWire(id)),
  };
}

const hear = (db: Database, now: Date) =>
  run(db, tables.updateTable('sport_feeds').set({ alive_at: now, state: 'ok' }).where('name', '=', TEST_FEED));

function stateOf({ away = {}, ranks = [], status }: Reported) {
  const left = CHANCES.map((chance, at) => (at + 1 in away ? 0 : chance));
  const sum = left.reduce((all, chance) => all + chance, 0);
  const priced = (chances: readonly number[]) =>
    priceBook(greyhounds, { chances, places: 2 }, { margin: 0.13 }).map((market) => {
      const length = market.marketId === FIELD_MARKETS.forecast ? 30 : 6;
      return { ...market, fair: market.fair.slice(0, length), odds: market.odds?.slice(0, length) ?? null };
    });
  const prices = priced(left.map((chance) => chance / sum));
  const [before, now] = [priced(CHANCES)[0]!.odds!, prices[0]!.odds!];
  const field: Field = {
    ...{ kind: 'race', number: 1, distance: 480, terms: placeTerms(6), deduction_table: RULE_4_TABLE },
    runners: CHANCES.map((_, at) => {
      const since = away[at + 1];
      return {
        number: at + 1,
        club: TRACKS[0]!.clubs[at]!,
        withdrawn: since ? { at: since.toISOString(), deduction: deductionFor(before[at]!) } : null,
        starting_odds: since || !status || status === 'not_started' ? null : now[at]!,
        progress: null,
        rank: since ? null : (ranks[at] ?? null),
      };
    }),
  };
  return { field, prices };
}

/** An order on a runner to win as its page shows it now, or on an outcome of another market. */
export function orderOnRunner(
  { id, markets, score }: FieldEvent,
  outcome: string,
  { market = FIELD_MARKETS.win, ...changes }: Partial<BetOrder> & { market?: number } = {},
): BetOrder {
  const line = markets.find(({ market_id }) => market_id === market)!;
  const odds = line.odds![marketKind(market)!.outcomes.indexOf(outcome)]!;
  const leg = { event_id: id, market_id: market, specifiers: '', outcome, odds, market_version: line.version, score };
  return { id: randomUUID(), currency: 'EUR', stake_cents: 1_000, odds_change: 'none', legs: [leg], ...changes };
}
