import { holdLock } from '@croupier/server-database';
import type { PaymentsContext } from './context.ts';
import { reconcile } from './reconcile.ts';
import { approveDue, sendPayouts } from './send-payouts.ts';

const STEP_MS = 1_000;

/** One round of what payments need without being asked. Errors of payouts that can't be sent are rethrown after the rest. */
export async function stepPayments(context: PaymentsContext): Promise<void> {
  await approveDue(context);
  try {
    await sendPayouts(context);
  } finally {
    await reconcile(context);
  }
}

/** One copy of the platform approves, sends and reconciles. Returns a function that stops it. */
export function runPayments(context: PaymentsContext, onError: (error: unknown) => void): () => Promise<void> {
  return holdLock(
    context.db,
    'payments:jobs',
    async (signal) => {
      while (!signal.aborted) {
        await stepPayments(context).catch(onError);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, STEP_MS);
          signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
        });
      }
    },
    onError,
  );
}
