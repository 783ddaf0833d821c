import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, type Transaction } from '@croupier/server-database';
import { type AccountKey, playerCash, playerHeld } from './account.ts';
import { derivedId } from './derived-id.ts';
import { type Entry, post } from './post.ts';
import { type LedgerHolds, tables } from './schema.gen.ts';
import { transfer } from './transfer.ts';

export interface Hold {
  id: string;
  playerId: number;
  currency: CurrencyCode;
  /** Subunits, above zero. */
  amount: bigint;
  /** Reason of the hold: 'payout', 'bet'. */
  kind: string;
  now: Date;
}

const lockedColumns = ['player_id', 'currency', 'amount', 'kind', 'state', 'posted'] as const;
type LockedHold = Pick<Selectable<LedgerHolds>, (typeof lockedColumns)[number]>;

/** Places a hold, once per id: the money still belongs to the player, but can't be spent. */
export async function placeHold(
  tx: Transaction,
  { id, playerId, currency, amount, kind, now }: Hold,
): Promise<boolean> {
  assert(amount > 0n);
  const moved = await transfer(tx, {
    id,
    debit: playerCash(playerId),
    credit: playerHeld(playerId),
    amount,
    currency,
    kind: `${kind}.hold`,
    now,
  });
  if (!moved) return false;
  const hold = { id, player_id: BigInt(playerId), currency, amount, kind, created_at: now };
  await run(tx, tables.insertInto('ledger_holds').values(hold));
  return true;
}

/** Spends a hold: posts the amount (all of it if omitted) to `credit` and returns the rest to the player. */
export async function postHold(
  tx: Transaction,
  { id, credit, amount, now }: { id: string; credit: AccountKey; amount?: bigint | undefined; now: Date },
): Promise<boolean> {
  const held = await lockHold(tx, id);
  const spent = amount ?? held.amount;
  assert(spent > 0n && spent <= held.amount);
  if (held.state === 'voided') throw new Refusal('hold_ended');
  if (held.state === 'posted') {
    if (held.posted !== spent) throw new Refusal('idempotency_conflict');
    return false;
  }
  const player = toWire(held.player_id);
  const entries: Entry[] = [
    { account: playerHeld(player), amount: -held.amount },
    { account: credit, amount: spent },
  ];
  if (spent < held.amount) entries.push({ account: playerCash(player), amount: held.amount - spent });
  const ended = { state: 'posted', posted: spent, ended_at: now } as const;
  await run(tx, tables.updateTable('ledger_holds').set(ended).where('id', '=', id));
  return post(tx, {
    id: derivedId(id, 'post'),
    kind: `${held.kind}.post`,
    currency: held.currency,
    entries,
    meta: { hold: id },
    now,
  });
}

/** Voids a hold: the money is available to the player again. */
export async function voidHold(tx: Transaction, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const held = await lockHold(tx, id);
  if (held.state === 'posted') throw new Refusal('hold_ended');
  if (held.state === 'voided') return false;
  const player = toWire(held.player_id);
  await run(tx, tables.updateTable('ledger_holds').set({ state: 'voided', ended_at: now }).where('id', '=', id));
  return transfer(tx, {
    id: derivedId(id, 'void'),
    debit: playerHeld(player),
    credit: playerCash(player),
    amount: held.amount,
    currency: held.currency,
    kind: `${held.kind}.void`,
    meta: { hold: id },
    now,
  });
}

/** Releases part of a hold to the player; the rest stays held. */
export async function reduceHold(
  tx: Transaction,
  { id, by, now }: { id: string; by: bigint; now: Date },
): Promise<void> {
  const held = await lockHold(tx, id);
  assert(by > 0n && by < held.amount);
  if (held.state !== 'pending') throw new Refusal('hold_ended');
  const player = toWire(held.player_id);
  await run(
    tx,
    tables
      .updateTable('ledger_holds')
      .set({ amount: held.amount - by })
      .where('id', '=', id),
  );
  await transfer(tx, {
    id: randomUUID(),
    debit: playerHeld(player),
    credit: playerCash(player),
    amount: by,
    currency: held.currency,
    kind: `${held.kind}.reduce`,
    meta: { hold: id },
    now,
  });
}

async function lockHold(tx: Transaction, id: string): Promise<LockedHold> {
  const query = tables.selectFrom('ledger_holds').select(lockedColumns).where('id', '=', id).forNoKeyUpdate();
  const [hold] = await run(tx, query);
  if (!hold) throw new Refusal('not_found');
  return hold;
}
