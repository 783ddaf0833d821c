import * as v from 'valibot';
import type { Queryable } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { type ParamsOf, TemplateName } from '@croupier/server-mail';
import { Site } from './site-of.ts';

/** Job for a message to a player. The queue holds no secrets: tokens are created when the message is sent. */
export const messageJob = jobKind(
  'mail.send',
  v.object({ playerId: v.number(), template: TemplateName, params: v.unknown(), site: v.optional(Site) }),
);

export interface PlayerMessage<Name extends TemplateName> {
  playerId: number;
  template: Name;
  params: ParamsOf<Name>;
  /** Site it was requested on; the casino by default. */
  site?: Site | undefined;
}

/**
 * Queues an email or text message together with its cause: sent once this transaction has committed, in the player's
 * language, and retried while the mail server is away. Of messages waiting under one `key` only the last is sent.
 */
export async function mailPlayer<Name extends TemplateName>(
  tx: Queryable,
  { playerId, template, params, site }: PlayerMessage<Name>,
  options: { key?: string } = {},
): Promise<void> {
  const back = site === 'sport' ? { site } : {};
  await enqueue(tx, messageJob, { playerId, template, params, ...back }, options);
}
