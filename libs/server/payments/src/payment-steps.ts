import type { PaymentState, PaymentStep } from '@croupier/contracts';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import type { PaymentRow } from './payment.ts';
import { tables } from './schema.gen.ts';

/** `player:7`, `operator:anna`, `system`, `provider:sandbox`: as the player is told. */
function actorOf(actor: string): PaymentStep['by'] {
  if (actor.startsWith('player:')) return 'player';
  return actor.startsWith('provider:') ? 'provider' : 'house';
}

/** Notes that a payment came to a state. Come to again, as a payout that is sent once more, it is the same step. */
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

/** A payment's steps, first to last. */
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
