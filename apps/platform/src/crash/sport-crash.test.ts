import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketKind } from '@croupier/bet-math';
import type { Bet, BetOrder } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import { readEvent, readEvents, resettleMarket } from '@croupier/server-sportsbook';
import {
  countWronglyPaid,
  fillBets,
  findWrongReserves,
  isSettled,
  sumBets,
  sumCorrected,
  sumSettled,
} from '@croupier/server-sportsbook/testing';
import { balancesOf, checkLedger } from '@croupier/server-wallet/testing';
import { Bettor } from './bettor.ts';
import { CrashSite, FUNDS } from './crash-site.ts';

/** Number of kills: one in a normal run, half of CRASH_KILLS in the nightly one. */
const KILLS = Math.ceil(Number(process.env['CRASH_KILLS'] ?? 2) / 2);
const PLAYERS = 3;
const ORIGIN = 'http://sport.casino.localhost:4200';
/** A match lasts about ten seconds, and an in-play bet waits a third of a second, so kills hit every stage. */
const SETTINGS = {
  SPORT_SPEED: '600',
  SPORT_LIVE_DELAY_MS: '300',
  // No match is postponed, so that all end soon.
  SPORT_STILL: '1',
  // Limited to as many matches as can be played this fast alongside everything else.
  SPORT_LEAGUES: 'harbour-premier,liga-serena,alderland-oberhaus',
};
const LONGEST_MATCHES_MS = 60_000;

let site: CrashSite;
const bettors: Bettor[] = [];

beforeAll(async () => {
  site = await CrashSite.start(SETTINGS);
  for (let index = 0; index < PLAYERS; index++) bettors.push(new Bettor(() => site.platform.url, ORIGIN));
  await site.fund(bettors);
}, 120_000);

afterAll(() => site?.stop());

/** States that may follow a state the player received. */
const ONWARD: Record<Bet['status'], readonly Bet['status'][]> = {
  pending: ['pending', 'accepted', 'rejected', 'settled', 'void'],
  accepted: ['accepted', 'settled', 'void'],
  cashed_out: ['cashed_out'],
  rejected: ['rejected'],
  settled: ['settled'],
  void: ['void'],
};

/**
 * Checks that everything a reply promised is stored, and that an unanswered bet exists at most once, however often it
 * was sent.
 */
async function expectStored(bettor: Bettor): Promise<void> {
  for (const received of bettor.answered) {
    const { status, bet } = await bettor.read(received.id);
    expect(status).toBe(200);
    expect(ONWARD[received.status]).toContain(bet.status);
    expect(bet).toMatchObject({
      stake_cents: received.stake_cents,
      legs: [{ outcome: received.legs[0]!.outcome, shown_odds: received.legs[0]!.shown_odds }],
    });
  }
  const lost = bettor.unanswered;
  if (!lost) return;
  const first = await bettor.place(lost);
  const second = await bettor.place(lost);
  if (first) expect(second?.id).toBe(first.id);
  if (second) bettor.answered.push(second);
  bettor.unanswered = null;
}

