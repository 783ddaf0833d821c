import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, sql, type Transaction } from '@croupier/server-database';
import { lines, nullable, plain } from '../arrays.ts';
import { type Rounds, tables } from '../schema.gen.ts';
import type { Order } from './order.ts';
import { findRoundKeys, type RoundKey, sameKey } from './round-keys.ts';

/** A house round that a batch plays: drawn, so it has its seed and its outcome. */
export interface NewRound extends StoredRound {
  outcomeText: string;
  seedId: string;
  nonce: bigint;
}

/** A round as stored; what a batch adds to or changes is written at its end. */
export interface StoredRound {
  playerId: number;
  id: string;
  provider: string;
  slug: string;
  maths: string;
  version: string;
  currency: CurrencyCode;
  stake: bigint;
  win: bigint;
  status: Rounds['status'];
  steps: number;
  paramsText: string;
  outcomeText: string | null;
  stateText: string | null;
  seedId: string | null;
  nonce: bigint | null;
  balance: bigint | null;
  /** JSON of the funding by a bonus; null without one. */
  fundingText: string | null;
  playedAt: Date;
}

export interface StoredAct {
  playerId: number;
  roundId: string;
  /** The round's. */
  playedAt: Date;
  step: number;
  actId: string;
  paramsText: string;
  outcomeText: string;
  /** Amount it added to the round's stake. */
  stake: bigint;
  win: bigint;
  seedId: string;
  nonce: bigint;
  balance: bigint;
}

/** A row with its json as text. */
type Row = Omit<Selectable<Rounds>, 'params' | 'outcome' | 'state' | 'funding'> & {
  params: string;
  outcome: string | null;
  state: string | null;
  funding: string | null;
};

const toRound = (row: Row): StoredRound => ({
  playerId: toWire(row.player_id),
  id: row.id,
  provider: row.provider,
  slug: row.game,
  maths: row.maths,
  version: row.version,
  currency: row.currency,
  stake: row.stake,
  win: row.win,
  status: row.status,
  steps: row.steps,
  paramsText: row.params,
  outcomeText: row.outcome,
  stateText: row.state,
  seedId: row.seed_id,
  nonce: row.nonce,
  balance: row.balance,
  fundingText: row.funding,
  playedAt: row.played_at,
});

const selected = `player_id, id, provider, game, maths, version, currency, stake, win, status, steps, params::text as params,
  outcome::text as outcome, state::text as state, seed_id, nonce, balance, funding::text as funding, played_at`;

/** Rounds that orders refer to, and the keys of archived ones. */
export interface FoundRounds {
  rounds: StoredRound[];
  archived: RoundKey[];
}

/** Returns the rounds that orders refer to, if they exist. Requires that the players' rows are locked. */
export async function findRounds(tx: Transaction, orders: readonly Order[]): Promise<FoundRounds> {
  const keys = await findRoundKeys(tx, orders);
  if (keys.length === 0) return { rounds: [], archived: [] };
  const times = keys.map(({ playedAt }) => playedAt.getTime());
  // Planned for each call, so that only months between the first and the last round are read.
  const rows = await tx.query<Row>({
    text: `select ${selected} from unnest($1::bigint[], $2::uuid[], $3::timestamptz[]) as key (player, round, at)
      join rounds on player_id = key.player and played_at = key.at and id = key.round where played_at between $4 and $5`,
    values: [
      plain(keys.map(({ playerId }) => playerId)),
      plain(keys.map(({ roundId }) => roundId)),
      plain(keys.map(({ playedAt }) => playedAt.toISOString())),
      new Date(Math.min(...times)),
      new Date(Math.max(...times)),
    ],
  });
  const rounds = rows.map(toRound);
  return { rounds, archived: keys.filter((key) => !rounds.some((round) => sameKey(key, round))) };
}

/** Players' rounds that wait for a decision. */
export async function findOpenRounds(tx: Transaction, playerIds: readonly number[]): Promise<StoredRound[]> {
  if (playerIds.length === 0) return [];
  const rows = await tx.query<Row>({
    name: 'games_find_open_rounds',
    text: `select ${selected} from rounds where player_id = any($1::bigint[]) and status = 'open' and provider = 'house'`,
    values: [plain(playerIds)],
  });
  return rows.map(toRound);
}

