import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';
import { playerCash, playerHeld } from './account.ts';

interface Wallet {
  playerId: number;
  currency: CurrencyCode;
}

/**
 * Returns the money in wallets at a point in time, in subunits: cash, and holds for payouts and open bets, without
 * bonus money. Entries written since are subtracted, so a later call returns the same amounts.
 */
export async function readMoneyAt(
  db: Queryable,
  { wallets, at }: { wallets: readonly Wallet[]; at: Date },
): Promise<(Wallet & { amount: bigint })[]> {
  const owners = new Map(wallets.map(({ playerId }) => [playerCash(playerId).owner, playerId]));
  const rows = await db.query<{ owner: string; currency: CurrencyCode; amount: bigint }>({
    name: 'wallet_read_money_at',
    ...sql`
      select a.owner, a.currency, sum(a.balance - coalesce(later.amount, 0))::bigint as amount
      from unnest(${`{${wallets.map(({ playerId }) => playerCash(playerId).owner).join(',')}}`}::text[],
        ${`{${wallets.map(({ currency }) => currency).join(',')}}`}::text[]) as w (owner, currency)
      join ledger_accounts a on a.owner = w.owner and a.currency = w.currency
        and a.purpose in (${playerCash(0).purpose}, ${playerHeld(0).purpose})
      left join lateral (
        select sum(e.amount)::bigint as amount from ledger_entries e
        where e.account_id = a.id and e.id >= ledger_entry_id_at(${at}::timestamptz)
      ) later on true
      group by a.owner, a.currency`,
  });
  return rows.flatMap(({ owner, currency, amount }) => {
    const playerId = owners.get(owner);
    return playerId === undefined ? [] : { playerId, currency, amount };
  });
}
