import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contracts from '@croupier/contracts';
import { Refusal, type SecondFactor, type SignInRecord } from '@croupier/contracts';
import { deviceName, parseLocale } from '@croupier/i18n';
import type { Transaction } from '@croupier/server-database';
import {
  changePassword,
  checkCredentials,
  checkAccount,
  checkOwnPassword,
  countAttempt,
  type ClientInfo,
  describePlayer,
  readOwnPlayer,
  redeemSignInToken,
  rememberDevice,
  signUp,
} from '@croupier/server-players';
import { cancelErasure } from '@croupier/server-privacy';
import { giveWithRegistration, requireDepositCode } from '@croupier/server-promotions';
import { listSignIns, readSessionEnd, recordSignInAttempt, shortIp } from '@croupier/server-sessions';
import { awaitCode, completeSignIn, isTwoFactorOn } from '@croupier/server-two-factor';
import type { PlatformContext, RequestInfo } from '../context.ts';
import { mailPlayer } from '../mail/mail-player.ts';
import { siteOf } from '../mail/site-of.ts';
import { readReferral } from '../referral-cookies.ts';
import type { Serve } from '../serve.ts';
import { deviceCookie, localeCookie, sessionCookie, signInCookie } from '../session-cookie.ts';
import { clientOf } from './client-of.ts';

interface Caller {
  request: RequestInfo;
  reply: FastifyReply;
  raw: FastifyRequest;
}

/** Player and the method that authenticated them. */
interface Proved {
  playerId: number;
  method: SignInRecord['method'];
}

interface Failure {
  playerId: number | null;
  outcome: SignInRecord['outcome'];
  method: SignInRecord['method'];
}

interface Started {
  playerId: number;
  token: string;
  device: string;
}

