import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { run, sql, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import type { League } from './league.ts';

export interface SimulationState {
  readonly seed: Buffer;
  readonly speed: number;
  readonly anchorSlot: number;
  readonly anchorAt: Date;
}

export interface SimulationOptions {
  /** How many times faster than life; 1 is life. */
  readonly speed: number;
  /** Those that are played; all by default. */
  readonly leagues?: readonly League[];
  /** Of these, and of the tracks, only those with such a slug; all of them without one. */
  readonly only?: readonly string[];
  /** Whether prices move before a match begins; they stay without. */
  readonly drifts?: boolean;
  /** Whether matches are delayed, postponed and interrupted, now and then. */
  readonly troubles?: boolean;
  /** Whether winners of seasons are on offer. */
  readonly seasons?: boolean;
  /** Whether dogs are raced too. */
  readonly races?: boolean;
  /** For a replay; by default one from the cryptographic generator. */
  readonly seed?: Buffer;
}

/** A new site shows matches under way at once: the first slot kicked off so long ago. */
const HEAD_START_SECONDS = 80 * 60;

/** The one row of the simulation, made on first use. Another speed than before goes on from now with the next slot. */
export async function simulationState(
  tx: Transaction,
  { speed, seed }: SimulationOptions,
  now: Date,
): Promise<SimulationState> {
  const start = new Date(now.getTime() - (HEAD_START_SECONDS * 1000) / speed);
  const first = { seed: seed ?? randomBytes(32), speed, anchor_slot: 0, anchor_at: start };
  await run(
    tx,
    tables
      .insertInto('sport_simulation')
      .values(first)
      .onConflict((conflict) => conflict.doNothing()),
  );
  await tx.query(sql`
    update sport_simulation s set speed = ${speed}, anchor_at = ${now},
      anchor_slot = coalesce((select max(slot) + 1 from sport_simulated_matches), s.anchor_slot)
    where speed <> ${speed}`);
  const state = tables.selectFrom('sport_simulation').select(['seed', 'speed', 'anchor_slot', 'anchor_at']).forUpdate();
  const [row] = await run(tx, state);
  assert(row);
  return { seed: row.seed, speed: row.speed, anchorSlot: row.anchor_slot, anchorAt: row.anchor_at };
}
