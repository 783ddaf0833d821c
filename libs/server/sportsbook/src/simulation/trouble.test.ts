import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { marketKind } from '@croupier/bet-math';
import type { BetOrder, SportEventDetail } from '@croupier/contracts';
import type { Database } from '@croupier/server-database';
import { balancesOf, checkLedger, fund } from '@croupier/server-wallet/testing';
import { placeBet } from '../bets/place-bet.ts';
import { readBets } from '../bets/read-bets.ts';
import { readOffers } from '../cash-out/read-offers.ts';
import { readEvent, readEvents } from '../events/read-events.ts';
import { advanceFeed } from '../testing/advance-feed.ts';
import { findWrongReserves, sportsbookDatabase } from '../testing/index.ts';
import { replayMatches } from '../testing/replay-matches.ts';
import { LEAGUES } from './clubs.ts';
import { pairingOf } from './pairings.ts';
import { playOf } from './play.ts';
import { seedOf } from './random.ts';
import { simulatedFeed } from './simulated-feed.ts';
import type { Match } from './timeline.ts';
import { type Trouble, troubleOf } from './trouble.ts';

const SPEED = 60;
const FUNDS = 100_000n;
const playerId = 1;
const start = new Date('2026-11-20T18:00:00Z');
const [league] = LEAGUES;

const match = (index: number): Match => ({
  ...{ sport: 'football', home: 'port-ashby', away: 'whitcliff', homeRateMicro: 1_450_000, awayRateMicro: 1_150_000 },
  ...{ seed: seedOf(Buffer.alloc(32, 7), `m${index}`), kickOffAt: start, speed: SPEED, drifts: 6, troubles: true },
});

test('of 5,000 matches about one in twenty is in trouble, and of each kind as many as are meant to be', () => {
  const seen: Record<string, number> = {};
  for (let index = 0; index < 5_000; index++) {
    const kind = troubleOf(match(index))?.kind ?? 'none';
    seen[kind] = (seen[kind] ?? 0) + 1;
  }
  const expected = { delayed: 125, postponed: 28, called_off: 12, interrupted: 52, broken_off: 22 };
  for (const [kind, count] of Object.entries(expected))
    expect(Math.abs(seen[kind]! - count), kind).toBeLessThan(4 * Math.sqrt(count));
});

test('whatever comes between, a match is played as it would have been, and all of it is told in order', () => {
  const kinds = new Set<string>();
  for (let index = 0; index < 600; index++) {
    const kind = troubleOf(match(index))?.kind ?? 'none';
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const [play, plain] = [playOf(match(index)), playOf({ ...match(index), troubles: false })];
    expect(play.times).toEqual(play.times.toSorted((a, b) => a - b));
    const [end, meant] = [play, plain].map(({ times, update }) => update(times.length - 1, []));
    if (kind === 'called_off') expect(end).toMatchObject({ status: 'cancelled', goals: [], incidents: [] });
    else if (kind === 'broken_off') expect([end!.status, end!.facts.abandoned]).toEqual(['abandoned', true]);
    else
      expect([kind, end!.status, end!.goals, end!.incidents]).toEqual([
        kind,
        meant!.status,
        meant!.goals,
        meant!.incidents,
      ]);
  }
  expect([...kinds].toSorted()).toEqual(['broken_off', 'called_off', 'delayed', 'interrupted', 'none', 'postponed']);
});

/** A simulation one of whose next matches is in such trouble, by its slot. */
function seedWith(kind: Trouble['kind']): { seed: Buffer; slot: number } {
  for (let byte = 0; byte < 256; byte++)
    for (let slot = 3; slot < 9; slot++) {
      const seed = Buffer.alloc(32, byte);
      const own = { seed: seedOf(seed, `match:${league!.slug}:${slot}`), speed: SPEED, troubles: true };
      if (pairingOf(league!.clubs, slot) && troubleOf(own)?.kind === kind) return { seed, slot };
    }
  throw new Error(`no seed has ${kind}`);
}

