import type { PaymentState, PaymentStep } from '@croupier/contracts';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import type { PaymentRow } from './payment.ts';
import { tables } from './schema.gen.ts';

/** Maps an actor (`player:7`, `operator:anna`, `system`, `provider:sandbox`) to the one the player sees. */
function actorOf(actor: string): PaymentStep['by'] {
  if (actor.startsWith('player:')) return 'player';
  return actor.startsWith('provider:') ? 'provider' : 'house';
}

/**
 * Records that a payment reached a state. Reaching it again, as a payout that is sent once more does, adds no second
 * step.
 */
export async function recordStep(
  tx: Transaction,
  { row, actor, at }: { row: PaymentRow; actor: string; at: Date },
): Promise<void> {
  const step = { payment_id: row.id, state: row.state, at, actor: actorOf(actor) };
  await run(
    tx,
    tables
      .insertInto('payment_steps')
      .values(step)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Returns a payment's steps, oldest first. */
export async function readSteps(db: Queryable, paymentId: string): Promise<PaymentStep[]> {
  const rows = await run(
    db,
    tables
      .selectFrom('payment_steps')
      .select(['state', 'at', 'actor'])
      .where('payment_id', '=', paymentId)
      .orderBy('id')
      .$narrowType<{ state: PaymentState }>(),
  );
  return rows.map(({ state, at, actor }) => ({ state, at: at.toISOString(), by: actor }));
}