/** Returns the decisions of some rounds. */
export async function findActs(tx: Transaction, rounds: readonly StoredRound[]): Promise<StoredAct[]> {
  if (rounds.length === 0) return [];
  return tx.query<StoredAct>(sql`
    select player_id::integer as "playerId", round_id as "roundId", played_at as "playedAt", step, act_id as "actId",
      params::text as "paramsText", outcome::text as "outcomeText", stake, win, seed_id as "seedId", nonce, balance
    from round_acts where player_id = any(${plain(rounds.map(({ playerId }) => playerId))}::bigint[])
      and played_at = any(${plain(rounds.map(({ playedAt }) => playedAt.toISOString()))}::timestamptz[])
      and round_id = any(${plain(rounds.map(({ id }) => id))}::uuid[])
    order by step`);
}

/** Stores a batch's new rounds, and their keys: of a key that is there already none is stored. */
export async function insertRounds(tx: Transaction, rounds: readonly NewRound[], now: Date): Promise<void> {
  if (rounds.length === 0) return;
  await tx.query({
    name: 'games_insert_rounds',
    ...sql`
      with stored as (
      insert into rounds (player_id, id, game, maths, version, currency, stake, win, status, steps, params, outcome, state,
        seed_id, nonce, balance, funding, played_at)
      select player_id, id, game, maths, version, currency, stake, win, status, steps, params::json, outcome::json, state::json, seed_id,
        nonce, balance, funding::json, ${now}
      from unnest(
        ${plain(rounds.map((round) => round.playerId))}::bigint[], ${plain(rounds.map((round) => round.id))}::uuid[],
        ${plain(rounds.map((round) => round.slug))}::text[], ${plain(rounds.map((round) => round.maths))}::text[],
        ${plain(rounds.map((round) => round.version))}::text[], ${plain(rounds.map((round) => round.currency))}::text[],
        ${plain(rounds.map((round) => round.stake))}::bigint[], ${plain(rounds.map((round) => round.win))}::bigint[],
        ${plain(rounds.map((round) => round.status))}::text[], ${plain(rounds.map((round) => round.steps))}::integer[],
        string_to_array(${lines(rounds.map((round) => round.paramsText))}, e'\n'), string_to_array(${lines(rounds.map((round) => round.outcomeText))}, e'\n'),
        string_to_array(${lines(rounds.map((round) => round.stateText ?? ''))}, e'\n', ''), ${plain(rounds.map((round) => round.seedId))}::uuid[],
        ${plain(rounds.map((round) => round.nonce))}::bigint[], ${nullable(rounds.map((round) => round.balance))}::bigint[],
        string_to_array(${lines(rounds.map((round) => round.fundingText ?? ''))}, e'\n', '')
      ) as new (player_id, id, game, maths, version, currency, stake, win, status, steps, params, outcome, state, seed_id, nonce, balance, funding)
      returning player_id, id, played_at)
      insert into round_keys (player_id, id, played_at) select player_id, id, played_at from stored`,
  });
}

/** Stores what acts made of open rounds. Few at a time: they are people's decisions. */
export async function writeActs(
  tx: Transaction,
  acts: readonly StoredAct[],
  rounds: readonly StoredRound[],
  now: Date,
): Promise<void> {
  const rows = acts.map(({ step, stake, win, nonce, balance, ...act }) => ({
    player_id: BigInt(act.playerId),
    round_id: act.roundId,
    played_at: act.playedAt,
    step,
    act_id: act.actId,
    params: act.paramsText,
    outcome: act.outcomeText,
    stake,
    win,
    seed_id: act.seedId,
    nonce,
    balance,
    acted_at: now,
  }));
  if (rows.length > 0) await run(tx, tables.insertInto('round_acts').values(rows));
  for (const { playerId, playedAt, id, stake, win, status, steps, stateText: state, balance, fundingText } of rounds) {
    const update = tables
      .updateTable('rounds')
      .set({ stake, win, status, steps, state, balance, funding: fundingText })
      .where('player_id', '=', BigInt(playerId))
      .where('played_at', '=', playedAt)
      .where('id', '=', id);
    await run(tx, update);
  }
}
