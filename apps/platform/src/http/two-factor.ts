import * as contracts from '@croupier/contracts';
import type { Transaction } from '@croupier/server-database';
import type { ParamsOf } from '@croupier/server-mail';
import { readOwnPlayer } from '@croupier/server-players';
import { requireRecentPassword } from '@croupier/server-sessions';
import { beginSetUp, confirmSetUp, readTwoFactor, renewRecoveryCodes, turnOff } from '@croupier/server-two-factor';
import type { PlatformContext } from '../context.ts';
import { mailPlayer } from '../mail/mail-player.ts';
import type { Serve } from '../serve.ts';

/**
 * Registers the routes for the caller's own second factor. Signing in with it is registered with the other ways to sign
 * in.
 */
export function twoFactorRoutes(serve: Serve, { db, clock, twoFactor }: PlatformContext): void {
  /** Emails the owner about the change, in case someone else made it. */
  const tell = (playerId: number, change: ParamsOf<'security-change'>['change']) => (tx: Transaction) =>
    mailPlayer(tx, { playerId, template: 'security-change', params: { change, at: clock().toISOString() } });

  serve(contracts.readTwoFactor, { access: 'player' }, async ({ player }) => {
    const { enabledAt, recoveryCodesLeft } = await readTwoFactor(db, player.playerId);
    return {
      enabled: enabledAt !== null,
      enabled_at: enabledAt?.toISOString() ?? null,
      recovery_codes_left: recoveryCodesLeft,
    };
  });

  serve(contracts.setUpTwoFactor, { access: 'player' }, async ({ player: { playerId, session } }) => {
    requireRecentPassword(session, clock());
    const { email } = await readOwnPlayer(db, playerId);
    return beginSetUp(twoFactor, { playerId, email });
  });

  serve(contracts.enableTwoFactor, { access: 'player' }, async ({ body, player, idempotencyKey }) => {
    const { playerId } = player;
    const order = { playerId, code: body.otp_attempt, orderKey: idempotencyKey };
    return { recovery_codes: await confirmSetUp(twoFactor, order, tell(playerId, 'two_factor_on')) };
  });

  serve(contracts.disableTwoFactor, { access: 'player' }, async ({ body: { password, ...factor }, player }) => {
    const { playerId } = player;
    await turnOff(twoFactor, { playerId, password, factor }, tell(playerId, 'two_factor_off'));
  });

  serve(contracts.renewRecoveryCodes, { access: 'player' }, async ({ body: { password, ...factor }, player }) => {
    const { playerId } = player;
    const order = { playerId, password, factor };
    return { recovery_codes: await renewRecoveryCodes(twoFactor, order, tell(playerId, 'recovery_codes_renewed')) };
  });
}
