import type * as v from 'valibot';
import { editionById, localeOf } from '@croupier/i18n';
import { channelOf, type MadeOf, parseParams, renderMessage, type TemplateName } from '@croupier/server-mail';
import { readOwnPlayer, wasForgotten } from '@croupier/server-players';
import type { PlatformContext } from '../context.ts';
import type { messageJob } from './mail-player.ts';
import { preparationOf, type Prepared } from './preparations.ts';

type MailContext = Pick<PlatformContext, 'clock' | 'config' | 'messages' | 'pools'>;

/** Writes one queued message in the player's language and sends it. Skips one that is no longer needed. */
export async function sendMessage(
  context: MailContext,
  message: v.InferOutput<typeof messageJob.payload>,
): Promise<void> {
  await send(context, message.template, message);
}

async function send<Name extends TemplateName>(
  context: MailContext,
  template: Name,
  { playerId, params: stored, site }: Omit<v.InferOutput<typeof messageJob.payload>, 'template'>,
): Promise<void> {
  const { config, messages, pools } = context;
  const params = parseParams(template, stored);
  const player = await readOwnPlayer(pools.jobs, playerId);
  if (wasForgotten(player)) return; // The account was erased since.
  const prepare = preparationOf(template);
  const prepared: Prepared<Name> | null = prepare
    ? await prepare(context, { player, params })
    : { made: {} as MadeOf<Name> };
  if (prepared === null) return;
  const to = prepared.to ?? (channelOf(template) === 'sms' ? player.mobile_phone : player.email);
  if (to === null) return; // The number was removed since.
  const rendered = renderMessage(
    { template, params, made: prepared.made },
    {
      locale: localeOf(player),
      edition: editionById(player.edition),
      origin: config.casinoOrigin,
      askedOn: site === 'sport' ? config.sportOrigin : config.casinoOrigin,
    },
  );
  if (rendered.channel === 'sms') await messages.sms({ ...rendered.message, to });
  else await messages.mail({ ...rendered.message, to });
}
