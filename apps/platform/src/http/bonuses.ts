import * as contracts from '@croupier/contracts';
import type { Transaction } from '@croupier/server-database';
import { nthDeposit } from '@croupier/server-payments';
import { countAttempt, readPlayer, refuseWhileLocked } from '@croupier/server-players';
import {
  activateBonus,
  cancelBonus,
  describeGifts,
  type End,
  endsByWithdrawal,
  orderBonuses,
  readGifts,
  readNextDepositBonus,
  readOffers,
  redeemCoupon,
  setBonusSettings,
  takesOffers,
  wantsBonuses,
} from '@croupier/server-promotions';
import type { Identity, PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';

type Change = (tx: Transaction, end: End) => ReturnType<typeof activateBonus>;

/**
 * Registers the routes for a player's bonuses and for public offers. Every bonus is looked up together with its player.
 */
export function bonusRoutes(serve: Serve, { db, clock }: PlatformContext): void {
  const localeOf = ({ locale, edition }: RequestInfo) => locale ?? edition.defaultLocale;

  const read = ({ playerId }: Identity, spins: boolean, request: RequestInfo) =>
    readGifts(db, { playerId, spins, locale: localeOf(request) });

  async function change(
    work: Change,
    { playerId }: Identity,
    id: number,
    request: RequestInfo,
  ): Promise<contracts.Gift> {
    const order = { playerId, id, actor: `player:${playerId}`, now: clock() };
    const bonus = await db.transaction((tx) => work(tx, order));
    const [gift] = await describeGifts(db, [bonus], localeOf(request));
    return gift!;
  }

  serve(contracts.readBonuses, { access: 'player', activity: false }, ({ player, request }) =>
    read(player, false, request),
  );
  serve(contracts.readFreeSpins, { access: 'player', activity: false }, ({ player, request }) =>
    read(player, true, request),
  );

  for (const call of [contracts.activateBonus, contracts.activateFreeSpins])
    serve(call, { access: 'player' }, ({ player, params, request }) =>
      change(activateBonus, player, params.id, request),
    );
  for (const call of [contracts.cancelBonus, contracts.cancelFreeSpins])
    serve(call, { access: 'player' }, ({ player, params, request }) => change(cancelBonus, player, params.id, request));

  serve(contracts.orderBonuses, { access: 'player' }, async ({ player: { playerId, currency }, body, request }) => {
    const rows = await db.transaction((tx) => orderBonuses(tx, { playerId, currency, ids: body.ids }));
    return describeGifts(db, rows, localeOf(request));
  });

  async function offers(by: 'deposit' | 'registration', player: Identity | null, request: RequestInfo) {
    if (player && !(await takesOffers(db, player.playerId, clock()))) return [];
    const record = player && (await readPlayer(db, player.playerId));
    const edition = record?.edition ?? request.edition.id;
    return readOffers({
      by,
      currency: player?.currency ?? request.edition.currency,
      edition,
      locale: localeOf(request),
    });
  }

  serve(contracts.readDepositBonuses, { access: 'all' }, ({ player, request }) => offers('deposit', player, request));
  serve(contracts.readRegistrationBonuses, { access: 'all' }, ({ player, request }) =>
    offers('registration', player, request),
  );

  serve(contracts.readNextDepositBonus, { access: 'player' }, ({ player: { playerId }, query, request }) =>
    readNextDepositBonus(db, {
      playerId,
      currency: query.currency,
      locale: localeOf(request),
      nth: () => nthDeposit(db, playerId),
      now: clock(),
    }),
  );

  serve(contracts.redeemCoupon, { access: 'player' }, async ({ player, body, request }) => {
    const { playerId, currency } = player;
    const guessers = [
      ['coupon_player', String(playerId)],
      ['coupon_from', request.ip],
    ] as const;
    for (const [kind, value] of guessers) await refuseWhileLocked(db, kind, value, clock());
    const result = await redeemCoupon(db, { playerId, currency, code: body.coupon_code, now: clock() });
    if (result.reason === 'unknown_code')
      for (const [kind, value] of guessers) await countAttempt(db, kind, value, clock());
    const [gift = null] = await describeGifts(db, result.bonus ? [result.bonus] : [], localeOf(request));
    return { status: result.status, reason: result.reason, gift };
  });

  serve(contracts.readBonusSettings, { access: 'player' }, async ({ player }) => ({
    receive_bonuses: await wantsBonuses(db, player.playerId),
  }));

  serve(contracts.updateBonusSettings, { access: 'player' }, async ({ player: { playerId }, body }) => {
    await db.transaction((tx) => setBonusSettings(tx, { playerId, receive: body.receive_bonuses, now: clock() }));
    return body;
  });

  serve(contracts.previewWithdrawal, { access: 'player' }, async ({ player: { playerId }, query, request }) => {
    const bonus = await endsByWithdrawal(db, { playerId, currency: query.currency });
    const gifts = await describeGifts(db, bonus ? [bonus] : [], localeOf(request));
    return {
      forfeit_cents: gifts.reduce((sum, { fund_cents }) => sum + fund_cents, 0),
      gifts: gifts.map(({ id, bonuses, fund_cents }) => ({ id, title: bonuses[0]!.title, fund_cents })),
    };
  });
}
