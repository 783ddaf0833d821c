import type { InferResult } from 'kysely';
import { Refusal } from '@croupier/contracts';
import { buysFeature, createStream, type Json } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import type { PlaySession } from '../fairness/player-game-state.ts';
import { commitmentOf, newClientSeed, newServerSeed } from '../fairness/seeds.ts';
import type { RoundMath } from '../game.ts';
import { tables } from '../schema.gen.ts';
import { notAllowed } from './check-bet.ts';
import type { RoundAnswer } from './order.ts';
import { PAST_ROUNDS } from './past-rounds.ts';

/** 1,000.00 FUN. */
const DEMO_BALANCE = 100_000n;

interface StoredDemoRound {
  id: string;
  stake: string;
  win: string;
  params: string;
  outcome: string;
  state: Json;
  steps: number;
  version: string;
  nonce: string;
  playedAt: string;
  balance: string;
  acts: Record<string, StoredDemoAct>;
  /** Part of the stake that decisions added. */
  added?: string;
  /** Outcome of the latest decision: the round so far. */
  latest?: string;
}

interface StoredDemoAct {
  action: string;
  outcome: string;
  nonce: string;
  balance: string;
}

export interface DemoGameState {
  balance: bigint;
  playSession: PlaySession;
  fairness: { serverSeedHash: string; clientSeed: string; nonce: bigint };
  lastRound: RoundAnswer | null;
}

const selectGameStates = tables
  .selectFrom('demo_game_states as d')
  .innerJoin('game_sessions as s', 's.id', 'd.session_id')
  .select(['d.balance', 'd.server_seed', 'd.client_seed', 'd.nonce', 'd.last_bet_at', 'd.rounds', 'd.staked', 'd.won'])
  .select(['d.last_round', 's.created_at'])
  .$narrowType<{ last_round: StoredDemoRound | null }>();

type Row = InferResult<typeof selectGameStates>[number];

export async function createDemoGameState(tx: Queryable, sessionId: string): Promise<void> {
  const seeds = { server_seed: newServerSeed(), client_seed: newClientSeed() };
  const query = tables
    .insertInto('demo_game_states')
    .values({ session_id: sessionId, balance: DEMO_BALANCE, ...seeds })
    .onConflict((conflict) => conflict.doNothing());
  await run(tx, query);
}

export async function readDemoGameState(db: Queryable, sessionId: string): Promise<DemoGameState> {
  const row = await rowOf(db, sessionId);
  return {
    balance: row.balance,
    playSession: playSessionOf(row),
    fairness: { serverSeedHash: commitmentOf(row.server_seed), clientSeed: row.client_seed, nonce: row.nonce },
    lastRound: row.last_round ? soFar(row.last_round, row) : null,
  };
}

async function rowOf(db: Queryable, sessionId: string, lock = false): Promise<Row> {
  const query = selectGameStates.where('d.session_id', '=', sessionId);
  const [row] = await run(db, lock ? query.forUpdate('d') : query);
  if (!row) throw new Refusal('unauthenticated');
  return row;
}

const playSessionOf = (row: Row): PlaySession => ({
  startedAt: row.created_at,
  rounds: row.rounds,
  staked: row.staked,
  won: row.won,
});

const answer = (round: StoredDemoRound, row: Row): RoundAnswer => ({
  id: round.id,
  stake: BigInt(round.stake),
  win: BigInt(round.win),
  paramsText: round.params,
  outcomeText: round.outcome,
  open: round.state !== null,
  steps: round.steps,
  version: round.version,
  nonce: BigInt(round.nonce),
  playedAt: new Date(round.playedAt),
  balance: BigInt(round.balance),
  playSession: playSessionOf(row),
});

/** Returns the current state of a round, to show what an interruption hid. */
const soFar = (round: StoredDemoRound, row: Row): RoundAnswer => ({
  ...answer(round, row),
  outcomeText: round.latest ?? round.outcome,
});

const firstStake = ({ stake, added = '0' }: StoredDemoRound): bigint => BigInt(stake) - BigInt(added);

export interface DemoBet {
  sessionId: string;
  math: RoundMath;
  roundId: string;
  stake: bigint;
  params: Json;
  minRoundMs: number;
  now: Date;
}

