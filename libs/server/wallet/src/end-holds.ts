import assert from 'node:assert/strict';
import type { CurrencyCode } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import { type AccountKey, playerCash, playerHeld } from './account.ts';
import type { PlayerWallet } from './player-accounts.ts';
import { type BatchEntry, postBatch } from './post-batch.ts';
import { publishChanges } from './post.ts';

/** End of one hold. */
export interface HoldEnd {
  id: string;
  playerId: number;
  currency: CurrencyCode;
  /** Held amount, in subunits. */
  amount: bigint;
  /** Amount paid to the player when the hold is spent, zero included; null releases the hold. */
  returned: bigint | null;
  /** Subject of the entries: the bet. */
  reference: string;
}

export interface HoldsPosting {
  id: string;
  kind: string;
  /** Account that receives spent holds and pays returns; open in every currency of `ends`. */
  house: AccountKey;
  ends: readonly HoldEnd[];
  now: Date;
}

interface AccountId {
  id: bigint;
  owner: string;
  purpose: string;
  currency: CurrencyCode;
}

/** Locked player accounts of a set of holds. */
export type HoldAccounts = ReadonlyMap<string, bigint>;

const nameOf = ({ owner, purpose }: AccountKey, currency: CurrencyCode): string => `${owner}:${purpose}:${currency}`;

/** Returns a player's cash account among them. */
export function cashAmong(accounts: HoldAccounts, { playerId, currency }: PlayerWallet): bigint {
  const id = accounts.get(nameOf(playerCash(playerId), currency));
  assert(id !== undefined);
  return id;
}

/** Locks the accounts of a set of holds in id order. */
export async function lockHoldAccounts(tx: Transaction, ends: readonly PlayerWallet[]): Promise<HoldAccounts> {
  const owners = Array.from(new Map(ends.map((end) => [`${end.playerId}:${end.currency}`, end])).values());
  const wanted = owners.flatMap(({ playerId, currency }) =>
    [playerCash(playerId), playerHeld(playerId)].map((key) => ({ ...key, currency })),
  );
  const rows = await tx.query<AccountId>({
    name: 'wallet_lock_holds',
    ...sql`
      select a.id, a.owner, a.purpose, a.currency from ledger_accounts a
      where (a.owner, a.purpose, a.currency) in (
        select * from unnest(${plain(wanted.map(({ owner }) => owner))}::text[], ${plain(wanted.map(({ purpose }) => purpose))}::text[],
          ${plain(wanted.map(({ currency }) => currency))}::text[]))
      order by a.id for no key update of a`,
  });
  return new Map(rows.map(({ id, currency, ...key }) => [nameOf(key, currency), id]));
}

/**
 * Ends many pending holds as one ledger transaction: an entry per hold and per return, one per currency for the house.
 * Fails as a whole if any hold is no longer pending.
 */
export async function endHolds(tx: Transaction, posting: HoldsPosting, accounts: HoldAccounts): Promise<void> {
  const { id, kind, ends, house, now } = posting;
  if (ends.length === 0) return;
  const [ended] = await Promise.all([
    markEnded(tx, ends, now),
    ...Array.from(
      Map.groupBy(ends, ({ currency }) => currency),
      ([currency, some]) =>
        publishChanges(
          tx,
          currency,
          some.map(({ playerId }) => playerId),
        ),
    ),
    postBatch(tx, { id, kind, house, now, entries: entriesOf(ends, accounts), shares: sharesOf(ends) }),
  ]);
  assert(ended.length === ends.length, 'a hold had ended before');
}

const plain = (values: readonly (bigint | string)[]): string => `{${values.join(',')}}`;

const markEnded = (tx: Transaction, ends: readonly HoldEnd[], now: Date) =>
  tx.query({
    name: 'wallet_end_holds',
    ...sql`
      update ledger_holds h set posted = e.posted, ended_at = ${now}::timestamptz,
        state = case when e.posted is null then 'voided' else 'posted' end
      from unnest(${plain(ends.map(({ id }) => id))}::uuid[], ${plain(ends.map(({ amount }) => amount))}::bigint[],
        ${plain(ends.map(({ amount, returned }) => (returned === null ? 'null' : amount)))}::bigint[]) as e (id, amount, posted)
      where h.id = e.id and h.state = 'pending' and h.amount = e.amount
      returning h.id`,
  });

function entriesOf(ends: readonly HoldEnd[], accounts: HoldAccounts): BatchEntry[] {
  const entry = (key: AccountKey, { currency, reference }: HoldEnd, amount: bigint): BatchEntry => {
    const accountId = accounts.get(nameOf(key, currency));
    assert(accountId !== undefined, `${nameOf(key, currency)} is missing`);
    return { accountId, amount, reference };
  };
  return ends.flatMap((end) => {
    const back = end.returned ?? end.amount;
    const held = entry(playerHeld(end.playerId), end, -end.amount);
    return back > 0n ? [held, entry(playerCash(end.playerId), end, back)] : [held];
  });
}

function sharesOf(ends: readonly HoldEnd[]): Map<CurrencyCode, bigint> {
  const shares = new Map<CurrencyCode, bigint>();
  for (const { currency, amount, returned } of ends)
    shares.set(currency, (shares.get(currency) ?? 0n) + amount - (returned ?? amount));
  return shares;
}
