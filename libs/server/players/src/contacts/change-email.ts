import { Refusal } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import { createToken, dropTokens, type UsedToken, useToken } from '@croupier/server-tokens';
import type { ClientInfo, PlayersContext } from '../context.ts';
import { readOwnPlayer } from '../read-player.ts';
import { refuseExcluded } from '../refuse-excluded.ts';
import { tables } from '../schema.gen.ts';
import { refuseTaken } from '../sign-up.ts';
import { emailTokens, oldEmailOfRescue, purposes } from './purposes.ts';

/** The mailbox that answers. */
export type EmailSide = 'old' | 'new';

export interface EmailChange {
  email: string;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  expiresAt: Date;
  /** Set if an operator started it: from this time on the new mailbox alone confirms. */
  operatorFrom: Date | null;
}

const UNIQUE_VIOLATION = '23505';
const purposeOf = { old: purposes.oldEmail, new: purposes.newEmail } as const;
const columns = ['email', 'old_confirmed_at', 'new_confirmed_at', 'expires_at', 'operator_from'] as const;

/** Returns the change that waits for its confirmations, or null. */
export async function readEmailChange(db: Queryable, playerId: number, now: Date): Promise<EmailChange | null> {
  const query = tables.selectFrom('email_changes').select(columns).where('player_id', '=', BigInt(playerId));
  const [row] = await run(db, query.where('expires_at', '>', now));
  if (!row) return null;
  const { email, old_confirmed_at, new_confirmed_at, expires_at: expiresAt, operator_from: operatorFrom } = row;
  return { email, oldConfirmedAt: old_confirmed_at, newConfirmedAt: new_confirmed_at, expiresAt, operatorFrom };
}

/**
 * Requests an email change. Both mailboxes have to confirm it, so a stolen session alone can't take over an account.
 * `alongside` queues the two emails.
 */
export async function askEmailChange(
  context: PlayersContext,
  { playerId, email }: { playerId: number; email: string },
  client: ClientInfo,
  alongside: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const { db, clock } = context;
  const next = email.toLowerCase();
  const player = await readOwnPlayer(db, playerId);
  if (player.email === next) throw new Refusal('invalid', { path: ['email'] });
  await refuseTaken(context, next, client, ['email']);
  const expires_at = new Date(clock().getTime() + purposes.newEmail.minutes * 60_000);
  const change = { email: next, old_confirmed_at: null, new_confirmed_at: null, operator_from: null, expires_at };
  await db.transaction(async (tx) => {
    await refuseExcluded(context, tx, { email: next }, playerId);
    await dropTokens(tx, { playerId, purposes: emailTokens });
    await run(
      tx,
      tables
        .insertInto('email_changes')
        .values({ player_id: BigInt(playerId), ...change })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(change)),
    );
    await recordAudit(tx, { at: clock(), kind: 'email_change_asked', actor: `player:${playerId}`, playerId });
    await alongside(tx);
  });
}

/**
 * Creates the token for one of the two emails, when the email is written. Null if the change was cancelled or already
 * confirmed by that mailbox.
 */
export async function createEmailChangeToken(
  db: Queryable,
  { playerId, side, now }: { playerId: number; side: EmailSide; now: Date },
): Promise<{ token: string; email: string; change: EmailChange } | null> {
  const change = await readEmailChange(db, playerId, now);
  if (!change || (side === 'old' ? change.oldConfirmedAt : change.newConfirmedAt)) return null;
  const purpose = side === 'old' && change.operatorFrom ? oldEmailOfRescue : purposeOf[side];
  const token = await createToken(db, { playerId, purpose, subject: change.email, now });
  return { token, email: change.email, change };
}

/** Cancels the change and revokes the tokens of both emails. */
export async function cancelEmailChange(tx: Transaction, playerId: number): Promise<boolean> {
  await dropTokens(tx, { playerId, purposes: emailTokens });
  const gone = tables.deleteFrom('email_changes').where('player_id', '=', BigInt(playerId)).returning('player_id');
  return (await run(tx, gone)).length > 0;
}

