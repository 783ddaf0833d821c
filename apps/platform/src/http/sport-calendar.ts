import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contracts from '@croupier/contracts';
import { parseLocale, sourceLocale } from '@croupier/i18n';
import { isExcluded } from '@croupier/server-limits';
import { readOwnPlayer } from '@croupier/server-players';
import {
  closeCalendar,
  findCalendar,
  openCalendar,
  readCalendarMatch,
  readCalendarMatches,
  readCalendarToken,
  renewCalendar,
} from '@croupier/server-sportsbook';
import { matchesCalendar } from '../calendar/matches-calendar.ts';
import type { PlatformContext } from '../context.ts';
import type { Serve } from '../serve.ts';
import { createRateLimit } from '../throttling/rate-limit.ts';
import { knows } from './etag.ts';

/** Refresh interval we suggest to calendar apps; many refresh only once a day. */
const REFRESH_SECONDS = 3600;
const KEEP_SECONDS = 900;
/** Limit on reads of a calendar within the window, enough for a person's several devices. */
const RATE = { most: 30, windowMs: 600_000 };

type Parts = Pick<PlatformContext, 'db' | 'clock' | 'config'>;

/** Registers the calendar routes: a secret URL for a player's favourites, and a public file for each match. */
export function calendarRoutes(serve: Serve, { db, clock, config: { sportOrigin } }: Parts): void {
  const rate = createRateLimit({ ...RATE, clock });
  const addressOf = (token: string | null) => ({
    address: token === null ? null : `${sportOrigin}/api/sportsbook/calendars/${token}/matches.ics`,
  });

  serve(contracts.readCalendar, { access: 'player' }, async ({ player }) =>
    addressOf(await readCalendarToken(db, player.playerId)),
  );
  serve(contracts.openCalendar, { access: 'player' }, async ({ player: { playerId } }) =>
    addressOf(await openCalendar(db, { playerId, now: clock() })),
  );
  serve(contracts.renewCalendar, { access: 'player' }, async ({ player: { playerId } }) =>
    addressOf(await renewCalendar(db, { playerId, now: clock() })),
  );
  serve(contracts.closeCalendar, { access: 'player' }, ({ player }) => closeCalendar(db, player.playerId));

  serve(contracts.readCalendarFile, { access: 'all' }, async ({ params: { token }, query, raw, reply }) => {
    rate.take(token);
    const now = clock();
    const playerId = await findCalendar(db, token);
    // A player on a break gets no reminders.
    const [excluded, player] = await Promise.all([isExcluded(db, playerId, now), readOwnPlayer(db, playerId)]);
    const matches = excluded ? [] : await readCalendarMatches(db, { playerId, now });
    const locale = query.lang ?? parseLocale(player.locale) ?? sourceLocale;
    const text = matchesCalendar(matches, { locale, origin: sportOrigin, refreshSeconds: REFRESH_SECONDS });
    reply.header('cache-control', `private, max-age=${KEEP_SECONDS}`);
    return calendarFile(text, { raw, reply });
  });

  serve(contracts.readMatchFile, { access: 'all' }, async ({ params: { id }, query, raw, reply }) => {
    const locale = query.lang ?? sourceLocale;
    const text = matchesCalendar([await readCalendarMatch(db, id)], { locale, origin: sportOrigin });
    reply.header('cache-control', 'public, max-age=300');
    reply.header('content-disposition', `attachment; filename="match-${id}.ics"`);
    return calendarFile(text, { raw, reply });
  });
}

/** Returns a calendar, or 304 if the client already has this version. */
function calendarFile(text: string, { raw, reply }: { raw: FastifyRequest; reply: FastifyReply }): Readable {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`;
  reply.header('etag', etag);
  if (knows(raw, etag)) reply.code(304);
  return Readable.from([text]);
}
