import { createHash } from 'node:crypto';
import type { Club } from '@croupier/contracts';
import { run, type Transaction } from '@croupier/server-database';
import { addField } from '../../feed/add-field.ts';
import { tables } from '../../schema.gen.ts';
import { seedOf, streamOf } from '../random.ts';
import { FEED } from '../schedule.ts';
import type { SimulationState } from '../state.ts';
import { type Race, raceOf } from './race.ts';
import { type Track, TRAPS } from './tracks.ts';

/** Races on offer ahead at each track. */
const AHEAD = 6;
/** Milliseconds between two races of a track. Tracks take turns. */
const SLOT_MS = 180_000;
/** Races of a meeting. */
const A_MEETING = 12;

/**
 * Returns the pace of races. They run in real time unless the simulation is very fast, because a race at season speed
 * could not be watched.
 */
export const paceOf = (speed: number): number => Math.min(4, Math.max(1, speed / 40));

/** Offers the races that are missing. Answers when there will be more (milliseconds). */
export async function scheduleRaces(
  tx: Transaction,
  { seed, speed }: SimulationState,
  { tracks, drifts, now }: { tracks: readonly Track[]; drifts: boolean; now: Date },
): Promise<number> {
  const pace = paceOf(speed);
  const slotMs = Math.round(SLOT_MS / pace);
  const passed = Math.floor(now.getTime() / slotMs);
  for (const [index, track] of tracks.entries()) {
    const scheduled = tables.selectFrom('sport_simulated_races').select('slot').where('track', '=', track.slug);
    const taken = new Set((await run(tx, scheduled.where('slot', '>', passed))).map(({ slot }) => slot));
    for (let slot = passed + 1; slot <= passed + AHEAD; slot++) {
      if (taken.has(slot)) continue;
      const off = new Date(slot * slotMs + Math.round((index / tracks.length) * slotMs));
      await scheduleRace(tx, { seed, track, slot, off, pace, drifts });
    }
  }
  return (passed + 1) * slotMs;
}

interface Slot {
  seed: Buffer;
  track: Track;
  slot: number;
  off: Date;
  pace: number;
  drifts: boolean;
}

async function scheduleRace(tx: Transaction, { seed, track, slot, off, pace, drifts }: Slot): Promise<void> {
  const raceSeed = seedOf(seed, `race:${track.slug}:${slot}`);
  const distance = track.distances[Math.floor(streamOf(raceSeed, 'distance').next() * track.distances.length)]!;
  const number = (slot % A_MEETING) + 1;
  const race: Race = { seed: raceSeed, off, pace, number, distance, dogs: dogsOf(seed, track, slot), drifts };
  const play = raceOf(race);
  const eventId = await addField(tx, {
    ...play.opening(),
    feed: FEED,
    feedKey: `race:${track.slug}:${slot}:${off.getTime()}`,
    tournament: track.slug,
    season: 1,
    kickOffAt: off,
    speed: pace,
    seedHash: createHash('sha256').update(raceSeed).digest('hex'),
  });
  const next_at = new Date(play.times[0]!);
  const row = { event_id: eventId, track: track.slug, slot, seed: raceSeed, drifts, next_at };
  await run(tx, tables.insertInto('sport_simulated_races').values(row));
}

/** A track's dogs run in turn: each once in as many races as make them all. */
function dogsOf(seed: Buffer, { slug, clubs }: Track, slot: number): Club[] {
  const races = Math.floor(clubs.length / TRAPS);
  const chance = streamOf(seed, `meeting:${slug}:${Math.floor(slot / races)}`);
  const drawn = clubs.map((club) => ({ club, at: chance.next() })).sort((one, other) => one.at - other.at);
  return drawn.slice((slot % races) * TRAPS, (slot % races) * TRAPS + TRAPS).map(({ club }) => club);
}
