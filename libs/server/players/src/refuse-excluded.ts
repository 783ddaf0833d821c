import { Refusal, toWire } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import type { IdentifiedBy, PlayersContext } from './context.ts';

/**
 * Refuses a person who is self-excluded under another account: recognised by email, by phone, or by name with date of birth.
 * The refusal gives no reason: somebody typing another person's data must not learn it.
 */
export async function refuseExcluded(
  { isExcluded, wasErasedExcluded }: Pick<PlayersContext, 'isExcluded' | 'wasErasedExcluded'>,
  tx: Transaction,
  person: IdentifiedBy,
  self: number | null = null,
): Promise<void> {
  const others = await tx.query<{ id: bigint }>(sql`
    select id from players where id is distinct from ${self}::bigint and (
      email = ${person.email?.toLowerCase() ?? null} or mobile_phone = ${person.mobile_phone ?? null}
      or (lower(last_name) = lower(${person.last_name ?? null}) and lower(first_name) = lower(${person.first_name ?? null})
        and date_of_birth = ${person.date_of_birth ?? null}::date))
    order by id limit 100`);
  for (const { id } of others) if (await isExcluded(tx, toWire(id))) throw new Refusal('registration_refused');
  if (await wasErasedExcluded(tx, person)) throw new Refusal('registration_refused');
}
