import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import type { Transaction } from '@croupier/server-database';
import {
  changePassword,
  checkCredentials,
  checkEmail,
  checkOwnPassword,
  describePlayer,
  readOwnPlayer,
  rememberDevice,
  signUp,
  type ClientInfo,
} from '@croupier/server-players';
import { cancelErasure } from '@croupier/server-privacy';
import type { PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';
import { deviceCookie, sessionCookie } from '../session-cookie.ts';

const clientOf = ({ request: { ip, country, edition, locale }, raw }: Caller): ClientInfo => ({
  ip,
  country,
  edition,
  locale,
  device: deviceCookie.read(raw),
});

interface Caller {
  request: RequestInfo;
  reply: FastifyReply;
  raw: FastifyRequest;
}

interface Started {
  playerId: number;
  token: string;
  device: string;
}

/** Signing up, in and out, and what players may do with their sessions and password. */
export function usersRoutes(serve: Serve, context: PlatformContext): void {
  const { clock, config, db, players, sessions } = context;

  /** Starts a session and remembers the device, in the caller's transaction. */
  async function start(tx: Transaction, { request, raw }: Caller, playerId: number): Promise<Started> {
    const { ip, country, userAgent } = request;
    await cancelErasure(context.erasure, tx, playerId);
    const device = deviceCookie.read(raw) ?? deviceCookie.make();
    await rememberDevice(tx, { playerId, device, now: clock() });
    const replacing = sessionCookie.read(raw);
    const { token } = await sessions.start(tx, { playerId, ip, country, userAgent, replacing });
    return { playerId, token, device };
  }

  const answer = async (reply: FastifyReply, { playerId, token, device }: Started) => {
    sessionCookie.give(reply, config, token).header('cache-control', 'no-store');
    deviceCookie.give(reply, config, device);
    return describePlayer(await readOwnPlayer(db, playerId));
  };

  serve(contracts.signUp, { access: 'all' }, async ({ body, idempotencyKey, ...caller }) => {
    const application = { ...body.user, idempotencyKey };
    const started = await signUp(players, application, clientOf(caller), (tx, id) => start(tx, caller, id));
    return answer(caller.reply, started);
  });

  serve(contracts.checkEmail, { access: 'all', activity: false }, ({ body, ...caller }) =>
    checkEmail(players, body.user.email, clientOf(caller)),
  );

  serve(contracts.signIn, { access: 'all' }, async ({ body, ...caller }) => {
    // Nobody waits for a one-time code before two-factor can be switched on.
    if ('otp_attempt' in body.user) throw new Refusal('invalid', { path: ['user', 'otp_attempt'] });
    const playerId = await checkCredentials(players, body.user, clientOf(caller));
    return answer(caller.reply, await db.transaction((tx) => start(tx, caller, playerId)));
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
