import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import {
  changePassword,
  checkCredentials,
  checkOwnPassword,
  describePlayer,
  readOwnPlayer,
  signUp,
  type ClientInfo,
} from '@croupier/server-players';
import type { PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';
import { sessionCookie } from '../session-cookie.ts';

const clientOf = ({ ip, country, edition, locale }: RequestInfo): ClientInfo => ({ ip, country, edition, locale });

interface Caller {
  request: RequestInfo;
  reply: FastifyReply;
  raw: FastifyRequest;
}

/** Signing up, in and out, and what players may do with their sessions and password. */
export function usersRoutes(serve: Serve, context: PlatformContext): void {
  const { config, db, players, sessions } = context;

  const sessionStart = ({ request, raw }: Caller, playerId: number) => ({
    playerId,
    ip: request.ip,
    country: request.country,
    userAgent: request.userAgent,
    replacing: sessionCookie.read(raw),
  });

  const answer = async (reply: FastifyReply, playerId: number, token: string) => {
    sessionCookie.give(reply, config, token).header('cache-control', 'no-store');
    return describePlayer(await readOwnPlayer(db, playerId));
  };

  serve(contracts.signUp, { access: 'all' }, async ({ body, idempotencyKey, ...caller }) => {
    const application = { ...body.user, idempotencyKey };
    const { playerId, token } = await signUp(players, application, clientOf(caller.request), async (tx, id) => ({
      playerId: id,
      token: (await sessions.start(tx, sessionStart(caller, id))).token,
    }));
    return answer(caller.reply, playerId, token);
  });

  serve(contracts.signIn, { access: 'all' }, async ({ body, ...caller }) => {
    // Nobody waits for a one-time code before two-factor can be switched on.
    if ('otp_attempt' in body.user) throw new Refusal('invalid', { path: ['user', 'otp_attempt'] });
    const playerId = await checkCredentials(players, body.user, clientOf(caller.request));
    const { token } = await db.transaction((tx) => sessions.start(tx, sessionStart(caller, playerId)));
    return answer(caller.reply, playerId, token);
  });

  serve(contracts.signOut, { access: 'all', activity: false }, async ({ player, reply }) => {
    if (player) await sessions.end(player.session);
    sessionCookie.take(reply, config);
  });

  serve(contracts.reauthenticate, { access: 'player' }, async ({ body, player }) => {
    await checkOwnPassword(players, player.playerId, body.password);
    await sessions.reauthenticated(player.session);
  });

  serve(contracts.changePassword, { access: 'player' }, async ({ body, player }) => {
    const change = { playerId: player.playerId, current: body.current_password, next: body.password };
    await changePassword(players, change, (tx) => sessions.endAll(tx, player.playerId, { except: player.sessionId }));
    await sessions.reauthenticated(player.session);
  });

  serve(contracts.readSessions, { access: 'player' }, async ({ player }) => {
    const list = await sessions.list(player.playerId);
    return list
      .map((session) => ({
        id: session.id,
        current: session.id === player.sessionId,
        created_at: session.createdAt.toISOString(),
        active_at: session.activeAt.toISOString(),
        ip: session.ip,
        country: session.country,
        user_agent: session.userAgent,
      }))
      .toSorted((a, b) => Number(b.current) - Number(a.current));
  });

  serve(contracts.endOtherSessions, { access: 'player' }, async ({ player }) => {
    await db.transaction((tx) => sessions.endAll(tx, player.playerId, { except: player.sessionId }));
  });

  serve(contracts.endOneSession, { access: 'player' }, async ({ params, player }) => {
    if (!(await sessions.end({ id: params.id, playerId: player.playerId }))) throw new Refusal('not_found');
  });

  serve(contracts.recordActivity, { access: 'player' }, async () => undefined);
}
