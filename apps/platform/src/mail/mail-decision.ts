import type * as v from 'valibot';
import { readOwnPlayer } from '@croupier/server-players';
import { type decisionMailJob, describeDocument, findDocument } from '@croupier/server-verification';
import type { PlatformContext } from '../context.ts';
import { sendMessage } from './send-message.ts';

/** Emails the decision on a document, in its state at the time of sending. */
export async function mailDecision(
  context: Pick<PlatformContext, 'clock' | 'config' | 'messages' | 'pools'>,
  { documentId, playerId }: v.InferOutput<typeof decisionMailJob.payload>,
): Promise<void> {
  const db = context.pools.jobs;
  const [row, { verified }] = await Promise.all([findDocument(db, documentId), readOwnPlayer(db, playerId)]);
  if (!row) return;
  const { kind, state, reason } = describeDocument(row);
  await sendMessage(context, { playerId, template: 'document-decided', params: { kind, state, reason, verified } });
}
