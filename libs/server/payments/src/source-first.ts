import { sql as raw } from 'kysely';
import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, type Transaction } from '@croupier/server-database';
import type { ProviderMethod } from './provider.ts';
import { tables } from './schema.gen.ts';

/** Method with deposits that have not been paid back through it. */
interface Source {
  method: string;
  method_title: string;
}

export interface SourceWanted {
  playerId: number;
  currency: CurrencyCode;
  method: ProviderMethod;
  /** All available methods: money is paid back only through methods that support payouts. */
  methods: readonly ProviderMethod[];
}

/**
 * Refuses a payout by another method while deposits in this currency have not been paid back through their own method.
 * Payouts in progress count as paid; methods without payouts are ignored.
 */
export async function requireSourceFirst(
  tx: Transaction,
  { playerId, currency, method, methods }: SourceWanted,
): Promise<void> {
  const paysOut = methods.filter(({ actions, limits }) => actions.includes('payout') && limits[currency]);
  if (paysOut.length === 0) return;
  const sources: Source[] = await run(
    tx,
    tables
      .selectFrom('payments')
      .select(['method', raw<string>`max(method_title)`.as('method_title')])
      .where('player_id', '=', BigInt(playerId))
      .where('currency', '=', currency)
      .where(
        'method',
        'in',
        paysOut.map(({ id }) => id),
      )
      .where('state', 'in', ['succeeded', 'requested', 'approved', 'sent', 'paid'])
      .groupBy('method')
      .having(raw<boolean>`sum(case action when 'deposit' then amount else -amount end) > 0`)
      .orderBy('method'),
  );
  const [first] = sources;
  if (!first || sources.some((source) => source.method === method.id)) return;
  throw new Refusal('source_first', { path: ['method_id'], params: { method: first.method_title } });
}