let db: Database;
beforeEach(async () => {
  db = await sportsbookDatabase();
  await fund(db, { playerId, amount: FUNDS });
});
afterEach(async () => {
  expect((await checkLedger(db)).breaks).toEqual([]);
  expect(await findWrongReserves(db)).toEqual([]);
  expect((await replayMatches(db, { from: start, until: new Date('2027-01-01') })).differences).toEqual([]);
  await db.close();
});

/** The match in trouble, a bet on it, and the time told in minutes of the match around its first kick-off. */
async function matchWith(kind: Trouble['kind']) {
  const { seed, slot } = seedWith(kind);
  const feed = simulatedFeed({ speed: SPEED, seed, leagues: LEAGUES.slice(0, 1), troubles: true });
  await advanceFeed(db, feed, start);
  const { home, away } = pairingOf(league!.clubs, slot)!;
  const listed = await readEvents(db, { state: 'upcoming', limit: 20 });
  const { id, kick_off_at } = listed.find((one) => one.home.id === home.id && one.away.id === away.id)!;
  const at = (minutes: number) => new Date(Date.parse(kick_off_at) + (minutes * 60_000) / SPEED);
  const read = () => readEvent(db, id);
  const bet = async (minutes: number) => {
    const [leg] = legsOf(await read());
    const order = {
      id: randomUUID(),
      currency: 'EUR',
      stake_cents: 1_000,
      odds_change: 'any',
      legs: [leg!],
    } satisfies BetOrder;
    return placeBet(db, { playerId, order, now: at(minutes), liveDelayMs: 0 });
  };
  const until = (minutes: number) => advanceFeed(db, feed, at(minutes));
  await until(-60);
  await bet(-60);
  return {
    ...{ kick_off_at, at, read, bet, until },
    winner: async () => (await read()).markets.find(({ market_id }) => market_id === 1)!,
    offers: async (minutes: number) => await readOffers(db, { playerId, now: at(minutes) }),
    settled: async () => (await readBets(db, { playerId, state: 'settled', limit: 10 })).data,
  };
}

function legsOf({ id, score, markets }: SportEventDetail): BetOrder['legs'][number][] {
  const { market_id, specifiers, odds, version } = markets.find((one) => one.market_id === 1)!;
  const [outcome] = marketKind(market_id)!.outcomes;
  return [{ event_id: id, market_id, specifiers, outcome: outcome!, odds: odds![0]!, market_version: version, score }];
}

const cash = async () => (await balancesOf(db))[`player:${playerId}:cash`] ?? 0n;
const minutesBetween = (from: string, to: string) => ((Date.parse(to) - Date.parse(from)) / 60_000) * SPEED;

test('a match that is delayed says when it begins, and bets are taken until then', { timeout: 90_000 }, async () => {
  const { kick_off_at, read, bet, until, winner, offers, settled } = await matchWith('delayed');
  await until(-7);
  const told = await read();
  expect(told.status).toBe('delayed');
  const late = minutesBetween(kick_off_at, told.kick_off_at);
  expect(late).toBeGreaterThanOrEqual(10);
  expect(late).toBeLessThanOrEqual(30);
  await until(2);
  expect(await winner()).toMatchObject({ status: 'active' });
  expect(await bet(2)).toMatchObject({ status: 'accepted', legs: [{ event: { kick_off_at: told.kick_off_at } }] });
  expect((await offers(2)).every(({ reason }) => reason === null)).toBe(true);
  await until(late - 1);
  await expect(bet(late + 0.1)).rejects.toMatchObject({ code: 'market_closed', params: { reason: 'started' } });
  await until(late + 1);
  expect(await read()).toMatchObject({ status: 'live', kick_off_at: told.kick_off_at });
  await until(late + 130);
  expect((await read()).status).toBe('ended');
  expect((await settled()).map(({ status }) => status)).toEqual(['settled', 'settled']);
});

