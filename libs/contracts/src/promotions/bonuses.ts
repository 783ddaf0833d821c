import * as v from 'valibot';
import { AmountCents, CurrencyCode, NumericId, NumericIdParam } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { BonusLabel, bonusTerms, Gift } from '../core/gift.ts';
import { trimmed } from '../core/text.ts';

/** A bonus anybody can have, with its whole terms in one currency. */
export const BonusOffer = /*#__PURE__*/ v.object({
  identifier: v.string(),
  title: v.string(),
  label: BonusLabel,
  currency: CurrencyCode,
  /** Codes that claim it; empty if none is needed. */
  codes: v.array(v.string()),
  /** Number of the deposit it applies to; null for any. */
  nth_deposit: v.nullable(v.number()),
  min_deposit_cents: v.nullable(AmountCents),
  /** Percentage of the deposit; null where the amount is fixed. */
  percent: v.nullable(v.number()),
  /** Maximum amount, or the fixed one. */
  amount_cents: AmountCents,
  /** Experience points, which count for levels; null where it gives something else. */
  points: v.nullable(v.number()),
  activate_days: v.number(),
  ...bonusTerms,
});
export type BonusOffer = v.InferOutput<typeof BonusOffer>;

/** GET /api/player/bonuses: the latest two hundred, newest first, without free spins. Source: specification §7. */
export const readBonuses = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/bonuses',
  reply: /*#__PURE__*/ v.array(Gift),
});

/** GET /api/player/freespins: the same of free spins. Source: specification §7. */
export const readFreeSpins = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/freespins',
  reply: /*#__PURE__*/ v.array(Gift),
});

/** GET /api/bonuses/deposit: what comes with deposits, for guests in the edition's currency. Source: specification §7. */
export const readDepositBonuses = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/bonuses/deposit',
  reply: /*#__PURE__*/ v.array(BonusOffer),
});

/** GET /api/bonuses/registration: what comes with an account. Source: specification §7. */
export const readRegistrationBonuses = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/bonuses/registration',
  reply: /*#__PURE__*/ v.array(BonusOffer),
});

/**
 * GET /api/player/bonuses/next_deposit: the code a player keeps and what it would bring with the next deposit in a currency;
 * null where nothing. It begins only with a deposit that names it. Ours.
 */
export const readNextDepositBonus = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/bonuses/next_deposit',
  query: /*#__PURE__*/ v.object({ currency: CurrencyCode }),
  reply: /*#__PURE__*/ v.object({ code: v.nullable(v.string()), offer: v.nullable(BonusOffer) }),
});

const ofGift = /*#__PURE__*/ v.object({ id: NumericIdParam });

/**
 * POST /api/player/bonuses/{id}/activation: money is played with, cash is the player's. While another one is wagered it
 * waits, in the order they were asked for. Asked again: nothing. Source: specification §7.
 */
export const activateBonus = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/bonuses/:id/activation',
  params: ofGift,
  reply: Gift,
  refusals: ['bonus_over', 'excluded'],
});

/** DELETE /api/player/bonuses/{id}: gives it up; `fund_cents` lapses. Asked again: nothing. Source: specification §7. */
export const cancelBonus = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/bonuses/:id',
  params: ofGift,
  reply: Gift,
  refusals: ['bonus_over'],
});

/**
 * PUT /api/player/bonuses/order: the order in which waiting bonuses begin. Those not named follow as they stood; ids that do
 * not wait are passed over. Answers all that wait. Ours.
 */
export const orderBonuses = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/player/bonuses/order',
  body: /*#__PURE__*/ v.strictObject({ ids: v.pipe(v.array(NumericId), v.maxLength(200)) }),
  reply: /*#__PURE__*/ v.array(Gift),
});

/** POST /api/player/freespins/{id}/activation: from now on they can be played. Source: specification §7. */
export const activateFreeSpins = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/freespins/:id/activation',
  params: ofGift,
  reply: Gift,
  refusals: ['bonus_over', 'excluded'],
});

/** DELETE /api/player/freespins/{id}: gives them up. Source: specification §7. */
export const cancelFreeSpins = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/freespins/:id',
  params: ofGift,
  reply: Gift,
  refusals: ['bonus_over'],
});

/** Result of a coupon. Source: specification §4. */
export const CouponOutcome = /*#__PURE__*/ v.picklist([
  'already_activated',
  'failed_to_activate',
  'successfully_activated',
]);

/** POST /api/bonuses/coupon: redeems a code, once. Every outcome is an answer; codes can't be guessed one
 * after another. Source: specification §7. */
export const redeemCoupon = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/bonuses/coupon',
  body: /*#__PURE__*/ v.strictObject({ coupon_code: trimmed(64) }),
  reply: /*#__PURE__*/ v.object({
    status: CouponOutcome,
    /** Why it failed; null otherwise. */
    reason: v.nullable(v.picklist(['unknown_code', 'needs_deposit', 'not_available', 'over'])),
    gift: v.nullable(Gift),
  }),
  refusals: ['too_many_attempts'],
});

const BonusSettings = /*#__PURE__*/ v.strictObject({ receive_bonuses: v.boolean() });

/** GET /api/player/bonus_settings: whether bonuses are taken. Ours. */
export const readBonusSettings = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/bonus_settings',
  reply: BonusSettings,
});

/** PATCH /api/player/update_bonus_settings: takes bonuses, or none from now on. Source: specification §7; its body is not shown there. */
export const updateBonusSettings = /*#__PURE__*/ endpoint({
  method: 'PATCH',
  path: '/api/player/update_bonus_settings',
  body: BonusSettings,
  reply: BonusSettings,
});

/** GET /api/player/bonuses/withdrawal: what paying out from a wallet forfeits now. Ours. */
export const previewWithdrawal = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/bonuses/withdrawal',
  query: /*#__PURE__*/ v.object({ currency: CurrencyCode }),
  reply: /*#__PURE__*/ v.object({
    forfeit_cents: AmountCents,
    gifts: v.array(v.object({ id: NumericId, title: v.string(), fund_cents: AmountCents })),
  }),
});

export type WithdrawalPreview = v.InferOutput<(typeof previewWithdrawal)['reply']>;
