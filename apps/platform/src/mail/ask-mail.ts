import * as v from 'valibot';
import { Refusal } from '@croupier/contracts';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { countAttempt, findPlayerId, mayAttempt } from '@croupier/server-players';
import type { PlatformContext } from '../context.ts';
import { mailPlayer } from './mail-player.ts';
import { Site } from './site-of.ts';

/** Job for an email requested by a visitor who need not be signed in. */
export const askedMailJob = jobKind(
  'mail.asked',
  v.object({
    email: v.string(),
    template: v.picklist(['new-password', 'confirm-email']),
    site: v.optional(Site),
  }),
);
type AskedMail = v.InferOutput<typeof askedMailJob.payload>;

const path = ['user', 'email'];

/**
 * Queues the request without a lookup: reply, time and statements are the same whether or not the account exists
 * (promise A6). The job looks it up. `check` may refuse once the attempt is counted.
 */
export async function askMail(
  { db, clock }: PlatformContext,
  { email, template, site }: AskedMail,
  { ip }: { ip: string },
  check: () => Promise<void> = async () => undefined,
): Promise<void> {
  const mailbox = email.trim().toLowerCase();
  await refusedAt(path, () => countAttempt(db, 'mail_asked_from', ip, clock()));
  await refusedAt(path, () => countAttempt(db, 'mail_asked', `${mailbox} ${ip}`, clock()));
  await check();
  await enqueue(db, askedMailJob, { email: mailbox, template, site }, { key: `asked:${template}:${mailbox}` });
}

/** Moves a refusal to another path of the body, where the page has its own text for it. */
async function refusedAt(place: readonly string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.code, { path: place, params: error.params }) : error;
  }
}

/**
 * Queues the email if the account exists. Emails per mailbox are limited across all requesters; the reply never shows it.
 */
export async function answerAskedMail(
  { clock, pools: { jobs: db } }: Pick<PlatformContext, 'clock' | 'pools'>,
  { email, template, site }: AskedMail,
): Promise<void> {
  const playerId = await findPlayerId(db, email);
  if (playerId === null) return;
  if (!(await mayAttempt(db, 'mail_sent', email, clock()))) return;
  await mailPlayer(db, { playerId, template, params: {}, site }, { key: `${template}:${playerId}` });
}