test(
  'a match that is postponed takes no bets until an hour before its new kick-off, and those there are stand',
  { tags: 'nightly', timeout: 90_000 },
  async () => {
    const { kick_off_at, read, bet, until, winner, offers, settled } = await matchWith('postponed');
    await until(-7);
    const told = await read();
    expect(told.status).toBe('postponed');
    const late = minutesBetween(kick_off_at, told.kick_off_at);
    expect(late).toBeLessThan(48 * 60);
    expect(await winner()).toMatchObject({ status: 'suspended', reason: 'postponed' });
    await expect(bet(-7)).rejects.toMatchObject({ code: 'market_closed', params: { reason: 'postponed' } });
    expect(await offers(-7)).toMatchObject([{ reason: 'suspended' }]);
    expect((await readEvents(db, { state: 'upcoming', limit: 50 })).some(({ status }) => status === 'postponed')).toBe(
      true,
    );
    await until(late - 59);
    expect(await read()).toMatchObject({ status: 'not_started', kick_off_at: told.kick_off_at });
    expect(await bet(late - 59)).toMatchObject({ status: 'accepted' });
    await until(late + 130);
    expect((await read()).status).toBe('ended');
    expect((await settled()).map(({ status }) => status)).toEqual(['settled', 'settled']);
  },
);

test(
  'a match that is not played within 48 hours is cancelled, and stakes come back',
  { tags: 'nightly', timeout: 90_000 },
  async () => {
    const { read, until, winner, settled } = await matchWith('called_off');
    await until(48 * 60 - 1);
    expect((await read()).status).toBe('postponed');
    await until(48 * 60 + 1);
    expect((await read()).status).toBe('cancelled');
    expect(await winner()).toMatchObject({
      status: 'cancelled',
      reason: 'cancelled',
      results: ['void', 'void', 'void'],
    });
    expect(await settled()).toMatchObject([{ status: 'void', return_cents: 1_000 }]);
    expect(await cash()).toBe(FUNDS);
  },
);

/** Minutes go by until the match stands so. */
async function waitFor(status: string, { read, until }: Pick<Awaited<ReturnType<typeof matchWith>>, 'read' | 'until'>) {
  for (let minute = 0; minute < 150; minute += 6) {
    await until(minute);
    if ((await read()).status === status) return minute;
  }
  throw new Error(`it was never ${status}`);
}

test('while play is interrupted nothing is bet or sold, and then it goes on', { timeout: 90_000 }, async () => {
  const own = await matchWith('interrupted');
  const minute = await waitFor('interrupted', own);
  expect((await own.read()).clock).toBeNull();
  expect(await own.winner()).toMatchObject({ status: 'suspended', reason: 'interrupted' });
  await expect(own.bet(minute)).rejects.toMatchObject({ code: 'market_closed', params: { reason: 'interrupted' } });
  expect(await own.offers(minute)).toMatchObject([{ reason: 'suspended' }]);
  await own.until(minute + 21);
  expect((await own.read()).status).toBe('live');
  await own.until(minute + 160);
  expect((await own.read()).status).toBe('ended');
  expect((await own.settled()).map(({ status }) => status)).toEqual(['settled']);
});

test('of a match that is broken off what is decided stands, and all else is void', { timeout: 90_000 }, async () => {
  const own = await matchWith('broken_off');
  const minute = await waitFor('interrupted', own);
  const decided = (await own.read()).markets.filter(({ results }) => results);
  await own.until(minute + 21);
  const { status, markets } = await own.read();
  expect(status).toBe('abandoned');
  expect(await own.winner()).toMatchObject({
    status: 'cancelled',
    reason: 'abandoned',
    results: ['void', 'void', 'void'],
  });
  for (const { market_id, specifiers, results } of decided)
    expect(markets.find((one) => one.market_id === market_id && one.specifiers === specifiers)!.results).toEqual(
      results,
    );
  expect(markets.every(({ results, status: stands }) => results !== null || stands === 'inactive')).toBe(true);
  expect(await own.settled()).toMatchObject([{ status: 'void', return_cents: 1_000 }]);
  expect(await cash()).toBe(FUNDS);
});
