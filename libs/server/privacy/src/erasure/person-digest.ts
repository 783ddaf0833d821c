import { createHmac } from 'node:crypto';
import { type Queryable, run, runOne } from '@croupier/server-database';
import { identityOf } from '@croupier/server-players';
import { tables } from '../schema.gen.ts';

export interface Person {
  email?: string | undefined;
  mobile_phone?: string | null | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  date_of_birth?: string | null | undefined;
}

/** Returns the values by which an excluded person is recognised, compared as in sign-up; promise L6. */
async function marksOf(db: Queryable, person: Person): Promise<string[]> {
  const { email, mobile_phone, first_name, last_name, date_of_birth } = person;
  const { nameKey, mailbox } = await identityOf(db, person);
  return [
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    ...(mailbox ? [`mailbox ${mailbox}`] : []),
    ...(mobile_phone ? [`phone ${mobile_phone}`] : []),
    ...(nameKey && date_of_birth ? [`identity ${nameKey} ${date_of_birth}`] : []),
    // Spelled as entered, to match people stored before names had keys.
    ...(first_name && last_name && date_of_birth
      ? [`person ${last_name.toLowerCase()} ${first_name.toLowerCase()} ${date_of_birth}`]
      : []),
  ];
}

async function digestsOf(db: Queryable, person: Person): Promise<Buffer[]> {
  const { secret } = await runOne(db, tables.selectFrom('erasure_key').select('secret'));
  return (await marksOf(db, person)).map((mark) => createHmac('sha256', secret.join()).update(mark).digest());
}

/**
 * Stores digests that identify an excluded person after their account is closed, for as long as the exclusion lasts. If
 * two accounts share a phone or name, the longer exclusion applies.
 */
export async function rememberExcluded(db: Queryable, person: Person, until: Date | null): Promise<void> {
  const rows = (await digestsOf(db, person)).map((digest) => ({ digest, until }));
  if (rows.length === 0) return;
  await run(
    db,
    tables
      .insertInto('erased_exclusions')
      .values(rows)
      .onConflict((conflict) => {
        const longer = conflict.column('digest').doUpdateSet({ until });
        return until === null ? longer : longer.where('erased_exclusions.until', '<', until);
      }),
  );
}

/** Returns whether a person closed an account during an exclusion that still applies. */
export async function wasErasedExcluded(db: Queryable, person: Person, now: Date): Promise<boolean> {
  const digests = await digestsOf(db, person);
  if (digests.length === 0) return false;
  const known = tables.selectFrom('erased_exclusions').select('digest').where('digest', 'in', digests);
  const rows = await run(
    db,
    known.where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)])).limit(1),
  );
  return rows.length > 0;
}

/** Deletes digests of ended exclusions. */
export async function forgetEndedExclusions(db: Queryable, now: Date): Promise<void> {
  await run(db, tables.deleteFrom('erased_exclusions').where('until', '<=', now));
}