/** Registers the routes for signing up, in and out, and for a player's sessions and password. */
export function usersRoutes(serve: Serve, context: PlatformContext): void {
  const { clock, config, db, players, sessions, twoFactor } = context;

  /** Starts a session and remembers the device, in the caller's transaction. */
  async function start(tx: Transaction, { request, raw }: Caller, { playerId, method }: Proved): Promise<Started> {
    const { ip, country, userAgent } = request;
    await cancelErasure(context.erasure, tx, playerId);
    const device = deviceCookie.read(raw) ?? deviceCookie.make();
    const newDevice = (await rememberDevice(tx, { playerId, device, now: clock() })) && method !== 'sign_up';
    const replacing = sessionCookie.read(raw);
    const { token } = await sessions.start(tx, { playerId, ip, country, userAgent, replacing, method, newDevice });
    if (newDevice) {
      const params = { at: clock().toISOString(), device: deviceName(userAgent), country, ip: shortIp(ip) };
      // Replaces an email that still waits, so that knowing the password is not enough to flood the mailbox.
      await mailPlayer(tx, { playerId, template: 'new-device', params }, { key: `new-device:${playerId}` });
    }
    return { playerId, token, device };
  }

  /** Records a failed sign-in in the account's history. */
  const recordFailure = ({ ip, country, userAgent }: RequestInfo, failure: Failure) =>
    recordSignInAttempt(db, { ip, country, userAgent, ...failure }, clock());

  const answer = async (reply: FastifyReply, { playerId, token, device }: Started) => {
    sessionCookie.give(reply, config, token).header('cache-control', 'no-store');
    deviceCookie.give(reply, config, device);
    const player = await readOwnPlayer(db, playerId);
    // The next visit uses the player's language, signed in or not.
    const locale = parseLocale(player.locale);
    if (locale) localeCookie.give(reply, config, locale);
    return describePlayer(players, player);
  };

  serve(contracts.signUp, { access: 'all' }, async ({ body, idempotencyKey, ...caller }) => {
    const { deposit_bonus_code: code } = body.user;
    if (code !== undefined) requireDepositCode(code, ['user', 'deposit_bonus_code']);
    const application = { ...body.user, idempotencyKey, referral: readReferral(caller.raw) };
    const started = await signUp(players, application, clientOf(caller), async (tx, playerId) => {
      // A repeated sign-up must not bypass a second factor that was turned on since.
      if (await isTwoFactorOn(tx, playerId)) throw new Refusal('taken', { path: ['user', 'email'] });
      const message = { playerId, template: 'confirm-email', params: {}, site: siteOf(caller.raw, config) } as const;
      await mailPlayer(tx, message, { key: `confirm-email:${playerId}` });
      await giveWithRegistration(tx, { playerId, now: clock() });
      return start(tx, caller, { playerId, method: 'sign_up' });
    });
    return answer(caller.reply, started);
  });

  serve(contracts.checkEmail, { access: 'all', activity: false }, ({ body, ...caller }) =>
    checkAccount(players, body.user, clientOf(caller)),
  );

  serve(contracts.signIn, { access: 'all' }, async ({ body: { user }, ...caller }) => {
    const client = clientOf(caller);
    if (!('email' in user)) return answer(caller.reply, await secondStep(user, client, caller));
    const playerId = await checkCredentials(players, user, client, (id) =>
      recordFailure(caller.request, { playerId: id, outcome: 'wrong_password', method: 'password' }),
    );
    if (!(await isTwoFactorOn(db, playerId)))
      return answer(caller.reply, await db.transaction((tx) => start(tx, caller, { playerId, method: 'password' })));
    const token = await awaitCode(twoFactor, { playerId, replacing: signInCookie.read(caller.raw) });
    signInCookie.give(caller.reply, config, token).code(202).header('cache-control', 'no-store');
    return { otp_required: true as const };
  });

  /** Handles the code after a correct password. */
  async function secondStep(factor: SecondFactor, client: ClientInfo, caller: Caller): Promise<Started> {
    const method = 'otp_attempt' in factor ? 'one_time_code' : 'recovery_code';
    const started = await completeSignIn(twoFactor, {
      token: signInCookie.read(caller.raw),
      factor,
      client,
      alongside: (tx, playerId) => start(tx, caller, { playerId, method }),
      onWrong: (playerId) => recordFailure(caller.request, { playerId, outcome: 'wrong_code', method }),
    });
    signInCookie.take(caller.reply, config);
    return started;
  }

  serve(contracts.signInByLink, { access: 'all' }, async ({ body, ...caller }) => {
    const client = clientOf(caller);
    await countAttempt(db, 'address', client.ip, clock());
    const started = await db.transaction(async (tx) => {
      const playerId = await redeemSignInToken(tx, players, { token: body.token, client });
      return start(tx, caller, { playerId, method: 'link' });
    });
    return answer(caller.reply, started);
  });

  serve(contracts.signOut, { access: 'all', activity: false }, async ({ player, reply }) => {
    if (player) await sessions.end(player.session);
    sessionCookie.take(reply, config);
  });

  serve(contracts.readSessionEnd, { access: 'all', activity: false }, async ({ raw }) => {
    const end = await readSessionEnd(db, sessionCookie.read(raw));
    return end && { reason: end.reason, until: end.until?.toISOString() ?? null };
  });

  serve(contracts.reauthenticate, { access: 'player' }, async ({ body, player }) => {
    await checkOwnPassword(players, player.playerId, body.password);
    await sessions.reauthenticated(player.session);
  });

  serve(contracts.changePassword, { access: 'player' }, async ({ body, player }) => {
    const change = { playerId: player.playerId, current: body.current_password, next: body.password };
    await changePassword(players, change, async (tx) => {
      await sessions.endAll(tx, player.playerId, { except: player.sessionId });
      const { playerId } = player;
      await mailPlayer(tx, { playerId, template: 'password-changed', params: { at: clock().toISOString() } });
    });
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

  serve(contracts.readSignIns, { access: 'player' }, ({ query, player: { playerId } }) =>
    listSignIns(db, { playerId, ...query, now: clock() }),
  );

  serve(contracts.recordActivity, { access: 'player' }, async () => undefined);
}
