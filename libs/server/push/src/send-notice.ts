import * as v from 'valibot';
import webPush from 'web-push';
import { toWire } from '@croupier/contracts';
import { editionById, joinLocale, localeOf } from '@croupier/i18n';
import { run } from '@croupier/server-database';
import { jobKind } from '@croupier/server-jobs';
import { readOwnPlayer } from '@croupier/server-players';
import type { PushContext } from './context.ts';
import { notices, type NoticeKind, wordsOf } from './notices.ts';
import { PUSH_JOB } from './notify.ts';
import { columns, tables } from './schema.gen.ts';
import { isOfService } from './services.ts';

/** Job for a notification to one browser, identified by the hash of its endpoint. */
export const pushJob = jobKind(
  PUSH_JOB,
  v.object({ device: v.string(), kind: v.picklist(Object.keys(notices) as NoticeKind[]) }),
);

/** Older notifications are outdated. */
const TTL_SECONDS = 86_400;
/** Status codes for a browser, or our key, that is permanently gone. */
const GONE = [403, 404, 410];

/** Encrypts a notification for one browser and sends it to its push service. Removes a browser that is gone. */
export async function sendNotice(
  context: PushContext,
  { device, kind }: v.InferOutput<typeof pushJob.payload>,
  signal: AbortSignal,
): Promise<void> {
  const { db, keys, services, post, casinoOrigin, sportOrigin } = context;
  const hash = Buffer.from(device, 'hex');
  const found = tables.selectFrom('push_devices').select(columns.push_devices).where('endpoint_hash', '=', hash);
  const [row] = await run(db, found);
  const { topic, site, path } = notices[kind];
  if (!keys || !row?.topics.includes(topic)) return; // Turned off since.
  const forget = () => run(db, tables.deleteFrom('push_devices').where('endpoint_hash', '=', hash));
  if (!isOfService(row.endpoint, services)) return void (await forget()); // Its service was removed from the list since.
  const player = await readOwnPlayer(db, toWire(row.player_id));
  const locale = localeOf(player);
  const origin = site === 'sport' ? sportOrigin : casinoOrigin;
  const notice = {
    ...wordsOf(kind, locale),
    lang: locale,
    tag: kind,
    url: origin + joinLocale(locale, editionById(player.edition).defaultLocale, path),
  };
  const sealed = webPush.generateRequestDetails(
    {
      endpoint: row.endpoint,
      keys: { p256dh: row.p256dh.toString('base64url'), auth: row.auth.toString('base64url') },
    },
    JSON.stringify(notice),
    {
      TTL: TTL_SECONDS,
      topic: kind,
      vapidDetails: { ...keys, subject: `mailto:no-reply@${new URL(casinoOrigin).hostname}` },
    },
  );
  const status = await post({ endpoint: row.endpoint, headers: sealed.headers, body: sealed.body! }, signal);
  if (GONE.includes(status)) await forget();
  else if (status < 200 || status >= 300) throw new Error(`push service answered ${status}`);
}
