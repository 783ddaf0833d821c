import assert from 'node:assert/strict';
import type { CurrencyCode } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { type AccountKey, isSame } from './account.ts';
import { post } from './post.ts';

export interface Transfer {
  id: string;
  /** Pays. */
  debit: AccountKey;
  /** Receives. */
  credit: AccountKey;
  /** Subunits, above zero. */
  amount: bigint;
  currency: CurrencyCode;
  kind: string;
  meta?: Readonly<Record<string, unknown>>;
  now: Date;
}

/** Moves money once per id. Asked again: nothing (false). Another order under that id: refused. */
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
