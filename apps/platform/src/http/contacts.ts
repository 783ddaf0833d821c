import * as contracts from '@croupier/contracts';
import {
  answerEmailChange,
  askEmailChange,
  askPhoneCode,
  cancelEmailChange,
  confirmPhone,
  countAttempt,
  readEmailChange,
  readOwnPlayer,
  readPendingPhone,
  updatePlayer,
} from '@croupier/server-players';
import { requireRecentPassword } from '@croupier/server-sessions';
import type { Identity, PlatformContext } from '../context.ts';
import { mailPlayer } from '../mail/mail-player.ts';
import type { Serve } from '../serve.ts';
import { clientOf } from './client-of.ts';

/** Registers the routes that change and confirm the player's email and phone. */
export function contactsRoutes(serve: Serve, { clock, db, players }: PlatformContext): void {
  const recent = ({ session }: Identity) => requireRecentPassword(session, clock());

  async function emailOf(playerId: number): Promise<contracts.EmailState> {
    const { email, confirmed_at } = await readOwnPlayer(db, playerId);
    const change = await readEmailChange(db, playerId, clock());
    const pending = change && {
      email: change.email,
      old_confirmed: change.oldConfirmedAt !== null,
      new_confirmed: change.newConfirmedAt !== null,
      expires_at: change.expiresAt.toISOString(),
    };
    return { email, confirmed_at: confirmed_at?.toISOString() ?? null, pending };
  }

  async function phoneOf(playerId: number): Promise<contracts.PhoneState> {
    const { mobile_phone: number, phone_confirmed_at: confirmed } = await readOwnPlayer(db, playerId);
    const pending = await readPendingPhone(db, playerId, clock());
    return { number, confirmed_at: confirmed?.toISOString() ?? null, pending };
  }

  serve(contracts.readEmail, { access: 'player' }, ({ player }) => emailOf(player.playerId));

  serve(contracts.changeEmail, { access: 'player' }, async ({ body: { email }, player, ...caller }) => {
    const { playerId } = player;
    recent(player);
    await countAttempt(db, 'mail', (await readOwnPlayer(db, playerId)).email, clock());
    await askEmailChange(players, { playerId, email }, clientOf(caller), async (tx) => {
      for (const side of ['old', 'new'] as const)
        await mailPlayer(
          tx,
          { playerId, template: `email-change-${side}`, params: {} },
          { key: `email-${side}:${playerId}` },
        );
    });
    return emailOf(playerId);
  });

  serve(contracts.cancelEmailChange, { access: 'player' }, async ({ player: { playerId } }) => {
    await db.transaction((tx) => cancelEmailChange(tx, playerId));
    return emailOf(playerId);
  });

  serve(contracts.answerEmailChange, { access: 'all', activity: false }, async ({ body }) => {
    const { state } = await answerEmailChange(players, body, async (tx, outcome) => {
      if (outcome.state !== 'changed') return;
      const { playerId, from, byOperator } = outcome;
      const template = byOperator ? 'email-rescue-done' : 'email-changed';
      await mailPlayer(tx, { playerId, template, params: { to: from, at: clock().toISOString() } });
    });
    return { state };
  });

  serve(contracts.readPhone, { access: 'player' }, ({ player }) => phoneOf(player.playerId));

  serve(contracts.addPhone, { access: 'player' }, async ({ body, player, ...caller }) => {
    const { playerId } = player;
    const wish = { playerId, number: body.phone.number, requireRecentPassword: () => recent(player) };
    let pending: string | null = null;
    await askPhoneCode(players, wish, clientOf(caller), async (tx, number) => {
      pending = number;
      await mailPlayer(tx, { playerId, template: 'phone-code', params: { number } }, { key: `phone-code:${playerId}` });
    });
    return { ...(await phoneOf(playerId)), pending };
  });

  serve(contracts.confirmPhone, { access: 'player' }, async ({ body, player: { playerId } }) => {
    await confirmPhone(players, { playerId, code: body.code });
    return phoneOf(playerId);
  });

  serve(contracts.deletePhone, { access: 'player' }, async ({ player }) => {
    const { playerId } = player;
    const changes = { mobile_phone: null };
    await updatePlayer(players, { playerId, changes, requireRecentPassword: () => recent(player) });
    return phoneOf(playerId);
  });
}