export interface EmailAnswer {
  token: string;
  side: EmailSide;
  /** True stops the change: the player did not request it. */
  stop: boolean;
}

export type EmailOutcome =
  | { state: 'waiting' | 'stopped'; playerId: number }
  | { state: 'changed'; playerId: number; from: string; byOperator: boolean };

/** Applies one mailbox's answer. `alongside` runs in the transaction that changes the address. */
export async function answerEmailChange(
  context: Pick<PlayersContext, 'db' | 'clock' | 'isExcluded' | 'wasErasedExcluded'>,
  { token, side, stop }: EmailAnswer,
  alongside: (tx: Transaction, outcome: EmailOutcome) => Promise<unknown>,
): Promise<EmailOutcome> {
  const { db, clock } = context;
  const work = async (tx: Transaction) => {
    const used = await useToken(tx, { token, purpose: purposeOf[side], now: clock() });
    const outcome = stop ? await stopChange(tx, used, clock()) : await confirmSide(context, tx, used, side);
    await alongside(tx, outcome);
    return outcome;
  };
  return db.transaction(work).catch((error: unknown) => {
    // Another player signed up with the address at the same moment.
    const taken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
    throw taken ? new Refusal('taken', { path: ['email'] }) : error;
  });
}

async function stopChange(tx: Transaction, { playerId }: UsedToken, now: Date): Promise<EmailOutcome> {
  await cancelEmailChange(tx, playerId);
  await recordAudit(tx, { at: now, kind: 'email_change_stopped', actor: `player:${playerId}`, playerId });
  return { state: 'stopped', playerId };
}

async function confirmSide(
  context: Pick<PlayersContext, 'clock' | 'isExcluded' | 'wasErasedExcluded'>,
  tx: Transaction,
  { playerId, subject }: UsedToken,
  side: EmailSide,
): Promise<EmailOutcome> {
  const now = context.clock();
  const query = tables
    .updateTable('email_changes')
    .set(side === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now })
    .where('player_id', '=', BigInt(playerId))
    .where('email', '=', subject)
    .where('expires_at', '>', now)
    .returning(columns);
  const [change] = await run(tx, query); // The row lock serializes the two sides.
  const { operator_from: operatorFrom = null } = change ?? {};
  if (!change || (operatorFrom && operatorFrom > now)) throw new Refusal('token_invalid', { path: ['token'] });
  if (!(change.old_confirmed_at ?? operatorFrom) || !change.new_confirmed_at) return { state: 'waiting', playerId };
  const { email: from } = await readOwnPlayer(tx, playerId);
  // Days may pass between request and confirmation. `taken` doesn't reveal that the mailbox belongs to an excluded
  // person.
  await refuseExcluded(context, tx, { email: change.email }, playerId).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('taken', { path: ['email'] }) : error;
  });
  await replaceEmail(tx, { playerId, email: change.email, now });
  return { state: 'changed', playerId, from, byOperator: operatorFrom !== null };
}

/**
 * Replaces the email after both mailboxes confirmed. Links sent to the old address stop working; the new address counts
 * as confirmed.
 */
async function replaceEmail(
  tx: Transaction,
  { playerId, email, now }: { playerId: number; email: string; now: Date },
): Promise<void> {
  const taken = tables.selectFrom('players').select('id').where('email', '=', email);
  if ((await run(tx, taken)).length > 0) throw new Refusal('taken', { path: ['email'] });
  const update = tables.updateTable('players').set({ email, confirmed_at: now });
  await run(tx, update.where('id', '=', BigInt(playerId)));
  await dropTokens(tx, { playerId, purposes: Object.values(purposes) });
  await run(tx, tables.deleteFrom('email_changes').where('player_id', '=', BigInt(playerId)));
  await recordAudit(tx, { at: now, kind: 'email_changed', actor: `player:${playerId}`, playerId });
}

/** Deletes email changes that were not confirmed in time. Returns the number deleted. */
export async function forgetOldEmailChanges(db: Database, now: Date): Promise<number> {
  const old = tables.deleteFrom('email_changes').where('expires_at', '<', now).returning('player_id');
  return (await run(db, old)).length;
}
