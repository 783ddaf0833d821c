import * as contracts from '@croupier/contracts';
import { readOwnPlayer } from '@croupier/server-players';
import { requireRecentPassword } from '@croupier/server-sessions';
import { beginSetUp, confirmSetUp, readTwoFactor, renewRecoveryCodes, turnOff } from '@croupier/server-two-factor';
import type { PlatformContext } from '../context.ts';
import type { Serve } from '../serve.ts';

/** The second factor of the player who asks. Signing in by it stands with the other ways to sign in. */
export function twoFactorRoutes(serve: Serve, { db, clock, twoFactor }: PlatformContext): void {
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
    const order = { playerId: player.playerId, code: body.otp_attempt, orderKey: idempotencyKey };
    return { recovery_codes: await confirmSetUp(twoFactor, order, async () => undefined) };
  });

  serve(contracts.disableTwoFactor, { access: 'player' }, async ({ body: { password, ...factor }, player }) => {
    await turnOff(twoFactor, { playerId: player.playerId, password, factor }, async () => undefined);
  });

  serve(contracts.renewRecoveryCodes, { access: 'player' }, async ({ body: { password, ...factor }, player }) => ({
    recovery_codes: await renewRecoveryCodes(twoFactor, { playerId: player.playerId, password, factor }),
  }));
}
