import type { Queryable } from '@croupier/server-database';
import { sql } from '@croupier/server-database';
import type { IdentifiedBy } from './context.ts';

/** Keys by which people are compared; null if too little is known. Compared, never shown. */
export interface Identity {
  /** Key that is the same for every spelling of a name. */
  nameKey: string | null;
  /** Mailbox behind an address: `ada+2@googlemail.com` is that of `a.da@gmail.com`. */
  mailbox: string | null;
}

/** Returns the keys of a person, computed by the database like those of accounts. */
export async function identityOf(db: Queryable, person: IdentifiedBy): Promise<Identity> {
  const { first_name = null, last_name = null, email } = person;
  const [row] = await db.query<{ name_key: string | null; mailbox: string | null }>(sql`
    select identity_name(${first_name}, ${last_name}) as name_key, mailbox_of(${email?.toLowerCase() ?? null}) as mailbox`);
  const { name_key: nameKey = null, mailbox = null } = row ?? {};
  // An address that starts with a plus names no mailbox.
  return { nameKey, mailbox: mailbox?.startsWith('@') ? null : mailbox };
}
