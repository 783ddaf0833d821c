import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import type { Transaction } from '@croupier/server-database';
import {
  confirmEmail,
  countAttempt,
  readOwnPlayer,
  rememberDevice,
  requireCaptcha,
  resetPassword,
} from '@croupier/server-players';
import type { PlatformContext } from '../context.ts';
import { askMail } from '../mail/ask-mail.ts';
import { mailPlayer } from '../mail/mail-player.ts';
import { siteOf } from '../mail/site-of.ts';
import type { Serve } from '../serve.ts';
import { deviceCookie } from '../session-cookie.ts';
import { clientOf } from './client-of.ts';

/** Registers the routes that recover an account and confirm a mailbox. */
export function recoveryRoutes(serve: Serve, context: PlatformContext): void {
  const { clock, config, db, players, sessions } = context;

  serve(contracts.remindPassword, { access: 'all', activity: false }, ({ body, request, raw }) =>
    askMail(context, { email: body.user.email, template: 'new-password', site: siteOf(raw, config) }, request),
  );

  serve(contracts.resetPassword, { access: 'all', activity: false }, async ({ body, ...caller }) => {
    const { reset_password_token: token, password: next } = body.user;
    const device = deviceCookie.read(caller.raw) ?? deviceCookie.make();
    const alongside = async (tx: Transaction, playerId: number) => {
      await sessions.endAll(tx, playerId);
      // The browser that opened the email is the owner's: guesses made elsewhere must not slow down the sign-in that
      // follows.
      await rememberDevice(tx, { playerId, device, now: clock() });
      await mailPlayer(tx, { playerId, template: 'password-changed', params: { at: clock().toISOString() } });
    };
    await resetPassword(players, { token, next }, { ...clientOf(caller), device }, alongside);
    deviceCookie.give(caller.reply, config, device);
  });

  serve(contracts.confirmEmail, { access: 'all' }, async ({ query, raw }) => {
    if (raw.headers['x-requested-with'] !== 'XMLHttpRequest') throw new Refusal('origin_not_allowed');
    await confirmEmail(players, query.confirmation_token);
  });

  serve(contracts.resendConfirmation, { access: 'all', activity: false }, ({ body: { user }, request, raw }) =>
    askMail(context, { email: user.email, template: 'confirm-email', site: siteOf(raw, config) }, request, () =>
      requireCaptcha(players.checkCaptcha, { token: user.captcha, ip: request.ip }),
    ),
  );

  serve(contracts.requestEmailVerification, { access: 'player' }, async ({ params, player: { playerId }, raw }) => {
    if (params.id !== playerId) throw new Refusal('not_found');
    const { email } = await readOwnPlayer(db, playerId);
    await countAttempt(db, 'mail', email, clock());
    const message = { playerId, template: 'confirm-email', params: {}, site: siteOf(raw, config) } as const;
    await mailPlayer(db, message, { key: `confirm-email:${playerId}` });
  });
}
