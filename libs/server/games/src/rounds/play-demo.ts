import { Refusal } from '@croupier/contracts';
import { createStream, type Json } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { type Database, type Queryable, sql, type Transaction } from '@croupier/server-database';
import type { PlaySession } from '../fairness/player-game-state.ts';
import { commitmentOf, newClientSeed, newServerSeed } from '../fairness/seeds.ts';
import type { RoundMath } from '../game.ts';
import type { RoundAnswer } from './order.ts';

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
  acts: Record<string, { action: string; outcome: string; nonce: string; balance: string }>;
}

export interface DemoGameState {
  balance: bigint;
  playSession: PlaySession;
  fairness: { serverSeedHash: string; clientSeed: string; nonce: bigint };
  lastRound: RoundAnswer | null;
}

interface Row {
  balance: bigint;
  server_seed: string;
  client_seed: string;
  nonce: bigint;
  last_bet_at: Date | null;
  rounds: number;
  staked: bigint;
  won: bigint;
  last_round: StoredDemoRound | null;
  created_at: Date;
}

export async function createDemoGameState(tx: Queryable, sessionId: string): Promise<void> {
  await tx.query(sql`
    insert into demo_game_states (session_id, balance, server_seed, client_seed)
    values (${sessionId}, ${DEMO_BALANCE}, ${newServerSeed()}, ${newClientSeed()}) on conflict do nothing`);
}

export async function readDemoGameState(db: Queryable, sessionId: string): Promise<DemoGameState> {
  const row = await rowOf(db, sessionId);
  return {
    balance: row.balance,
    playSession: playSessionOf(row),
    fairness: { serverSeedHash: commitmentOf(row.server_seed), clientSeed: row.client_seed, nonce: row.nonce },
    lastRound: row.last_round ? answer(row.last_round, row) : null,
  };
}

async function rowOf(db: Queryable, sessionId: string, lock = false): Promise<Row> {
  const text = `
    select d.balance, d.server_seed, d.client_seed, d.nonce, d.last_bet_at, d.rounds, d.staked, d.won, d.last_round, s.created_at
    from demo_game_states d join game_sessions s on s.id = d.session_id where d.session_id = $1`;
  const [row] = await db.query<Row>({ text: lock ? `${text} for update of d` : text, values: [sessionId] });
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

export interface DemoBet {
  sessionId: string;
  math: RoundMath;
  roundId: string;
  stake: bigint;
  params: Json;
  minRoundMs: number;
  now: Date;
}

/** A round with play money: the same maths on a balance that stands in no ledger. */
export function playDemo(db: Database, bet: DemoBet): Promise<RoundAnswer> {
  return db.transaction(async (tx) => {
    const row = await rowOf(tx, bet.sessionId, true);
    const params = JSON.stringify(bet.params);
    const last = row.last_round;
    if (last?.id === bet.roundId) {
      if (last.stake !== String(bet.stake) || last.params !== params) throw new Refusal('idempotency_conflict');
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
    if (!done) {
      const played = math.play(streamOf(row), { stake: BigInt(round.stake), params: action }, round.state);
      row.balance += played.win;
      row.won += played.win;
      Object.assign(round, {
        win: String(BigInt(round.win) + played.win),
        state: played.state,
        steps: round.steps + played.steps,
      });
      round.balance = String(row.balance);
      round.acts[actId] = {
        action: text,
        outcome: JSON.stringify(played.outcome),
        nonce: String(row.nonce),
        balance: round.balance,
      };
      await store(tx, sessionId, row, round, now);
    }
    const act = round.acts[actId]!;
    return {
      ...answer(round, row),
      paramsText: act.action,
      outcomeText: act.outcome,
      nonce: BigInt(act.nonce),
      balance: BigInt(act.balance),
    };
  });
}

const streamOf = (row: Row) =>
  createStream(nodeHmac, { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce });

async function store(tx: Transaction, sessionId: string, row: Row, round: StoredDemoRound, now: Date): Promise<void> {
  await tx.query(sql`
    update demo_game_states set balance = ${row.balance}, nonce = nonce + 1, last_bet_at = ${now}, rounds = ${row.rounds},
      staked = ${row.staked}, won = ${row.won}, last_round = ${JSON.stringify(round)}
    where session_id = ${sessionId}`);
}
