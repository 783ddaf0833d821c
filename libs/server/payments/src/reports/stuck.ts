import type { PaymentState } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { type PaymentRow, selectPayments } from '../payment.ts';

/**
 * Hours in a state after which an operator should look: bank transfers take days, an operator's decision a day. Null
 * for final states.
 */
const MOST_HOURS: Record<PaymentState, number | null> = {
  created: 1,
  submitted: 1,
  challenge: 1,
  pending: 5 * 24,
  requested: 24,
  approved: 1,
  sent: 24,
  succeeded: null,
  failed: null,
  cancelled: null,
  refunded: null,
  charged_back: null,
  paid: null,
  declined: null,
  recalled: null,
  split: null,
};

/** Lists payments that have been in a state for longer than usual, longest first. */
export function listStuck(db: Queryable, now: Date): Promise<PaymentRow[]> {
  const limits = Object.entries(MOST_HOURS).flatMap(([state, hours]) => (hours === null ? [] : [{ state, hours }]));
  return run(
    db,
    selectPayments
      .where('finished_at', 'is', null)
      .where(({ eb, and, or }) =>
        or(
          limits.map(({ state, hours }) =>
            and([eb('state', '=', state), eb('updated_at', '<', new Date(now.getTime() - hours * 3_600_000))]),
          ),
        ),
      )
      .orderBy('updated_at')
      .limit(500),
  );
}