/** Plays a round with play money: the same maths, on a balance outside the ledger. */
export function playDemo(db: Database, bet: DemoBet): Promise<RoundAnswer> {
  return db.transaction(async (tx) => {
    const row = await rowOf(tx, bet.sessionId, true);
    const params = JSON.stringify(bet.params);
    const last = row.last_round;
    if (last?.id === bet.roundId) {
      if (firstStake(last) !== bet.stake || last.params !== params) throw new Refusal('idempotency_conflict');
      return answer(last, row);
    }
    if (last && last.state !== null) throw new Refusal('round_open');
    const sinceMs = bet.now.getTime() - (row.last_bet_at?.getTime() ?? 0);
    if (bet.minRoundMs > 0 && sinceMs < bet.minRoundMs)
      throw new Refusal('spin_too_soon', { params: { wait_ms: bet.minRoundMs - sinceMs } });
    if (bet.stake > row.balance) throw new Refusal('insufficient_funds');
    const played = bet.math.play(streamOf(row), { stake: bet.stake, params: bet.params }, null);
    row.balance += played.win - bet.stake;
    row.rounds += 1;
    row.staked += bet.stake;
    row.won += played.win;
    const round: StoredDemoRound = {
      id: bet.roundId,
      stake: String(bet.stake),
      win: String(played.win),
      params,
      outcome: JSON.stringify(played.outcome),
      state: played.state,
      steps: played.steps,
      version: bet.math.version,
      nonce: String(row.nonce),
      playedAt: bet.now.toISOString(),
      balance: String(row.balance),
      acts: {},
    };
    await store(tx, bet.sessionId, row, round, bet.now);
    return answer(round, row);
  });
}

/** A decision inside an open demo round. */
export function actInDemo(
  db: Database,
  {
    sessionId,
    math,
    roundId,
    actId,
    action,
    now,
  }: { sessionId: string; math: RoundMath; roundId: string; actId: string; action: Json; now: Date },
): Promise<RoundAnswer> {
  return db.transaction(async (tx) => {
    const row = await rowOf(tx, sessionId, true);
    const round = row.last_round;
    if (!round || round.id !== roundId) throw new Refusal('round_not_open');
    const text = JSON.stringify(action);
    const done = round.acts[actId];
    if (done && done.action !== text) throw new Refusal('idempotency_conflict');
    if (!done && round.state === null) throw new Refusal('round_not_open');
    if (!done && math.decisions?.allows(round.state, action) !== true) throw notAllowed();
    const act = done ?? decide(row, round, math, action);
    if (!done) {
      round.acts[actId] = act;
      await store(tx, sessionId, row, round, now);
    }
    return {
      ...answer(round, row),
      paramsText: act.action,
      outcomeText: act.outcome,
      nonce: BigInt(act.nonce),
      balance: BigInt(act.balance),
    };
  });
}

/** Changes the game state and the round by what a decision comes to. */
function decide(row: Row, round: StoredDemoRound, math: RoundMath, action: Json): StoredDemoAct {
  const first = firstStake(round);
  const added = math.decisions?.adds?.(round.state, action, first) ?? 0n;
  if (added > row.balance) throw new Refusal('insufficient_funds');
  const played = math.play(streamOf(row), { stake: first, params: action }, round.state);
  row.balance += played.win - added;
  row.staked += added;
  round.stake = String(BigInt(round.stake) + added);
  round.added = String(BigInt(round.stake) - first);
  row.won += played.win;
  round.win = String(BigInt(round.win) + played.win);
  round.state = played.state;
  round.steps += played.steps;
  round.balance = String(row.balance);
  const [outcome, nonce] = [JSON.stringify(played.outcome), String(row.nonce)];
  round.latest = outcome;
  return { action: JSON.stringify(action), outcome, nonce, balance: round.balance };
}

const streamOf = (row: Row) =>
  createStream(nodeHmac, { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce });

async function store(tx: Transaction, sessionId: string, row: Row, round: StoredDemoRound, now: Date): Promise<void> {
  const { balance, nonce, rounds, staked, won } = row;
  const changes = { balance, nonce: nonce + 1n, last_bet_at: now, rounds, staked, won };
  const update = tables.updateTable('demo_game_states').set({ ...changes, last_round: JSON.stringify(round) });
  await run(tx, update.where('session_id', '=', sessionId));
  await keepForLooking(tx, sessionId, round);
}

/** The round in the demo's list, changed by each decision in it; the oldest goes. */
async function keepForLooking(tx: Transaction, sessionId: string, round: StoredDemoRound): Promise<void> {
  const [stake, win] = [BigInt(round.stake), BigInt(round.win)];
  const stored = {
    session_id: sessionId,
    nonce: BigInt(round.nonce),
    id: round.id,
    stake,
    played_at: new Date(round.playedAt),
    bought: buysFeature(JSON.parse(round.params)),
    win,
  };
  await run(
    tx,
    tables
      .insertInto('demo_rounds')
      .values(stored)
      .onConflict((conflict) => conflict.columns(['session_id', 'nonce']).doUpdateSet({ stake, win })),
  );
  const oldest = tables
    .selectFrom('demo_rounds')
    .select('nonce')
    .where('session_id', '=', sessionId)
    .orderBy('nonce', 'desc')
    .offset(PAST_ROUNDS - 1)
    .limit(1);
  await run(tx, tables.deleteFrom('demo_rounds').where('session_id', '=', sessionId).where('nonce', '<', oldest));
}
