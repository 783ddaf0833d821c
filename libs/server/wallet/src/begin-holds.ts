import type { CurrencyCode } from '@croupier/money';
import { HELD, sql, type Transaction } from '@croupier/server-database';
import { playerCash, playerHeld } from './account.ts';
import type { PlayerWallet } from './player-accounts.ts';
import { type BatchEntry, postBatch } from './post-batch.ts';
import { publishChanges } from './post.ts';

/** Locked wallet: a player's money in one currency. */
export interface LockedWallet {
  cashId: bigint;
  heldId: bigint;
  /** Cash balance; callers that take from it must update it. */
  balance: bigint;
}

export interface LockedWallets {
  /** Null if the player never opened one; `HELD` if another transaction holds it. */
  of: (wallet: PlayerWallet) => LockedWallet | typeof HELD | null;
}

interface Row {
  owner: string;
  purpose: string;
  currency: CurrencyCode;
  id: bigint;
  /** Null if it could not be locked. */
  balance: bigint | null;
}

const nameOf = ({ playerId, currency }: PlayerWallet): string => `${playerId}:${currency}`;
const plain = (values: readonly (bigint | number | string)[]): string => `{${values.join(',')}}`;

/** Locks wallets in the order of their accounts. */
export const lockWallets = (tx: Transaction, wallets: readonly PlayerWallet[]): Promise<LockedWallets> =>
  lock(tx, wallets, { name: 'wallet_lock_wallets', how: '' });

/** Locks wallets that no other transaction holds. */
export const lockFreeWallets = (tx: Transaction, wallets: readonly PlayerWallet[]): Promise<LockedWallets> =>
  lock(tx, wallets, { name: 'wallet_lock_free_wallets', how: ' skip locked' });

async function lock(
  tx: Transaction,
  wallets: readonly PlayerWallet[],
  { name, how }: { name: string; how: string },
): Promise<LockedWallets> {
  const asked = Array.from(new Map(wallets.map((wallet) => [nameOf(wallet), wallet])).values());
  const keys = asked.flatMap(({ playerId, currency }) =>
    [playerCash(playerId), playerHeld(playerId)].map((key) => ({ ...key, currency })),
  );
  const rows = await tx.query<Row>({
    name,
    text: `
      with wanted as materialized (
        select a.id, a.owner, a.purpose, a.currency from unnest($1::text[], $2::text[], $3::text[]) as key (owner, purpose, currency)
        join ledger_accounts a on a.owner = key.owner and a.purpose = key.purpose and a.currency = key.currency
      ), locked as materialized (
        select id, balance from ledger_accounts where id = any(array(select id from wanted)) order by id for no key update${how}
      )
      select wanted.*, locked.balance from wanted left join locked using (id)`,
    values: [
      plain(keys.map(({ owner }) => owner)),
      plain(keys.map(({ purpose }) => purpose)),
      plain(keys.map(({ currency }) => currency)),
    ],
  });
  const accounts = new Map(rows.map((row) => [`${row.owner}:${row.purpose}:${row.currency}`, row]));
  const locked = new Map(asked.map((wallet) => [nameOf(wallet), walletOf(wallet, accounts)] as const));
  return { of: (wallet) => locked.get(nameOf(wallet)) ?? null };
}

function walletOf(
  { playerId, currency }: PlayerWallet,
  accounts: ReadonlyMap<string, Row>,
): ReturnType<LockedWallets['of']> {
  const [cash, held] = [playerCash(playerId), playerHeld(playerId)].map(({ owner, purpose }) =>
    accounts.get(`${owner}:${purpose}:${currency}`),
  );
  if (!cash || !held) return null; // Both are opened together.
  if (cash.balance === null || held.balance === null) return HELD;
  return { cashId: cash.id, heldId: held.id, balance: cash.balance };
}

/** Hold to place in a locked wallet that has the money. */
export interface HoldBegin extends PlayerWallet {
  id: string;
  wallet: LockedWallet;
  /** Subunits, above zero. */
  amount: bigint;
  /** Subject of the entries: the bet. */
  reference: string;
}

interface HoldsBegun {
  /** Id of the ledger transaction. */
  id: string;
  /** Reason of the holds: `bet`. */
  kind: string;
  holds: readonly HoldBegin[];
  now: Date;
}

/** Places many holds as one ledger transaction: the money still belongs to the players, but can't be spent. */
export async function beginHolds(tx: Transaction, { id, kind, holds, now }: HoldsBegun): Promise<void> {
  if (holds.length === 0) return;
  const entries = holds.flatMap(({ wallet, amount, reference }): BatchEntry[] => [
    { accountId: wallet.cashId, amount: -amount, reference },
    { accountId: wallet.heldId, amount, reference },
  ]);
  await Promise.all([
    insertHolds(tx, kind, holds, now),
    ...Array.from(
      Map.groupBy(holds, ({ currency }) => currency),
      ([currency, some]) =>
        publishChanges(
          tx,
          currency,
          some.map(({ playerId }) => playerId),
        ),
    ),
    // The money moves between accounts of the same player: the house has no share.
    postBatch(tx, {
      id,
      kind: `${kind}s.hold`,
      entries,
      house: { owner: 'house', purpose: kind },
      shares: new Map(),
      now,
    }),
  ]);
}

const insertHolds = (tx: Transaction, kind: string, holds: readonly HoldBegin[], now: Date) =>
  tx.query({
    name: 'wallet_begin_holds',
    ...sql`
      insert into ledger_holds (id, player_id, currency, amount, kind, created_at)
      select id, player_id, currency, amount, ${kind}, ${now}::timestamptz
      from unnest(${plain(holds.map((hold) => hold.id))}::uuid[], ${plain(holds.map(({ playerId }) => playerId))}::bigint[],
        ${plain(holds.map(({ currency }) => currency))}::text[], ${plain(holds.map(({ amount }) => amount))}::bigint[])
        as hold (id, player_id, currency, amount)`,
  });
