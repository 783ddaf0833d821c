import { advanceTable, type LiveClock } from '../live/advance.ts';
import { readStandings, settleUnpaid } from '../live/run-live.ts';

/** Does all that is due at every table, and pays. */
export async function advanceLive(clock: LiveClock): Promise<void> {
  for (const standing of await readStandings(clock)) await advanceTable(clock, standing);
  await settleUnpaid(clock);
}
