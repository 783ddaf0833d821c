import { createHash } from 'node:crypto';
import { run, type Transaction } from '@croupier/server-database';
import { addFixture } from '../feed/add-fixture.ts';
import { tables } from '../schema.gen.ts';
import { LEAGUES, type League } from './clubs.ts';
import { pairingOf } from './pairings.ts';
import { seedOf } from './random.ts';
import { SLOT_SECONDS, type SimulationState } from './state.ts';
import { expectedGoals } from './strengths.ts';
import { openingPrices, timelineOf } from './timeline.ts';

export const FEED = 'simulation';
/** Matches on offer ahead of each league's clock. */
const AHEAD = 14;
/** A match that would be over by now is left out: nobody could have bet on it. */
const LONGEST_MATCH_SECONDS = 125 * 60;

/** Offers the matches that are missing: those under way and the next of each league. Answers when there will be more (milliseconds). */
export async function scheduleMatches(tx: Transaction, state: SimulationState, now: Date): Promise<number> {
  const scheduled = tables.selectFrom('sport_simulated_matches').select(['league', 'slot']);
  const slotMs = (SLOT_SECONDS * 1000) / state.speed;
  const passed = (now.getTime() - state.anchorAt.getTime()) / slotMs;
  const first = Math.max(0, Math.floor(passed - LONGEST_MATCH_SECONDS / SLOT_SECONDS));
  const existing = await run(tx, scheduled.where('slot', '>=', state.anchorSlot + first));
  const taken = new Set(existing.map(({ league, slot }) => `${league}:${slot}`));
  for (let step = first; step <= passed + AHEAD; step++) {
    for (const [index, league] of LEAGUES.entries()) {
      const slot = state.anchorSlot + step;
      if (taken.has(`${league.slug}:${slot}`)) continue;
      const kickOffAt = new Date(Math.round(state.anchorAt.getTime() + (step + index / LEAGUES.length) * slotMs));
      await scheduleMatch(tx, state, { league, slot, kickOffAt });
    }
  }
  return state.anchorAt.getTime() + (Math.floor(passed) + 1) * slotMs;
}

async function scheduleMatch(
  tx: Transaction,
  { seed, speed }: SimulationState,
  { league, slot, kickOffAt }: { league: League; slot: number; kickOffAt: Date },
): Promise<void> {
  const pairing = pairingOf(league.clubs, slot);
  if (!pairing) return;
  const matchSeed = seedOf(seed, `match:${league.slug}:${slot}`);
  const rates = expectedGoals(seed, pairing.home, pairing.away);
  const eventId = await addFixture(tx, {
    ...pairing,
    ...rates,
    feed: FEED,
    feedKey: `${league.slug}:${slot}`,
    tournament: league.slug,
    kickOffAt,
    speed,
    seedHash: createHash('sha256').update(matchSeed).digest('hex'),
    prices: openingPrices(rates),
  });
  const timeline = timelineOf({ ...rates, seed: matchSeed, kickOffAt, speed });
  const [first] = timeline;
  const row = { event_id: eventId, league: league.slug, slot, seed: matchSeed, position: 0 };
  const next_at = first ? new Date(first.at) : null;
  await run(tx, tables.insertInto('sport_simulated_matches').values({ ...row, next_at }));
}
