import { type Queryable, sql } from '@croupier/server-database';
import type { PaymentAction, PaymentRow } from './payment.ts';

export interface PaymentsPage {
  playerId: number;
  action?: PaymentAction | undefined;
  /** The payment the page begins after; one of another player begins nothing. */
  before?: string | undefined;
  limit: number;
}

/** A player's payments, newest first, by keyset: the last page costs what the first one costs. `next` begins the next. */
export async function listPayments(
  db: Queryable,
  { playerId, action, before, limit }: PaymentsPage,
): Promise<{ rows: PaymentRow[]; next: string | null }> {
  // One more than is shown says whether there is a next page.
  const found = await db.query<PaymentRow>(sql`
    select * from payments
    where player_id = ${playerId} and (${action ?? null}::text is null or action = ${action ?? null})
      and (${before ?? null}::uuid is null or (created_at, id) < (select created_at, id from payments where id = ${before ?? null} and player_id = ${playerId}))
    order by created_at desc, id desc limit ${limit + 1}`);
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? rows.at(-1)!.id : null };
}

/** Payouts that wait for an operator or are on their way, oldest first. */
export const listOpenPayouts = (db: Queryable): Promise<PaymentRow[]> =>
  db.query<PaymentRow>(sql`
    select * from payments where action = 'payout' and finished_at is null order by created_at limit 500`);
