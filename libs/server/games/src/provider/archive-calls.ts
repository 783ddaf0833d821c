import { Refusal } from '@croupier/contracts';
import { archiveMonth, runOne, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Months after the end of its month in which a studio may repeat a call. The wallet contract requires four. */
const REPEATED_MONTHS = 4;

/**
 * Archives the oldest month of studios' calls once they may no longer be repeated. After that, a repeated bet would
 * need a session, a win on it is refused as unknown, and a rollback has no effect. Returns the number of calls
 * archived.
 */
export async function archiveProviderCalls(
  tx: Transaction,
  { month, now }: { month: string; now: Date },
): Promise<bigint> {
  let calls = 0n;
  await archiveMonth(tx, { table: 'provider_transactions', month, now }, async ({ from, until }) => {
    if (now < monthsAfter(until, REPEATED_MONTHS)) throw new Refusal('forbidden');
    const { count } = await runOne(
      tx,
      tables
        .selectFrom('provider_transactions')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('created_at', '>=', from)
        .where('created_at', '<', until),
    );
    calls = count;
  });
  return calls;
}

const monthsAfter = (at: Date, months: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, at.getUTCDate()));
