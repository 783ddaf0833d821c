import { Refusal, toWire } from '@croupier/contracts';
import { run } from '@croupier/server-database';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import type { PlayersContext, ClientInfo } from './context.ts';
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
  await countAttempt(db, 'address', client.ip, clock());
  await countAttempt(db, 'email', key, clock());
  const [account] = await run(db, accounts.where('email', '=', key));
  if (!(await passwords.matches(account?.password_hash ?? null, password)) || !account)
    throw new Refusal('wrong_credentials');
  await forgiveAttempt(db, 'email', key, clock());
  await forgiveAttempt(db, 'address', client.ip, clock());
  return toWire(account.id);
}

/** Refuses unless it is the player's password, else gives their email; wrong ones count like those of a sign-in. */
export async function checkOwnPassword(
  { db, clock, passwords }: PlayersContext,
  playerId: number,
  password: string,
  path: readonly string[] = ['password'],
): Promise<string> {
  const [account] = await run(db, accounts.where('id', '=', BigInt(playerId)));
  if (!account) throw new Refusal('unauthenticated');
  await countAttempt(db, 'email', account.email, clock());
  if (!(await passwords.matches(account.password_hash, password))) throw new Refusal('wrong_password', { path });
  await forgiveAttempt(db, 'email', account.email, clock());
  return account.email;
}