/** Runs work on a snapshot of the database. */
const atOneMoment = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  site.db.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read`);
    return work(tx);
  });

/** Checks that held money equals the stakes of open bets, and the house's reserve their possible returns. */
async function expectHeldIsOpen(): Promise<void> {
  const { bets, balances, reserves } = await atOneMoment(async (tx) => ({
    bets: await sumBets(tx),
    balances: await balancesOf(tx),
    reserves: await findWrongReserves(tx),
  }));
  const held = Object.entries(balances).filter(([account]) => account.endsWith(':held'));
  const open = bets
    .filter((sums) => sums.open > 0n)
    .map((sums) => [`player:${sums.player_id}:held`, sums.open] as const);
  expect(Object.fromEntries(held)).toEqual(Object.fromEntries(open));
  expect(reserves).toEqual([]);
  expect((await checkLedger(site.db)).breaks).toEqual([]);
}

const openStakes = async () => (await sumBets(site.db)).reduce((sum, { open }) => sum + open, 0n);

// shows: promise:X1
test(
  `the platform is killed ${KILLS} times while bets are placed, decided and settled: none is lost or doubled`,
  { timeout: KILLS * 40_000 },
  async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      let left = randomInt(10, 60);
      const enough = Promise.withResolvers<void>();
      const betting = Promise.all(bettors.map((bettor) => bettor.betOn(() => --left === 0 && enough.resolve())));
      await Promise.race([enough.promise, betting]);
      await site.platform.kill();
      await betting;
      await expectHeldIsOpen();
      await site.startPlatform();
      for (const bettor of bettors) await expectStored(bettor);
      await expectHeldIsOpen();
    }
    const received = bettors.flatMap(({ answered }) => answered);
    expect(received.length).toBeGreaterThan(KILLS);
    expect(
      received.some(({ decide_at }) => decide_at !== null),
      'bets during play',
    ).toBe(true);
    expect(
      received.some(({ status, decide_at }) => status === 'accepted' && decide_at === null),
      'bets before kick-off',
    ).toBe(true);
  },
);

/** Kills during one settlement; in the long run as many as during the bets, up to 20. */
const SETTLEMENT_KILLS = process.env['CRASH_KILLS'] ? Math.min(KILLS, 20) : Math.ceil(KILLS / 3);
const FILLED = 600 * (SETTLEMENT_KILLS + 1);
/**
 * Players of the filled bets, separate from those who bet on their own. There are enough for each to have bets on every
 * outcome.
 */
const filledPlayers = Array.from({ length: 61 }, (_, index) => 1_000_000 + index);

let filled: { match: number; market: { market_id: number; specifiers: string } };

async function fillNextMatch(): Promise<void> {
  const next = () => readEvents(site.db, { state: 'upcoming', limit: 3 });
  await expect.poll(async () => (await next()).length, { timeout: LONGEST_MATCHES_MS }).toBe(3);
  const event = (await next()).at(-1);
  const market = event?.markets[0];
  if (!event || !market?.odds) throw new Error('no match to bet on');
  const orders = market.odds.map((odds, index): BetOrder => {
    const outcome = marketKind(market.market_id)!.outcomes[index]!;
    const { market_id, specifiers, version } = market;
    const leg = {
      event_id: event.id,
      market_id,
      specifiers,
      outcome,
      odds: odds!,
      market_version: version,
      score: event.score,
    };
    return { id: randomUUID(), currency: 'EUR', stake_cents: 100, odds_change: 'any', legs: [leg] };
  });
  await fillBets(site.db, { orders, count: FILLED, players: filledPlayers, now: new Date() });
  const { market_id, specifiers } = market;
  filled = { match: event.id, market: { market_id, specifiers } };
}

const countFilled = () => sumSettled(site.db, filledPlayers);

/** Checks that players have exactly what their bets returned: nothing was paid twice or left unpaid. */
async function expectPaidOnce(): Promise<void> {
  const [{ settled, returned }, balances] = [await countFilled(), await balancesOf(site.db)];
  expect(settled).toBe(FILLED);
  expect(filledPlayers.reduce((sum, id) => sum + (balances[`player:${id}:cash`] ?? 0n), 0n)).toBe(returned);
  expect(await countWronglyPaid(site.db, FILLED)).toBe(0);
  await expectHeldIsOpen();
}

// shows: promise:X1
test(
  `the platform is killed ${SETTLEMENT_KILLS} times while ${FILLED} bets on one match are settled: each is paid once`,
  { tags: 'nightly', timeout: SETTLEMENT_KILLS * 40_000 + LONGEST_MATCHES_MS },
  async () => {
    await fillNextMatch();
    const { match } = filled;
    const settled = async () => (await countFilled()).settled;
    let interrupted = 0;
    for (let kills = 0; kills < SETTLEMENT_KILLS; kills++) {
      const from = await settled();
      await expect.poll(settled, { timeout: LONGEST_MATCHES_MS, interval: 5 }).toBeGreaterThan(from);
      await site.platform.kill();
      if (!(await isSettled(site.db, match))) interrupted++;
      await expectHeldIsOpen();
      await site.startPlatform();
    }
    expect(interrupted).toBeGreaterThan(0);
    await expect.poll(() => isSettled(site.db, match), { timeout: LONGEST_MATCHES_MS, interval: 100 }).toBe(true);
    await expectPaidOnce();
  },
);

// shows: promise:X1
test.runIf(process.env['LONG'] === '1')(
  `the platform is killed ${SETTLEMENT_KILLS} times while bets are settled anew: each stands by the last decision, paid once`,
  { timeout: SETTLEMENT_KILLS * 40_000 + LONGEST_MATCHES_MS },
  async () => {
    const { match: eventId, market } = filled;
    const { outcomes } = marketKind(market.market_id)!;
    const corrected = () => sumCorrected(site.db, filledPlayers);
    const { markets } = await readEvent(site.db, eventId);
    // Each decision differs from the previous one, and the first from the actual result.
    const played = markets.find((one) => one.market_id === market.market_id)!.results!.indexOf('win');
    const winnerOf = (decision: number) => (played + 1 + decision) % outcomes.length;
    let interrupted = 0;
    for (let kills = 0; kills < SETTLEMENT_KILLS; kills++) {
      const { changes } = await corrected();
      const results = outcomes.map((_, index) => (index === winnerOf(kills) ? 'win' : 'lose'));
      const asked = { reason: 'crash test', actor: 'operator:test', now: new Date() };
      const order = { ...asked, id: randomUUID(), eventId, market, results };
      await resettleMarket(site.db, order);
      const moved = async () => (await corrected()).changes;
      await expect.poll(moved, { timeout: LONGEST_MATCHES_MS, interval: 5 }).toBeGreaterThan(changes);
      await site.platform.kill();
      if ((await corrected()).due > 0) interrupted++;
      await expectHeldIsOpen();
      await resettleMarket(site.db, order); // A repeat is the same decision.
      await site.startPlatform();
    }
    expect(interrupted).toBeGreaterThan(0);
    const due = async () => (await corrected()).due;
    await expect.poll(due, { timeout: LONGEST_MATCHES_MS, interval: 100 }).toBe(0);
    const { decisions, most, idle, byOutcome } = await corrected();
    expect(decisions).toBe(SETTLEMENT_KILLS);
    expect(most).toBeLessThanOrEqual(SETTLEMENT_KILLS);
    expect(idle).toBe(0);
    const winner = outcomes[winnerOf(SETTLEMENT_KILLS - 1)];
    for (const { outcome, returns, least } of byOutcome)
      expect({ outcome, returns, won: least > 0n }).toEqual({ outcome, returns: 1, won: outcome === winner });
    await expectPaidOnce();
  },
);

// shows: promise:X1
test(
  'after the last restart every match is played to its end, and each bet is paid to the cent',
  { timeout: LONGEST_MATCHES_MS + 10_000 },
  async () => {
    await expect.poll(openStakes, { timeout: LONGEST_MATCHES_MS, interval: 500 }).toBe(0n);
    await expectHeldIsOpen();
    const [bets, balances] = [await sumBets(site.db), await balancesOf(site.db)];
    for (const { id } of bettors) {
      const sums = bets.find(({ player_id }) => Number(player_id) === id);
      expect(sums?.bets).toBeGreaterThan(0n);
      expect(balances[`player:${id}:cash`]).toBe(FUNDS + sums!.gained);
    }
    for (const bettor of bettors) {
      for (const { id } of bettor.answered) {
        const { bet } = await bettor.read(id);
        if (bet.status === 'settled') expect(bet.receipt?.payout_cents).toBe(bet.return_cents);
        else expect(['rejected', 'void']).toContain(bet.status);
      }
    }
  },
);
