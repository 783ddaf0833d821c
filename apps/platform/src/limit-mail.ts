import * as v from 'valibot';
import { jobKind } from '@croupier/server-jobs';
import { createChangeToken } from '@croupier/server-limits';
import { readOwnPlayer } from '@croupier/server-players';
import type { PlatformContext } from './context.ts';
import { sendMail } from './send-mail.ts';

/** The mail that confirms a looser limit. Its token is made when it is sent: the queue holds no secret. */
export const limitMailJob = jobKind('mail.limit-change', v.object({ playerId: v.number(), limitId: v.number() }));

export async function sendLimitMail(
  { config, pools: { jobs: db } }: Pick<PlatformContext, 'config' | 'pools'>,
  { playerId, limitId }: v.InferOutput<typeof limitMailJob.payload>,
): Promise<void> {
  const { email } = await readOwnPlayer(db, playerId);
  const token = await createChangeToken(db, BigInt(limitId));
  if (token === null) return; // Confirmed, or taken back, since.
  await sendMail(config, {
    to: email,
    subject: 'Please confirm the change of your limit',
    text: `You asked to loosen or remove a limit. Confirm it here: ${config.casinoOrigin}/profile/limits/confirm?token=${token}\n\nIf it was not you, do nothing: the limit stays as it is.`,
  });
}
