import { randomUUID } from 'node:crypto';
import { currencyCodes } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import type { FundEntry } from '@croupier/server-promotions';
import { type AccountKey, houseShares, postBatch, publishChanges, takeHouseAccount } from '@croupier/server-wallet';

/** A line of the ledger that comes of a bet. */
export interface BetEntry extends FundEntry {
  /** The bet. */
  reference: string;
}

interface FundsPosting {
  entries: readonly BetEntry[];
  now: Date;
  /** The one this transaction works with already. */
  house?: AccountKey;
}

export const takeHouse = (tx: Transaction): Promise<AccountKey> =>
  takeHouseAccount(tx, { purpose: 'live', currencies: currencyCodes });

/** Posts what moves on players' accounts beside holds: bonus money, and the cash it becomes. */
export async function postFunds(tx: Transaction, { entries, now, house }: FundsPosting): Promise<void> {
  if (entries.length === 0) return;
  const other = house ?? (await takeHouse(tx));
  const currencyOf = new Map(entries.map(({ accountId, currency }) => [accountId, currency]));
  const shares = houseShares(entries, (id) => currencyOf.get(id)!);
  for (const [currency, some] of Map.groupBy(entries, (entry) => entry.currency))
    await publishChanges(
      tx,
      currency,
      some.map(({ playerId }) => playerId),
    );
  await postBatch(tx, { id: randomUUID(), kind: 'live_bets.funds', entries, house: other, shares, now });
}
