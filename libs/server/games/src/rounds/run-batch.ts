import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Database, publish } from '@croupier/server-database';
import { playIn } from '@croupier/server-sessions';
import { lockCash, postRounds, type RoundEntry } from '@croupier/server-wallet';
import { randomUUID } from 'node:crypto';
import { lockSeats, writeSeats } from '../fairness/seat.ts';
import { Table } from './table.ts';
import type { Order, RoundAnswer } from './order.ts';
import type { Rider } from './rider.ts';
import { findActs, findRounds, insertRounds, writeActs } from './store-rounds.ts';

export interface BatchContext {
  db: Database;
  clock: () => Date;
  riders: readonly Rider[];
}

const rising = <Value extends bigint | number>(values: readonly Value[]): Value[] => Array.from(new Set(values)).sort((a, b) => (a < b ? -1 : 1));

/**
 * One transaction for many bets: lock, decide in the order they came, write each table once, commit. Nothing of a round
 * leaves before the commit. An order's answer is its round or its refusal.
 */
export function runBatch({ db, clock, riders }: BatchContext, lane: string, orders: readonly Order[]): Promise<(RoundAnswer | Refusal)[]> {
  return db.transaction(async (tx) => {
    const now = clock();
    const playerIds = rising(orders.map((order) => order.playerId));
    const living = await playIn(tx, orders.flatMap((order) => order.siteSessionId ?? []), now);
    const accounts = await lockCash(tx, rising(orders.map((order) => order.accountId)));
    const aboard = [];
    for (const rider of riders) aboard.push(await rider.board({ tx, now, orders, playerIds }));
    const seats = await lockSeats(tx, playerIds);
    // Only now: whoever held these players before has committed, so what they stored is seen.
    const known = await findRounds(tx, orders, playerIds);
    const acted = orders.filter((order) => order.kind === 'act').map((order) => order.roundId);
    const acts = await findActs(tx, acted, playerIds);
    const table = new Table({ now, living, accounts, seats, known, acts, riders: aboard });
    const answers = orders.map((order) => table.decide(order));

    await insertRounds(tx, table.newRounds, now);
    await writeActs(tx, table.newActs, Array.from(table.changedRounds), now);
    await writeSeats(tx, Array.from(table.changedSeats), now);
    for (const rider of aboard.toReversed()) await rider.write?.();
    if (table.entries.length > 0) {
      const changed = new Set(table.entries.map((entry) => table.ownerOf(entry.accountId)));
      await publish(tx, ...Array.from(changed, ({ playerId, currency }) => ({ topic: `$player:${playerId}:accounts`, event: 'changed', payload: { currency } })));
      // Last, for the house's row is the one others could wait for.
      await postRounds(tx, { id: randomUUID(), lane, entries: table.entries, house: houseShare(table.entries, (id) => table.ownerOf(id).currency) });
    }
    return answers;
  });
}

function houseShare(entries: readonly RoundEntry[], currencyOf: (accountId: bigint) => CurrencyCode): Map<CurrencyCode, bigint> {
  const totals = new Map<CurrencyCode, bigint>();
  for (const { accountId, amount } of entries) {
    const currency = currencyOf(accountId);
    totals.set(currency, (totals.get(currency) ?? 0n) - amount);
  }
  return totals;
}
