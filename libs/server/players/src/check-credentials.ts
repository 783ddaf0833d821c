import { createHash } from 'node:crypto';
import { Refusal, toWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { type AttemptKind, countAttempt, forgiveAttempt, refuseWhileLocked } from './attempts.ts';
import type { PlayersContext, ClientInfo } from './context.ts';
import { isKnownDevice } from './known-devices.ts';
import { tables } from './schema.gen.ts';

interface Credentials {
  email: string;
  password: string;
}

const accounts = tables.selectFrom('players').select(['id', 'email', 'password_hash']);

/**
 * Returns the player with this email and password. Status, wording and timing are the same if there is no such account:
 * the password is then compared with a decoy, and `onWrong` gets null.
 */
export async function checkCredentials(
  context: PlayersContext,
  { email, password }: Credentials,
  client: ClientInfo,
  onWrong: (playerId: number | null) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const { db, clock, passwords } = context;
  refuseBlocked(context, client);
  const key = email.trim().toLowerCase();
  const counters = await countersOf(context, key, client);
  for (const [kind, value] of counters) await countAttempt(db, kind, value, clock());
  const [account] = await run(db, accounts.where('email', '=', key));
  if (!(await passwords.matches(account?.password_hash ?? null, password)) || !account) {
    await onWrong(account ? toWire(account.id) : null);
    throw new Refusal('wrong_credentials');
  }
  for (const [kind, value] of counters) await forgiveAttempt(db, kind, value, clock());
  return toWire(account.id);
}

function refuseBlocked({ blockedCountries }: PlayersContext, { country }: ClientInfo): void {
  if (country && blockedCountries.has(country)) throw new Refusal('login_restricted');
}

/** Refuses the second step of a sign-in while wrong passwords lock this visitor out of the first. */
export async function refuseLockedSignIn(context: PlayersContext, playerId: number, client: ClientInfo): Promise<void> {
  refuseBlocked(context, client);
  const { db, clock } = context;
  const email = await emailOf(db, playerId);
  for (const [kind, value] of await countersOf(context, email, client))
    await refuseWhileLocked(db, kind, value, clock());
}

/** Counts a one-time code of a sign-in before it is checked; the returned function clears the count. */
export async function countSignInCode(
  { db, clock }: PlayersContext,
  playerId: number,
  { device }: ClientInfo,
): Promise<() => Promise<void>> {
  const known = device && (await isKnownDevice(db, { email: await emailOf(db, playerId), device, now: clock() }));
  const subject = known ? `${playerId} ${device}` : String(playerId);
  await countAttempt(db, 'sign_in_code', subject, clock());
  return () => forgiveAttempt(db, 'sign_in_code', subject, clock());
}

async function emailOf(db: Queryable, playerId: number): Promise<string> {
  const [account] = await run(db, accounts.where('id', '=', BigInt(playerId)));
  if (!account) throw new Refusal('sign_in_expired');
  return account.email;
}

/**
 * Returns a value that changes with the password without revealing it: processes started with one password end with the
 * next.
 */
export async function passwordMark(db: Queryable, playerId: number): Promise<Buffer> {
  const [account] = await run(db, accounts.where('id', '=', BigInt(playerId)));
  return createHash('sha256')
    .update(account?.password_hash ?? '')
    .digest();
}

/**
 * Returns the counters a guess counts towards. Guesses made elsewhere don't slow down an owner on a device they have
 * signed in from before.
 */
async function countersOf(
  { db, clock }: PlayersContext,
  email: string,
  { ip, device }: ClientInfo,
): Promise<[Exclude<AttemptKind, 'sign_up'>, string][]> {
  if (device && (await isKnownDevice(db, { email, device, now: clock() })))
    return [
      ['address', ip],
      ['email_and_device', `${email} ${device}`],
    ];
  return [
    ['address', ip],
    ['email_and_address', `${email} ${ip}`],
    ['email', email],
  ];
}

/** Checks the player's own password and returns their email; refuses a wrong one. Counts separately from sign-ins. */
export async function checkOwnPassword(
  { db, clock, passwords }: PlayersContext,
  playerId: number,
  password: string,
  path: readonly string[] = ['password'],
): Promise<string> {
  const [account] = await run(db, accounts.where('id', '=', BigInt(playerId)));
  if (!account) throw new Refusal('unauthenticated');
  await countAttempt(db, 'own_password', String(playerId), clock());
  if (!(await passwords.matches(account.password_hash, password))) throw new Refusal('wrong_password', { path });
  await forgiveAttempt(db, 'own_password', String(playerId), clock());
  return account.email;
}
