import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type FairnessSeeds, Refusal, toWire } from '@croupier/contracts';
import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import { type PlayerGameStates, tables } from '../schema.gen.ts';
import { createGameState } from './player-game-state.ts';
import { commitmentOf, newServerSeed } from './seeds.ts';

const seedColumns = ['seed_id', 'server_seed', 'client_seed', 'nonce', 'next_server_seed'] as const;
type Seeds = Pick<Selectable<PlayerGameStates>, (typeof seedColumns)[number]>;

const seedsOf = (playerId: number) =>
  tables.selectFrom('player_game_states').select(seedColumns).where('player_id', '=', BigInt(playerId));

/** The seeds that decide the player's next rounds; made on the first look. */
export async function readSeeds(db: Database, playerId: number): Promise<FairnessSeeds> {
  const [existing] = await run(db, seedsOf(playerId));
  if (existing) return describe(db, playerId, existing);
  await createGameState(db, playerId);
  const [created] = await run(db, seedsOf(playerId));
  assert(created);
  return describe(db, playerId, created);
}

async function describe(db: Queryable, playerId: number, seeds: Seeds): Promise<FairnessSeeds> {
  const query = tables
    .selectFrom('revealed_seeds')
    .select(['server_seed', 'client_seed', 'bets'])
    .where('player_id', '=', BigInt(playerId))
    .orderBy('revealed_at', 'desc')
    .limit(1);
  const [last] = await run(db, query);
  return {
    server_seed_hash: commitmentOf(seeds.server_seed),
    client_seed: seeds.client_seed,
    nonce: toWire(seeds.nonce),
    next_server_seed_hash: commitmentOf(seeds.next_server_seed),
    previous: last
      ? {
          server_seed: last.server_seed,
          server_seed_hash: commitmentOf(last.server_seed),
          client_seed: last.client_seed,
          bets: toWire(last.bets),
        }
      : null,
  };
}

export interface SeedChange {
  playerId: number;
  /** The present one stays unless given. */
  clientSeed?: string | undefined;
  now: Date;
}

/**
 * Reveals the server seed and switches to the one whose hash was published before. Refused while a round could still
 * use the old one.
 */
export async function rotateSeeds(db: Database, change: SeedChange): Promise<FairnessSeeds> {
  await createGameState(db, change.playerId);
  return db.transaction(async (tx) => {
    const seeds = await lockSeeds(tx, change.playerId);
    return describe(tx, change.playerId, await rotate(tx, seeds, change));
  });
}

/** Sets the client seed. Once a bet was made under the present pair, the pair ends: a seed pair never changes under its rounds. */
export async function setSeed(db: Database, change: SeedChange & { clientSeed: string }): Promise<FairnessSeeds> {
  const { playerId, clientSeed } = change;
  await createGameState(db, playerId);
  return db.transaction(async (tx) => {
    const seeds = await lockSeeds(tx, playerId);
    const changed =
      seeds.nonce > 0n ? await rotate(tx, seeds, change) : await store(tx, playerId, { client_seed: clientSeed });
    return describe(tx, playerId, changed);
  });
}

async function lockSeeds(tx: Transaction, playerId: number): Promise<Seeds> {
  const [seeds] = await run(tx, seedsOf(playerId).forUpdate());
  assert(seeds);
  return seeds;
}

async function store(tx: Transaction, playerId: number, change: Partial<Seeds>): Promise<Seeds> {
  const query = tables
    .updateTable('player_game_states')
    .set(change)
    .where('player_id', '=', BigInt(playerId))
    .returning(seedColumns);
  const [seeds] = await run(tx, query);
  assert(seeds);
  return seeds;
}

async function rotate(tx: Transaction, seeds: Seeds, { playerId, clientSeed, now }: SeedChange): Promise<Seeds> {
  const open = tables
    .selectFrom('rounds')
    .select('id')
    .where('player_id', '=', BigInt(playerId))
    .where('status', '=', 'open')
    .where('provider', '=', 'house')
    .limit(1);
  if ((await run(tx, open)).length > 0) throw new Refusal('round_open');
  const { seed_id: id, server_seed, client_seed, nonce: bets } = seeds;
  const revealed = { id, player_id: BigInt(playerId), server_seed, client_seed, bets, revealed_at: now };
  await run(tx, tables.insertInto('revealed_seeds').values(revealed));
  return store(tx, playerId, {
    seed_id: randomUUID(),
    server_seed: seeds.next_server_seed,
    next_server_seed: newServerSeed(),
    client_seed: clientSeed ?? client_seed,
    nonce: 0n,
  });
}
