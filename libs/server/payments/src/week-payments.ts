import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

export interface Wallet {
  playerId: number;
  currency: CurrencyCode;
}

/** Keyset cursor over deposits by time, then id. A cursor without an id sorts before every deposit of that time. */
export interface DepositPlace {
  at: Date;
  id: string | null;
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Returns the wallets of a page of deposits after a cursor and before a time, and the end of the page. */
export async function pageDeposits(
  db: Queryable,
  { after, to, limit }: { after: DepositPlace; to: Date; limit: number },
): Promise<{ wallets: (Wallet & { amount: bigint; at: Date })[]; last: DepositPlace; isWhole: boolean }> {
  const rows = await db.query<{
    player_id: bigint;
    currency: CurrencyCode;
    amount: bigint;
    id: string;
    finished_at: Date;
  }>({
    name: 'payments_page_deposits',
    ...sql`
      select player_id, currency, amount, id, finished_at from payments
      where action = 'deposit' and state = 'succeeded' and finished_at < ${to}
        and (finished_at, id) > (${after.at}::timestamptz, ${after.id ?? BEFORE_ALL}::uuid)
      order by finished_at, id limit ${limit}`,
  });
  const last = rows.at(-1);
  return {
    wallets: rows.map(({ player_id, currency, amount, finished_at }) => ({
      playerId: toWire(player_id),
      currency,
      amount,
      at: finished_at,
    })),
    last: last ? { at: last.finished_at, id: last.id } : after,
    isWhole: rows.length < limit,
  };
}

/** Longest time between opening a payment and its end. */
const LONGEST = '60 days';

/** Sums deposits and payouts of wallets in a period. Wallets with neither are omitted. */
export async function sumPayments(
  db: Queryable,
  { wallets, from, to }: { wallets: readonly Wallet[]; from: Date; to: Date },
): Promise<(Wallet & { deposits: bigint; paid: bigint })[]> {
  const players = `{${wallets.map(({ playerId }) => playerId).join(',')}}`;
  const currencies = `{${wallets.map(({ currency }) => currency).join(',')}}`;
  const rows = await db.query<{ player: bigint; currency: CurrencyCode; deposits: bigint; paid: bigint }>({
    name: 'payments_sum_payments',
    ...sql`
      select w.player, w.currency, coalesce(sum(amount) filter (where action = 'deposit'), 0)::bigint as deposits,
        coalesce(sum(amount) filter (where action = 'payout'), 0)::bigint as paid
      from unnest(${players}::bigint[], ${currencies}::text[]) as w (player, currency)
      join payments p on p.player_id = w.player and p.currency = w.currency
      where p.created_at >= ${from}::timestamptz - ${LONGEST}::interval and p.created_at < ${to}
        and p.finished_at >= ${from} and p.finished_at < ${to} and p.state in ('succeeded', 'paid')
      group by w.player, w.currency`,
  });
  return rows.map(({ player, currency, deposits, paid }) => ({ playerId: toWire(player), currency, deposits, paid }));
}
