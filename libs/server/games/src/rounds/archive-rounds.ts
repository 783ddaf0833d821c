import { Refusal } from '@croupier/contracts';
import { archiveMonth, type LeavingMonth, run, runOne, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { ABANDONED_MS } from './finish-open-rounds.ts';

/**
 * Takes the oldest month of rounds, and what was decided in them, out of the histories. Their keys stay: none of them is
 * played again. Refused while one is open, or may be. Answers how many rounds went.
 */
export async function archiveRoundsMonth(
  tx: Transaction,
  { month, now }: { month: string; now: Date },
): Promise<bigint> {
  let rounds = 0n;
  await archiveMonth(tx, { table: 'rounds', month, now }, async (leaving) => {
    rounds = await requireFinished(tx, leaving, now);
  });
  await archiveMonth(tx, { table: 'round_acts', month, now }, async ({ until }) => {
    await run(tx, tables.deleteFrom('hour_sums').where('hour', '<', until));
    await run(tx, tables.deleteFrom('title_hours').where('hour', '<', until));
  });
  return rounds;
}

async function requireFinished(tx: Transaction, { from, until }: LeavingMonth, now: Date): Promise<bigint> {
  const rounds = tables.selectFrom('rounds').where('played_at', '>=', from).where('played_at', '<', until);
  const [open] = await run(tx, rounds.select('id').where('status', '=', 'open').limit(1));
  if (open || now.getTime() < until.getTime() + ABANDONED_MS) throw new Refusal('forbidden');
  const { count } = await runOne(
    tx,
    rounds.select(({ fn }) => fn.countAll<bigint>().as('count')),
  );
  return count;
}
