import { Refusal, toWire } from '@croupier/contracts';
import { run } from '@croupier/server-database';
import { type AttemptKind, countAttempt, forgiveAttempt } from './attempts.ts';
import type { PlayersContext, ClientInfo } from './context.ts';
import { isKnownDevice } from './known-devices.ts';
import { tables } from './schema.gen.ts';

interface Credentials {
  email: string;
  password: string;
}

const accounts = tables.selectFrom('players').select(['id', 'email', 'password_hash']);

/**
 * The player behind an email and password. Status, words and time are the same whether or not there is such an account:
 * without one the password is compared with a decoy.
 */
export async function checkCredentials(
  context: PlayersContext,
  { email, password }: Credentials,
  client: ClientInfo,
): Promise<number> {
  const { db, clock, passwords, blockedCountries } = context;
  if (client.country && blockedCountries.has(client.country)) throw new Refusal('login_restricted');
  const key = email.trim().toLowerCase();
  const counters = await countersOf(context, key, client);
  for (const [kind, value] of counters) await countAttempt(db, kind, value, clock());
  const [account] = await run(db, accounts.where('email', '=', key));
  if (!(await passwords.matches(account?.password_hash ?? null, password)) || !account)
    throw new Refusal('wrong_credentials');
  for (const [kind, value] of counters) await forgiveAttempt(db, kind, value, clock());
  return toWire(account.id);
}

/** What a guess counts on. Who guesses elsewhere does not slow an owner on a device they signed in from before. */
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

/** Refuses unless it is the player's password, else gives their email. Wrong ones count apart from those of a sign-in. */
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
