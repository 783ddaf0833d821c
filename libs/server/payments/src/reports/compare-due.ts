import { run } from '@croupier/server-database';
import type { PaymentsContext } from '../context.ts';
import { tables } from '../schema.gen.ts';
import { compareReport } from './compare-report.ts';

const DAY_MS = 24 * 3_600_000;
/** Days looked back at: so long a provider may be away without a day that nobody compares. */
const DAYS = 7;
/** A report is whole an hour after its day. */
const WHOLE_MS = 3_600_000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Compares the days that are over and were not compared yet, oldest first; none before the first payment there is. */
export async function compareDue(context: PaymentsContext): Promise<void> {
  const { db, provider, clock } = context;
  const latest = clock().getTime() - WHOLE_MS - DAY_MS;
  const days = Array.from({ length: DAYS }, (_, back) => dayOf(latest - back * DAY_MS)).reverse();
  const compared = tables.selectFrom('payment_reports').select('day').where('provider', '=', provider.name);
  const done = new Set((await run(db, compared.where('day', 'in', days))).map(({ day }) => day));
  for (const day of days) if (!done.has(day)) await compareReport(context, day);
}
