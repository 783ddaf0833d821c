import * as v from 'valibot';
import { Email, Refusal } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { dropTokens } from '@croupier/server-tokens';
import type { PlayersContext } from '../context.ts';
import { readOwnPlayer } from '../read-player.ts';
import { refuseExcluded } from '../refuse-excluded.ts';
import { tables } from '../schema.gen.ts';
import { emailTokens, purposes, RESCUE_DAYS } from './purposes.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Job of the two emails: to the old mailbox at once, so that it can stop the change, and to the new one after the
 * waiting period.
 */
export const emailRescueMailJob = jobKind(
  'mail.email-rescue',
  v.object({
    playerId: v.number(),
    template: v.picklist(['email-rescue-begun', 'email-rescue-confirm']),
    from: v.string(),
  }),
);

interface Rescue {
  playerId: number;
  email: string;
  actor: string;
  /** Operator's note on how they verified the person. */
  reason: string;
  now: Date;
}

/**
 * Starts an email change for a player who can no longer read the old mailbox. The new mailbox alone confirms it, but
 * only after three days, in which the old mailbox or a signed-in session may stop it. Refuses the mailbox of an
 * excluded person.
 */
export async function rescueEmail(
  context: Pick<PlayersContext, 'isExcluded' | 'wasErasedExcluded'>,
  tx: Transaction,
  { playerId, email, actor, reason, now }: Rescue,
): Promise<Date> {
  const next = email.trim().toLowerCase();
  if (!v.is(Email, next)) throw new Refusal('invalid', { path: ['email'] });
  const player = await readOwnPlayer(tx, playerId);
  if (player.email === next) throw new Refusal('invalid', { path: ['email'] });
  const taken = tables.selectFrom('players').select('id').where('email', '=', next);
  if ((await run(tx, taken)).length > 0) throw new Refusal('taken', { path: ['email'] });
  await refuseExcluded(context, tx, { email: next }, playerId);
  const from = new Date(now.getTime() + RESCUE_DAYS * DAY_MS);
  const change = {
    email: next,
    old_confirmed_at: null,
    new_confirmed_at: null,
    operator_from: from,
    expires_at: new Date(from.getTime() + purposes.newEmail.minutes * 60_000),
  };
  await dropTokens(tx, { playerId, purposes: emailTokens });
  const insert = tables.insertInto('email_changes').values({ player_id: BigInt(playerId), ...change });
  await run(
    tx,
    insert.onConflict((conflict) => conflict.column('player_id').doUpdateSet(change)),
  );
  await recordAudit(tx, { at: now, kind: 'email_change_begun', actor, playerId, details: { reason } });
  const mail = (template: 'email-rescue-begun' | 'email-rescue-confirm', at?: Date) =>
    enqueue(
      tx,
      emailRescueMailJob,
      { playerId, template, from: from.toISOString() },
      { at, key: `${template}:${playerId}` },
    );
  await mail('email-rescue-begun');
  await mail('email-rescue-confirm', from);
  return from;
}
