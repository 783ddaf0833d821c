import * as v from 'valibot';
import { Refusal } from '@croupier/contracts';
import { run, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { JackpotDefinition } from './definition.ts';

interface TermsChange {
  jackpot: string;
  /** Level to change; the jackpot itself if omitted. */
  level?: string | undefined;
  /** Millionths. */
  share?: number | undefined;
  /** Euro cents. */
  seed?: number | undefined;
  active?: boolean | undefined;
  now: Date;
}

/** Stores changed terms as the next version; refuses invalid ones. The seed applies from the next run on. */
export async function changeJackpotTerms(tx: Transaction, change: TermsChange): Promise<JackpotDefinition> {
  const stored = tables.selectFrom('jackpots').select('terms').where('id', '=', change.jackpot).forUpdate();
  const [row] = await run(tx, stored);
  if (!row) throw new Refusal('not_found');
  const before = v.parse(JackpotDefinition, row.terms);
  if (change.level !== undefined && !before.levels.some(({ id }) => id === change.level))
    throw new Refusal('not_found');
  const after = v.parse(JackpotDefinition, {
    ...before,
    version: before.version + 1,
    active: change.active ?? before.active,
    levels: before.levels.map((level) =>
      level.id === change.level
        ? { ...level, share: change.share ?? level.share, seed: change.seed ?? level.seed }
        : level,
    ),
  });
  const update = tables
    .updateTable('jackpots')
    .set({ version: after.version, terms: JSON.stringify(after), changed_at: change.now })
    .where('id', '=', change.jackpot);
  await run(tx, update);
  return after;
}
