import { randomUUID } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Database, Transaction } from '@croupier/server-database';
import { playIn } from '@croupier/server-sessions';
import { lockCash, postRounds, publishChanges, type RoundEntry } from '@croupier/server-wallet';
import { lockSeats, writeSeats } from '../fairness/seat.ts';
import type { Order, RoundAnswer } from './order.ts';
import type { Rider, RiderInBatch } from './rider.ts';
import { findActs, findOpenRounds, findRounds, insertRounds, type StoredRound, writeActs } from './store-rounds.ts';
import { Table } from './table.ts';

export interface BatchContext {
  db: Database;
  clock: () => Date;
  riders: readonly Rider[];
}

const rising = <Value extends bigint | number>(values: readonly Value[]): Value[] =>
  Array.from(new Set(values)).sort((a, b) => (a < b ? -1 : 1));

type Answers = (RoundAnswer | Refusal)[];

/**
 * One transaction for many bets: lock, decide in the order they came, write each table once, commit. Nothing of a round
 * leaves before the commit. An order's answer is its round or its refusal.
 */
export async function runBatch(context: BatchContext, lane: string, orders: readonly Order[]): Promise<Answers> {
  try {
    return await attempt(context, lane, orders, false);
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== '23505' || constraint !== 'rounds_pkey') throw error;
    return attempt(context, lane, orders, true);
  }
}

/**
 * Bets are asked again seldom, so a batch first takes its bets for new ones: storing one that was played before fails on
 * its id, and the batch begins again, `careful`, looking all of them up.
 */
function attempt(
  { db, clock, riders }: BatchContext,
  lane: string,
  orders: readonly Order[],
  careful: boolean,
): Promise<Answers> {
  return db.transaction(async (tx) => {
    const now = clock();
    const playerIds = rising(orders.map((order) => order.playerId));
    // Sent in this order, which is the order of locks, and answered together.
    const [living, accounts, aboard, seats] = await Promise.all([
      playIn(
        tx,
        orders.flatMap((order) => order.siteSessionId ?? []),
        now,
      ),
      lockCash(tx, rising(orders.map((order) => order.accountId))),
      Promise.all(riders.map((rider) => rider.board({ tx, now, orders, playerIds }))),
      lockSeats(tx, playerIds),
    ]);
    // Only now: whoever held these players before has committed, so what they stored is seen.
    const acting = orders.filter((order) => order.kind === 'act');
    const [known, open, acts] = await Promise.all([
      findRounds(tx, careful ? orders : acting),
      findOpenRounds(
        tx,
        playerIds.filter((id) => (seats.get(id)?.openRounds ?? 0) > 0),
      ),
      findActs(
        tx,
        acting.map((order) => order.roundId),
        playerIds,
      ),
    ]);
    const table = new Table({ now, living, accounts, seats, known: [...open, ...known], acts, riders: aboard });
    const answers = orders.map((order) => table.decide(order));
    // A bet refused now may be one that was taken before: then its round is its answer.
    const refused = careful
      ? []
      : orders.filter((order, at) => order.kind === 'play' && answers[at] instanceof Refusal);
    for (const round of await findRounds(tx, refused)) replayInto(answers, orders, table, round);
    await write(tx, table, aboard, lane, now);
    return answers;
  });
}

function replayInto(answers: Answers, orders: readonly Order[], table: Table, round: StoredRound): void {
  orders.forEach((order, at) => {
    if (order.kind !== 'play' || order.roundId !== round.id || order.playerId !== round.playerId) return;
    if (answers[at] instanceof Refusal && answers[at].code !== 'unauthenticated')
      answers[at] = table.replay(order, round);
  });
}

async function write(
  tx: Transaction,
  table: Table,
  aboard: readonly RiderInBatch[],
  lane: string,
  now: Date,
): Promise<void> {
  const house = houseShare(table.entries, (id) => table.ownerOf(id).currency);
  await Promise.all([
    insertRounds(tx, table.newRounds, now),
    writeActs(tx, table.newActs, Array.from(table.changedRounds), now),
    writeSeats(tx, Array.from(table.changedSeats), now),
    ...aboard.toReversed().map((rider) => rider.write?.()),
    ...Array.from(changedPlayers(table), ([currency, players]) => publishChanges(tx, currency, players)),
    // Last, for the house's row is the one others could wait for.
    postRounds(tx, { id: randomUUID(), lane, entries: table.entries, house }),
  ]);
}

function changedPlayers(table: Table): Map<CurrencyCode, number[]> {
  const owners = Array.from(new Set(table.entries.map((entry) => table.ownerOf(entry.accountId))));
  return new Map(
    Array.from(
      Map.groupBy(owners, ({ currency }) => currency),
      ([currency, some]) => [currency, some.map(({ playerId }) => playerId)],
    ),
  );
}

function houseShare(
  entries: readonly RoundEntry[],
  currencyOf: (accountId: bigint) => CurrencyCode,
): Map<CurrencyCode, bigint> {
  const totals = new Map<CurrencyCode, bigint>();
  for (const { accountId, amount } of entries) {
    const currency = currencyOf(accountId);
    totals.set(currency, (totals.get(currency) ?? 0n) - amount);
  }
  return totals;
}
