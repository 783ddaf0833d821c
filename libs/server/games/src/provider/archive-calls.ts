import { Refusal } from '@croupier/contracts';
import { archiveMonth, runOne, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** A studio may repeat a call so many months after the end of its month: the wallet contract asks for four. */
const REPEATED_MONTHS = 4;

/**
 * Takes the oldest month of studios' calls out of reach, for a dump, once nobody repeats them any more. A bet that came again would
 * need a session; a win on it is refused as unknown, and a rollback has no effect. Answers how many calls went.
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
