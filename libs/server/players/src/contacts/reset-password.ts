import { Refusal } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { checkToken, createToken, useToken } from '@croupier/server-tokens';
import { forgiveAttempt } from '../attempts.ts';
import { checkNewPassword } from '../check-password.ts';
import type { ClientInfo, PlayersContext } from '../context.ts';
import { tables } from '../schema.gen.ts';
import { cancelEmailChange } from './change-email.ts';
import { purposes } from './purposes.ts';

interface Mailbox {
  id: number;
  email: string;
}

const purpose = purposes.newPassword;
const at = (field: string): readonly string[] => ['user', field];
const tokenPath = at('reset_password_token');

/** Creates the token of a password reset when the email is written; revokes earlier ones. */
export const createPasswordToken = (db: Queryable, { id, email }: Mailbox, now: Date): Promise<string> =>
  createToken(db, { playerId: id, purpose, subject: email, now });

interface Reset {
  token: string;
  next: string;
}

/**
 * Sets a new password with the token of an email. The holder of the token owns the mailbox, so this also confirms the
 * email and resets the guess counters of the account (promise A5). A pending email change is cancelled, because a thief
 * may have requested it. `alongside` runs in the same transaction and must end all sessions.
 */
export async function resetPassword(
  context: PlayersContext,
  { token, next }: Reset,
  client: ClientInfo,
  alongside: (tx: Transaction, playerId: number) => Promise<unknown>,
): Promise<void> {
  const { db, clock, passwords } = context;
  const given = () => ({ token, purpose, now: clock(), path: tokenPath });
  const { subject } = await checkToken(db, given()); // Before hashing, which is expensive.
  checkNewPassword(next, subject ?? '', at('password'));
  const hash = await passwords.hash(next);
  const owner = await db.transaction(async (tx) => {
    const used = await useToken(tx, given());
    const owner = await setPassword(tx, used, hash, clock());
    await cancelEmailChange(tx, owner.id);
    const { ip } = client;
    const who = { actor: `player:${owner.id}`, playerId: owner.id };
    await recordAudit(tx, { at: clock(), kind: 'password_reset', ...who, details: { ip } });
    await alongside(tx, owner.id);
    return owner;
  });
  await forgiveOwner(context, owner, client);
}

/** Refuses if the account now has another email: the mailbox the token was sent to no longer gives access. */
async function setPassword(
  tx: Transaction,
  { playerId, subject }: { playerId: number; subject: string | null },
  hash: string,
  now: Date,
): Promise<Mailbox> {
  const query = tables
    .updateTable('players')
    .set(({ fn, val, ref }) => ({
      password_hash: hash,
      confirmed_at: fn<Date>('coalesce', [ref('confirmed_at'), val(now)]),
    }))
    .where('id', '=', BigInt(playerId))
    .where('email', '=', subject)
    .returning('email');
  const [row] = await run(tx, query);
  if (!row) throw new Refusal('token_invalid', { path: tokenPath });
  return { id: playerId, email: row.email };
}

async function forgiveOwner({ db, clock }: PlayersContext, { id, email }: Mailbox, client: ClientInfo): Promise<void> {
  const { ip, device } = client;
  await forgiveAttempt(db, 'address', ip, clock());
  await forgiveAttempt(db, 'email', email, clock());
  await forgiveAttempt(db, 'email_and_address', `${email} ${ip}`, clock());
  await forgiveAttempt(db, 'own_password', String(id), clock());
  if (device) await forgiveAttempt(db, 'email_and_device', `${email} ${device}`, clock());
}
