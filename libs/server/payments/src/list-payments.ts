import type { PaymentAction } from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';
import type { PaymentRow } from './payment.ts';

export interface PaymentsPage {
  rows: PaymentRow[];
  total: number;
}

/** A player's payments, newest first. */
export async function listPayments(
  db: Queryable,
  { playerId, action, page, limit }: { playerId: number; action?: PaymentAction | undefined; page: number; limit: number },
): Promise<PaymentsPage> {
  const [count] = await db.query<{ total: bigint }>(sql`
    select count(*) as total from payments where player_id = ${playerId} and (${action ?? null}::text is null or action = ${action ?? null})`);
  const rows = await db.query<PaymentRow>(sql`
    select * from payments where player_id = ${playerId} and (${action ?? null}::text is null or action = ${action ?? null})
    order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`);
  return { rows, total: Number(count!.total) };
}

/** Payouts that wait for an operator or are on their way, oldest first. */
export const listOpenPayouts = (db: Queryable): Promise<PaymentRow[]> =>
  db.query<PaymentRow>(sql`
    select * from payments where action = 'cashout' and finished_at is null order by created_at limit 500`);
