import { type Queryable, readColumns, sql, type Transaction } from '@croupier/server-database';
import { plain, quoted } from '../arrays.ts';
import { newClientSeed, newServerSeed } from './seeds.ts';

/** A sitting ends when nobody bets for this long. */
const SITTING_GAP_MS = 30 * 60_000;

/** Where the player stands in this sitting, in one currency. */
export interface Sitting {
  startedAt: Date;
  rounds: number;
  /** Subunits. */
  staked: bigint;
  won: bigint;
}

/** A player's seeds and sitting, locked; changed in memory by the bets of a batch, then written once. */
export interface Seat {
  playerId: number;
  seedId: string;
  serverSeed: string;
  clientSeed: string;
  nonce: bigint;
  /** Rounds waiting for a decision. */
  openRounds: number;
  lastBetAt: Date | null;
  sittingCurrency: string | null;
  sitting: Sitting;
}

interface Row {
  player_id: bigint;
  seed_id: string;
  server_seed: string;
  client_seed: string;
  nonce: bigint;
  open_rounds: number;
  last_bet_at: Date | null;
  sitting_currency: string | null;
  sitting_started_at: Date | null;
  sitting_rounds: number;
  sitting_staked: bigint;
  sitting_won: bigint;
}

const toSeat = (row: Row): Seat => ({
  playerId: Number(row.player_id),
  seedId: row.seed_id,
  serverSeed: row.server_seed,
  clientSeed: row.client_seed,
  nonce: row.nonce,
  openRounds: row.open_rounds,
  lastBetAt: row.last_bet_at,
  sittingCurrency: row.sitting_currency,
  sitting: {
    startedAt: row.sitting_started_at ?? new Date(0),
    rounds: row.sitting_rounds,
    staked: row.sitting_staked,
    won: row.sitting_won,
  },
});

/** Gives a player seeds, once. */
export async function openSeat(tx: Queryable, playerId: number): Promise<void> {
  await tx.query(sql`
    insert into player_seats (player_id, server_seed, client_seed, next_server_seed)
    values (${playerId}, ${newServerSeed()}, ${newClientSeed()}, ${newServerSeed()}) on conflict do nothing`);
}

const columns = [
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

/** Locks seats in player order. */
export async function lockSeats(tx: Transaction, playerIds: readonly number[]): Promise<Map<number, Seat>> {
  const { player, seed, server, client, nonce, open, last, currency, started, rounds, staked, won } = await readColumns(
    tx,
    columns,
    {
      name: 'games_lock_seats',
      ...sql`
      select player_id as player, seed_id as seed, server_seed as server, client_seed as client, nonce, open_rounds as open,
        (extract(epoch from last_bet_at) * 1000)::bigint as last, sitting_currency as currency,
        (extract(epoch from sitting_started_at) * 1000)::bigint as started,
        sitting_rounds as rounds, sitting_staked as staked, sitting_won as won
      from player_seats where player_id = any(${plain(playerIds)}::bigint[]) order by player_id for no key update`,
    },
  );
  const seatAt = (at: number): Seat => ({
    playerId: Number(player[at]),
    seedId: seed[at]!,
    serverSeed: server[at]!,
    clientSeed: client[at]!,
    nonce: BigInt(nonce[at]!),
    openRounds: Number(open[at]),
    lastBetAt: last[at] ? new Date(Number(last[at])) : null,
    sittingCurrency: currency[at] || null,
    sitting: {
      startedAt: new Date(Number(started[at])),
      rounds: Number(rounds[at]),
      staked: BigInt(staked[at]!),
      won: BigInt(won[at]!),
    },
  });
  return new Map(player.map((id, at) => [Number(id), seatAt(at)]));
}

export async function readSeat(db: Queryable, playerId: number): Promise<Seat | null> {
  const [row] = await db.query<Row>(sql`select * from player_seats where player_id = ${playerId}`);
  return row ? toSeat(row) : null;
}

/** The sitting as of now: a new one after a pause, and in another currency. */
export function sittingOf(seat: Seat | null, currency: string, now: Date): Sitting {
  const last = seat?.lastBetAt?.getTime() ?? 0;
  const goesOn = seat !== null && seat.sittingCurrency === currency && now.getTime() - last < SITTING_GAP_MS;
  return goesOn ? seat.sitting : { startedAt: now, rounds: 0, staked: 0n, won: 0n };
}

/** Stores what a batch changed. */
export async function writeSeats(tx: Transaction, seats: readonly Seat[], now: Date): Promise<void> {
  if (seats.length === 0) return;
  await tx.query({
    name: 'games_write_seats',
    ...sql`
      update player_seats seat set nonce = new.nonce, open_rounds = new.open_rounds, last_bet_at = ${now}, sitting_currency = new.currency,
        sitting_started_at = new.started_at, sitting_rounds = new.rounds, sitting_staked = new.staked, sitting_won = new.won
      from unnest(
        ${plain(seats.map((seat) => seat.playerId))}::bigint[], ${plain(seats.map((seat) => seat.nonce))}::bigint[],
        ${plain(seats.map((seat) => seat.openRounds))}::integer[],
        ${quoted(seats.map((seat) => seat.sittingCurrency))}::text[],
        ${plain(seats.map((seat) => seat.sitting.startedAt.toISOString()))}::timestamptz[],
        ${plain(seats.map((seat) => seat.sitting.rounds))}::integer[], ${plain(seats.map((seat) => seat.sitting.staked))}::bigint[],
        ${plain(seats.map((seat) => seat.sitting.won))}::bigint[]
      ) as new (player_id, nonce, open_rounds, currency, started_at, rounds, staked, won)
      where seat.player_id = new.player_id`,
  });
}
