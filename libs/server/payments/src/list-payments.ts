import { type Queryable, run } from '@croupier/server-database';
import { type PaymentAction, type PaymentRow, selectPayments } from './payment.ts';
import { tables } from './schema.gen.ts';

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
  const ofPlayer = tables.selectFrom('payments').where('player_id', '=', BigInt(playerId));
  let query = selectPayments.where('player_id', '=', BigInt(playerId));
  if (action) query = query.where('action', '=', action);
  if (before) {
    const start = ofPlayer.select(['created_at', 'id']).where('id', '=', before).$asTuple('created_at', 'id');
    query = query.where(({ eb, refTuple }) => eb(refTuple('created_at', 'id'), '<', start));
  }
  // One more than is shown says whether there is a next page.
  const found = await run(
    db,
    query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1),
  );
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** Payouts that wait for an operator or are on their way, oldest first. */
export const listOpenPayouts = (db: Queryable): Promise<PaymentRow[]> =>
  run(
    db,
    selectPayments.where('action', '=', 'payout').where('finished_at', 'is', null).orderBy('created_at').limit(500),
  );
