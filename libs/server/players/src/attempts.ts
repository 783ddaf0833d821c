import { createHash } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import { type Database, type Queryable, run, sql } from '@croupier/server-database';
import { clientOf } from '@croupier/server-http';
import { tables } from './schema.gen.ts';

interface Ladder {
  /** Free attempts per hour. */
  free: number;
  /** Seconds to wait after the next one; doubled with each further one. */
  first: number;
  longest: number;
}

/**
 * Limits on guesses by their origin, so that they don't lock the owner out: by email and address together, or by email
 * and a device its owner has signed in from before. The email alone counts guesses from everywhere, with a higher
 * limit; an address has an even higher one, because households, offices and mobile networks share it.
 */
const LADDERS = {
  email_and_address: { free: 4, first: 2, longest: 900 },
  email_and_device: { free: 4, first: 2, longest: 900 },
  email: { free: 49, first: 2, longest: 900 },
  address: { free: 99, first: 2, longest: 900 },
  /** Re-entered password of a signed-in player: counted only within their session. */
  own_password: { free: 4, first: 2, longest: 900 },
  /**
   * One-time codes after a correct password: per account, or per account and device if its owner has signed in from
   * that device before.
   */
  sign_in_code: { free: 9, first: 2, longest: 900 },
  /** One-time codes of a signed-in player. */
  own_code: { free: 4, first: 2, longest: 900 },
  /** Emails requested by a player. */
  mail: { free: 4, first: 60, longest: 3600 },
  /** Emails requested without signing in, by email and address together, and by the address alone. */
  mail_asked: { free: 4, first: 60, longest: 3600 },
  mail_asked_from: { free: 29, first: 60, longest: 3600 },
  /** Emails sent to one address, from any requester; further ones are dropped silently. */
  mail_sent: { free: 9, first: 300, longest: 3600 },
  /** Emails about a player's own limits; further ones are not sent. */
  mail_limits: { free: 9, first: 300, longest: 3600 },
  /** Messages to support: by address, and by player. */
  contact_from: { free: 9, first: 60, longest: 3600 },
  contact_player: { free: 9, first: 60, longest: 3600 },
  /** Codes sent to a phone: by player, by number, by address. */
  sms_player: { free: 4, first: 60, longest: 3600 },
  sms_number: { free: 4, first: 60, longest: 3600 },
  sms_from: { free: 9, first: 60, longest: 3600 },
  /** Sign-ups refused with `taken`: each reveals that a person plays here. */
  taken: { free: 9, first: 60, longest: 3600 },
  /** Invalid bonus codes: by player, and by client address. */
  coupon_player: { free: 9, first: 60, longest: 3600 },
  coupon_from: { free: 29, first: 60, longest: 3600 },
  /** Email checks during sign-up: a form has one, plus typing mistakes. */
  email_check: { free: 19, first: 60, longest: 3600 },
} as const satisfies Record<string, Ladder>;
export type AttemptKind = keyof typeof LADDERS | 'sign_up';

/** Time without attempts after which earlier ones are forgotten. */
const MEMORY_MS = 3_600_000;

/** Hashes the subject; an IP address counts as the client it belongs to. */
const subjectOf = (kind: AttemptKind, value: string): Buffer => {
  const subject = value.split(' ').map(clientOf).join(' ').toLowerCase();
  return createHash('sha256').update(`${kind}:${subject}`).digest();
};

/**
 * Counts an attempt before it is checked, so that concurrent guesses count too, and refuses while the subject is
 * locked. The subject is the submitted value, whether or not an account uses it.
 */
export async function countAttempt(db: Queryable, kind: keyof typeof LADDERS, value: string, now: Date): Promise<void> {
  await countOn(db, LADDERS[kind], { kind, value, now });
}

/** Counts an attempt that is dropped silently: false while the subject is locked. */
export async function mayAttempt(
  db: Queryable,
  kind: keyof typeof LADDERS,
  value: string,
  now: Date,
): Promise<boolean> {
  try {
    await countAttempt(db, kind, value, now);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Counts a sign-up towards the hourly limit of its IP address: each costs a hash and stores a permanent account. */
export async function countSignUp(
  db: Queryable,
  ip: string,
  { hourly, now }: { hourly: number; now: Date },
): Promise<void> {
  const ladder = { free: hourly - 1, first: 60, longest: 3600 };
  await countOn(db, ladder, { kind: 'sign_up', value: ip, now }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const { retry_after = 0 } = error.params;
    throw new Refusal('too_many_sign_ups', { params: { retry_after, minutes: Math.ceil(Number(retry_after) / 60) } });
  });
}

async function countOn(
  db: Queryable,
  { free, first, longest }: Ladder,
  { kind, value, now }: { kind: AttemptKind; value: string; now: Date },
): Promise<void> {
  const subject = subjectOf(kind, value);
  const forgotten = new Date(now.getTime() - MEMORY_MS);
  const [counted] = await db.query(sql`
    insert into attempts as a (subject, failures, last_at, locked_until) values (${subject}, 1, ${now}, ${now})
    on conflict (subject) do update set
      failures = case when a.last_at < ${forgotten} then 1 else a.failures + 1 end,
      last_at = excluded.last_at,
      locked_until = case when a.last_at < ${forgotten} or a.failures < ${free} then excluded.last_at
        else excluded.last_at + make_interval(secs => least(${first} * 2.0 ^ least(a.failures - ${free}, 20), ${longest})) end
    where a.locked_until <= excluded.last_at
    returning failures`);
  if (!counted) throw await lockedRefusal(db, subject, now);
}

/** Refuses while the subject is locked, without counting. */
export async function refuseWhileLocked(db: Database, kind: AttemptKind, value: string, now: Date): Promise<void> {
  const subject = subjectOf(kind, value);
  const locked = tables.selectFrom('attempts').select('subject').where('subject', '=', subject);
  if ((await run(db, locked.where('locked_until', '>', now))).length > 0) throw await lockedRefusal(db, subject, now);
}

async function lockedRefusal(db: Queryable, subject: Buffer, now: Date): Promise<Refusal> {
  const [row] = await run(db, tables.selectFrom('attempts').select('locked_until').where('subject', '=', subject));
  const seconds = Math.max(1, Math.ceil(((row?.locked_until.getTime() ?? 0) - now.getTime()) / 1000));
  return new Refusal('too_many_attempts', { params: { retry_after: seconds } });
}

/** Clears the count after a successful attempt; a shared address gets only one attempt back. */
export async function forgiveAttempt(db: Database, kind: AttemptKind, value: string, now: Date): Promise<void> {
  const subject = subjectOf(kind, value);
  if (kind !== 'address') await run(db, tables.deleteFrom('attempts').where('subject', '=', subject));
  else
    await db.query(sql`
      update attempts set failures = greatest(failures - 1, 0), locked_until = ${now} where subject = ${subject}`);
}

/** Deletes outdated counts. Returns the number deleted. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - MEMORY_MS);
  const old = tables.deleteFrom('attempts').where('last_at', '<', before).where('locked_until', '<', now);
  return (await run(db, old.returning('subject'))).length;
}
