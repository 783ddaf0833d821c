import { run } from '@croupier/server-database';
import type { PaymentsContext } from '../context.ts';
import { tables } from '../schema.gen.ts';
import { compareReport } from './compare-report.ts';

const DAY_MS = 24 * 3_600_000;
/** Days to look back: a provider may be away this long without a day being skipped. */
const DAYS = 7;
/** Delay after a day's end until its report is complete. */
const WHOLE_MS = 3_600_000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Compares finished days that were not compared yet, oldest first, starting at the first payment. */
export async function compareDue(context: PaymentsContext): Promise<void> {
  const { db, provider, clock } = context;
  const latest = clock().getTime() - WHOLE_MS - DAY_MS;
  const days = Array.from({ length: DAYS }, (_, back) => dayOf(latest - back * DAY_MS)).reverse();
  const compared = tables.selectFrom('payment_reports').select('day').where('provider', '=', provider.name);
  const done = new Set((await run(db, compared.where('day', 'in', days))).map(({ day }) => day));
  for (const day of days) if (!done.has(day)) await compareReport(context, day);
}
