import * as v from 'valibot';
import { AmountCents, CurrencyCode, PositiveAmountCents, Timestamp, Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** Money changed, or offered to be, between two wallets of a player. */
export const Conversion = /*#__PURE__*/ v.object({
  id: Uuid,
  from: CurrencyCode,
  to: CurrencyCode,
  /** Amount paid, in `from`. */
  amount_cents: AmountCents,
  /** Amount received, in `to`. */
  receives_cents: AmountCents,
  /** Exchange rate from `from` to `to` less the fee, as decimal text. For display only; the amounts are binding. */
  rate: v.string(),
  /** Fee in percent of the amount received: 0.5. */
  fee_percent: v.number(),
  /** Time the offer expires. */
  expires_at: Timestamp,
  /** Seconds until it expires, because a browser's clock may be wrong. */
  stands_seconds: v.number(),
  /** Null while it is an offer. */
  converted_at: v.nullable(Timestamp),
});
export type Conversion = v.InferOutput<typeof Conversion>;

/** Current terms of an exchange, and the player's daily limit. */
export const ConversionTerms = /*#__PURE__*/ v.object({
  /** Exchange rate from `from` to `to` less the fee, as decimal text. Only an offer fixes it. */
  rate: v.string(),
  /** Fee in percent of the amount received: 0.5. */
  fee_percent: v.number(),
  /** Maximum to exchange in 24 hours, counted in the amounts paid. */
  day: v.object({
    amount_cents: AmountCents,
    currency: CurrencyCode,
    /** Amount left of it now, in `from`. */
    left_cents: AmountCents,
  }),
});
export type ConversionTerms = v.InferOutput<typeof ConversionTerms>;

/**
 * GET /api/player/conversions/terms: returns fee, rate and the amount left of the daily limit, before an offer is
 * requested. Ours.
 */
export const readConversionTerms = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/conversions/terms',
  query: /*#__PURE__*/ v.object({ from: CurrencyCode, to: CurrencyCode }),
  reply: ConversionTerms,
  refusals: ['currency_not_available', 'unavailable'],
});

/**
 * POST /api/player/conversions/quotes: returns an offer that is valid for 30 seconds. `conversion_day_limit` has the
 * maximum in 24 hours (`amount_cents`, `currency`) and the amount left of it (`left_cents` in `from`). Ours.
 */
export const quoteConversion = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/conversions/quotes',
  body: /*#__PURE__*/ v.object({ from: CurrencyCode, to: CurrencyCode, amount_cents: PositiveAmountCents }),
  reply: Conversion,
  status: [201],
  refusals: [
    'bonus_would_lapse',
    'conversion_day_limit',
    'conversion_too_small',
    'conversion_too_large',
    'currency_not_available',
    'insufficient_funds',
    'profile_incomplete',
    'questionnaire_pending',
    'unavailable',
  ],
});

/** POST /api/player/conversions: takes an offer, at its price or not at all. Asked again it answers what was done. Ours. */
export const convertMoney = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/conversions',
  body: /*#__PURE__*/ v.object({ quote_id: Uuid }),
  reply: Conversion,
  refusals: [
    'bonus_would_lapse',
    'conversion_day_limit',
    'conversion_too_large',
    'currency_not_available',
    'insufficient_funds',
    'not_found',
    'profile_incomplete',
    'questionnaire_pending',
    'quote_expired',
    'unavailable',
  ],
});

/** GET /api/player/conversions: the last 20, newest first. Ours. */
export const readConversions = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/conversions',
  reply: /*#__PURE__*/ v.array(Conversion),
});
