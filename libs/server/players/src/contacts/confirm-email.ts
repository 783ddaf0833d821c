import { Refusal } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { createToken, readToken, useToken } from '@croupier/server-tokens';
import type { PlayersContext } from '../context.ts';
import { readPlayer } from '../read-player.ts';
import { tables } from '../schema.gen.ts';
import { purposes } from './purposes.ts';

const purpose = purposes.confirmEmail;
const path = ['confirmation_token'] as const;

/** Creates the token for a confirmation email, when the email is written. */
export const createConfirmationToken = (
  db: Queryable,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<string> => createToken(db, { playerId: id, purpose, subject: email, now });

/**
 * Confirms the address a token was sent to, if it is still the player's. Idempotent: a link opened again, or fetched by
 * a program before, gives the same result.
 */
export async function confirmEmail({ db, clock }: PlayersContext, token: string): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    if (await wasConfirmed(tx, token)) return;
    const { playerId, subject } = await useToken(tx, { token, purpose, now, path });
    const update = tables.updateTable('players').set({ confirmed_at: now });
    const confirmed = await run(
      tx,
      update
        .where('id', '=', BigInt(playerId))
        .where('email', '=', subject)
        .where('confirmed_at', 'is', null)
        .returning('id'),
    );
    if (confirmed.length > 0)
      await recordAudit(tx, { at: now, kind: 'email_confirmed', actor: `player:${playerId}`, playerId });
    else if (!(await isConfirmed(tx, { playerId, subject }))) throw new Refusal('token_invalid', { path });
  });
}

async function wasConfirmed(tx: Transaction, token: string): Promise<boolean> {
  const found = await readToken(tx, { token, purpose });
  return found !== null && found.usedAt !== null && (await isConfirmed(tx, found));
}

async function isConfirmed(
  tx: Transaction,
  { playerId, subject }: { playerId: number; subject: string | null },
): Promise<boolean> {
  const player = await readPlayer(tx, playerId);
  return player !== null && player.confirmed_at !== null && player.email === subject;
}
