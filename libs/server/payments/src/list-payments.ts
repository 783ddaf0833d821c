import type { PaymentOutcome, PaymentState } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { type PaymentAction, type PaymentRow, selectPayments, succeededStates } from './payment.ts';
import { tables } from './schema.gen.ts';

export interface PaymentsPage {
  playerId: number;
  action?: PaymentAction | undefined;
  outcome?: PaymentOutcome | undefined;
  currency?: CurrencyCode | undefined;
  /** Start of the period, inclusive; `to` is exclusive. */
  from?: Date | undefined;
  to?: Date | undefined;
  /** Cursor: the last payment of the previous page; another player's payment gives an empty page. */
  before?: string | undefined;
  limit: number;
}

const endsIn: Record<Exclude<PaymentOutcome, 'open'>, readonly PaymentState[]> = {
  done: succeededStates,
  failed: ['failed', 'cancelled', 'declined', 'recalled', 'split', 'refunded', 'charged_back'],
};

/**
 * Lists a player's payments, newest first, with a keyset cursor, so that the last page costs as much as the first.
 * `next` is the next cursor.
 */
export async function listPayments(
  db: Queryable,
  { playerId, action, outcome, currency, from, to, before, limit }: PaymentsPage,
): Promise<{ rows: PaymentRow[]; next: string | null }> {
  const ofPlayer = tables.selectFrom('payments').where('player_id', '=', BigInt(playerId));
  let query = selectPayments.where('player_id', '=', BigInt(playerId));
  if (action) query = query.where('action', '=', action);
  if (outcome === 'open') query = query.where('finished_at', 'is', null);
  else if (outcome) query = query.where('state', 'in', endsIn[outcome]);
  if (currency) query = query.where('currency', '=', currency);
  if (from) query = query.where('created_at', '>=', from);
  if (to) query = query.where('created_at', '<', to);
  if (before) {
    const start = ofPlayer.select(['created_at', 'id']).where('id', '=', before).$asTuple('created_at', 'id');
    query = query.where(({ eb, refTuple }) => eb(refTuple('created_at', 'id'), '<', start));
  }
  // One extra row shows whether there is a next page.
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

/** Lists payouts that wait for an operator or are in progress, oldest first. */
export const listOpenPayouts = (db: Queryable): Promise<PaymentRow[]> =>
  run(
    db,
    selectPayments.where('action', '=', 'payout').where('finished_at', 'is', null).orderBy('created_at').limit(500),
  );
