import assert from 'node:assert/strict';
import type { CurrencyCode } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { type AccountKey, isSame } from './account.ts';
import { post } from './post.ts';

export interface Transfer {
  id: string;
  /** Account that pays. */
  debit: AccountKey;
  /** Account that receives. */
  credit: AccountKey;
  /** Subunits, above zero. */
  amount: bigint;
  currency: CurrencyCode;
  kind: string;
  meta?: Readonly<Record<string, unknown>>;
  now: Date;
}

/** Moves money once per id. A repeat changes nothing (false). Refuses another order under the same id. */
export async function transfer(tx: Transaction, { debit, credit, amount, ...order }: Transfer): Promise<boolean> {
  assert(amount > 0n);
  assert(!isSame(debit, credit));
  return post(tx, {
    ...order,
    entries: [
      { account: debit, amount: -amount },
      { account: credit, amount },
    ],
  });
}
