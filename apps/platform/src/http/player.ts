import * as contracts from '@croupier/contracts';
import {
  answerQuestionnaire,
  completeDetails,
  describePlayer,
  joinExperiments,
  keepBonusCode,
  type PlayerRecord,
  type PlayerUpdate,
  readOwnPlayer,
  updatePlayer,
} from '@croupier/server-players';
import { requireDepositCode } from '@croupier/server-promotions';
import { requireRecentPassword } from '@croupier/server-sessions';
import { openAccount, readBalances, selectAccount } from '@croupier/server-wallet';
import type { Identity, PlatformContext } from '../context.ts';
import type { Serve } from '../serve.ts';
import { localeCookie } from '../session-cookie.ts';

/** Registers the routes for the player's own data: every call uses the player of the session, so none takes an id. */
export function playerRoutes(serve: Serve, { clock, config, db, players, sessions }: PlatformContext): void {
  const own = ({ playerId }: Identity) => readOwnPlayer(db, playerId);
  const show = (record: PlayerRecord) => describePlayer(players, record);
  const change = ({ playerId, session }: Identity, changes: PlayerUpdate['changes'], saves = false) =>
    updatePlayer(players, {
      playerId,
      changes,
      saves,
      requireRecentPassword: () => requireRecentPassword(session, clock()),
    });

  serve(contracts.readPlayer, { access: 'player' }, async ({ player }) => show(await own(player)));

  serve(contracts.updatePlayer, { access: 'player' }, async ({ player, body }) =>
    show(await change(player, body, true)),
  );

  serve(contracts.setBonusCode, { access: 'player' }, async ({ player, body }) => {
    requireDepositCode(body.deposit_bonus_code, ['deposit_bonus_code']);
    await keepBonusCode(players, { playerId: player.playerId, code: body.deposit_bonus_code });
    return show(await own(player));
  });

  serve(contracts.clearBonusCode, { access: 'player' }, async ({ player }) => {
    await keepBonusCode(players, { playerId: player.playerId, code: null });
    return show(await own(player));
  });

  serve(contracts.updateDetails, { access: 'player' }, async ({ player, body }) =>
    show(await completeDetails(players, { playerId: player.playerId, details: body.user })),
  );

  serve(contracts.answerQuestionnaire, { access: 'player' }, async ({ player, body }) => {
    await answerQuestionnaire(players, { playerId: player.playerId, answers: body });
    return show(await own(player));
  });

  serve(contracts.updateLocale, { access: 'player' }, async ({ player, body, reply }) => {
    localeCookie.give(reply, config, body.locale);
    return show(await change(player, { locale: body.locale }));
  });

  serve(contracts.readSettings, { access: 'all' }, async ({ player }) => {
    const record = player && (await own(player));
    return {
      captcha: {
        site_key: config.captcha?.siteKey ?? null,
        enabled_register: config.captcha?.register ?? false,
        frame_url: config.captcha?.frameUrl ?? null,
      },
      receive_promos: record?.receive_promos ?? false,
      receive_sms_promos: record?.receive_sms_promos ?? false,
    };
  });

  serve(contracts.readStats, { access: 'player' }, async ({ player }) => {
    const { created_at, current_sign_in_at } = await own(player);
    return {
      created_at: created_at.toISOString(),
      current_sign_in_at: current_sign_in_at?.toISOString() ?? null,
    };
  });

  serve(contracts.readAccounts, { access: 'player' }, ({ player }) => readBalances(db, player.playerId));

  serve(contracts.selectAccount, { access: 'player' }, async ({ player: { playerId }, body }) => {
    const { currency, active = true } = body;
    await db.transaction((tx) => (active ? selectAccount : openAccount)(tx, { playerId, currency }));
    sessions.refresh(playerId);
    return readBalances(db, playerId);
  });

  serve(contracts.joinGroups, { access: 'player' }, async ({ player, body }) => {
    await joinExperiments(db, { playerId: player.playerId, groupIds: body.groups.add, now: clock() });
    return (await own(player)).groups;
  });
}
