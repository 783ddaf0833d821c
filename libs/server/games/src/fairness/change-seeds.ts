import { type FairnessSeeds, Refusal, toWire } from '@croupier/contracts';
import { type Database, type Queryable, sql, type Transaction } from '@croupier/server-database';
import { createGameState } from './player-game-state.ts';
import { commitmentOf, newServerSeed } from './seeds.ts';

interface Row {
  seed_id: string;
  server_seed: string;
  client_seed: string;
  nonce: bigint;
  next_server_seed: string;
}

/** The seeds that decide the player's next rounds; made on the first look. */
export async function readSeeds(db: Database, playerId: number): Promise<FairnessSeeds> {
  const existing = await seedsOf(db, playerId);
  if (existing) return existing;
  await createGameState(db, playerId);
  return (await seedsOf(db, playerId))!;
}

async function seedsOf(db: Queryable, playerId: number): Promise<FairnessSeeds | null> {
  const [row] = await db.query<Row>(sql`
    select seed_id, server_seed, client_seed, nonce, next_server_seed from player_game_states where player_id = ${playerId}`);
  if (!row) return null;
  const [last] = await db.query<{ server_seed: string; client_seed: string; bets: bigint }>(sql`
    select server_seed, client_seed, bets from revealed_seeds where player_id = ${playerId} order by revealed_at desc limit 1`);
  return {
    server_seed_hash: commitmentOf(row.server_seed),
    client_seed: row.client_seed,
    nonce: toWire(row.nonce),
    next_server_seed_hash: commitmentOf(row.next_server_seed),
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

/** Reveals the server seed and goes on with the one committed to before. Refused while a round could still use it. */
export async function rotateSeeds(db: Database, change: SeedChange): Promise<FairnessSeeds> {
  await createGameState(db, change.playerId);
  return db.transaction(async (tx) => {
    await rotate(tx, await lockRow(tx, change.playerId), change);
    return (await seedsOf(tx, change.playerId))!;
  });
}

/** Sets the client seed. Once a bet was made under the present pair, the pair ends: a seed pair never changes under its rounds. */
export async function setSeed(db: Database, change: SeedChange & { clientSeed: string }): Promise<FairnessSeeds> {
  const { playerId, clientSeed } = change;
  await createGameState(db, playerId);
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, playerId);
    if (row.nonce > 0n) await rotate(tx, row, change);
    else await tx.query(sql`update player_game_states set client_seed = ${clientSeed} where player_id = ${playerId}`);
    return (await seedsOf(tx, playerId))!;
  });
}

async function lockRow(tx: Transaction, playerId: number): Promise<Row> {
  const [row] = await tx.query<Row>(sql`
    select seed_id, server_seed, client_seed, nonce, next_server_seed from player_game_states where player_id = ${playerId} for update`);
  return row!;
}

async function rotate(tx: Transaction, row: Row, { playerId, clientSeed, now }: SeedChange): Promise<void> {
  const open = await tx.query(
    sql`select 1 from rounds where player_id = ${playerId} and status = 'open' and provider = 'house' limit 1`,
  );
  if (open.length > 0) throw new Refusal('round_open');
  await tx.query(sql`
    insert into revealed_seeds (id, player_id, server_seed, client_seed, bets, revealed_at)
    values (${row.seed_id}, ${playerId}, ${row.server_seed}, ${row.client_seed}, ${row.nonce}, ${now})`);
  await tx.query(sql`
    update player_game_states set seed_id = gen_random_uuid(), server_seed = next_server_seed, next_server_seed = ${newServerSeed()},
      client_seed = ${clientSeed ?? row.client_seed}, nonce = 0
    where player_id = ${playerId}`);
}
