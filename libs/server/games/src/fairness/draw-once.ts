import { createStream } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { type Queryable, run, runOne, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { createGameState } from './player-game-state.ts';
import { commitmentOf } from './seeds.ts';

export interface OneDraw {
  /** Drawn number, from 0 to the number of outcomes minus one. */
  drawn: number;
  seedId: string;
  nonce: bigint;
}

/**
 * Draws one number with a player's seeds, as its own round: it takes the next nonce, so no bet shares it. Locks the
 * player's seeds; like for bets, accounts must be locked first.
 */
export async function drawOnce(tx: Transaction, playerId: number, outcomes: number): Promise<OneDraw> {
  await createGameState(tx, playerId);
  const take = tables
    .updateTable('player_game_states')
    .set(({ eb }) => ({ nonce: eb('nonce', '+', 1n) }))
    .where('player_id', '=', BigInt(playerId))
    .returning(['seed_id', 'server_seed', 'client_seed', 'nonce']);
  const taken = await runOne(tx, take);
  const nonce = taken.nonce - 1n;
  const stream = createStream(nodeHmac, { serverSeed: taken.server_seed, clientSeed: taken.client_seed, nonce });
  return { drawn: stream.draw(outcomes), seedId: taken.seed_id, nonce };
}

export interface DrawSeeds {
  client_seed: string;
  server_seed_hash: string;
  /** Null while it still decides rounds: it is shown once the player has changed it. */
  server_seed: string | null;
}

/** Returns the seeds that players' draws are checked with, by the seed's id. */
export async function readDrawSeeds(
  db: Queryable,
  draws: readonly { playerId: number; seedId: string }[],
): Promise<Map<string, DrawSeeds>> {
  if (draws.length === 0) return new Map();
  const players = Array.from(new Set(draws.map(({ playerId }) => BigInt(playerId))));
  const ids = Array.from(new Set(draws.map(({ seedId }) => seedId)));
  const [revealed, current] = await Promise.all([
    run(
      db,
      tables
        .selectFrom('revealed_seeds')
        .select(['id', 'server_seed', 'client_seed'])
        .where('player_id', 'in', players)
        .where('id', 'in', ids),
    ),
    run(
      db,
      tables
        .selectFrom('player_game_states')
        .select(['seed_id as id', 'server_seed', 'client_seed'])
        .where('player_id', 'in', players),
    ),
  ]);
  const shown = revealed.map(
    ({ id, server_seed, client_seed }) =>
      [id, { client_seed, server_seed_hash: commitmentOf(server_seed), server_seed }] as const,
  );
  const hidden = current.map(
    ({ id, server_seed, client_seed }) =>
      [id, { client_seed, server_seed_hash: commitmentOf(server_seed), server_seed: null }] as const,
  );
  return new Map<string, DrawSeeds>([...hidden, ...shown]);
}
