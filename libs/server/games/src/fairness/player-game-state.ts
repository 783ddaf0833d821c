import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { type Queryable, readColumns, run, sql, type Transaction } from '@croupier/server-database';
import { plain, quoted } from '../arrays.ts';
import { columns, type PlayerGameStates, tables } from '../schema.gen.ts';
import { newClientSeed, newServerSeed } from './seeds.ts';

/** Milliseconds without a bet after which a play session ends. */
const PLAY_SESSION_GAP_MS = 30 * 60_000;

/** Totals of a player's play session, in one currency. */
export interface PlaySession {
  startedAt: Date;
  rounds: number;
  /** Subunits. */
  staked: bigint;
  won: bigint;
}

/** A player's seeds and play session, locked; changed in memory by the bets of a batch, then written once. */
export interface PlayerGameState {
  playerId: number;
  seedId: string;
  serverSeed: string;
  clientSeed: string;
  nonce: bigint;
  /** Rounds waiting for a decision. */
  openRounds: number;
  lastBetAt: Date | null;
  playSessionCurrency: string | null;
  playSession: PlaySession;
}

const toGameState = (row: Selectable<PlayerGameStates>): PlayerGameState => ({
  playerId: toWire(row.player_id),
  seedId: row.seed_id,
  serverSeed: row.server_seed,
  clientSeed: row.client_seed,
  nonce: row.nonce,
  openRounds: row.open_rounds,
  lastBetAt: row.last_bet_at,
  playSessionCurrency: row.play_session_currency,
  playSession: {
    startedAt: row.play_session_started_at ?? new Date(0),
    rounds: row.play_session_rounds,
    staked: row.play_session_staked,
    won: row.play_session_won,
  },
});

/** Gives a player seeds, once. */
export async function createGameState(tx: Queryable, playerId: number): Promise<void> {
  const seeds = { server_seed: newServerSeed(), client_seed: newClientSeed(), next_server_seed: newServerSeed() };
  const query = tables
    .insertInto('player_game_states')
    .values({ player_id: BigInt(playerId), ...seeds })
    .onConflict((conflict) => conflict.doNothing());
  await run(tx, query);
}

const lockedColumns = [
  'player',
  'seed',
  'server',
  'client',
  'nonce',
  'open',
  'last',
  'currency',
  'started',
  'rounds',
  'staked',
  'won',
] as const;

/** Locks game states in player order. Leaves out those another transaction has locked. */
export async function lockFreeGameStates(
  tx: Transaction,
  playerIds: readonly number[],
): Promise<Map<number, PlayerGameState>> {
  const statement = {
    name: 'games_lock_free_states',
    ...sql`
      select player_id as player, seed_id as seed, server_seed as server, client_seed as client, nonce, open_rounds as open,
        (extract(epoch from last_bet_at) * 1000)::bigint as last, play_session_currency as currency,
        (extract(epoch from play_session_started_at) * 1000)::bigint as started,
        play_session_rounds as rounds, play_session_staked as staked, play_session_won as won
      from player_game_states where player_id = any(${plain(playerIds)}::bigint[]) order by player_id for no key update skip locked`,
  };
  const gameStates = await readColumns(
    tx,
    lockedColumns,
    statement,
    (player, seed, server, client, nonce, open, last, currency, started, rounds, staked, won): PlayerGameState => ({
      playerId: Number(player),
      seedId: seed,
      serverSeed: server,
      clientSeed: client,
      nonce: BigInt(nonce),
      openRounds: Number(open),
      lastBetAt: last === '' ? null : new Date(Number(last)),
      playSessionCurrency: currency === '' ? null : currency,
      playSession: {
        startedAt: new Date(Number(started)),
        rounds: Number(rounds),
        staked: BigInt(staked),
        won: BigInt(won),
      },
    }),
  );
  return new Map(gameStates.map((gameState) => [gameState.playerId, gameState]));
}

export async function readGameState(db: Queryable, playerId: number): Promise<PlayerGameState | null> {
  const query = tables
    .selectFrom('player_game_states')
    .select(columns.player_game_states)
    .where('player_id', '=', BigInt(playerId));
  const [row] = await run(db, query);
  return row ? toGameState(row) : null;
}

/** The play session as of now: a new one after a pause, and in another currency. */
export function playSessionOf(gameState: PlayerGameState | null, currency: string, now: Date): PlaySession {
  const last = gameState?.lastBetAt?.getTime() ?? 0;
  const goesOn =
    gameState !== null && gameState.playSessionCurrency === currency && now.getTime() - last < PLAY_SESSION_GAP_MS;
  return goesOn ? gameState.playSession : { startedAt: now, rounds: 0, staked: 0n, won: 0n };
}

/** Stores what a batch changed. */
export async function writeGameStates(
  tx: Transaction,
  gameStates: readonly PlayerGameState[],
  now: Date,
): Promise<void> {
  if (gameStates.length === 0) return;
  await tx.query({
    name: 'games_write_states',
    ...sql`
      update player_game_states stored set nonce = new.nonce, open_rounds = new.open_rounds, last_bet_at = ${now}, play_session_currency = new.currency,
        play_session_started_at = new.started_at, play_session_rounds = new.rounds, play_session_staked = new.staked, play_session_won = new.won
      from unnest(
        ${plain(gameStates.map((gameState) => gameState.playerId))}::bigint[], ${plain(gameStates.map((gameState) => gameState.nonce))}::bigint[],
        ${plain(gameStates.map((gameState) => gameState.openRounds))}::integer[],
        ${quoted(gameStates.map((gameState) => gameState.playSessionCurrency))}::text[],
        ${plain(gameStates.map((gameState) => gameState.playSession.startedAt.toISOString()))}::timestamptz[],
        ${plain(gameStates.map((gameState) => gameState.playSession.rounds))}::integer[], ${plain(gameStates.map((gameState) => gameState.playSession.staked))}::bigint[],
        ${plain(gameStates.map((gameState) => gameState.playSession.won))}::bigint[]
      ) as new (player_id, nonce, open_rounds, currency, started_at, rounds, staked, won)
      where stored.player_id = new.player_id`,
  });
}
