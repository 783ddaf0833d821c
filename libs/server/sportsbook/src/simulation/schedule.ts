import { createHash } from 'node:crypto';
import type { MatchSport } from '@croupier/bet-math';
import { run, type Transaction } from '@croupier/server-database';
import { addFixture } from '../feed/add-fixture.ts';
import { tables } from '../schema.gen.ts';
import type { League } from './league.ts';
import { pairingOf, seasonOf } from './pairings.ts';
import { playOf } from './play.ts';
import { seedOf } from './random.ts';
import type { SimulationState } from './state.ts';
import { ratesOf } from './strengths.ts';

export const FEED = 'simulation';
/** Matches on offer ahead of each league's clock. */
const AHEAD = 10;
const MINUTE = 60;
/** Seconds of a match from one kick-off of a league to the next; two overlap, three never do. */
const SLOT_SECONDS: Record<MatchSport, number> = {
  football: 55 * MINUTE,
  tennis: 150 * MINUTE,
  basketball: 55 * MINUTE,
  'ice-hockey': 55 * MINUTE,
};
/**
 * Maximum seconds a match takes. A match that would already be over is left out, because no one could have bet on it.
 */
const LONGEST_SECONDS: Record<MatchSport, number> = {
  football: 125 * MINUTE,
  tennis: 290 * MINUTE,
  basketball: 105 * MINUTE,
  'ice-hockey': 80 * MINUTE,
};

/** Offers the matches that are missing: those under way and the next of each league. Answers when there will be more (milliseconds). */
export async function scheduleMatches(
  tx: Transaction,
  state: SimulationState,
  { leagues, ...how }: { leagues: readonly League[]; drifts: number; troubles: boolean; now: Date },
): Promise<number> {
  const nexts: number[] = [];
  for (const [index, league] of leagues.entries())
    nexts.push(await scheduleLeague(tx, state, { ...how, league, share: index / leagues.length }));
  return Math.min(...nexts);
}

/** Leagues begin their slots one after the other: `share` of one apart. */
async function scheduleLeague(
  tx: Transaction,
  state: SimulationState,
  { league, now, share, ...how }: { league: League; drifts: number; troubles: boolean; now: Date; share: number },
): Promise<number> {
  const slotMs = (SLOT_SECONDS[league.sport] * 1000) / state.speed;
  const anchor = state.anchorAt.getTime();
  const passed = (now.getTime() - anchor) / slotMs;
  const first = Math.max(0, Math.floor(passed - LONGEST_SECONDS[league.sport] / SLOT_SECONDS[league.sport]));
  const scheduled = tables.selectFrom('sport_simulated_matches').select('slot').where('league', '=', league.slug);
  const existing = await run(tx, scheduled.where('slot', '>=', state.anchorSlot + first));
  const taken = new Set(existing.map(({ slot }) => slot));
  for (let step = first; step <= passed + AHEAD; step++) {
    const slot = state.anchorSlot + step;
    if (taken.has(slot)) continue;
    const kickOffAt = kickOffOf(state, league, slot, share);
    await scheduleMatch(tx, state, { ...how, league, slot, kickOffAt });
  }
  return anchor + (Math.floor(passed) + 1) * slotMs;
}

/** Returns the kick-off of a league's n-th match. */
export function kickOffOf(
  { anchorAt, anchorSlot, speed }: SimulationState,
  { sport }: League,
  slot: number,
  share: number,
): Date {
  const slotMs = (SLOT_SECONDS[sport] * 1000) / speed;
  return new Date(Math.round(anchorAt.getTime() + (slot - anchorSlot + share) * slotMs));
}

async function scheduleMatch(
  tx: Transaction,
  { seed, speed }: SimulationState,
  {
    league,
    slot,
    drifts,
    troubles,
    kickOffAt,
  }: { league: League; slot: number; drifts: number; troubles: boolean; kickOffAt: Date },
): Promise<void> {
  const pairing = pairingOf(league.clubs, slot);
  if (!pairing) return;
  const matchSeed = seedOf(seed, `match:${league.slug}:${slot}`);
  const rates = ratesOf(seed, { sport: league.sport, ...pairing });
  const clubs = { home: pairing.home.id, away: pairing.away.id };
  const play = playOf({ ...rates, ...clubs, sport: league.sport, seed: matchSeed, kickOffAt, speed, drifts, troubles });
  const eventId = await addFixture(tx, {
    ...pairing,
    ...rates,
    feed: FEED,
    feedKey: `${league.slug}:${slot}`,
    tournament: league.slug,
    season: seasonOf(league.clubs, slot),
    kickOffAt,
    speed,
    seedHash: createHash('sha256').update(matchSeed).digest('hex'),
    prices: play.opening(),
    model: play.model,
    lineups: play.lineups,
  });
  const row = {
    event_id: eventId,
    league: league.slug,
    slot,
    seed: matchSeed,
    drifts,
    troubles,
    kick_off_at: kickOffAt,
    position: 0,
  };
  const [first] = play.times;
  const next_at = first === undefined ? null : new Date(first);
  await run(tx, tables.insertInto('sport_simulated_matches').values({ ...row, next_at }));
}
