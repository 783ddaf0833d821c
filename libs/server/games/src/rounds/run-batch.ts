import { randomUUID } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes } from '@croupier/money';
import { type BatchAnswer, type Database, HELD, type Transaction } from '@croupier/server-database';
import { touchLiveSessions } from '@croupier/server-sessions';
import {
  type AccountKey,
  type CashAccount,
  houseShares,
  lockFreeCash,
  postBatch,
  publishChanges,
  takeHouseAccount,
} from '@croupier/server-wallet';
import { lockFreeGameStates, type PlayerGameState, writeGameStates } from '../fairness/player-game-state.ts';
import { BatchState } from './batch-state.ts';
import type { BatchStep, PreparedStep } from './batch-step.ts';
import { makeMissingMonth } from './make-missing-month.ts';
import type { Order, RoundAnswer } from './order.ts';
import { sameKey } from './round-keys.ts';
import { findActs, findOpenRounds, findRounds, type FoundRounds, insertRounds, writeActs } from './store-rounds.ts';

export interface BatchContext {
  db: Database;
  clock: () => Date;
  steps: readonly BatchStep[];
}

const rising = <Value extends bigint | number>(values: readonly Value[]): Value[] =>
  Array.from(new Set(values)).sort((a, b) => (a < b ? -1 : 1));

/** Its key is taken; or even its place in a month, where two bets have one time. */
const SAME_ROUND = /^(round_keys|rounds_\d{4}_\d{2})_pkey$/;

type Answers = BatchAnswer<RoundAnswer>[];

/**
 * Runs many bets in one transaction: locks, decides in order of arrival, writes each table once, commits. Nothing about
 * a round is published before the commit. It waits for no lock: a player whose rows another transaction has locked is
 * left out.
 */
export const runBatch = (context: BatchContext, worker: number, orders: readonly Order[]): Promise<Answers> =>
  makeMissingMonth(context.db, context.clock, async () => {
    try {
      return await attempt(context, worker, orders, false);
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string };
      if (code !== '23505' || !SAME_ROUND.test(constraint ?? '')) throw error;
      return attempt(context, worker, orders, true);
    }
  });

/**
 * Runs one attempt. Bets are rarely repeated, so a batch first assumes that its bets are new. Storing a bet that was
 * played before fails on its id, and the batch starts again with `careful`, which looks up all of them.
 */
async function attempt(
  { db, clock, steps }: BatchContext,
  worker: number,
  orders: readonly Order[],
  careful: boolean,
): Promise<Answers> {
  const { answers, preparedSteps } = await db.transaction(async (tx) => {
    const askedAt = clock();
    const playerIds = rising(orders.map((order) => order.playerId));
    // Sent in this order, which is the order of locks, and answered together.
    const [house, liveSessions, accounts, preparedSteps, gameStates] = await Promise.all([
      takeHouseAccount(tx, { purpose: 'rounds', currencies: currencyCodes, preferred: worker }),
      touchLiveSessions(
        tx,
        orders.flatMap((order) => order.siteSessionId ?? []),
        askedAt,
      ),
      lockFreeCash(tx, rising(orders.map((order) => order.accountId))),
      Promise.all(steps.map((step) => step.prepare({ tx, now: askedAt, orders, playerIds }))),
      lockFreeGameStates(tx, playerIds),
    ]);
    // The time is read after locking: earlier transactions on these players have committed, so their rows are visible
    // and older than `now`.
    const now = clock();
    const held = heldPlayers(orders, { accounts, gameStates, preparedSteps });
    const acting = orders.filter((order) => order.kind === 'act');
    const [found, open] = await Promise.all([
      findRounds(tx, careful ? orders : acting),
      findOpenRounds(
        tx,
        playerIds.filter((id) => (gameStates.get(id)?.openRounds ?? 0) > 0),
      ),
    ]);
    const acts = await findActs(tx, [...open, ...found.rounds]);
    const state = new BatchState({
      now,
      liveSessions,
      accounts,
      gameStates,
      existing: [...open, ...found.rounds],
      archived: found.archived,
      acts,
      steps: preparedSteps,
    });
    const answers: Answers = orders.map((order) => (held.has(order.playerId) ? HELD : state.decide(order)));
    // A bet refused now may be one that was taken before: then its round is its answer.
    const refused = careful
      ? []
      : orders.filter((order, at) => order.kind === 'play' && answers[at] instanceof Refusal);
    const again = await findRounds(tx, refused);
    state.know(await findActs(tx, again.rounds));
    replayInto(answers, orders, state, again);
    await write(tx, { state, preparedSteps, house, now });
    return { answers, preparedSteps };
  });
  for (const step of preparedSteps) step.committed?.();
  return answers;
}

/** Returns the players with rows that could not be locked. */
function heldPlayers(
  orders: readonly Order[],
  locked: {
    accounts: readonly CashAccount[];
    gameStates: ReadonlyMap<number, PlayerGameState>;
    preparedSteps: readonly PreparedStep[];
  },
): Set<number> {
  const accountIds = new Set(locked.accounts.map(({ id }) => id));
  const held = new Set(locked.preparedSteps.flatMap((step) => step.held ?? []));
  for (const { playerId, accountId } of orders)
    if (!accountIds.has(accountId) || !locked.gameStates.has(playerId)) held.add(playerId);
  return held;
}

function replayInto(answers: Answers, orders: readonly Order[], state: BatchState, found: FoundRounds): void {
  orders.forEach((order, at) => {
    if (order.kind !== 'play' || !(answers[at] instanceof Refusal) || answers[at].code === 'unauthenticated') return;
    const round = found.rounds.find(({ id, playerId }) => id === order.roundId && playerId === order.playerId);
    if (round) answers[at] = state.replay(order, round);
    else if (found.archived.some((key) => sameKey(key, { ...order, id: order.roundId })))
      answers[at] = new Refusal('archived');
  });
}

interface Decisions {
  state: BatchState;
  preparedSteps: readonly PreparedStep[];
  house: AccountKey;
  now: Date;
}

async function write(tx: Transaction, { state, preparedSteps, house, now }: Decisions): Promise<void> {
  const { entries } = state;
  const shares = houseShares(entries, (id) => state.ownerOf(id).currency);
  await Promise.all([
    insertRounds(tx, state.newRounds, now),
    writeActs(tx, state.newActs, Array.from(state.changedRounds), now),
    writeGameStates(tx, Array.from(state.changedGameStates), now),
    ...preparedSteps.toReversed().map((step) => step.write?.()),
    ...Array.from(changedPlayers(state), ([currency, players]) => publishChanges(tx, currency, players)),
    // Last, for the house's row is the one others could wait for.
    postBatch(tx, { id: randomUUID(), kind: 'rounds', entries, house, shares, now }),
  ]);
}

function changedPlayers(state: BatchState): Map<CurrencyCode, number[]> {
  const owners = Array.from(new Set(state.entries.map((entry) => state.ownerOf(entry.accountId))));
  return new Map(
    Array.from(
      Map.groupBy(owners, ({ currency }) => currency),
      ([currency, some]) => [currency, some.map(({ playerId }) => playerId)],
    ),
  );
}
