import { Refusal, toWire } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import type { IdentifiedBy, PlayersContext } from './context.ts';
import { identityOf } from './identity.ts';

/**
 * Refuses a person who is self-excluded under another account: matched by mailbox, phone, or name and date of birth, in
 * any spelling. The refusal gives no reason, so that entering another person's data reveals nothing.
 */
export async function refuseExcluded(
  { isExcluded, wasErasedExcluded }: Pick<PlayersContext, 'isExcluded' | 'wasErasedExcluded'>,
  tx: Transaction,
  person: IdentifiedBy,
  self: number | null = null,
): Promise<void> {
  const { nameKey, mailbox } = await identityOf(tx, person);
  const others = await tx.query<{ id: bigint }>(sql`
    select id from players where id is distinct from ${self}::bigint and (
      email = ${person.email?.toLowerCase() ?? null} or mailbox_of(email) = ${mailbox}
      or mobile_phone = ${person.mobile_phone ?? null}
      or (date_of_birth = ${person.date_of_birth ?? null}::date and name_key = ${nameKey}))
    order by id limit 100`);
  for (const { id } of others) if (await isExcluded(tx, toWire(id))) throw new Refusal('registration_refused');
  if (await wasErasedExcluded(tx, person)) throw new Refusal('registration_refused');
}
