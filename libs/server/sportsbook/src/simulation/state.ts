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
  /** Speed factor compared with real time; 1 is real time. */
  readonly speed: number;
  /** Leagues that are played; all by default. */
  readonly leagues?: readonly League[];
  /** Slugs of the leagues and tracks to use; all of them if left out. */
  readonly only?: readonly string[];
  /** True if odds move before kick-off. */
  readonly drifts?: boolean;
  /** True if matches are sometimes delayed, postponed or interrupted. */
  readonly troubles?: boolean;
  /** True if season winner markets are offered. */
  readonly seasons?: boolean;
  /** True if greyhound races are offered. */
  readonly races?: boolean;
  /** Seed for a replay; random from the cryptographic generator by default. */
  readonly seed?: Buffer;
}

/** Seconds since the first slot's kick-off, so that a new site shows live matches immediately. */
const HEAD_START_SECONDS = 80 * 60;

/**
 * Returns the simulation's only row, created on first use. After a change of speed, the next slot continues from now.
 */
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
