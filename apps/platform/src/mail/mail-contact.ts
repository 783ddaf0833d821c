import type * as v from 'valibot';
import { editionById, localeOf } from '@croupier/i18n';
import { renderMessage } from '@croupier/server-mail';
import {
  type contactMailJob,
  type ContactMessageRow,
  findContactMessage,
  mayAttempt,
  readContactAnswers,
} from '@croupier/server-players';
import type { PlatformContext } from '../context.ts';

type MailContext = Pick<PlatformContext, 'clock' | 'config' | 'messages' | 'pools'>;

/** Sends the copy of a message to support to its sender, or an answer. Skips messages erased since. */
export async function mailContact(
  context: MailContext,
  { messageId, answerId }: v.InferOutput<typeof contactMailJob.payload>,
): Promise<void> {
  const { clock, messages, pools } = context;
  const row = await findContactMessage(pools.jobs, messageId);
  if (!row) return;
  if (answerId === undefined) {
    // Anyone can enter a guest's mailbox, so the number of emails to it is limited across all requesters.
    if (!(await mayAttempt(pools.jobs, 'mail_sent', row.email, clock()))) return;
    await messages.mail({ ...render(context, row, null), to: row.email });
    return;
  }
  const answer = (await readContactAnswers(pools.jobs, messageId)).find(({ id }) => String(id) === answerId);
  if (answer) await messages.mail({ ...render(context, row, answer.text), to: row.email });
}

function render({ config }: Pick<MailContext, 'config'>, row: ContactMessageRow, answer: string | null) {
  const addressee = {
    locale: localeOf(row),
    edition: editionById(row.edition),
    origin: config.casinoOrigin,
    askedOn: row.site === 'sport' ? config.sportOrigin : config.casinoOrigin,
  };
  // A guest's mailbox may be any address: remove links so that a stranger's text can't lead its owner anywhere.
  const text = row.player_id === null ? withoutLinks(row.text) : row.text;
  const { id } = row;
  const rendered =
    answer === null
      ? renderMessage({ template: 'contact-received', params: { id, text }, made: {} }, addressee)
      : renderMessage({ template: 'contact-answered', params: { id, text, answer }, made: {} }, addressee);
  if (rendered.channel !== 'mail') throw new Error('support answers by mail');
  return rendered.message;
}

/** Rewrites `bank.example/pay` and `http://…` so that no mail program turns them into links. */
export const withoutLinks = (text: string): string =>
  text.replace(/\S*(?:\/\/|www\.|[\p{L}\d-]\.[\p{L}]{2,}(?![\p{L}\d]))\S*/giu, '[…]');
