import type { CurrencyCode } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { type SportLimits, tables } from '../schema.gen.ts';

export type SportLimitScope = SportLimits['scope'];

interface LimitChange {
  scope: SportLimitScope;
  /** For `stake`: the group whose players it applies to; null for everyone. */
  groupId: number | null;
  currency: CurrencyCode;
  /** Subunits; null restores the default. */
  amount: bigint | null;
  /** `operator:anna` */
  actor: string;
  now: Date;
}

/** Says what the house takes at most, from the next bet on: what is open stays so. False when it was so already. */
export async function setSportLimit(tx: Transaction, change: LimitChange): Promise<boolean> {
  const { scope, groupId: group, currency, amount, actor, now } = change;
  const own = tables.selectFrom('sport_limits').select('amount').forUpdate();
  const of = { scope, currency };
  const [row] = await run(tx, own.where(({ and }) => and(of)).where('group_id', 'is not distinct from', group));
  const was = row?.amount ?? null;
  if (was === amount) return false;
  if (amount === null) {
    const gone = tables.deleteFrom('sport_limits').where(({ and }) => and(of));
    await run(tx, gone.where('group_id', 'is not distinct from', group));
  } else {
    const values = { ...of, group_id: group, amount, actor, at: now };
    const insert = tables.insertInto('sport_limits').values(values);
    await run(
      tx,
      insert.onConflict((conflict) =>
        conflict.columns(['scope', 'group_id', 'currency']).doUpdateSet({ amount, actor, at: now }),
      ),
    );
  }
  const details = { scope, currency, group, from: was?.toString() ?? null, to: amount?.toString() ?? null };
  await recordAudit(tx, { at: now, kind: 'sport_limit_set', actor, details });
  return true;
}
