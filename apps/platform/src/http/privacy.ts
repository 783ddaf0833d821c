import * as v from 'valibot';
import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import { readOwnPlayer } from '@croupier/server-players';
import {
  askForErasure,
  askForReport,
  describeReport,
  latestReport,
  linkReport,
  nextReportAt,
  openReport,
  readErasure,
} from '@croupier/server-privacy';
import { requireRecentPassword } from '@croupier/server-sessions';
import { answerError } from '../errors.ts';
import { identify } from '../identify.ts';
import type { Routes } from '../serve.ts';
import { sessionCookie } from '../session-cookie.ts';

const fileOf = (id: string) => `/api/gdpr_reports/${id}/file`;

/** Registers the routes for a player's data: a report, and closing and deleting the account. */
export const privacyRoutes: Routes = (serve, context, app) => {
  const { clock, config, db, erasure, reports } = context;

  serve(contracts.readDataReport, { access: 'player' }, async ({ player }) => {
    const latest = await latestReport(db, player.playerId);
    return {
      report: latest && describeReport(latest),
      next_at: nextReportAt(latest, clock())?.toISOString() ?? null,
    };
  });

  serve(contracts.askForDataReport, { access: 'player' }, async ({ player, request }) => {
    const now = clock();
    requireRecentPassword(player.session, now);
    const { playerId } = player;
    const locale = request.locale ?? (await readOwnPlayer(db, playerId)).locale;
    return describeReport(await db.transaction((tx) => askForReport(tx, { playerId, locale, now })));
  });

  serve(contracts.linkDataReport, { access: 'player' }, async ({ player, params }) => {
    requireRecentPassword(player.session, clock());
    const { token, until } = await linkReport(reports, { id: params.id, playerId: player.playerId });
    return { url: `${fileOf(params.id)}?token=${token}`, expires_at: until.toISOString() };
  });

  // Not an endpoint, because it returns a file. It opens only for the report's player, until the link expires.
  app.get<{ Params: { id: string }; Querystring: { token?: unknown } }>(
    fileOf(':id'),
    { errorHandler: answerError },
    async (request, reply) => {
      const player = await identify(context)(request, { activity: true });
      if (!player) throw new Refusal('unauthenticated');
      const { token } = request.query;
      if (!v.is(contracts.Uuid, request.params.id) || typeof token !== 'string') throw new Refusal('not_found');
      const wanted = { id: request.params.id, playerId: player.playerId, token };
      const { content, askedAt } = await openReport(reports, wanted);
      void reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="croupier-data-${askedAt.toISOString().slice(0, 10)}.zip"`)
        .type('application/zip');
      return reply.send(content);
    },
  );

  serve(contracts.readErasure, { access: 'player' }, ({ player }) => readErasure(erasure, player.playerId));

  serve(contracts.askForErasure, { access: 'player' }, async ({ player, body, reply }) => {
    requireRecentPassword(player.session, clock());
    const due = await askForErasure(erasure, { playerId: player.playerId, giveUpRemainder: body.give_up_remainder });
    sessionCookie.take(reply, config);
    return { due_at: due.toISOString() };
  });
};
